import MaquetteControls
import MaquetteGraphics
import MaquetteScene
import MaquetteTypography
import Testing

@Suite struct ButtonTests {
  private func layout(_ button: Button, scale: Double = 3, change: (inout Environment) -> Void = { _ in })
    -> LayoutNode
  {
    var mockup = Mockup(button, padding: .zero)
    mockup.environment.scale = scale
    change(&mockup.environment)
    return mockup.layout()
  }

  private func colors(_ node: LayoutNode) -> (fill: Color?, text: Color?) {
    var fill: Color?
    var text: Color?
    node.forEach { node, _ in
      for operation in node.operations {
        if case .fill(_, .color(let color)) = operation { fill = fill ?? color }
        if case .glyphs(_, _, let color) = operation { text = text ?? color }
      }
    }
    return (fill, text)
  }

  private func frame(of name: String, in node: LayoutNode) -> Rect? {
    var frame: Rect?
    node.forEach { node, _ in if node.name == name { frame = frame ?? node.frame } }
    return frame
  }

  /// Heights measured on the real controls at 3x.
  @Test(arguments: [(ControlSize.small, 28.0), (.medium, 34.33), (.large, 50.33)])
  func heightsAreThePlatforms(size: ControlSize, height: Double) {
    let node = layout(Button("Play").style(.filled).size(size))
    #expect(abs(node.frame.height - height) < 0.01)
  }

  /// Measured: a large button is 16 points wider than a medium one with the same text.
  @Test func largeIsSixteenPointsWiderThanMedium() {
    let medium = layout(Button("Play").style(.gray)).frame.width
    let large = layout(Button("Play").style(.gray).size(.large)).frame.width
    #expect(abs(large - medium - 16) < 0.01)
  }

