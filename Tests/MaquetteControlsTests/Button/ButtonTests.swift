import MaquetteControlKit
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import TestSupport
import Testing

@Suite struct ButtonTests {
  private let blue = Color(red: 0, green: 122, blue: 255)

  private func draw(_ button: Button, change: (inout Environment) -> Void = { _ in }) -> Drawn {
    Drawn(button, scale: 3, change: change)
  }

  private func colors(
    _ button: Button, change: (inout Environment) -> Void = { _ in }
  ) -> (fill: Color?, text: Color?) {
    let drawn = draw(button, change: change)
    return (drawn.fills.first?.color, drawn.texts.first)
  }

  /// Heights measured on the real controls at 3x.
  @Test(arguments: [(ControlSize.small, 28.0), (.medium, 34.33), (.large, 50.33)])
  func heightsAreThePlatforms(size: ControlSize, height: Double) {
    #expect(abs(draw(Button("Play").style(.filled).size(size)).size.height - height) < 0.01)
  }

  /// Measured: a large button is 16 points wider than a medium one with the same text.
  @Test func largeIsSixteenPointsWiderThanMedium() {
    let medium = draw(Button("Play").style(.gray)).size.width
    let large = draw(Button("Play").style(.gray).size(.large)).size.width
    #expect(abs(large - medium - 16) < 0.01)
  }

  /// Fills and texts of the four styles, light and dark, as composed by the platform's configurations.
  @Test func stylesHaveThePlatformsColours() {
    let darkBlue = Color(red: 10, green: 132, blue: 255)
    let gray = Color(red: 120, green: 120, blue: 128, alpha: 41)
    let dark: (inout Environment) -> Void = { $0.appearance = .dark }

    #expect(colors(Button("A").style(.plain)) == (nil, blue))
    #expect(colors(Button("A").style(.system)) == (nil, blue))
    #expect(colors(Button("A").style(.gray)) == (gray, blue))
    #expect(colors(Button("A").style(.tinted)) == (blue.opacity(0.18), blue))
    #expect(colors(Button("A").style(.filled)) == (blue, .white))
    #expect(colors(Button("A").style(.tinted), change: dark) == (darkBlue.opacity(0.25), darkBlue))
    #expect(colors(Button("A").style(.filled), change: dark) == (darkBlue, .white))
  }

  @Test func pressingFadesInLightAndBrightensInDark() {
    let pressed = Button("A").style(.filled).state(.highlighted)
    #expect(colors(pressed).fill == blue.opacity(0.75))
    // 80 % of (10, 132, 255) and 20 % of white.
    #expect(colors(pressed) { $0.appearance = .dark }.fill == Color(red: 59, green: 157, blue: 255))
    #expect(colors(pressed.style(.tinted)).fill == blue.opacity(0.12))
  }

  @Test func aDisabledButtonLosesItsTint() {
    let tertiaryLabel = Color(red: 60, green: 60, blue: 67, alpha: 77)
    let tertiaryFill = Color(red: 118, green: 118, blue: 128, alpha: 31)
    #expect(colors(Button("A").style(.filled).disabled()) == (tertiaryFill, tertiaryLabel))
    #expect(colors(Button("A").disabled()) == (nil, tertiaryLabel))
    #expect(colors(Button("A").style(.filled)) { $0.isEnabled = false }.text == tertiaryLabel)
  }

  @Test func selectingMakesAButtonMoreProminent() {
    for style in [ButtonStyle.gray, .filled] {
      let button = Button("A").style(style)
      #expect(colors(button.state(.selected)).fill != colors(button).fill, "\(style)")
    }
    #expect(colors(Button("A").style(.tinted).state(.selected)).text == .white)
  }

  /// A line in the tint, as Find My draws its buttons: "blue outline, no fill, blue text".
  @Test(arguments: [(ControlState.normal, 1.0), (.highlighted, 0.75)])
  func anOutlinedButtonHasALineInItsTint(state: ControlState, opacity: Double) {
    let blue = Color(red: 0, green: 122, blue: 255).opacity(opacity)
    let drawn = draw(Button("Play Sound").style(.outlined).state(state))
    let lines = drawn.operations.compactMap { operation -> (Double, Paint)? in
      if case .stroke(_, let line, let paint) = operation { (line.width, paint) } else { nil }
    }
    #expect(lines.count == 1 && lines[0] == (1, .color(blue)))
    #expect(drawn.fills.isEmpty && drawn.texts == [blue])
  }

  @Test func anOutlinedButtonIsFilledWhileSelected() {
    let selected = Button("Follow").style(.outlined).state(.selected)
    #expect(colors(selected) == colors(Button("Follow").style(.filled)))
  }

  @Test func rolesChangeTintOrWeight() {
    let red = Color(red: 255, green: 59, blue: 48)
    #expect(colors(Button("Delete").role(.destructive)).text == red)
    #expect(colors(Button("Delete").style(.filled).role(.destructive)).fill == red)
    #expect(draw(Button("Done").role(.primary)).size.width > draw(Button("Done")).size.width)
  }

