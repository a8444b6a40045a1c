import MaquetteElements
import TestSupport
import Testing

@testable import MaquetteCharts

/// How bars and areas of several series lie to each other.
@Suite struct StackingTests {
  private func boxes(_ marks: [BarMark]) -> [[BarBox]] {
    let model = PlotModel(
      marks, x: AxisAttributes(), nil, y: AxisAttributes(), nil, colors: .standard, in: Environment())
    return model.figures.map { if case .bars(let boxes, _) = $0.form { boxes } else { [] } }
  }

  private func bars(_ stacking: MarkStacking, _ first: [Double], _ second: [Double]) -> [[BarBox]] {
    let places = (0..<first.count).map { "\($0)" }
    return boxes([
      BarMark(x: places, y: first, series: "A").stacking(stacking),
      BarMark(x: places, y: second, series: "B").stacking(stacking),
    ])
  }

  @Test func standardBarsLieUponEachOther() {
    let stacks = bars(.standard, [3, -2, 4], [1, -5, -1])
    #expect(stacks[0].map(\.from) == [0, 0, 0] && stacks[0].map(\.to) == [3, -2, 4])
    // Negative values go the other way.
    #expect(stacks[1].map(\.from) == [3, -2, 0] && stacks[1].map(\.to) == [4, -7, -1])
  }

  @Test func normalizedBarsAreSharesOfOne() {
    let stacks = bars(.normalized, [3, 0, 1], [1, 0, 3])
    #expect(stacks[0].map(\.to) == [0.75, 0, 0.25])
    #expect(stacks[1].map(\.from) == [0.75, 0, 0.25] && stacks[1].map(\.to) == [1, 0, 1])
  }

  @Test func centredBarsLieAroundZero() {
    let stacks = bars(.center, [3], [1])
    #expect(stacks[0][0].from == -2 && stacks[0][0].to == 1 && stacks[1][0].to == 2)
  }

  @Test func groupedBarsShareTheirRoom() {
    let stacks = bars(.grouped, [3, 2], [1, 4])
    #expect(stacks.flatMap { $0 }.allSatisfy { $0.from == 0 && $0.slots == 2 })
    #expect(stacks[0].allSatisfy { $0.slot == 0 } && stacks[1].allSatisfy { $0.slot == 1 })
    #expect(bars(.unstacked, [3], [1]).flatMap { $0 }.allSatisfy { $0.from == 0 && $0.slots == 1 })
  }

  @Test func barsLieIfWordsAreAlongY() {
    let model = PlotModel(
      [BarMark(x: [3, 5], y: ["A", "B"])], x: AxisAttributes(), nil, y: AxisAttributes(), nil,
      colors: .standard, in: Environment())
    guard case .bars(let boxes, let isLying)? = model.figures.first?.form else {
      Issue.record("there are no bars")
      return
    }
    #expect(isLying && boxes.map(\.to) == [3, 5] && boxes[1].band == 1...2)
  }

  /// February has 28 days, and its bar their room.
  @Test func barsOfDatesTakeUpTheirUnit() throws {
    var mark = BarMark(x: ["a"], y: [1, 2])
    mark.values.x = ["2026-02-01", "2026-03-01"]
    let bands = try boxes([mark])[0].map { try #require($0.band) }
    #expect(bands.map { ($0.upperBound - $0.lowerBound) / 86_400 } == [28, 31])
    #expect(bands[0].upperBound == bands[1].lowerBound)
  }

  @Test func areasLieUponEachOther() {
    let marks = [
      AreaMark(x: [1, 2], y: [3, 4], series: "A"), AreaMark(x: [1, 2], y: [2, 1], series: "B"),
    ]
    let model = PlotModel(
      marks, x: AxisAttributes(), nil, y: AxisAttributes(), nil, colors: .standard, in: Environment())
    guard case .area(let bands)? = model.figures.last?.form else {
      Issue.record("there is no area")
      return
    }
    #expect(bands.map(\.from) == [3, 4] && bands.map(\.to) == [5, 5])
    #expect(model.y.scale.sets.last?.domain == 0...5)
  }
}
