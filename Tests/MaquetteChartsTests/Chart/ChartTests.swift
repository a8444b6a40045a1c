import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import TestSupport
import Testing

@testable import MaquetteCharts

/// What a chart says, and what it refuses.
@Suite struct ChartTests {
  private func errors(_ chart: Chart) -> [String] {
    let problems: [AttributeError] = chart.problems
    return problems.map(\.message)
  }

  @Test func listsOfOneMarkAreEquallyLong() {
    let chart = Chart { BarMark(x: ["A", "B", "C"], y: [1, 2]) }
    #expect(errors(chart) == ["'y' has 2 values, and 'x' 3"])
    let problems: [AttributeError] = chart.problems
    #expect(problems.first?.path == [.value("children"), .item(0), .value("bar-mark"), .value("y")])
  }

  @Test func theFirstValuesDecideOnTheKindOfAnAxis() {
    var chart = Chart {
      LineMark(x: ["A", "B"], y: [1, 2])
      PointMark(x: [1, 2], y: [1, 2])
    }
    #expect(errors(chart) == ["expected words along x, found the number 1"])
    chart.xAxis.scale = .category
    #expect(errors(chart) == [])
    chart.xAxis.scale = .date
    #expect(errors(chart).first == "expected a date, found the word 'A'")
  }

  @Test func aMarkNeedsData() {
    #expect(errors(Chart { LineMark() }) == ["the mark has no data"])
    var line = LineMark(x: [1, 2], y: [1, 2])
    line.values.y = []
    #expect(errors(Chart { line }) == ["the mark has no 'y'"])
    // One row of bars, and a rule, lie on one axis.
    #expect(errors(Chart { RuleMark(y: 3) }) == [])
  }

  @Test func thereAreNotMoreDataThanTheLimit() {
    func chart(_ count: Int) -> Chart {
      let numbers = (0..<count).map(Double.init)
      return Chart { LineMark(x: numbers, y: numbers) }
    }
    #expect(errors(chart(Chart.dataLimit)) == [])
    #expect(errors(chart(Chart.dataLimit + 1)) == ["the chart has more than 20000 data"])
  }

