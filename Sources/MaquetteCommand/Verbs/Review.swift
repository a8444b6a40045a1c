internal import ArgumentParser
internal import MaquetteSnapshots

/// Asks about every picture that a check left to decide on.
struct Review: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Decide, picture by picture, what the last check found.",
    discussion: """
      Shows each picture that differs from its golden, or has none, with what changed, and asks: a accepts \
      the drawing as the golden picture, r rejects it, s skips it, A accepts all further pictures of the \
      sheet, o prints where the pictures lie, q quits. Answers may be piped, one a line.

      A golden picture that has changed since the check is left alone. Nothing is accepted where CI is set.

      The exit code is 1 while there are pictures that nobody accepted.
      """)

  @OptionGroup var place: ResultsOption

  func run() throws {
    let console = Console.standard
    Interruption.holdBack()
    let acceptance = try place.acceptance()
    let report = try place.read()
    if report.pending.isEmpty {
      console.say("nothing to decide: \(ReportSummary(report: report).headline)")
      if let status = ReportSummary(report: report).failure { throw status }
      return
    }
    var session = ReviewSession(report, acceptance: acceptance, console: console)
    var problem: Failure?
    do throws(Failure) {
      try session.run { readLine() }
    } catch {
      problem = error
    }
    // Whatever went wrong, the goldens that were written are accepted.
    try place.write(session.report)
    let left = session.report.pending.count - session.rejectedCount
    console.say("\(session.acceptedCount) accepted, \(session.rejectedCount) rejected, \(left) undecided")
    if let failure = problem ?? ReportSummary(report: session.report).failure { throw failure }
  }
}
