import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteScreens
@testable import MaquetteElements

@Suite struct ControlCenterTests {
  private let controls: [any Element] = [
    ControlWidget("A", symbol: "star"), ControlWidget("B", symbol: "star").with(\.extent, .large),
  ]

  private func frames(_ center: ControlCenter, _ direction: LayoutDirection = .leftToRight) -> [Rect] {
    Drawn(center) { $0.direction = direction }.frames(ControlWidget.name)
  }

  @Test(arguments: [(LayoutDirection.leftToRight, 0.0, 86.0), (.rightToLeft, 172, 0)])
  func controlsStandOnTheGrid(direction: LayoutDirection, small: Double, large: Double) {
    #expect(
      frames(ControlCenter(page: false) { controls }, direction) == [
        Rect(x: small, y: 0, width: 70, height: 70), Rect(x: large, y: 0, width: 156, height: 156),
      ])
  }

  @Test func aModifiedControlKeepsItsCells() {
    let center = ControlCenter(page: false) {
      [controls[1].id("b").opacity(0.5) as any Element, controls[0]]
    }
    #expect(frames(center).map(\.minX) == [0, 172])
  }

  @Test func allShowWhatLiesBehindThePage() {
    let layers = Drawn(ControlCenter { controls }.frame(width: 393, height: 852)).layers
    #expect(layers.count { $0.sharesBackdrop } == 1)
    #expect(layers.count { $0.backdrop != nil } == 3)
  }
}

/// The places of controls on their grid.
@Suite struct ControlGridLayoutTests {
  private let small = ControlGridLayout.Span(columns: 1, rows: 1)
  private let medium = ControlGridLayout.Span(columns: 2, rows: 1)
  private let large = ControlGridLayout.Span(columns: 2, rows: 2)

  private func places(_ spans: [ControlGridLayout.Span], columns: Int = 4) -> [[Int]] {
    ControlGridLayout(columnCount: columns, side: 70, spacing: 16, spans: spans).places().places
      .map { [$0.column, $0.row] }
  }

  @Test func eachGoesToTheFirstPlaceWhereItFits() {
    #expect(places([small, medium, small]) == [[0, 0], [1, 0], [3, 0]])
    #expect(places([small, medium, medium, small]) == [[0, 0], [1, 0], [0, 1], [3, 0]])
    #expect(places([small, large, small, small]) == [[0, 0], [1, 0], [3, 0], [0, 1]])
    #expect(places([large, large, small]) == [[0, 0], [2, 0], [0, 2]])
  }

  @Test(arguments: 1...5)
  func noTwoShareACell(columns: Int) {
    let spans = (0..<30).map { _ in [small, medium, large].randomElement() ?? small }
    let (all, rows) = ControlGridLayout(columnCount: columns, side: 1, spacing: 0, spans: spans).places()
    var taken: Set<[Int]> = []
    for place in all {
      for row in place.row..<place.row + place.span.rows {
        for column in place.column..<place.column + place.span.columns {
          #expect(column < columns && row < rows)
          #expect(taken.insert([column, row]).inserted)
        }
      }
    }
  }

  @Test func whatIsTooWideIsCutToTheGrid() {
    #expect(places([large, medium], columns: 1) == [[0, 0], [0, 2]])
    #expect(places([small, small], columns: 0) == [[0, 0], [0, 1]])
    #expect(places([small], columns: .max) == [[0, 0]])
    #expect(places([]).isEmpty)
  }
}

@Suite struct ControlIslandTests {
  @Test func symbolAndValueAreTinted() {
    let drawn = Drawn(ControlIsland("bell.slash.fill", status: "Silent").with(\.tint, .token(.red)))
    #expect(drawn.symbols.last == .token(.red) && drawn.texts == [.token(.red)])
    let off = Drawn(ControlIsland("bell.fill", status: "Ring").with(\.isOn, false))
    #expect(off.symbols.last == .token(.controlLabel))
  }

  @Test func aHintIsWhite() {
    let drawn = Drawn(ControlIsland("bell.slash.fill", hint: "Hold for Ring"))
    #expect(drawn.symbols.last == .token(.accent) && drawn.texts == [.token(.controlLabel)])
  }

  @Test func itIsAsWideAsTheContentOrAsAsked() throws {
    let metrics = ControlWidgetMetrics.standard[.ios]
    #expect(
      Drawn(ControlIsland("bell")).size == Size(width: metrics.islandWidth, height: metrics.islandHeight))
    #expect(Drawn(ControlIsland("bell", hint: "Hold for a long time to do it")).size.width > 200)
    let wide = Drawn(ControlIsland("bell", status: "Ring").with(\.width, 250))
    #expect(wide.size.width == 250)
    #expect(try #require(wide.textOrigins.first).x > 200, "the value is at the trailing end")
  }

  @Test func hintAndValueAreExposed() {
    let island = ControlIsland("bell", status: "Ring", hint: "Hold for Silent").exposed
    #expect(island.label == "Hold for Silent" && island.value == "Ring")
    #expect(ControlIsland("bell", status: "Ring").exposed.label == "Ring")
  }
}

@Suite struct ControlOptionsTests {
  private let options = ControlOptions(
    "Timer", prompt: "Choose a duration", symbol: "timer", options: ["5 Minutes", "10 Minutes", "1 Hour"],
    selection: 1)
  private let metrics = ControlWidgetMetrics.standard[.ios]

  /// The frames of check marks with one option chosen.
  private func marks(_ selection: Int?) -> [Rect] {
    Drawn(options.with(\.selection, selection)).nodes(SymbolImage.name)
      .filter { $0.accessibility?.label == "checkmark" }.map(\.frame)
  }

  @Test func theChosenOneHasAMark() throws {
    let (first, second) = (try #require(marks(0).first), try #require(marks(1).first))
    #expect(marks(1).count == 1 && second.minY - first.minY == metrics.optionsRow)
    for selection in [nil, -1, 3] { #expect(marks(selection).isEmpty) }
  }

  @Test func everyOptionHasARow() {
    func height(_ names: [String]) -> Double { Drawn(options.with(\.options, names)).size.height }
    #expect(height(["a", "b", "c"]) - height(["a"]) == 2 * metrics.optionsRow)
    #expect(Drawn(options).size.width == metrics.optionsWidth)
  }

  @Test func theChosenOptionIsExposed() {
    #expect(options.exposed.label == "Timer" && options.exposed.value == "10 Minutes")
    #expect(options.with(\.selection, 9).exposed.value == nil)
  }
}
