import MaquetteElements
import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteControls
@testable import MaquetteScreens

@Suite struct ColorWellTests {
  private let well = ColorWell(.token(.orange))

  @Test func itShowsItsColour() {
    #expect(Drawn(well, .macos).fills.contains { $0.color == .token(.orange, .macos) })
  }

  /// WebKit's size of the system's wells; on macOS 26 it is as high as push buttons.
  @Test(arguments: [(Era.classic, 23.0), (.glass, 24)])
  func itIsAsHighAsThePlatforms(era: Era, height: Double) {
    #expect(Drawn(well, .macos, era: era).size == Size(width: 44, height: height))
  }

  @Test func itLooksPressedWhileThePanelIsOpen() {
    #expect(Drawn(well.state(.selected), .macos).fills.count == Drawn(well, .macos).fills.count + 1)
    #expect(Drawn(well.disabled(), .macos).opacity < 1)
  }

  @Test func itHasAName() {
    #expect(ColorWell().exposed == Accessibility(label: "Color", traits: [.button]))
  }
}

@Suite struct ComboBoxTests {
  /// `mac12-combobox`: 22 high, where text fields are 20; on macOS 26 a combo box is as high as a field.
  @Test func itIsHigherThanATextField() {
    func size(_ control: any Element, _ era: Era) -> Size { Drawn(control, .macos, era: era).size }
    #expect(size(ComboBox("Red").with(\.width, 120), .classic) == Size(width: 120, height: 22))
    #expect(
      size(ComboBox("Red").with(\.width, 120), .glass)
        == size(TextField(text: "Red").with(\.width, 120), .glass))
  }

  @Test func itsButtonHasTheTintOfTheActiveWindow() {
    let (box, white) = (ComboBox("Red"), Color.token(.onTint, .macos))
    func arrow(_ box: Drawn) -> Color? { box.operations(of: "arrows").first.flatMap(\.strokeColor) }
    #expect(arrow(Drawn(box, .macos)) == white)
    #expect(arrow(Drawn(box, .macos) { $0.isWindowActive = false }) != white)
    #expect(arrow(Drawn(box.disabled(), .macos)) != white)
    #expect(arrow(Drawn(box, .macos, era: .glass)) != white)
  }

  @Test func theTextIsItsValue() {
    let box = ComboBox("Helvetica", placeholder: "Font")
    #expect(box.exposed == Accessibility(label: "Font", value: "Helvetica", traits: [.textField]))
    #expect(box.disabled().exposed.traits == [.textField, .notEnabled])
  }
}

extension DisplayList.Operation {
  /// The colour of a line; nil for other operations.
  fileprivate var strokeColor: Color? {
    if case .stroke(_, _, .color(let color)) = self { color } else { nil }
  }
}

@Suite struct DisclosureTriangleTests {
  /// Measured: arrowheads of 8.05 x 4.75 with 15.1 square points of ink at 2x (`mac12-sidebar-navigator-2x`), of 7.9 x 4.7 at
  /// 1x (`mac26-outline`).
  @Test(arguments: [Era.classic, .glass]) func itsArrowheadIsThePlatforms(era: Era) throws {
    let metrics = DisclosureMetrics.standard(for: .macos, era: era)
    let arrowhead = try #require(Symbols.symbol(named: "chevron.down"))
      .drawing(pointSize: metrics.symbolSize, weight: metrics.symbolWeight)
    #expect(abs(arrowhead.size.width - 8.05) < 0.25 && abs(arrowhead.size.height - 4.75) < 0.25)
    #expect(abs(SymbolInk(arrowhead).area(samples: 199) - 15.1) < 1)
  }

  @Test func itIsASquareBeforeItsTitle() {
    let alone = Drawn(DisclosureTriangle(), .macos)
    #expect(alone.size.width == alone.size.height)
    let titled = Drawn(DisclosureTriangle("Details"), .macos)
    #expect(titled.size.width > alone.size.width && titled.texts.count == 1)
  }

  @Test func itSaysWhetherDetailsShow() {
    let closed = DisclosureTriangle("Details").exposed
    #expect(closed == Accessibility(label: "Details", value: "collapsed", traits: [.button]))
    #expect(DisclosureTriangle(isOpen: true).exposed.value == "expanded")
  }

  @Test func openAndClosedAreEquallyLarge() {
    let open = Drawn(DisclosureTriangle("Details", isOpen: true))
    #expect(open.size == Drawn(DisclosureTriangle("Details")).size)
  }
}

@Suite struct GroupBoxTests {
  /// Measured at 1x: a line of (226) on (237) and of (61) on (35) on macOS 12 (`mac12-tabview`, `mac12-tabview-dark`), none
  /// on macOS 26, whose corners are 12 (`mac26-groupbox`).
  @Test(arguments: [(Appearance.light, 226.0, 237.0), (.dark, 61, 35)])
  func itsLineIsThePlatforms(appearance: Appearance, line: Double, fill: Double) {
    func edge(_ era: Era) -> Color {
      ColorToken.groupBoxEdge.standard(for: .macos, era: era).resolved(appearance, .standard)
    }
    let color = edge(.classic)
    let drawn = fill + (Double(color.red) - fill) * Double(color.alpha) / 255
    #expect(abs(drawn - line) <= 1)
    #expect(edge(.glass).alpha == 0)
    #expect(Drawn(GroupBox { Text("Red") }, .macos, era: .glass).cornerRadius == 12)
  }
}

@Suite struct LevelIndicatorTests {
  @Test(arguments: [(0.4, ColorToken.green), (0.5, .yellow), (0.8, .red)])
  func colourSaysWhatTheLevelMeans(value: Double, token: ColorToken) {
    let indicator = LevelIndicator(value).with(\.warning, 0.5).with(\.critical, 0.8)
    #expect(Drawn(indicator, .macos).fills.first?.color == .token(token, .macos))
  }

  @Test func aBarIsFilledFromWhereReadingBegins() {
    let indicator = LevelIndicator(0.25).with(\.width, 100)
    func filled(_ drawn: Drawn) -> Rect? {
      if case .rect(let part)? = drawn.layers.first?.clip { part } else { nil }
    }
    let mirrored = Drawn(indicator, .macos) { $0.direction = .rightToLeft }
    #expect(filled(Drawn(indicator, .macos)) == Rect(x: 0, y: 0, width: 25, height: 16))
    #expect(filled(mirrored) == Rect(x: 75, y: 0, width: 25, height: 16))
  }

  @Test func blocksAreFilledWhole() {
    let indicator = LevelIndicator(2, style: .discrete).with(\.count, 6).with(\.width, 118)
    let blocks = Drawn(indicator, .macos).fills
    #expect(blocks.count == 6)
    #expect(blocks.count { $0.color == .token(.green, .macos) } == 2)
    // Six blocks share 118; their rims part them.
    #expect(blocks.allSatisfy { abs($0.rect.width - 118.0 / 6) <= 0.5 && $0.rect.height == 16 })
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e300], LevelIndicator.Style.allCases)
  func senselessValuesDrawSomething(value: Double, style: LevelIndicator.Style) {
    let indicator = LevelIndicator(value, style: style).with(\.count, .max)
    #expect(Drawn(indicator, .macos).size.width > 0)
    #expect(indicator.exposed.value != nil)
  }

  @Test func itSaysHowFullItIs() {
    #expect(LevelIndicator(0.4).exposed.value == "40%")
    #expect(LevelIndicator(3, style: .rating).exposed.value == "3 / 5")
  }
}