  @Test(
    arguments: [
      (.leading, .leftToRight, -1, 0), (.trailing, .leftToRight, 1, 0), (.top, .leftToRight, 0, -1),
      (.bottom, .leftToRight, 0, 1), (.leading, .rightToLeft, 1, 0),
    ] as [(SymbolPlacement, LayoutDirection, Double, Double)])
  func theSymbolStandsWhereItIsPut(
    placement: SymbolPlacement, direction: LayoutDirection, x: Double, y: Double
  ) throws {
    let drawn = draw(Button("Play", symbol: "play.fill").symbolPlacement(placement)) {
      $0.direction = direction
    }
    let (symbol, label) = (try drawn.frame("symbol").center, try drawn.frame("label").center)
    #expect((symbol.x - label.x) * x + (symbol.y - label.y) * y > 0)
  }

  @Test func anActivityIndicatorTakesTheSymbolsPlace() {
    let drawn = draw(Button("Checkout", symbol: "cart").style(.filled).busy("Checking Out…"))
    #expect(drawn.frames("symbol").isEmpty && !drawn.frames("activity-indicator").isEmpty)
    #expect(drawn.texts.first == Color.white.opacity(0.5))
    #expect(drawn.accessibility(of: "label").last?.label == "Checking Out…")
  }

  @Test(
    arguments: [
      (.leading, .leftToRight, 30, 30), (.center, .leftToRight, 100, 0.5), (.trailing, .leftToRight, 170, 30),
      (.leading, .rightToLeft, 170, 30), (.left, .rightToLeft, 30, 30),
    ] as [(ContentAlignment, LayoutDirection, Double, Double)])
  func aWideButtonAlignsItsContent(
    alignment: ContentAlignment, direction: LayoutDirection, middle: Double, tolerance: Double
  ) throws {
    let button = Button("Play").style(.gray).with(\.width, 200).with(\.contentAlignment, alignment)
    let drawn = draw(button) { $0.direction = direction }
    #expect(drawn.size.width == 200)
    #expect(abs(try drawn.frame("label").center.x - middle) < tolerance)
  }

  @Test func fillPutsSymbolAndTitleAtTheEnds() throws {
    let button = Button("Play", symbol: "play.fill").style(.gray).with(\.width, 200)
    let drawn = draw(button.with(\.contentAlignment, .fill))
    #expect(abs(try drawn.frame("symbol").minX - 12) < 0.5)
    #expect(abs(try drawn.frame("label").maxX - 188) < 0.5)
  }

  @Test func insetsAndRadiusCanBeChosen() {
    let button = Button("Play").style(.gray).with(\.contentInsets, Insets(all: 30)).with(\.cornerRadius, 3)
    let drawn = draw(button)
    #expect(drawn.size.height > 80 && drawn.cornerRadius == 3)
  }

  /// Measured on SwiftUI's buttons of iOS 15: effective radii of 7.16 and 9.2, which continuous corners of 7 and 9 have.
  @Test(arguments: [(ControlSize.medium, 7.0), (.large, 9)])
  func cornersAreThePlatforms(size: ControlSize, radius: Double) {
    #expect(draw(Button("Play").style(.gray).size(size)).cornerRadius == radius)
  }

  /// A symbol of 20 points is as much larger than one of 17, and the title stays as it is.
  @Test func aSymbolCanHaveASizeOfItsOwn() throws {
    let button = Button("Play", symbol: "play.fill")
    let (own, large) = (Drawn(button), Drawn(button.with(\.symbolSize, 20)))
    let ratio = try large.frame("symbol").height / own.frame("symbol").height
    #expect(abs(ratio - 20.0 / 17) < 0.07)
    #expect(try abs(large.frame("label").height - own.frame("label").height) < 1e-9)
  }

  @Test func aSubtitleIsSmallerAndBelow() {
    let plain = draw(Button("Buy").style(.filled)).size.height
    #expect(draw(Button("Buy", subtitle: "Only today").style(.filled)).size.height > plain + 10)
  }

  @Test func aLongTitleIsTruncatedInALimitedLine() {
    let long = Button(String(repeating: "Continue ", count: 20)).style(.gray).with(\.width, 120)
    #expect(abs(draw(long.with(\.lineLimit, 1)).size.height - 34.33) < 0.01)
    #expect(draw(long).size.height > 100)
  }

  @Test func emptyButtonsAndUnknownSymbolsAreWarnings() {
    #expect(draw(Button()).warnings == [.emptyTitle(element: "button")])
    let unknown = draw(Button("Play", symbol: "play.fil"))
    #expect(unknown.warnings == [.unknownSymbol(name: "play.fil", library: .standard)])
    #expect(!Drawn(RoundedRectangleButton()).warnings.isEmpty)
  }

  @Test func titleAndStateAreExposed() {
    let exposed = Button("Play", symbol: "play.fill").state([.selected, .disabled]).exposed
    #expect(exposed.label == "Play" && exposed.traits == [.button, .selected, .notEnabled])
    #expect(Button(symbol: "trash").exposed.label == "trash")
  }

  @Test(arguments: [ControlState.normal, .highlighted, .disabled])
  func aRoundedRectangleButtonIsDrawnAsASystemButton(state: ControlState) {
    let old = Drawn(RoundedRectangleButton("Sign In").state(state))
    let system = Drawn(Button("Sign In").style(.system).state(state))
    #expect(old.size == system.size)
    #expect(old.operations == system.operations)
    #expect(old.accessibility == system.accessibility)
  }

  @Test func aRoundedRectangleButtonSaysThatItIsDeprecated() {
    #expect(RoundedRectangleButton.summary.hasPrefix("Deprecated"))
    #expect(RoundedRectangleButton.guideline.contains("use a button with the style system"))
  }
}
