import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteScene
import TestSupport
import Testing

@testable import MaquetteCharts

/// Where the parts of a chart stand.
@Suite struct PlotTests {
  private let week = ["Mon", "Tue", "Wed", "Thu", "Fri"]

  private func rects(_ drawn: Drawn, _ name: String) -> [Rect] {
    drawn.operations(of: name).flatMap { operation -> [Rect] in
      guard case .fill(.path(let path, _), _) = operation else { return [] }
      return stride(from: 0, to: path.points.count, by: 4).map { start in
        let corners = path.points[start..<start + 4]
        return Rect(
          minX: corners.map(\.x).min() ?? 0, minY: corners.map(\.y).min() ?? 0,
          maxX: corners.map(\.x).max() ?? 0,
          maxY: corners.map(\.y).max() ?? 0)
      }
    }
  }

  @Test func barsStandInTheMiddleOfEqualRooms() throws {
    let drawn = Drawn(Chart { BarMark(x: week, y: [3, 5, 2, 4, 6]) }, .ios, width: 300, height: 200)
    let plot = try drawn.frame("plot")
    let bars = rects(drawn, "bar-mark")
    #expect(bars.count == 5)
    for (index, bar) in bars.enumerated() {
      #expect(abs(bar.center.x - (plot.minX + plot.width * (Double(index) + 0.5) / 5)) <= 0.5)
      #expect(bar.maxY == plot.maxY)
    }
    // The room has 4 spaces: marks at 0, 2, 4 and 6.
    #expect(bars.map { (($0.height / plot.height) * 6).rounded() } == [3, 5, 2, 4, 6])
  }

  @Test func fromRightToLeftAllIsMirrored() throws {
    let chart = Chart { BarMark(x: week, y: [3, 5, 2, 4, 6]) }
    let (left, right) = (
      Drawn(chart, .ios, width: 300, height: 200),
      Drawn(chart, .ios, width: 300, height: 200) { $0.direction = .rightToLeft }
    )
    let mirrored = try right.frame("plot")
    #expect(try left.frame("plot").minX == 300 - mirrored.maxX)
    let (a, b) = (rects(left, "bar-mark"), rects(right, "bar-mark"))
    for (bar, other) in zip(a, b) { #expect(abs(bar.minX - (300 - other.maxX)) <= 0.5) }
  }

  /// Whatever the width, no two labels touch, and all are on the chart.
  @Test(arguments: Array(stride(from: 40.0, through: 400, by: 12)))
  func labelsDoNotTouch(width: Double) throws {
    let months = ["January", "February", "March", "April", "May", "June", "July", "August"]
    let dates = (1...8).map { PlottableValue.date(PlottableDate(seconds: $0 * 9_000_000)) }
    let charts = [
      Chart { BarMark(x: months, y: [1, 2, 3, 4, 5, 6, 7, 8]) },
      Chart { LineMark(x: dates, y: [1, 2, 3, 4, 5, 6, 7, 8]) },
      Chart { PointMark(x: [1200, 56_000], y: [1, 2_000_000]) },
    ]
    for chart in charts {
      let drawn = Drawn(chart, .ios, width: width, height: 160)
      let plot = try drawn.frame("plot")
      let labels = drawn.frames("label")
      let below = labels.filter { $0.minY >= plot.maxY }.sorted { $0.minX < $1.minX }
      for (first, second) in zip(below, below.dropFirst()) { #expect(first.maxX + 5 < second.minX) }
      #expect(below.allSatisfy { $0.minX >= -0.5 && $0.maxX <= width + 1 })
      let beside = labels.filter { $0.minX > plot.maxX && $0.minY < plot.maxY }.sorted { $0.minY < $1.minY }
      for (first, second) in zip(beside, beside.dropFirst()) { #expect(first.maxY <= second.minY) }
    }
  }

  /// A line at each mark stands at the height of its label.
  @Test func linesMeetTheirLabels() throws {
    let drawn = Drawn(Chart { LineMark(x: week, y: [3, 5, 2, 4, 6]) }, .ios, width: 300, height: 200)
    let plot = try drawn.frame("plot")
    let labels = drawn.frames("label").filter { $0.minX > plot.maxX }
    let lines = drawn.operations(of: "plot").compactMap { operation -> Double? in
      if case .fill(.rect(let line), _) = operation { line.center.y } else { nil }
    }
    #expect(lines.count == labels.count && lines.count == 4)
    for line in lines { #expect(labels.contains { abs($0.center.y - line) <= 0.5 }) }
  }

  @Test func numbersAreAtTheTrailingEdgeAndWordsAtTheLeadingOne() throws {
    let upright = Drawn(Chart { BarMark(x: week, y: [3, 5, 2, 4, 6]) }, .ios, width: 300, height: 200)
    #expect(try upright.frame("plot").minX == 0)
    let lying = Drawn(Chart { BarMark(x: [3, 5, 2, 4, 6], y: week) }, .ios, width: 300, height: 200)
    #expect(try lying.frame("plot").maxX == 300)
    #expect(try lying.frame("plot").minX > 20)
  }

  @Test func aHiddenAxisTakesNoRoom() throws {
    var chart = Chart { LineMark(x: [1, 2], y: [3, 4]) }
    (chart.xAxis, chart.yAxis) = (.hidden, .hidden)
    let drawn = Drawn(chart, .ios, width: 300, height: 200)
    #expect(try drawn.frame("plot") == Rect(x: 0, y: 0, width: 300, height: 200))
    #expect(drawn.frames("label").isEmpty && drawn.operations(of: "plot").isEmpty)
  }

  @Test func aStatedDomainCutsWhatGoesBeyond() {
    var chart = Chart { LineMark(x: ["A", "B"], y: [3, 40]) }
    #expect(Drawn(chart, .ios).layers.isEmpty)
    chart.yDomain = AxisDomain([0, 10])
    #expect(Drawn(chart, .ios).layers.count == 1)
  }

  @Test func largerTextLeavesFewerMarks() {
    let chart = Chart { LineMark(x: [0, 100], y: [0, 100]) }
    func count(_ size: TextSize) -> Int {
      Drawn(chart, .ios, width: 300, height: 240) { $0.textSize = size }.frames("label").count
    }
    #expect(count(.accessibility5) < count(.large))
  }

  /// Ten times the data draw ten times the points, in as many operations.
  @Test func operationsDoNotGrowWithTheData() {
    func operations(_ count: Int) -> Int {
      let numbers = (0..<count).map(Double.init)
      return Drawn(
        Chart {
          BarMark(x: numbers, y: numbers)
          LineMark(x: numbers, y: numbers)
          PointMark(x: numbers, y: numbers)
        }, .ios, width: 300, height: 200
      ).operations.filter { if case .glyphs = $0 { false } else { true } }.count
    }
    #expect(operations(1000) == operations(10_000))
  }
}
