import MaquetteElements
import MaquetteGraphics
import TestSupport
import Testing

@testable import MaquetteCollections

/// The rows of list boxes, and what does not fit into one.
@Suite struct ListBoxTests {
  /// `mac26-listbox`, 1x: a line of one pixel around rows of 18 from edge to edge.
  @Test func rowsFillTheBorder() {
    let box = ListBox {
      TableRow("Apple")
      TableRow("Banana").state(.selected)
    }
    .with(\.rowHeight, 18)
    let drawn = Drawn(box, .macos, era: .glass, scale: 1, width: 85)
    #expect(
      drawn.frames("table-row") == [
        Rect(x: 1, y: 1, width: 83, height: 18), Rect(x: 1, y: 19, width: 83, height: 18),
      ])
  }

  @Test func aRowHasOneCellAndNoRows() {
    #expect(ListBox { TableRow("Apple", "red") }.problems.map(\.path) == [[.value("rows"), .item(0)]])
    #expect(ListBox { TableRow("Apple") { TableRow("Braeburn") } }.problems.count == 1)
    #expect(ListBox { TableRow("Apple") }.problems.isEmpty)
  }
}
