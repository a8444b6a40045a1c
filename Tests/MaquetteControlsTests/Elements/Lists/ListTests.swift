import MaquetteControls
import MaquetteGraphics
import MaquetteScene
import Testing

@Suite struct ListTests {
  private func layout(_ element: any Element, scale: Double = 2, change: (inout Mockup) -> Void = { _ in })
    -> LayoutNode
  {
    var mockup = Mockup(element, padding: .zero)
    mockup.environment.scale = scale
    change(&mockup)
    return mockup.layout()
  }

  private func frames(_ name: String, in root: LayoutNode) -> [Rect] {
    var found: [Rect] = []
    root.forEach { node, _ in if node.name == name { found.append(node.frame) } }
    return found
  }

  private func fills(of color: Color, in root: LayoutNode) -> [Rect] {
    var found: [Rect] = []
    root.forEach { node, _ in
      if node.operations.contains(where: { if case .fill(_, .color(color)) = $0 { true } else { false } }) {
        found.append(node.frame)
      }
    }
    return found
  }

  private let separator = Color(red: 60, green: 60, blue: 67, alpha: 74)
  private let white = Color(red: 255, green: 255, blue: 255)

  @Test func groupsStandApartWithinTheirMargins() {
    let node = layout(
      List {
        Section {
          ListRow("A")
          ListRow("B")
        }
        Section { ListRow("C") }
      })
    // A phone's 390 points with 16 on each side.
    #expect(node.frame.size == Size(width: 390, height: 16 + 88 + 35 + 44 + 16))
    #expect(
      fills(of: white, in: node) == [
        Rect(x: 16, y: 16, width: 358, height: 88), Rect(x: 16, y: 139, width: 358, height: 44),
      ])
    var radii: [Double] = []
    node.forEach { node, _ in
      if case .roundedRectangle(let shape)? = node.layer?.clip { radii.append(shape.radii.topLeft) }
    }
    // What the whole list cuts off has no round corners.
    #expect(radii == [0, 10, 10])
  }

  /// As a view that scrolls: rows are as high as ever, and what is below the edge is cut off.
  @Test func rowsKeepTheirHeightWhereThereIsNoRoom() throws {
    let title = "A title that is long enough to wrap onto two lines"
    let list = List { (0..<4).map { _ in ListRow(title) } }
    let free = layout(list) { $0.width = 320 }
    let node = layout(VStack(spacing: 0) { [list, Button("Done")] as [any Element] }) {
      ($0.width, $0.height) = (320, 200)
    }
    #expect(frames(ListRow.name, in: node).map(\.height) == frames(ListRow.name, in: free).map(\.height))
    let (cut, button) = (try #require(frames(List.name, in: node).first), frames(Button.name, in: node))
    #expect(cut.maxY <= 200 && button.map(\.minY) == [cut.maxY] && button[0].maxY <= 200)
    var clips: [Rect] = []
    node.forEach { node, _ in
      if case .roundedRectangle(let shape)? = node.layer?.clip, shape.radii.topLeft == 0 {
        clips.append(shape.rect)
      }
    }
    #expect(clips.map(\.height) == [cut.height])
  }

  @Test func aListTakesTheRoomThereIs() {
    let node = layout(List { ListRow("A") }) {
      $0.width = 320
      $0.height = 480
    }
    #expect(frames("list", in: node) == [Rect(x: 0, y: 0, width: 320, height: 480)])
    #expect(frames("list-row", in: node) == [Rect(x: 16, y: 16, width: 288, height: 44)])
  }

  /// One device pixel, from the title to the edge, and none after the last row.
  @Test(arguments: [1.0, 2, 3])
  func linesSeparateRows(scale: Double) {
    let rows = Section {
      ListRow("A")
      ListRow("B").icon("wifi", color: .token(.blue))
      ListRow("C")
    }
    let node = layout(rows, scale: scale)
    let hairline = 1 / scale
    #expect(
      fills(of: separator, in: node) == [
        Rect(minX: 16, minY: 44 - hairline, maxX: 358, maxY: 44),
        Rect(minX: 61, minY: 88 - hairline, maxX: 358, maxY: 88),
      ])
    let mirrored = layout(rows, scale: scale) { $0.environment.direction = .rightToLeft }
    #expect(fills(of: separator, in: mirrored).map(\.minX) == [0, 0])
    #expect(fills(of: separator, in: mirrored).map(\.maxX) == [342, 297])
  }

  @Test func aPressedRowCoversBothItsLines() {
    let node = layout(
      Section {
        ListRow("A")
        ListRow("B").state(.highlighted)
        ListRow("C")
      })
    #expect(fills(of: separator, in: node).count == 1)
    let pressed = fills(of: Color(red: 209, green: 209, blue: 214), in: node)
    #expect(pressed == [Rect(minX: 0, minY: 43.5, maxX: 358, maxY: 88)])
  }

  @Test func aRowAloneHasNoLine() {
    #expect(fills(of: separator, in: layout(ListRow("A"))).isEmpty)
  }

  @Test func headersAndFootersAlignWithTitles() {
    let node = layout(Section("Network", footer: "Known networks are joined.") { ListRow("A") })
    let (header, rows, footer) = (
      frames("header", in: node), frames("list-row", in: node), frames("footer", in: node)
    )
    #expect(header.map(\.maxY) == [rows[0].minY - 7])
    #expect(footer.map(\.minY) == [rows[0].maxY + 8])
    #expect(frames("label", in: node).map(\.minX) == [16, 16, 16])
    #expect(node.accessibilityText.hasPrefix("\"Network\", header, at"))
  }

  @Test func whatIsNoRowGetsOne() {
    let node = layout(
      Section {
        Button("Learn More").style(.system)
        ListRow("A").padding(0)
      })
    #expect(frames("list-row", in: node).map(\.height) == [44, 44])
    #expect(frames("button", in: node).map(\.minX) == [16])
    #expect(fills(of: separator, in: node).count == 1)
  }

  @Test func rowsBetweenSectionsMakeSections() {
    let node = layout(
      List {
        ListRow("A")
        ListRow("B")
        Section { ListRow("C") }
        ListRow("D")
      })
    #expect(frames("section", in: node).map(\.height) == [88, 44, 44])
  }

  @Test func plainRowsRunFromEdgeToEdge() {
    let node = layout(
      List(style: .plain) {
        Section("Fruit") {
          ListRow("Apple")
          ListRow("Pear")
        }
      }
    ) { $0.width = 320 }
    #expect(frames("list-row", in: node).map(\.minX) == [0, 0])
    #expect(frames("list-row", in: node).map(\.maxX) == [320, 320])
    #expect(frames("header", in: node).map(\.minY) == [22])
    #expect(fills(of: separator, in: node).map(\.minX) == [16])
    #expect(fills(of: white, in: node) == [node.frame])
  }

  @Test func aFormIsAGroupedList() {
    let node = layout(Form { ListRow("A") })
    #expect(frames("form", in: node) == [Rect(x: 0, y: 0, width: 390, height: 76)])
    #expect(fills(of: white, in: node) == [Rect(x: 16, y: 16, width: 358, height: 44)])
  }

  @Test func aListWithinARowIsAListOfItsOwn() {
    let inner = List { ListRow("A") }
    let node = layout(
      Section {
        VStack { inner }
        ListRow("B")
      })
    #expect(fills(of: separator, in: node).count == 1)
  }

  @Test func emptySectionsDrawNothing() {
    #expect(layout(Section {}).frame.height == 0)
    #expect(layout(List {}).frame.height == 32)
  }
}