  @Test func itIsOneElementWithItsDataAsATable() throws {
    var chart = Chart {
      BarMark(x: ["Mon", "Tue"], y: [1200, 3400.5], series: "Steps")
      RuleMark(y: 3000, label: "Goal")
    }
    (chart.xAxis.title, chart.yAxis.title) = ("Day", "Count")
    let drawn = Drawn(chart, .ios) { $0.locale = LanguageTag("de") }
    let exposed = drawn.layout.accessibilityElements
    #expect(exposed.count == 1)
    let accessibility = try #require(exposed.first?.accessibility)
    #expect(accessibility.label == "Count")
    #expect(accessibility.value == "Day: Mon – Tue, Count: 1.200 – 3.400,5")
    #expect(accessibility.table?.columns == ["", "Day", "Count"])
    #expect(
      accessibility.table?.rows == [
        ["Steps", "Mon", "1.200"], ["Steps", "Tue", "3.400,5"], ["Goal", "", "3.000"],
      ])
    #expect(drawn.accessibilityText.hasSuffix("  Goal |  | 3.000\n"))
  }

  @Test func datesAreSpokenAsTheirUnit() {
    var mark = LineMark(x: ["a"], y: [1, 2])
    mark.values.x = ["2026-02-01", "2026-03-01"]
    #expect(Chart { mark }.exposed.table?.rows.map { $0[0] } == ["February 2026", "March 2026"])
    mark.values.x = ["2026-02-01", "2026-03-02"]
    #expect(Chart { mark }.exposed.table?.rows.map { $0[0] } == ["Feb 1, 2026", "Mar 2, 2026"])
  }

  /// Of iOS 18: blue, green, orange, purple, red, cyan and yellow in turn, circles to pentagons.
  @Test func seriesHaveTheColoursAndSymbolsOfSwiftCharts() {
    let marks = (0..<8).map { LineMark(x: [1, 2], y: [1, 2], series: "\($0)").symbol(.automatic) }
    let series = ChartSeries.all(of: marks, colors: .standard)
    #expect(
      series.map(\.color)
        == ([.blue, .green, .orange, .purple, .red, .cyan, .yellow, .blue] as [ColorToken]).map { .token($0) }
    )
    #expect(
      series.map(\.symbol) == [.circle, .square, .triangle, .diamond, .pentagon, .circle, .square, .triangle])
  }

  @Test func coloursByNameLeaveTheOthersDifferentOnes() {
    let marks = ["A", "B", "C"].map { LineMark(x: [1], y: [1], series: $0) }
    let series = ChartSeries.all(of: marks, colors: .named(["B": .token(.blue)]))
    #expect(Set(series.map(\.color)).count == 3)
  }

  @Test func twoNamedSeriesHaveALegend() throws {
    func chart(_ names: [String?]) -> Chart {
      Chart { names.map { LineMark(x: [1, 2], y: [1, 2], series: $0) } }
    }
    #expect(Drawn(chart([nil, nil]), .ios).nodes("flow").isEmpty)
    #expect(Drawn(chart(["A"]), .ios).nodes("flow").isEmpty)
    let drawn = Drawn(chart(["A", "B", "A"]), .ios)
    let legend = try drawn.frame("flow")
    #expect(legend.minY > (try drawn.frame("plot").maxY))
    #expect(Drawn(chart(["A", "B"]).with(\.legend, .hidden), .ios).nodes("flow").isEmpty)
    #expect(Drawn(chart(["A"]).with(\.legend, .bottom), .ios).nodes("flow").count == 1)
  }

  @Test func marksOutsideAndStrangersInsideWarn() {
    #expect(
      Drawn(BarMark(x: ["A"], y: [1]), .ios).warnings == [.misplaced(element: "bar-mark", place: "chart")])
    let chart = Chart {
      BarMark(x: ["A"], y: [1])
      Text("Hi")
    }
    #expect(Drawn(chart, .ios).warnings == [.leftOut(element: "label", place: "chart", expected: "marks")])
    #expect(Drawn(Chart(), .ios).warnings == [.emptyTitle(element: "chart")])
  }

  @Test func sharesBelowZeroAreNegative() {
    let chart = Chart {
      BarMark(x: ["A", "B"], y: [-3, 8], series: "In").with(\.stacking, .normalized)
      BarMark(x: ["A", "B"], y: [3, -8], series: "Out").with(\.stacking, .normalized)
    }
    let drawn = Drawn(chart, .ios, width: 240, height: 150)
    let texts = drawn.nodes("label").compactMap(\.accessibility?.label)
    #expect(texts.contains("-50%") && texts.contains("50%") && texts.contains("0%"), "\(texts)")
  }

  @Test func longWordsLeaveRoomForThePlot() throws {
    let words = (1...3).map { PlottableValue.category("Donaudampfschifffahrtsgesellschaft \($0)") }
    var lying = BarMark()
    (lying.values.x, lying.values.y) = ([3, 5, 2], words)
    let drawn = Drawn(Chart { lying }, .ios, width: 240, height: 150)
    #expect(try drawn.frame("plot").width > 120)
    var upright = BarMark()
    (upright.values.x, upright.values.y) = (words, [3, 5, 2])
    // Each bar keeps its word, although none has room.
    let labels = Drawn(Chart { upright }, .ios, width: 240, height: 150).frames("label")
    #expect(labels.filter { $0.minY > 120 && $0.width > 44 }.count == 3, "\(labels)")
  }

  /// Whatever a program puts together is drawn somehow.
  @Test func dataThatDoNotFitAreNoTrap() {
    let values: [PlottableValue] = ["A", 3, "2026-06-01", .number(.nan), .number(.infinity), .number(-1e300)]
    for x in values {
      for y in values {
        var bars = BarMark()
        (bars.values.x, bars.values.y) = ([x, y], [y, x, x])
        var area = AreaMark()
        (area.values.x, area.values.yStart, area.values.yEnd) = ([x, y], [y], [y, x])
        var rule = RuleMark()
        (rule.values.x, rule.values.yEnd) = ([x], [y])
        let drawn = Drawn(
          Chart {
            bars
            area
            rule
          }, .ios, width: 200, height: 100)
        #expect(drawn.size == Size(width: 200, height: 100))
      }
    }
  }
}
