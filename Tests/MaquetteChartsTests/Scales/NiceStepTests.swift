import Testing

@testable import MaquetteCharts

/// The steps between marks of numbers.
@Suite struct NiceStepTests {
  @Test(arguments: [
    (1.0, 1.0), (1.01, 2), (2, 2), (2.5, 5), (5, 5), (5.1, 10), (3750, 5000), (0.03, 0.05), (0.1, 0.1),
    (9.9, 10),
    (1e-7, 1e-7), (7e12, 1e13),
  ])
  func itIsTheLeastThatIsNotLess(least: Double, expected: Double) {
    #expect(NiceStep(atLeast: least).value == expected)
  }

  /// Multiples are the nearest Doubles of decimal numbers, not sums: 3 × 0.1 is not 0.1 + 0.1 + 0.1.
  @Test func multiplesAreDecimalNumbers() {
    let step = NiceStep(atLeast: 0.1)
    #expect((0...9).map { step.multiple(Double($0)) } == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9])
    #expect(step.decimals == 1)
    #expect(step.floor(0.7) == 7 && step.ceiling(0.3) == 3 && step.floor(-0.05) == -1)
  }

  private func marks(_ domain: ClosedRange<Double>, _ spaces: Int, isFixed: Bool = false) -> TickSet {
    TickSet(of: domain, isFixed: isFixed, spaces: spaces) { value, decimals in "\(value)/\(decimals)" }
  }

  /// The example of the documentation of Swift Charts' BarMark goes from 0 to 15000.
  @Test func theDomainIsRoundedToMarks() {
    let profit = marks(0...15_000, 4)
    #expect(profit.domain == 0...15_000)
    #expect(profit.ticks.map(\.value) == [0, 5000, 10_000, 15_000])
    #expect(marks(0...5.2, 4).ticks.map(\.value) == [0, 2, 4, 6])
    #expect(marks(-3...7, 4).ticks.map(\.value) == [-5, 0, 5, 10])
  }

  @Test func aStatedDomainStaysAndHasMarksInside() {
    let marks = marks(3...17, 4, isFixed: true)
    #expect(marks.domain == 3...17)
    #expect(marks.ticks.map(\.value) == [5, 10, 15])
  }

  @Test(arguments: [1, 2, 3, 5, 8, 10])
  func thereAreNoMoreSpacesThanAskedFor(spaces: Int) {
    for top in [0.001, 0.7, 1, 3, 9.99, 12, 101, 12_345, 8.1e9] {
      for bottom in [0, -top / 3, -top, top / 2] where bottom < top {
        let set = marks(bottom...top, spaces)
        #expect(set.ticks.count - 1 <= Swift.max(spaces, bottom < 0 ? 2 : 1), "\(bottom)...\(top)")
        #expect(set.domain.lowerBound <= bottom && set.domain.upperBound >= top)
        #expect(
          set.ticks.first?.value == set.domain.lowerBound && set.ticks.last?.value == set.domain.upperBound)
      }
    }
  }
}
