import ArgumentParser
import MaquetteFiles
import MaquettePNG
import MaquetteRaster
import MaquetteSnapshots
import MaquetteStudio

struct Review: Verb {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Decide, one by one, what the last check or the last snapshot tests found.",
    discussion: """
      Shows each picture or text that differs from its golden file, or has none, with what changed, and asks: \
      a accepts it as the golden file, r rejects it, s skips it, A accepts all further ones of the sheet, o prints \
      where the files lie, q quits. Answers may be piped, one a line.

      A golden file that has changed since the check is left alone. Nothing is accepted where CI is set.

      The exit code is 1 while there is something that nobody accepted.
      """)

  @Option(help: Help.results, completion: .directory)
  var results = ResultsFolder.standardPath

  func run(on console: Console) throws {
    let decisions = try Decisions(
      in: ResultsFolder(FileName.normalized(results)), variables: console.variables)
    if decisions.report.pending.isEmpty {
      let summary = ReportSummary(report: decisions.report)
      console.say("nothing to decide: \(summary.headline)")
      return try summary.check()
    }
    var session = ReviewSession(decisions: decisions, console: console)
    session.run()
    try session.decisions.save()
    let done = session.decisions
    let left = done.report.pending.count - done.rejectedCount
    console.say("\(done.acceptedCount) accepted, \(done.rejectedCount) rejected, \(left) undecided")
    try ReportSummary(report: done.report).check()
  }
}

/// Walks through the pending cases of a check: describes each and asks.
///
/// Questions and answers are lines, so that a review can be piped as well as typed.
private struct ReviewSession {
  var decisions: Decisions
  let console: Console

  /// Asks about every pending case until the answers end or are `q`.
  mutating func run() {
    let pending = decisions.report.pending
    var done: Set<String> = []
    for (index, picture) in pending.enumerated() where !done.contains(picture.item.path) {
      show(picture, "\(index + 1) of \(pending.count)")
      let mates = pending[index...].filter { Self.sheet(of: $0) == Self.sheet(of: picture) }
      switch decision(on: picture) {
      case .accept: accept(picture)
      case .acceptSheet:
        for mate in mates where done.insert(mate.item.path).inserted { accept(mate) }
      case .reject: decisions.reject(picture)
      case .skip: break
      case .quit: return
      }
    }
  }

  private enum Decision {
    case accept, acceptSheet, reject, skip, quit
  }

  private static func sheet(of picture: PendingCase) -> String { picture.item.sheet ?? picture.item.path }

  /// Asks until an answer decides; the end of the input means quit.
  private func decision(on picture: PendingCase) -> Decision {
    while true {
      console.write("accept, reject, skip or quit? [a r s o A q ?] ")
      guard let line = console.readLine() else {
        console.write("\n")
        return .quit
      }
      switch line.filter({ !$0.isWhitespace }) {
      case "a", "accept": return .accept
      case "A": return .acceptSheet
      case "r", "reject": return .reject
      case "s", "skip": return .skip
      case "q", "quit": return .quit
      case "o", "open":
        for (role, path) in Self.paths(of: picture.item) { console.write("  \(role): \(path)\n") }
      default: console.write(Self.help)
      }
    }
  }

  private static let help = """
      a  accept: what was found becomes the golden file
      A  accept this and all further ones of its sheet
      r  reject: it stays a failure until the next check
      s  skip: decide later
      o  print where the files lie
      q  quit; the decisions so far are kept

    """

  private mutating func accept(_ picture: PendingCase) {
    do throws(StudioError) {
      _ = try decisions.accept(picture)
      console.write("\(picture.item.path): accepted\n")
    } catch {
      // The others can still be accepted.
      console.say(error)
    }
  }

  private func show(_ picture: PendingCase, _ place: String) {
    console.write("\n\(place)  \(picture.item.text())\n")
    var sizes: [String] = []
    for (role, path) in Self.paths(of: picture.item)
    where role != "difference" && FileName.suffix(of: path) == "png" {
      do throws(PNGError) {
        let size = try PNG.size(PNGFile.bytes(of: path))
        sizes.append("\(role) \(size.width) × \(size.height)")
      } catch {
        console.write("  \(role): \(error.cause)\n")
      }
    }
    if !sizes.isEmpty { console.write("  \(sizes.joined(separator: ", ")) pixels\n") }
  }

  private static func paths(of item: ReportCase) -> [(role: String, path: String)] {
    let files = item.files
    let actual = files.actual?.suffix == "png" ? "drawing" : "actual"
    return [("golden", files.expected), (actual, files.actual), ("difference", files.difference)]
      .compactMap { role, file in file?.path.map { (role, $0) } }
  }
}
