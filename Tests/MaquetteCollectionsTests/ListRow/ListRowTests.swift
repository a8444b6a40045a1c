import MaquetteControlKit
import MaquetteCollections
import MaquetteControls
import MaquetteElements
import TestSupport
import Testing

@Suite struct ListRowTests {
  private static let width = 320.0

  private func draw(_ row: ListRow, change: (inout Environment) -> Void = { _ in }) -> Drawn {
    Drawn(row, width: Self.width, change: change)
  }

  private func label(_ text: String, in drawn: Drawn) throws -> LayoutNode {
    try #require(drawn.nodes("label").first { $0.accessibility?.label == text })
  }

  private func frame(_ text: String, in drawn: Drawn) throws -> Rect { try label(text, in: drawn).frame }

  private func textColor(_ text: String, in drawn: Drawn) throws -> Color? {
    for case .glyphs(_, _, let color) in try label(text, in: drawn).operations { return color }
    return nil
  }

  /// A slider or a field takes the width that the title leaves; a title longer than half the row wraps.
  @Test func flexibleControlsLeaveTheTitleItsWidth() throws {
    for (control, name) in [(Slider(0.5), Slider.name), (TextField("John"), TextField.name)]
      as [(any Element, String)]
    {
      let drawn = draw(ListRow("Brightness") { control })
      let title = try frame("Brightness", in: drawn)
      #expect(try title.size == frame("Brightness", in: draw(ListRow("Brightness"))).size)
      let frame = try drawn.frame(name)
      // Margins of 16, and 8 between.
      #expect(frame.maxX == Self.width - 16 && abs(frame.minX - title.maxX - 8) <= 0.5)
    }
    let long = draw(ListRow("Brightness of the screen at night") { Slider(0.5) })
    let (title, slider) = (try long.frame("label"), try long.frame(Slider.name))
    #expect(title.height > 40 && title.width <= 140 && slider.width >= 140)
  }

  /// The platform's row is 44 points high, with or without a tile and a mark.
  @Test func anOrdinaryRowIsAsHighAsATarget() {
    #expect(draw(ListRow("Wi-Fi")).size.height == 44)
    let full = ListRow("Wi-Fi", value: "Home").icon("wifi", color: .token(.blue)).accessory(.detail)
    #expect(draw(full).size.height == 44)
    // 17 and 12 points of text in lines of 20.5 and 14.5, 2 between, 11 above and below.
    // `ios-table-subtitle-rows`: rows of 57, whose baselines are 18.8 apart.
    #expect(draw(ListRow("Wi-Fi", subtitle: "Home")).size.height == 57)
  }

  @Test func aRowGrowsWithTheText() {
    let height = draw(ListRow("Wi-Fi")) { $0.textSize = .accessibility1 }.size.height
    // One line of 28 points, 1.1934 em high, rounded up to half points, and 9.5 above and below.
    #expect(height == 19 + 33.5)
  }

  @Test func titlesAreAligned() throws {
    let row = ListRow("Wi-Fi")
    #expect(try frame("Wi-Fi", in: draw(row)).minX == 16)
    for symbol in ["wifi", "bell.fill", "chevron.forward"] {
      #expect(try frame("Wi-Fi", in: draw(row.icon(symbol, color: .token(.blue)))).minX == 16 + 29 + 16)
      #expect(try frame("Wi-Fi", in: draw(row.icon(symbol))).minX == 61)
    }
  }

  @Test func aTitleCanStandInTheMiddle() throws {
    let row = ListRow("Sign Out").with(\.titleAlignment, .center).with(\.titleColor, .token(.red))
    let node = draw(row)
    #expect(abs(try frame("Sign Out", in: node).center.x - Self.width / 2) <= 0.5)
    #expect(try textColor("Sign Out", in: node) == Color(red: 255, green: 59, blue: 48))
  }

  @Test func theValueStandsAtTheEndOnTheTitlesLine() throws {
    let node = draw(ListRow("Wi-Fi", value: "Home"))
    let (title, value) = (try frame("Wi-Fi", in: node), try frame("Home", in: node))
    #expect(value.maxX == Self.width - 16)
    #expect(value.minY == title.minY)
    let withChevron = draw(ListRow("Wi-Fi", value: "Home").accessory(.chevron))
    let chevron = try withChevron.frame("symbol")
    // Measured on iOS 18: 0.7 inside the margin, 10.3 from the value.
    #expect(abs(chevron.maxX - (Self.width - 16.7)) <= 0.5)
    #expect(abs(chevron.minX - 10.3 - (try frame("Home", in: withChevron).maxX)) <= 0.75)
  }

