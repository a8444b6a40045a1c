import MaquetteElements
import MaquetteGraphics
import Testing

@testable import MaquetteSheets

/// Rows that wrap, columns, ratios and reductions, as a sheet says them.
@Suite struct ArrangementTests {
  /// The frames of the elements with ids in a picture of 300 x 200 without padding.
  private func frames(_ body: String) throws -> [String: Rect] {
    let sheet = """
      maquette: 1
      padding: 0
      scale: 2
      size: { width: 300, height: 200 }
      body: { zstack: { alignment: top-leading, frame: { max-width: infinity, max-height: infinity, alignment: top-leading }, children: [
        \(body) ] } }
      """
    var frames: [String: Rect] = [:]
    try Sheet(Array(sheet.utf8), path: "s").pictures[0].mockup().layout().forEach { node, _ in
      if let id = node.id { frames[id] = node.frame }
    }
    return frames
  }

  private func box(_ id: String, _ width: Double, _ height: Double) -> String {
    "{ spacer: { id: \(id), frame: { width: \(width), height: \(height) } } }"
  }

  @Test func aFlowWrapsAndKeepsItsDistances() throws {
    let items = [box("a", 140, 20), box("b", 140, 20), box("c", 20, 20)].joined(separator: ", ")
    let frames = try frames("{ flow: { spacing: 10, line-spacing: 4, children: [\(items)] } }")
    #expect(frames["b"]?.origin == Point(x: 150, y: 0))
    #expect(frames["c"]?.origin == Point(x: 0, y: 24))
  }

  @Test func aGridTakesColumnsAsNumbersAndMappings() throws {
    let items = [box("a", 10, 10), box("b", 10, 10), box("c", 10, 10)].joined(separator: ", ")
    let columns = "[40, { width: infinity, alignment: trailing }, { min-width: 20, alignment: leading }]"
    let frames = try frames(
      "{ grid: { columns: \(columns), column-spacing: 0, alignment: leading, children: [\(items)] } }")
    #expect(frames["a"]?.minX == 0)
    #expect(frames["b"]?.maxX == 280)
    #expect(frames["c"]?.minX == 280)
  }

  @Test(arguments: [
    ("grid: { columns: [], children: [] }", "expected 1 to 1000 columns, found 0"),
    ("grid: { columns: [wide], children: [] }", "expected a number, found 'wide'"),
    ("grid: { columns: [{ widht: 3 }], children: [] }", "unknown attribute 'widht' of a column"),
    ("vstack: { spacing: auto, children: [] }", "expected a number, found 'auto'"),
    ("label: { text: x, aspect-ratio: 0 }", "expected a number between 0.001 and 1000"),
    ("label: { text: x, aspect-ratio: 16x9 }", "expected a number, found '16x9'"),
    ("label: { text: x, aspect-ratio: \"16:0\" }", "expected two numbers such as 16:9, found '16:0'"),
    ("label: { text: x, aspect-ratio: { mode: fill } }", "an aspect ratio needs a 'ratio'"),
    (
      "label: { text: x, aspect-ratio: { ratio: 1, mod: fill } }",
      "unknown attribute 'mod' of an aspect ratio"
    ),
  ])
  func whatNoArrangementIsIsRefusedAtItsPlace(body: String, problem: String) {
    let answer = complaint(about: "maquette: 1\nbody: { \(body) }")
    #expect(answer.hasPrefix("sheet.yaml:2:"))
    #expect(answer.contains(problem), "\(answer)")
  }

  @Test(arguments: ["1.6", "\"16:10\"", "16:10", "{ ratio: 16:10, mode: fit }"])
  func aRatioIncludesThePaddingAndCarriesTheSurface(ratio: String) throws {
    let frames = try frames(
      "{ label: { id: a, text: x, frame: { width: 160 }, padding: 10, aspect-ratio: \(ratio), surface: { fill: red } } }"
    )
    #expect(frames["a"]?.size == Size(width: 160, height: 100))
  }

  @Test func surfacesOfARowAreAsHighAsTheHighest() throws {
    let tall = "{ label: { id: a, text: x, frame: { height: 80 }, surface: { fill: red } } }"
    let frames = try frames(
      "{ hstack: { equal-heights: true, alignment: top, children: [\(tall), "
        + "{ label: { id: b, text: y, surface: { fill: red } } }, { card: { id: c, title: z } }, { group-box: { id: d, children: [] } }] } }"
    )
    #expect(frames.values.map(\.height) == [80, 80, 80, 80])
  }

  @Test func anElementIsReducedToItsRoom() throws {
    let page =
      "{ zstack: { id: page, scale-to-fit: true, frame: { width: 150 }, children: [{ zstack: { id: own, frame: { width: 600, height: 400, alignment: top-leading }, children: [\(box("a", 100, 40))] } }] } }"
    let frames = try frames(page)
    #expect(frames["own"] == Rect(x: 0, y: 0, width: 150, height: 100))
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 25, height: 10))
    // Where there is room it keeps its size.
    let small = try self.frames("{ zstack: { id: a, scale-to-fit: true, children: [\(box("b", 40, 30))] } }")
    #expect(small["b"]?.size == Size(width: 40, height: 30))
  }
}
