import MaquetteReports
import Testing

@Suite struct CheckReportTests {
  @Test(arguments: ReportCase.Outcome.allCases)
  func whatIsNotAsItShouldBeFails(outcome: ReportCase.Outcome) {
    let passing: Set<ReportCase.Outcome> = [.equal, .tolerated, .recorded, .accepted]
    #expect(outcome.passes == passing.contains(outcome))
  }
}
