import MaquetteRaster
import Testing

@testable import MaquetteSnapshots

/// Pictures with as many elements as a sheet may have are explained in a short time and few words.
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
    let labels = Array(0..<30_000)
    let changes = trace([-1] + labels).changes(since: trace(labels), regions: [])
    #expect(
      changes.map(\.description) == [
        "label '-1' (line 0): appeared", "label '0' and 29999 more after it (line 1): moved 4 pt down",
      ])
  }

  @Test func everythingAnewIsTwentyLines() {
    let labels = Array(0..<20_000)
    let changes = trace(labels, mark: "#FFFFFF").changes(since: trace(labels.reversed()), regions: [])
    #expect(changes.count > 10_000)
    let lines = changes.text().split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.last == "and \(changes.count - 20) more")
  }

  @Test func theSameElementManyTimesIsOneChange() {
    let labels = Array(repeating: 3, count: 30_000)
    let changes = trace(labels, mark: "#FFFFFF").changes(since: trace(labels), regions: [])
    #expect(
      changes.map(\.description) == [
        "label '3', all 30000 (line 4): text colour changed from #000000 to #FFFFFF"
      ])
  }
}
