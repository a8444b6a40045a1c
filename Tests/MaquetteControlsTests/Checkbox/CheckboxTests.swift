import MaquetteControls
import MaquetteScreens
import MaquetteElements
import TestSupport
import Testing

@Suite struct CheckboxTests {
  private let on = Checkbox("Turbo", value: .on)

  private func gradients(_ box: Checkbox, change: (inout Environment) -> Void = { _ in }) -> [[Color]] {
    Drawn(box, .macos, change: change).gradients
  }

  /// The platform's sides.
  @Test(
    arguments: [(ControlSize.mini, 10.0), (.small, 12), (.medium, 14), (.large, 14)], [1.0, 2, 3])
  func boxesHaveThePlatformsSides(row: (size: ControlSize, side: Double), scale: Double) throws {
    let frame = try Drawn(Checkbox("Turbo").size(row.size), .macos, scale: scale).frame("mark")
    #expect(abs(frame.width - row.side) < 1e-9 && abs(frame.height - row.side) < 1e-9)
  }

  /// Measured on the real control at 2x: the title is 6 points beside the box, its baseline 2 above the
  /// box's lower edge; at 1x the box is 1 below the top of the title's line of 16 and the baseline 3 above its edge
  /// (`mac12-checkbox-off-on-mixed`).
  @Test func theTitleStandsWhereThePlatformPutsIt() throws {
    let drawn = Drawn(on, .macos)
    let box = try drawn.frame("mark")
    #expect(try drawn.frame("label").minX - box.maxX == 6)
    #expect(abs(box.maxY - drawn.baselines[0] - 2) <= 0.25)
    let coarse = Drawn(Checkbox("Turbo"), .macos, scale: 1)
    #expect(try coarse.frame("mark").minY.rounded() == 1)
    #expect(coarse.baselines.map { $0.rounded(.down) } == [12])
  }

  /// `mac26-radio-2`, 1x: a baseline 13 below the top of a mark of 16, wherever the row lies; 11 below one of 14 on macOS 12, and
  /// 12 at 2x.
  @Test(arguments: [(Era.classic, 1.0, 11.0), (.classic, 2, 12), (.glass, 1, 13)], [0.0, 0.25, 0.5, 0.75])
  func titlesAreLevelWithTheirMarks(row: (era: Era, scale: Double, drop: Double), rest: Double) throws {
    let drawn = Drawn(
      Checkbox("A").padding(Insets(top: rest)), .macos, era: row.era, scale: row.scale)
    #expect(try abs(drawn.baselines[0] - drawn.frame("mark").minY - row.drop) < 0.5)
  }

  /// SwiftUI on macOS 11, 2x: titles begin 18.5 from the left edge of a checkbox and 19.5 from that of a radio button, 20.5 in AppKit.
  @Test func titlesOfSwiftUIStandNearer() throws {
    func start(_ element: any Element, _ toolkit: Toolkit) throws -> Double {
      try Drawn(element, .macos) { $0.toolkit = toolkit }.frame("label").minX
    }
    #expect(try start(Checkbox("A"), .uikit) - start(Checkbox("A"), .swiftUI) == 2)
    #expect(try start(Radio("A"), .uikit) - start(Radio("A"), .swiftUI) == 1)
  }

  /// Measured under an accent of (0, 122, 255): (35, 134, 255) at the top, (0, 111, 255) at the bottom.
  @Test func whatIsOnHasTheTintAsAGradient() throws {
    let colors = try #require(gradients(on).first)
    for (color, expected) in zip(colors, [[35, 134, 255], [0, 111, 255]]) {
      for (channel, number) in zip([color.red, color.green, color.blue], expected) {
        #expect(abs(Int(channel) - number) <= 10, "\(color)")
      }
    }
    let purple = gradients(Checkbox("Turbo", value: .mixed).tint(.token(.purple))).first
    #expect(purple?.allSatisfy { $0.red > $0.green && $0.blue > $0.red } == true)
  }

  @Test func onlyWhatIsOnInTheActiveWindowHasTheTint() {
    #expect(gradients(Checkbox("Turbo")).isEmpty)
    #expect(gradients(on.disabled()).isEmpty)
    #expect(gradients(on) { $0.isEnabled = false }.isEmpty)
    #expect(gradients(on) { $0.isWindowActive = false }.isEmpty)
    #expect(!gradients(Checkbox("Turbo", value: .mixed)).isEmpty)
  }