  @Test func besideTwoLinesTheValueStandsInTheMiddle() throws {
    let node = draw(ListRow("Wi-Fi", subtitle: "Connected", value: "Home"))
    #expect(abs(try frame("Home", in: node).center.y - node.size.height / 2) <= 0.5)
  }

  @Test func aValueWithoutRoomStandsBelow() throws {
    let long = "Automatically over the air"
    let node = draw(ListRow("Software updates", value: long))
    let (title, value) = (try frame("Software updates", in: node), try frame(long, in: node))
    #expect(value.minX == title.minX)
    #expect(value.minY == title.maxY + 3)
  }

  @Test(arguments: [(TextSize.xxxLarge, false), (.accessibility1, true)])
  func atAccessibilitySizesTheValueAlwaysStandsBelow(size: TextSize, isBelow: Bool) throws {
    let node = draw(ListRow("A", value: "B")) { $0.textSize = size }
    #expect(try (frame("B", in: node).minY >= frame("A", in: node).maxY) == isBelow)
  }

  /// Half as large again as 29 is 43.5, rounded to 44.
  @Test(arguments: [(TextSize.xxxLarge, 29.0), (.accessibility1, 44), (.accessibility5, 44)])
  func tilesGrowOnlyAtAccessibilitySizesAndOnlySoFar(size: TextSize, tile: Double) throws {
    let node = draw(ListRow("A").icon("wifi", color: .token(.blue))) { $0.textSize = size }
    #expect(try frame("A", in: node).minX == 16 + tile + 16)
  }

  @Test func anIconCanBeLargeAndRound() throws {
    let row = ListRow("Ada").icon("person.fill", color: .token(.gray))
    let node = draw(row.with(\.iconSize, 60).with(\.iconRadius, 30))
    #expect(node.size.height == 70)
    #expect(try frame("Ada", in: node).minX == 16 + 60 + 16)
    #expect(node.cornerRadius == 30)
  }

  @Test func rightToLeftMirrorsTheRowAndItsChevron() throws {
    let row = ListRow("A", value: "B").icon("wifi", color: .token(.blue)).accessory(.chevron)
    let leftToRight = draw(row)
    let rightToLeft = draw(row) { $0.direction = .rightToLeft }
    for text in ["A", "B"] {
      let (left, right) = (try frame(text, in: leftToRight), try frame(text, in: rightToLeft))
      #expect(abs(left.minX + right.maxX - Self.width) < 0.01)
    }
    func chevron(_ drawn: Drawn) throws -> DisplayList.Operation {
      try #require(drawn.nodes("symbol").last?.operations.first)
    }
    guard case .pathGroup(let forward, _, _) = try chevron(leftToRight),
      case .pathGroup(let backward, _, _) = try chevron(rightToLeft)
    else {
      Issue.record("no chevron")
      return
    }
    #expect(forward != backward)
  }

  @Test func aPressedRowHasADarkerBackground() {
    #expect(draw(ListRow("A")).fills.isEmpty)
    let pressed = ListRow("A").state(.highlighted)
    #expect(draw(pressed).fills.map(\.color) == [Color(red: 209, green: 209, blue: 214)])
    let dark = draw(pressed) { $0.appearance = .dark }
    #expect(dark.fills.map(\.color) == [Color(red: 58, green: 58, blue: 60)])
  }

  @Test func aDisabledRowFades() throws {
    let tertiary = Color(red: 60, green: 60, blue: 67, alpha: 77)
    let row = ListRow("A", value: "B")
    #expect(try textColor("A", in: draw(row)) == Color(red: 0, green: 0, blue: 0))
    for node in [draw(row.state(.disabled)), draw(row) { $0.isEnabled = false }] {
      #expect(try textColor("A", in: node) == tertiary)
      #expect(try textColor("B", in: node) == tertiary)
    }
    // The controls in the row are disabled with it.
    let button = draw(ListRow("A") { Button("B") }.state(.disabled))
    #expect(try textColor("B", in: button) == tertiary)
  }

