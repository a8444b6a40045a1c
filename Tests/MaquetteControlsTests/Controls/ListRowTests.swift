import MaquetteControls
import MaquetteGraphics
import MaquetteScene
import MaquetteTypography
import Testing

@Suite struct ListRowTests {
  private static let width = 320.0

  private func layout(_ row: ListRow, scale: Double = 2, change: (inout Environment) -> Void = { _ in })
    -> LayoutNode
  {
    var mockup = Mockup(row, padding: .zero)
    mockup.width = Self.width
    mockup.environment.scale = scale
    change(&mockup.environment)
    return mockup.layout()
  }

  private func nodes(_ name: String, in root: LayoutNode) -> [LayoutNode] {
    var found: [LayoutNode] = []
    root.forEach { node, _ in if node.name == name { found.append(node) } }
    return found
  }

  private func label(_ text: String, in root: LayoutNode) throws -> LayoutNode {
    try #require(nodes("label", in: root).first { $0.accessibility?.label == text })
  }

  private func textColor(_ text: String, in root: LayoutNode) throws -> Color? {
    for case .glyphs(_, _, let color) in try label(text, in: root).operations { return color }
    return nil
  }

  private func fills(in root: LayoutNode) -> [Color] {
    var colors: [Color] = []
    root.forEach { node, _ in
      for case .fill(_, .color(let color)) in node.operations { colors.append(color) }
    }
    return colors
  }

