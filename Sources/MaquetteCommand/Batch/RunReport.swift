/// Says what a run has done, where there is more to say than what it printed on its way.
struct RunReport {
  private let summary: RunSummary
  private let run: RenderRun
  private let isPruning: Bool
  private let isDeleting: Bool

  /// A report; when it is not pruning, of the pictures that no sheet draws only the first are named.
  init(_ summary: RunSummary, of run: RenderRun, isPruning: Bool = false, isDeleting: Bool = false) {
    self.summary = summary
    self.run = run
    self.isPruning = isPruning
    self.isDeleting = isDeleting
  }

  /// Says it, and fails if the run did not do all that it should.
  func say() throws(Failure) {
    let console = run.console
    for path in summary.deleted { console.say("\(path): deleted; no sheet draws it") }
    for path in isPruning ? summary.orphans[...] : summary.orphans.prefix(10) {
      console.say("\(path): no sheet draws it any more")
    }
    if !isPruning && summary.orphans.count > 10 { console.say("and \(summary.orphans.count - 10) more") }
    if !summary.orphans.isEmpty {
      console.say(
        isDeleting
          ? "what was altered since it was drawn is kept" : "'--prune --yes' deletes what no sheet draws")
    }
    if run.isIncremental || summary.notBegun > 0 || !summary.failed.isEmpty && run.inputs.count > 1 {
      for line in summary.failures() { console.say(line) }
      console.say(summary.line)
    }
    if let status = summary.status { throw Failure(said: status) }
    if summary.notBegun > 0 {
      throw Failure(
        .overLimit,
        "the time did not suffice for \(summary.notBegun) of the pictures; the next run goes on from there")
    }
  }
}
