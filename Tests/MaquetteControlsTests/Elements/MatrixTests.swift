import MaquetteControls
import MaquetteGraphics
import Testing

@Suite struct MatrixTests {
  private var matrix: Matrix {
    Matrix(
      columnHeaders: ["a", "b", "c"], rowHeaders: ["one", "two"],
      rows: (0..<2).map { row in (0..<3).map { Button("\(row) \($0)").style(.gray) } })
  }

  private func frames(of name: String, in node: LayoutNode) -> [Rect] {
    var frames: [Rect] = []
    node.forEach { node, _ in if node.name == name { frames.append(node.frame) } }
    return frames
  }

  @Test func cellsStandInRowsAndColumns() {
    let buttons = frames(of: "button", in: Mockup(matrix).layout())
    #expect(buttons.count == 6)
    for column in 0..<3 {
      #expect(abs(buttons[column].center.x - buttons[column + 3].center.x) <= 0.5)
    }
    #expect(buttons[0].maxY < buttons[3].minY)
  }

  @Test func rightToLeftPutsTheFirstColumnOnTheRight() {
    var mockup = Mockup(matrix)
    mockup.environment.direction = .rightToLeft
    let buttons = frames(of: "button", in: mockup.layout())
    #expect(buttons[0].minX > buttons[2].maxX)
  }

  @Test func headersCanBeLeftOut() {
    let bare = Matrix(rows: [[Button("a"), Button("b")]])
    #expect(frames(of: "label", in: Mockup(bare).layout()).count == 2)
  }
}