  /// Measured: a dash of 9.5 x 2.5.
  @Test(
    arguments: [
      (.off, 0, []), (.on, 1, []), (.mixed, 0, [Size(width: 9.5, height: 2.5)]),
    ] as [(ToggleValue, Int, [Size])])
  func onIsACheckMarkAndMixedADash(value: ToggleValue, checks: Int, dashes: [Size]) {
    let operations = Drawn(Checkbox("Turbo", value: value), .macos).operations(of: "mark")
    #expect(operations.count { if case .stroke(.path, _, _) = $0 { true } else { false } } == checks)
    #expect(operations.compactMap(\.dash?.size) == dashes)
  }

  /// The platform does not round its marks to pixels: they have the same proportions at every scale.
  @Test(arguments: ControlSize.allCases, [1.0, 2, 3])
  func dashesStandInTheMiddle(size: ControlSize, scale: Double) throws {
    let drawn = Drawn(Checkbox(value: .mixed).size(size), .macos, scale: scale)
    let (box, dash) = (
      try drawn.frame("mark"), try #require(drawn.operations(of: "mark").lazy.compactMap(\.dash).first)
    )
    #expect(abs(dash.center.x - box.center.x) < 1e-9 && abs(dash.center.y - box.center.y) < 1e-9)
    #expect(abs(dash.width / box.width - 9.5 / 14) < 1e-9 && abs(dash.height / box.width - 2.5 / 14) < 1e-9)
  }

  /// Measured at 2x on macOS 11: in an inactive window the rim is lighter, 206 at the sides.
  @Test func theRimOfAnInactiveWindowIsLighter() {
    func rim(_ isActive: Bool) -> UInt8 {
      Drawn(Checkbox(), .macos) { $0.isWindowActive = isActive }.strokes.last?.color.alpha ?? 0
    }
    #expect(rim(true) == 51 && rim(false) == 38)
  }

  /// Boxes of iOS 26 have the shape of macOS 26, and so its flat colours.
  @Test(arguments: [
    ColorToken.boxFill, .boxFillEnd, .boxHighlight, .boxRim, .boxInnerShadow, .boxShadow,
  ])
  func boxesOfIOS26AreFlat(token: ColorToken) {
    #expect(token.standard(for: .ios, era: .glass).light == token.standard(for: .macos, era: .glass).light)
    #expect(token.standard(for: .ios, era: .glass).dark == token.standard(for: .macos, era: .glass).dark)
  }

  /// appkit_ui_elements, a re-creation of macOS, covers a pressed box with black of 20 %.
  @Test func aPressedBoxHasACover() {
    let cover = Color(red: 0, green: 0, blue: 0, alpha: 51)
    let covers = Drawn(Checkbox("A").state(.highlighted), .macos).fills.filter { $0.color == cover }
    #expect(covers.count == 1)
  }

  @Test func theFirstLineOfAWrappedTitleMeetsTheBox() throws {
    let long = Checkbox("Ask to join known networks when no other network is available")
    let single = Drawn(Checkbox("Turbo"), .macos)
    let wrapped = Drawn(long.frame(width: 160, alignment: .leading), .macos)
    #expect(wrapped.baselines.count > 2)
    #expect(wrapped.frames("mark") == single.frames("mark"))
    #expect(wrapped.baselines[0] == single.baselines[0])
    #expect(try wrapped.frame("label").maxX <= 160)
  }

  @Test func theBoxLeadsInReadingDirection() throws {
    let drawn = Drawn(Checkbox("Turbo"), .macos) { $0.direction = .rightToLeft }
    #expect(try drawn.frame("mark").minX - drawn.frame("label").maxX == 6)
  }

  @Test func withoutATitleItIsItsBox() {
    #expect(Drawn(Checkbox(), .macos).size == Size(width: 14, height: 14))
  }

  /// iOS has no checkbox: ours follows its title, 14 points to 13.
  @Test(arguments: [(TextSize.large, 18.0), (.accessibility3, 43)])
  func onIOSItGrowsWithItsTitle(size: TextSize, side: Double) throws {
    #expect(try Drawn(Checkbox("Turbo")) { $0.textSize = size }.frame("mark").width == side)
  }

