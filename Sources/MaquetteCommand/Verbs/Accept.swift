internal import ArgumentParser
internal import MaquetteControls
internal import MaquetteDiagnostics
internal import MaquetteFiles
internal import MaquetteSnapshots

/// Accepts drawings that a check left, without questions.
struct Accept: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Make drawings of the last check golden pictures.",
    discussion: """
      Names golden pictures, sheets or folders; what the last check found to differ, to be missing or to be \
      damaged there is replaced by the drawing, byte for byte as 'check --record' would have written it. A golden \
      picture that has changed since the check is left alone. Nothing is accepted where CI is set.

      EXAMPLES
        maquette accept Golden/Button/matrix~dark.png    one picture
        maquette accept Golden/Button/matrix.yaml        all pictures of a sheet
        maquette accept Golden/Button                    all in a folder
        maquette accept --all                            all
      """)

  @Argument(help: "Golden pictures, sheets, or folders of them.")
  var paths: [String] = []

  @Flag(help: "Accept everything.")
  var all = false

  @OptionGroup var place: ResultsOption

  func validate() throws {
    if paths.isEmpty != all {
      throw ValidationError(
        all
          ? "--all accepts everything; name no path with it."
          : "Name golden pictures, sheets or folders, or accept everything with --all.")
    }
  }

  func run() throws {
    let console = Console.standard
    Interruption.holdBack()
    let acceptance = try place.acceptance()
    var report = try place.read()
    let chosen = try chosen(in: report)
    if chosen.isEmpty { console.say("nothing to accept: \(ReportSummary(report: report).headline)") }
    var worst: ExitStatus?
    for picture in chosen {
      let path = picture.item.path
      do throws(Failure) {
        let result = try picture.accept(by: acceptance)
        report.decide(path, .accepted)
        try console.write("\(path): \(result == .written ? "accepted" : "accepted already")\n")
      } catch {
        console.say(error)
        worst = worst ?? error.status
      }
    }
    if !chosen.isEmpty { try place.write(report) }
    if let worst { throw Failure(said: worst) }
  }

  /// The pictures to accept; every path must name one, before any is written.
  private func chosen(in report: CheckReport) throws(Failure) -> [PendingPicture] {
    let pending = report.pending
    if all { return pending }
    let wanted = paths.map { GoldenStore.plain($0) }
    for path in wanted where !pending.contains(where: { Self.names(path, $0.item) }) {
      throw Self.failure(for: path, in: report)
    }
    return pending.filter { picture in wanted.contains { Self.names($0, picture.item) } }
  }

  /// Whether a path is that of a picture, of its sheet, or of a folder that it lies in.
  private static func names(_ path: String, _ item: ReportCase) -> Bool {
    path == item.path || path == item.sheet || item.path.hasPrefix(FileName.joined(path, "")) || path == "."
  }

  private static func failure(for path: String, in report: CheckReport) -> Failure {
    if let item = report.cases.first(where: { names(path, $0) && !$0.outcome.passes }) {
      return Failure(.badInput, "there is no drawing to accept: \(item.text(changes: 0))")
    }
    if report.cases.contains(where: { names(path, $0) }) {
      return Failure(.noInput, "\(path): nothing to accept, the last check found nothing wrong with it")
    }
    let known = report.pending.flatMap { [$0.item.path] + ($0.item.sheet.map { [$0] } ?? []) }
    let nearest = NearestName.nearest(to: path, among: known)
    return Failure(
      .noInput,
      "\(path): the last check knows nothing of it; "
        + (NearestName.hint(nearest) ?? "check it first, with 'maquette check'"))
  }
}