  /// A slider or a field takes what the title leaves; a title longer than half the row wraps.
  @Test func whatTakesAllThereIsLeavesTheTitleItsWidth() throws {
    for control in [Slider(0.5), TextField("John")] as [any Element] {
      let root = layout(ListRow("Brightness") { control })
      let title = try label("Brightness", in: root).frame
      let alone = try label("Brightness", in: layout(ListRow("Brightness"))).frame
      #expect(title.width == alone.width && title.height == alone.height)
      let frame = try #require(
        (nodes(Slider.name, in: root) + nodes(TextField.name, in: root)).first
      ).frame
      // Margins of 16, and 8 between.
      #expect(frame.maxX == Self.width - 16 && abs(frame.minX - title.maxX - 8) <= 0.5)
    }
    let long = layout(ListRow("Brightness of the screen at night") { Slider(0.5) })
    let title = try #require(nodes("label", in: long).first).frame
    let slider = try #require(nodes(Slider.name, in: long).first).frame
    #expect(title.height > 40 && title.width <= 140 && slider.width >= 140)
  }

  /// The platform's row is 44 points high, with or without a tile and a mark.
  @Test func anOrdinaryRowIsAsHighAsATarget() {
    #expect(layout(ListRow("Wi-Fi")).frame.height == 44)
    let full = ListRow("Wi-Fi", value: "Home").icon("wifi", color: .token(.blue)).accessory(.detail)
    #expect(layout(full).frame.height == 44)
    // 17 and 12 points of text in lines of 20.5 and 14.5, 2 between, 11 above and below.
    #expect(layout(ListRow("Wi-Fi", subtitle: "Home")).frame.height == 59)
  }

  @Test func aRowGrowsWithTheText() {
    let height = layout(ListRow("Wi-Fi")) { $0.textSize = .accessibility1 }.frame.height
    // One line of 28 points, 1.1934 em high, rounded up to half points, and 11 above and below.
    #expect(height == 22 + 33.5)
  }

  @Test func titlesAreAligned() throws {
    #expect(try label("Wi-Fi", in: layout(ListRow("Wi-Fi"))).frame.minX == 16)
    for symbol in ["wifi", "bell.fill", "chevron.forward"] {
      let row = ListRow("Wi-Fi").icon(symbol, color: .token(.blue))
      #expect(try label("Wi-Fi", in: layout(row)).frame.minX == 16 + 29 + 16)
      #expect(try label("Wi-Fi", in: layout(ListRow("Wi-Fi").icon(symbol))).frame.minX == 61)
    }
  }

  @Test func aTitleCanStandInTheMiddle() throws {
    let row = ListRow("Sign Out").with(\.titleAlignment, .center).with(\.titleColor, .token(.red))
    let node = layout(row)
    #expect(abs(try label("Sign Out", in: node).frame.center.x - Self.width / 2) <= 0.5)
    #expect(try textColor("Sign Out", in: node) == Color(red: 255, green: 59, blue: 48))
  }

  @Test func theValueStandsAtTheEndOnTheTitlesLine() throws {
    let node = layout(ListRow("Wi-Fi", value: "Home"))
    let (title, value) = (try label("Wi-Fi", in: node).frame, try label("Home", in: node).frame)
    #expect(value.maxX == Self.width - 16)
    #expect(value.minY == title.minY)
    let withChevron = layout(ListRow("Wi-Fi", value: "Home").accessory(.chevron))
    let chevron = try #require(nodes("symbol", in: withChevron).first).frame
    #expect(abs(chevron.maxX - (Self.width - 16)) <= 0.5)
    #expect(abs(chevron.minX - 8 - (try label("Home", in: withChevron).frame.maxX)) <= 0.5)
  }

  @Test func besideTwoLinesTheValueStandsInTheMiddle() throws {
    let node = layout(ListRow("Wi-Fi", subtitle: "Connected", value: "Home"))
    #expect(abs(try label("Home", in: node).frame.center.y - node.frame.height / 2) <= 0.5)
  }

  @Test func aValueWithoutRoomStandsBelow() throws {
    let long = "Automatically over the air"
    let node = layout(ListRow("Software updates", value: long))
    let (title, value) = (try label("Software updates", in: node).frame, try label(long, in: node).frame)
    #expect(value.minX == title.minX)
    #expect(value.minY == title.maxY + 2)
  }

  @Test func atAccessibilitySizesTheValueAlwaysStandsBelow() throws {
    func stands(_ size: TextSize) throws -> Bool {
      let node = layout(ListRow("A", value: "B")) { $0.textSize = size }
      return try label("B", in: node).frame.minY >= label("A", in: node).frame.maxY
    }
    #expect(try !stands(.xxxLarge))
    #expect(try stands(.accessibility1))
  }

  @Test func tilesGrowOnlyAtAccessibilitySizesAndOnlySoFar() throws {
    func inset(_ size: TextSize) throws -> Double {
      let row = ListRow("A").icon("wifi", color: .token(.blue))
      return try label("A", in: layout(row) { $0.textSize = size }).frame.minX
    }
    #expect(try inset(.xxxLarge) == 61)
    // Half as large again is 43.5, rounded to 44.
    #expect(try inset(.accessibility1) == 16 + 44 + 16)
    #expect(try inset(.accessibility5) == 16 + 44 + 16)
  }

  @Test func anIconCanBeLargeAndRound() throws {
    var row = ListRow("Ada").icon("person.fill", color: .token(.gray))
    row.iconSize = 60
    row.iconRadius = 30
    let node = layout(row)
    #expect(node.frame.height == 70)
    #expect(try label("Ada", in: node).frame.minX == 16 + 60 + 16)
    var radius: Double?
    node.forEach { node, _ in
      for case .fill(.roundedRectangle(let shape), _) in node.operations { radius = shape.radii.topLeft }
    }
    #expect(radius == 30)
  }

  @Test func rightToLeftMirrorsTheRowAndItsChevron() throws {
    let row = ListRow("A", value: "B").icon("wifi", color: .token(.blue)).accessory(.chevron)
    let leftToRight = layout(row)
    let rightToLeft = layout(row) { $0.direction = .rightToLeft }
    for text in ["A", "B"] {
      let (left, right) = (try label(text, in: leftToRight).frame, try label(text, in: rightToLeft).frame)
      #expect(abs(left.minX + right.maxX - Self.width) < 0.01)
    }
    func chevron(_ node: LayoutNode) -> DisplayList.Operation? {
      nodes("symbol", in: node).last?.operations.first
    }
    guard case .pathGroup(let forward, _, _)? = chevron(leftToRight),
      case .pathGroup(let backward, _, _)? = chevron(rightToLeft)
    else {
      Issue.record("no chevron")
      return
    }
    #expect(forward != backward)
  }

  @Test func aPressedRowHasADarkerBackground() {
    #expect(fills(in: layout(ListRow("A"))).isEmpty)
    let pressed = ListRow("A").state(.highlighted)
    #expect(fills(in: layout(pressed)) == [Color(red: 209, green: 209, blue: 214)])
    #expect(
      fills(in: layout(pressed) { $0.appearance = .dark }) == [Color(red: 58, green: 58, blue: 60)])
  }

  @Test func aDisabledRowFades() throws {
    let tertiary = Color(red: 60, green: 60, blue: 67, alpha: 77)
    let row = ListRow("A", value: "B")
    #expect(try textColor("A", in: layout(row)) == Color(red: 0, green: 0, blue: 0))
    for node in [layout(row.state(.disabled)), layout(row) { $0.isEnabled = false }] {
      #expect(try textColor("A", in: node) == tertiary)
      #expect(try textColor("B", in: node) == tertiary)
    }
    // What stands in the row is disabled with it.
    let button = layout(ListRow("A") { Button("B") }.state(.disabled))
    #expect(try textColor("B", in: button) == tertiary)
  }

  @Test func controlsStandAtTheTrailingEnd() throws {
    let node = layout(ListRow("Name") { Button("Edit").style(.gray).size(.small) })
    let button = try #require(nodes("button", in: node).first).frame
    #expect(button.maxX == Self.width - 16)
    #expect(node.frame.height == 44)
    #expect(abs(button.center.y - 22) <= 0.25)
    let alone = layout(ListRow { Text("Only this") })
    #expect(try label("Only this", in: alone).frame.minX == 16)
  }

  @Test func aSwitchIsTheRowsOwn() throws {
    let node = layout(ListRow("Wi-Fi").icon("wifi", color: .token(.blue)).switch(isOn: true))
    #expect(node.frame.height == 44)
    #expect(nodes("switch", in: node).map(\.frame.maxX) == [Self.width - 16])
    #expect(node.accessibilityText == "\"Wi-Fi\", value \"on\", toggle-button, at (0, 0) 320 x 44\n")
    let disabled = layout(ListRow("Wi-Fi").switch(isOn: false).state(.disabled))
    #expect(disabled.accessibilityText.contains("value \"off\", toggle-button, not-enabled"))
  }

  @Test func accessibilityTellsTheRowAsOne() {
    func told(_ row: ListRow) -> String { layout(row).accessibilityText }
    #expect(told(ListRow("About")) == "\"About\", static-text, at (0, 0) 320 x 44\n")
    #expect(
      told(ListRow("Wi-Fi", value: "Home").accessory(.chevron))
        == "\"Wi-Fi\", value \"Home\", button, at (0, 0) 320 x 44\n")
    #expect(told(ListRow("A").accessory(.checkmark)).contains("button, selected"))
    #expect(told(ListRow("A").state(.disabled)).contains("not-enabled"))
    #expect(told(ListRow("Name") { Button("Edit") }).hasPrefix("\"Name\", static-text, at (0, 0)"))
    #expect(told(ListRow { Button("Edit") }).hasPrefix("\"Edit\", button"))
    #expect(told(ListRow("A").with(\.accessibilityLabel, "First")).hasPrefix("\"First\""))
  }

  @Test func aRowWithNothingInItIsAWarning() {
    func warnings(_ row: ListRow) -> [ElementWarning] {
      nodes("list-row", in: layout(row)).flatMap(\.warnings)
    }
    #expect(warnings(ListRow()) == [.emptyTitle(element: "list-row")])
    #expect(warnings(ListRow("A")).isEmpty)
    #expect(warnings(ListRow { Text("A") }).isEmpty)
  }

  @Test func aControlBesideATitleKeepsItsSize() throws {
    let control = SegmentedControl(["Day", "Week", "Month"])
    let alone = Mockup(control, padding: .zero).layout().frame.width
    let row = layout(ListRow("View") { control })
    #expect(try #require(nodes("segmented-control", in: row).first).frame.width == alone)
    let long = layout(ListRow("A title that is far too long for one line beside it") { control })
    #expect(try #require(nodes("segmented-control", in: long).first).frame.width == alone)
    #expect(long.frame.height > row.frame.height)
  }
}