  /// Fills and texts of the four styles, light and dark, as composed by the platform's configurations.
  @Test func stylesHaveThePlatformsColours() {
    let blue = Color(red: 0, green: 122, blue: 255)
    let darkBlue = Color(red: 10, green: 132, blue: 255)
    let dark: (inout Environment) -> Void = { $0.appearance = .dark }

    #expect(colors(layout(Button("A").style(.plain))) == (nil, blue))
    #expect(colors(layout(Button("A").style(.system))) == (nil, blue))
    #expect(
      colors(layout(Button("A").style(.gray))) == (Color(red: 120, green: 120, blue: 128, alpha: 41), blue)
    )
    #expect(colors(layout(Button("A").style(.tinted))) == (blue.opacity(0.18), blue))
    #expect(colors(layout(Button("A").style(.filled))) == (blue, .white))
    #expect(
      colors(layout(Button("A").style(.tinted), change: dark)) == (darkBlue.opacity(0.25), darkBlue))
    #expect(colors(layout(Button("A").style(.filled), change: dark)) == (darkBlue, .white))
  }

  @Test func pressingFadesInLightAndBrightensInDark() {
    let blue = Color(red: 0, green: 122, blue: 255)
    let light = colors(layout(Button("A").style(.filled).state(.highlighted)))
    #expect(light.fill == blue.opacity(0.75))
    let dark = colors(layout(Button("A").style(.filled).state(.highlighted)) { $0.appearance = .dark })
    // 80 % of (10, 132, 255) and 20 % of white.
    #expect(dark.fill == Color(red: 59, green: 157, blue: 255))
    #expect(colors(layout(Button("A").style(.tinted).state(.highlighted))).fill == blue.opacity(0.12))
  }

  @Test func aDisabledButtonLosesItsTint() {
    let tertiaryLabel = Color(red: 60, green: 60, blue: 67, alpha: 77)
    let tertiaryFill = Color(red: 118, green: 118, blue: 128, alpha: 31)
    #expect(colors(layout(Button("A").style(.filled).state(.disabled))) == (tertiaryFill, tertiaryLabel))
    #expect(colors(layout(Button("A").state(.disabled))) == (nil, tertiaryLabel))
    let inherited = layout(Button("A").style(.filled)) { $0.isEnabled = false }
    #expect(colors(inherited).text == tertiaryLabel)
  }

  @Test func selectingMakesAButtonMoreProminent() {
    let off = colors(layout(Button("A").style(.gray)))
    let on = colors(layout(Button("A").style(.gray).state(.selected)))
    #expect(off.fill != on.fill)
    #expect(colors(layout(Button("A").style(.tinted).state(.selected))).text == .white)
    #expect(
      colors(layout(Button("A").style(.filled).state(.selected))).fill
        != colors(layout(Button("A").style(.filled))).fill)
  }

  @Test func rolesChangeTintOrWeight() {
    let red = Color(red: 255, green: 59, blue: 48)
    #expect(colors(layout(Button("Delete").role(.destructive))).text == red)
    #expect(colors(layout(Button("Delete").style(.filled).role(.destructive))).fill == red)
    let normal = layout(Button("Done")).frame.width
    #expect(layout(Button("Done").role(.primary)).frame.width > normal)
  }

  @Test func theSymbolStandsWhereItIsPut() throws {
    func centers(_ placement: SymbolPlacement, _ direction: LayoutDirection = .leftToRight) throws -> (
      symbol: Point, label: Point
    ) {
      let node = layout(Button("Play", symbol: "play.fill").symbolPlacement(placement)) {
        $0.direction = direction
      }
      return (
        try #require(frame(of: "symbol", in: node)).center,
        try #require(frame(of: "label", in: node)).center
      )
    }
    var at = try centers(.leading)
    #expect(at.symbol.x < at.label.x)
    at = try centers(.trailing)
    #expect(at.symbol.x > at.label.x)
    at = try centers(.top)
    #expect(at.symbol.y < at.label.y)
    at = try centers(.bottom)
    #expect(at.symbol.y > at.label.y)
    at = try centers(.leading, .rightToLeft)
    #expect(at.symbol.x > at.label.x)
  }

  @Test func anActivityIndicatorTakesTheSymbolsPlace() {
    let node = layout(Button("Checkout", symbol: "cart").style(.filled).busy("Checking Out…"))
    #expect(frame(of: "symbol", in: node) == nil)
    #expect(frame(of: "activity-indicator", in: node) != nil)
    #expect(colors(node).text == Color.white.opacity(0.5))
    var label: String?
    node.forEach { node, _ in if node.name == "label" { label = node.accessibility?.label } }
    #expect(label == "Checking Out…")
  }

  @Test func aWideButtonPutsItsContentWhereItIsTold() throws {
    func x(_ alignment: ContentAlignment, _ direction: LayoutDirection = .leftToRight) throws -> Double {
      let button = Button("Play").style(.gray).with(\.width, 200).with(\.contentAlignment, alignment)
      let node = layout(button) { $0.direction = direction }
      #expect(node.frame.width == 200)
      return try #require(frame(of: "label", in: node)).center.x
    }
    #expect(try x(.leading) < 60)
    #expect(abs(try x(.center) - 100) < 0.5)
    #expect(try x(.trailing) > 140)
    #expect(try x(.leading, .rightToLeft) > 140)
    #expect(try x(.left, .rightToLeft) < 60)
  }

  @Test func fillPutsSymbolAndTitleAtTheEnds() throws {
    let button = Button("Play", symbol: "play.fill").style(.gray).with(\.width, 200)
    let node = layout(button.with(\.contentAlignment, .fill))
    let symbol = try #require(frame(of: "symbol", in: node))
    let label = try #require(frame(of: "label", in: node))
    #expect(abs(symbol.minX - 12) < 0.5)
    #expect(abs(label.maxX - 188) < 0.5)
  }

  @Test func insetsAndRadiusCanBeChosen() {
    let button = Button("Play").style(.gray).with(\.contentInsets, Insets(all: 30))
      .with(\.cornerRadius, 3)
    let node = layout(button)
    #expect(node.frame.height > 80)
    var radius: Double?
    node.forEach { node, _ in
      for case .fill(.roundedRectangle(let shape), _) in node.operations { radius = shape.radii.topLeft }
    }
    #expect(radius == 3)
  }

  @Test func aSubtitleIsSmallerAndBelow() throws {
    let plain = layout(Button("Buy").style(.filled)).frame.height
    let node = layout(Button("Buy", subtitle: "Only today").style(.filled))
    #expect(node.frame.height > plain + 10)
  }

  @Test func aLongTitleIsTruncatedInALimitedLine() {
    let long = String(repeating: "Continue ", count: 20)
    let limited = Button(long).style(.gray).with(\.lineLimit, 1).with(\.width, 120)
    #expect(abs(layout(limited).frame.height - 34.33) < 0.01)
    #expect(layout(Button(long).style(.gray).with(\.width, 120)).frame.height > 100)
  }

  @Test func anEmptyButtonIsAWarning() {
    var warnings: [ElementWarning] = []
    layout(Button()).forEach { node, _ in warnings += node.warnings }
    #expect(warnings == [.emptyTitle(element: "button")])
  }

  @Test func anUnknownSymbolIsAWarningWithTheNearestName() {
    var warnings: [ElementWarning] = []
    layout(Button("Play", symbol: "play.fil")).forEach { node, _ in warnings += node.warnings }
    #expect(warnings == [.unknownSymbol(name: "play.fil", nearest: "play.fill")])
  }

  @Test func assistiveTechnologyHearsTitleAndState() {
    let button = Button("Play", symbol: "play.fill").state([.selected, .disabled])
    let told = button.accessibility(in: Environment())
    #expect(told.label == "Play")
    #expect(told.traits == [.button, .selected, .notEnabled])
    #expect(Button(symbol: "trash").accessibility(in: Environment()).label == "trash")
  }
}
