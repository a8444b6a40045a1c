import Testing

@testable import MaquetteCollections

@Suite struct ColumnPlanTests {
  @Test func flexibleColumnsShareWhatOthersLeave() {
    let plan = ColumnPlan(widths: [.points(100), .flexible, .fraction(0.25), .flexible], least: 40)
    #expect(plan.edges(in: 400) == [0, 100, 200, 300, 400])
  }

  @Test func edgesAreWholePoints() {
    let plan = ColumnPlan(widths: [.flexible, .flexible, .flexible])
    #expect(plan.edges(in: 100) == [0, 33, 67, 100])
  }

  @Test func marginsAreOutsideOfColumns() {
    let plan = ColumnPlan(widths: [.fraction(0.5), .flexible], margin: 10)
    #expect(plan.edges(in: 220) == [10, 110, 210])
  }

  @Test func noColumnLeavesATableThatIsTooNarrow() {
    let plan = ColumnPlan(widths: [.points(120), .points(120), .flexible], least: 40)
    let edges = plan.edges(in: 140)
    #expect(edges == [0, 60, 120, 140])
    #expect(
      ColumnPlan(widths: [.points(50), .flexible], margin: 10, least: 40).edges(in: 0) == [10, 10, 10])
  }

  /// The width at which each column has what it wants: 100 + 60 + a quarter of all.
  @Test func theIdealWidthHoldsFractions() {
    let plan = ColumnPlan(widths: [.points(100), .flexible, .fraction(0.2)], ideal: 60)
    #expect(plan.idealWidth == 200)
  }
}