  @Test func focusIsARingAround() {
    func count(_ box: Checkbox) -> Int { Drawn(box, .macos).operations(of: "mark").count }
    #expect(count(Checkbox("Turbo").state(.focused)) == count(Checkbox("Turbo")) + 1)
  }

  @Test func titleAndValueAreExposed() {
    let environment = Environment(theme: .macos)
    #expect(
      Checkbox("Grid", value: .mixed).state(.disabled).accessibility(in: environment)
        == Accessibility(label: "Grid", value: "mixed", traits: [.button, .notEnabled]))
    #expect(Checkbox("Grid").accessibility(in: environment).value == "unchecked")
    #expect(Checkbox("Grid", value: .on).accessibility(in: environment).value == "checked")
  }
}

@Suite struct RadioTests {
  private let on = Radio("Always", value: .on)

  private func dots(_ radio: Radio, scale: Double = 2) -> [Rect] {
    Drawn(radio, .macos, scale: scale).operations(of: "mark").compactMap {
      if case .fill(.ellipse(let rect), _) = $0 { rect } else { nil }
    }
  }

  private func dashes(_ radio: Radio) -> [Rect] {
    Drawn(radio, .macos).operations(of: "mark").compactMap(\.dash)
  }

  /// Measured on the real control: a circle of 14 points with a dot of 6 in its middle.
  @Test func onIsADotInTheMiddle() throws {
    let circle = try Drawn(on, .macos).frame("mark")
    #expect(circle.size == Size(width: 14, height: 14))
    let dot = try #require(dots(on).first)
    #expect(dot.size == Size(width: 6, height: 6) && dot.center == circle.center)
  }

  @Test(arguments: ControlSize.allCases, [1.0, 2, 3])
  func dotsAreRoundAndInTheMiddle(size: ControlSize, scale: Double) throws {
    let drawn = Drawn(on.size(size), .macos, scale: scale)
    let (circle, dot) = (try drawn.frame("mark"), try #require(dots(on.size(size), scale: scale).first))
    #expect(abs(dot.width - dot.height) < 1e-9 && abs(dot.width / circle.width - 6.0 / 14) < 1e-9)
    #expect(abs(dot.center.x - circle.center.x) < 1e-9 && abs(dot.center.y - circle.center.y) < 1e-9)
  }

  /// Measured at 1x (`mac26-radio-2-dark`): the area of the dot is that of a circle of 5.
  @Test func theDotOfMacOS26IsSmaller() {
    let dots = Drawn(on, .macos, era: .glass, scale: 1).operations(of: "mark").compactMap {
      operation -> Rect? in
      if case .fill(.ellipse(let rect), _) = operation { rect } else { nil }
    }
    #expect(dots.last?.size == Size(width: 5, height: 5))
  }

  @Test func mixedIsADashAndOffNothing() {
    let mixed = Radio("Always", value: .mixed)
    #expect(dashes(mixed).count == 1 && dots(mixed).isEmpty)
    #expect(dashes(Radio("Always")).isEmpty && dots(Radio("Always")).isEmpty)
  }

  /// Measured at 1x: the title 6 points beside the circle, its baseline 3 above the circle's lower edge, both in pixels.
  @Test func theTitleStandsWhereThePlatformPutsIt() throws {
    let drawn = Drawn(Radio("radioButton 1", value: .on), .macos, scale: 1)
    let circle = try drawn.frame("mark")
    #expect(try drawn.frame("label").minX - circle.maxX == 6)
    #expect(circle.maxY.rounded() - drawn.baselines[0].rounded(.down) == 3)
  }

  @Test func titleAndSelectionAreExposed() {
    let environment = Environment(theme: .macos)
    #expect(
      on.accessibility(in: environment) == Accessibility(label: "Always", traits: [.button, .selected]))
    #expect(
      Radio("Always", value: .mixed).state(.disabled).accessibility(in: environment)
        == Accessibility(label: "Always", value: "mixed", traits: [.button, .notEnabled]))
  }
}

extension DisplayList.Operation {
  /// The rounded rectangle that stands for a mixed value.
  fileprivate var dash: Rect? {
    if case .fill(.roundedRectangle(let shape), _) = self { shape.rect } else { nil }
  }
}
