import MaquetteControlKit
import MaquetteCollections
import MaquetteControls
import MaquetteElements
import TestSupport
import Testing

@Suite struct ListTests {
  private let separator = Color(red: 60, green: 60, blue: 67, alpha: 74)
  private let white = Color(red: 255, green: 255, blue: 255)

  @Test func groupsStandApartWithinTheirMargins() {
    let drawn = Drawn(
      List {
        Section {
          ListRow("A")
          ListRow("B")
        }
        Section { ListRow("C") }
      })
    // A phone's 390 points with 16 on each side.
    #expect(drawn.size == Size(width: 390, height: 16 + 88 + 35 + 44 + 16))
    #expect(
      drawn.frames(filledWith: white) == [
        Rect(x: 16, y: 16, width: 358, height: 88), Rect(x: 16, y: 139, width: 358, height: 44),
      ])
    // The clip of the whole list has no rounded corners.
    #expect(drawn.clips.map(\.radii.topLeft) == [0, 10, 10])
  }

  /// As in a scroll view, rows keep their height, and what is below the edge is clipped.
  @Test func rowsKeepTheirHeightWhereThereIsNoRoom() throws {
    let title = "A title that is long enough to wrap onto two lines"
    let list = List { (0..<4).map { _ in ListRow(title) } }
    let free = Drawn(list, width: 320)
    let drawn = Drawn(
      VStack(spacing: 0) { [list, Button("Done")] as [any Element] }, width: 320, height: 200)
    #expect(drawn.frames(ListRow.name).map(\.height) == free.frames(ListRow.name).map(\.height))
    let (cut, buttons) = (try drawn.frame(List.name), drawn.frames(Button.name))
    #expect(cut.maxY <= 200 && buttons.map(\.minY) == [cut.maxY] && buttons[0].maxY <= 200)
    #expect(drawn.clips.filter { $0.radii.topLeft == 0 }.map(\.rect.height) == [cut.height])
  }

  @Test func aListTakesTheRoomThereIs() {
    let drawn = Drawn(List { ListRow("A") }, width: 320, height: 480)
    #expect(drawn.frames("list") == [Rect(x: 0, y: 0, width: 320, height: 480)])
    #expect(drawn.frames("list-row") == [Rect(x: 16, y: 16, width: 288, height: 44)])
  }

  /// One device pixel, from the title to the edge, and none after the last row.
  @Test(arguments: [1.0, 2, 3])
  func linesSeparateRows(scale: Double) {
    let rows = Section {
      ListRow("A")
      ListRow("B").icon("wifi", color: .token(.blue))
      ListRow("C")
    }
    let drawn = Drawn(rows, scale: scale)
    let hairline = 1 / scale
    #expect(
      drawn.frames(filledWith: separator) == [
        Rect(minX: 16, minY: 44 - hairline, maxX: 358, maxY: 44),
        Rect(minX: 61, minY: 88 - hairline, maxX: 358, maxY: 88),
      ])
    let mirrored = Drawn(rows, scale: scale) { $0.direction = .rightToLeft }
    #expect(mirrored.frames(filledWith: separator).map(\.minX) == [0, 0])
    #expect(mirrored.frames(filledWith: separator).map(\.maxX) == [342, 297])
  }

  @Test func aPressedRowCoversBothItsLines() {
    let drawn = Drawn(
      Section {
        ListRow("A")
        ListRow("B").state(.highlighted)
        ListRow("C")
      })
    #expect(drawn.frames(filledWith: separator).count == 1)
    let pressed = drawn.frames(filledWith: Color(red: 209, green: 209, blue: 214))
    #expect(pressed == [Rect(minX: 0, minY: 43.5, maxX: 358, maxY: 88)])
  }

  @Test func aRowAloneHasNoLine() {
    #expect(Drawn(ListRow("A")).frames(filledWith: separator).isEmpty)
  }

  @Test func headersAndFootersAlignWithTitles() {
    let drawn = Drawn(Section("Network", footer: "Known networks are joined.") { ListRow("A") })
    let (header, rows, footer) = (
      drawn.frames("header"), drawn.frames("list-row"), drawn.frames("footer")
    )
    #expect(header.map(\.maxY) == [rows[0].minY - 5.5])
    #expect(footer.map(\.minY) == [rows[0].maxY + 8])
    #expect(drawn.frames("label").map(\.minX) == [16, 16, 16])
    #expect(drawn.accessibilityText.hasPrefix("\"Network\", header, at"))
  }

  @Test func whatIsNoRowGetsOne() {
    let drawn = Drawn(
      Section {
        Button("Learn More").style(.system)
        ListRow("A").padding(0)
      })
    #expect(drawn.frames("list-row").map(\.height) == [44, 44])
    #expect(drawn.frames("button").map(\.minX) == [16])
    #expect(drawn.frames(filledWith: separator).count == 1)
  }

  @Test func rowsBetweenSectionsMakeSections() {
    let drawn = Drawn(
      List {
        ListRow("A")
        ListRow("B")
        Section { ListRow("C") }
        ListRow("D")
      })
    #expect(drawn.frames("section").map(\.height) == [88, 44, 44])
  }

  @Test func plainRowsRunFromEdgeToEdge() {
    let drawn = Drawn(
      List(style: .plain) {
        Section("Fruit") {
          ListRow("Apple")
          ListRow("Pear")
        }
      }, width: 320)
    #expect(drawn.frames("list-row").map(\.minX) == [0, 0])
    #expect(drawn.frames("list-row").map(\.maxX) == [320, 320])
    #expect(drawn.frames("header").map(\.minY) == [22])
    #expect(drawn.frames(filledWith: separator).map(\.minX) == [16])
    #expect(drawn.frames(filledWith: white) == [drawn.layout.frame])
  }

  @Test func aFormIsAGroupedList() {
    let drawn = Drawn(Form { ListRow("A") })
    #expect(drawn.frames("form") == [Rect(x: 0, y: 0, width: 390, height: 76)])
    #expect(drawn.frames(filledWith: white) == [Rect(x: 16, y: 16, width: 358, height: 44)])
  }

  @Test func aListWithinARowIsAListOfItsOwn() {
    let inner = List { ListRow("A") }
    let drawn = Drawn(
      Section {
        VStack { inner }
        ListRow("B")
      })
    #expect(drawn.frames(filledWith: separator).count == 1)
  }

  @Test func emptySectionsDrawNothing() {
    #expect(Drawn(Section {}).size.height == 0)
    #expect(Drawn(List {}).size.height == 32)
  }
}
