import MaquetteGraphics
import MaquetteRaster
import Testing

@testable import MaquetteSnapshots

/// Pictures with thousands of elements are explained in a short time, without quadratic cost, and in few words.
@Suite struct LargePictureTests {
  private func trace(_ labels: [Int], mark: String = "#000000") -> DrawingTrace {
    var nodes = [DrawingTrace.Node(name: "picture", frame: .init(x: 0, y: 0, width: 10, height: 400_000))]
    var marks: [DrawingTrace.Mark] = []
    for (place, label) in labels.enumerated() {
      nodes.append(
        .init(
          name: "label", label: "\(label)", line: label + 1, parent: 0,
          frame: .init(x: 0, y: Double(place) * 4, width: 10, height: 4)))
      marks.append(
        .init(
          node: place + 1, kind: "text", bounds: .init(x: 0, y: place * 4, width: 10, height: 4),
          properties: [.init("text", "\(label)"), .init("text colour", mark)]))
    }
    return DrawingTrace(scale: 1, nodes: nodes, marks: marks)
  }

  @Test func anInsertionAmongManyIsTwoChanges() {
    let labels = Array(0..<8_000)
    let changes = trace([-1] + labels).changes(since: trace(labels), regions: [])
    #expect(
      changes.map(\.description) == [
        "label '-1' (line 0): appeared", "label '0' and 7999 more after it (line 1): moved 4 pt down",
      ])
  }

  @Test func everythingAnewIsTwentyLines() {
    let labels = Array(0..<8_000)
    let changes = trace(labels, mark: "#FFFFFF").changes(since: trace(labels.reversed()), regions: [])
    #expect(changes.count > 5_000)
    let lines = changes.text().split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.last == "and \(changes.count - 20) more")
  }

  /// A trace as deep as it is long, and one in which everything changed places without moving.
  @Test func depthAndOrderDoNotMatter() throws {
    var deep = trace([])
    for depth in 0..<8_000 {
      deep.nodes.append(
        .init(name: "vstack", line: 1, parent: depth, frame: .init(x: 0, y: 0, width: 1, height: 1)))
    }
    deep.marks = [
      .init(node: 8_000, kind: "fill", bounds: .init(x: 0, y: 0, width: 1, height: 1), properties: [])
    ]
    var other = deep
    other.nodes[5_000].name = "hstack"
    _ = other.changes(since: deep, regions: [])
    #expect(try DrawingTrace(text: #require(deep.text)) == deep)

    var old = trace(Array(0..<2_000))
    for index in old.nodes.indices.dropFirst() { old.nodes[index].frame.origin.y = 0 }
    for index in old.marks.indices { old.marks[index].bounds.y = 0 }
    var new = old
    for index in new.nodes.indices.dropFirst() { new.nodes[index].label = "\(2_000 - index)" }
    for index in new.marks.indices { new.marks[index].properties[0].value = "\(1_999 - index)" }
    #expect(new.changes(since: old, regions: []).first?.effects.first?.hasPrefix("reordered") == true)
  }

  @Test func theSameElementManyTimesIsOneChange() {
    let labels = Array(repeating: 3, count: 8_000)
    let changes = trace(labels, mark: "#FFFFFF").changes(since: trace(labels), regions: [])
    #expect(
      changes.map(\.description) == [
        "label '3', all 8000 (line 4): text colour changed from #000000 to #FFFFFF"
      ])
  }
}