  @Test func controlsStandAtTheTrailingEnd() throws {
    let node = draw(ListRow("Name") { Button("Edit").style(.gray).size(.small) })
    let button = try node.frame("button")
    #expect(button.maxX == Self.width - 16)
    #expect(node.size.height == 44)
    #expect(abs(button.center.y - 22) <= 0.25)
    #expect(try frame("Only this", in: draw(ListRow { Text("Only this") })).minX == 16)
  }

  @Test func aSwitchIsTheRowsOwn() throws {
    let node = draw(ListRow("Wi-Fi").icon("wifi", color: .token(.blue)).switch(isOn: true))
    #expect(node.size.height == 44)
    #expect(node.frames("switch").map(\.maxX) == [Self.width - 16])
    #expect(node.accessibilityText == "\"Wi-Fi\", value \"on\", toggle-button, at (0, 0) 320 x 44\n")
    let disabled = draw(ListRow("Wi-Fi").switch(isOn: false).state(.disabled))
    #expect(disabled.accessibilityText.contains("value \"off\", toggle-button, not-enabled"))
  }

  @Test func aRowIsExposedAsOneElement() {
    func text(_ row: ListRow) -> String { draw(row).accessibilityText }
    #expect(text(ListRow("About")) == "\"About\", static-text, at (0, 0) 320 x 44\n")
    #expect(
      text(ListRow("Wi-Fi", value: "Home").accessory(.chevron))
        == "\"Wi-Fi\", value \"Home\", button, at (0, 0) 320 x 44\n")
    #expect(text(ListRow("A").accessory(.checkmark)).contains("button, selected"))
    #expect(text(ListRow("A").state(.disabled)).contains("not-enabled"))
    #expect(text(ListRow("Name") { Button("Edit") }).hasPrefix("\"Name\", static-text, at (0, 0)"))
    #expect(text(ListRow { Button("Edit") }).hasPrefix("\"Edit\", button"))
    #expect(text(ListRow("A").with(\.accessibilityLabel, "First")).hasPrefix("\"First\""))
  }

  @Test func aRowWithNothingInItIsAWarning() {
    func warnings(_ row: ListRow) -> [ElementWarning] {
      draw(row).nodes("list-row").flatMap(\.warnings)
    }
    #expect(warnings(ListRow()) == [.emptyTitle(element: "list-row")])
    #expect(warnings(ListRow("A")).isEmpty)
    #expect(warnings(ListRow { Text("A") }).isEmpty)
  }

  @Test func aControlBesideATitleKeepsItsSize() throws {
    let control = SegmentedControl(["Day", "Week", "Month"])
    let alone = Drawn(control).size.width
    let row = draw(ListRow("View") { control })
    #expect(try row.frame("segmented-control").width == alone)
    let long = draw(ListRow("A title that is far too long for one line beside it") { control })
    #expect(try long.frame("segmented-control").width == alone)
    #expect(long.size.height > row.size.height)
  }

  /// `ios13-row-value-chevron`: up to iOS 13 titles begin 15 from the edge, and a chevron of 8 x 13 ends there.
  @Test(arguments: [7, 12, 13])
  func oldRowsHaveALargeChevron(version: Int) throws {
    let drawn = draw(ListRow("Country", value: "India").accessory(.chevron)) {
      $0.era = version < 13 ? .ios7 : .classic
      $0.systemVersion = version
    }
    let chevron = try drawn.frame("symbol")
    #expect(abs(chevron.width - 8) <= 0.5 && abs(chevron.height - 13) <= 0.5)
    #expect(abs(chevron.maxX - (Self.width - 15)) <= 0.6)
    #expect(abs(try frame("Country", in: drawn).minX - 15) <= 0.5)
  }

  /// Badges in rows of iOS 26: 22 high, 14.4 before the chevron.
  @Test func badgesInRowsAreLarger() throws {
    let row = ListRow("Inbox") { Badge("3") }.accessory(.chevron)
    let drawn = draw(row) { $0.era = .glass }
    let (badge, chevron) = (try drawn.frame("count"), try drawn.frame("symbol"))
    #expect(badge.height == 22)
    #expect(abs(chevron.minX - badge.maxX - 14.4) <= 0.6)
    #expect(try draw(row).frame("count").height == 18)
  }
}
