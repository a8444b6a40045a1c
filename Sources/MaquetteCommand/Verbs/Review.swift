import ArgumentParser
import MaquetteFiles
import MaquettePNG
import MaquetteRaster
import MaquetteSnapshots
import MaquetteStudio

struct Review: Verb {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Review the findings of the last check or snapshot tests.",
    discussion: """
      Shows each picture or text that differs from its golden file or has none, with its changes, and asks: \
      a accepts it as the golden file, r rejects it, s skips it, A accepts all further ones of the sheet, o prints \
      the paths of the files, q quits. Pictures with the same change are one question; e asks about each of \
      them. Answers may be piped, one per line.

      Golden files that changed since the check are kept. Nothing is accepted while CI is set.

      The exit code is 1 while findings are left that nobody accepted.
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

  /// The paths of cases that need no question any more.
  private var done: Set<String> = []

  init(decisions: Decisions, console: Console) {
    self.decisions = decisions
    self.console = console
  }

  /// Asks about every pending case until the answers end or are `q`.
  mutating func run() {
    let pending = decisions.report.pending
    let byPath = Dictionary(pending.map { ($0.item.path, $0) }) { first, _ in first }
    var number = 0
    for group in pending.map(\.item).alike {
      let pictures = group.cases.compactMap { byPath[$0.path] }
      let first = number + 1
      number += pictures.count
      if pictures.count > 1, pictures.allSatisfy({ !done.contains($0.item.path) }) {
        console.write("\n\(first)-\(number) of \(pending.count)  \(group.headline)\n")
        for line in AlikeCases.listed(group.cases.map(\.path)) { console.write("  \(line)\n") }
        switch decision(on: pictures) {
        case .each: break
        case let decision:
          guard decide(decision, on: pictures, of: pending) else { return }
          continue
        }
      }
      for (place, picture) in pictures.enumerated() where !done.contains(picture.item.path) {
        show(picture, "\(first + place) of \(pending.count)")
        guard decide(decision(on: [picture]), on: [picture], of: pending) else { return }
      }
    }
  }

  private enum Decision {
    case accept, acceptSheet, reject, skip, each, quit
  }

  /// Carries out a decision; false means to stop.
  private mutating func decide(
    _ decision: Decision, on pictures: [PendingCase], of pending: [PendingCase]
  ) -> Bool {
    done.formUnion(pictures.map(\.item.path))
    switch decision {
    case .accept: for picture in pictures { accept(picture) }
    case .acceptSheet:
      for picture in pictures { accept(picture) }
      let sheets = Set(pictures.map(Self.sheet))
      for mate in pending where sheets.contains(Self.sheet(of: mate)) {
        if done.insert(mate.item.path).inserted { accept(mate) }
      }
    case .reject: for picture in pictures { decisions.reject(picture) }
    case .skip, .each: break
    case .quit: return false
    }
    return true
  }

  private static func sheet(of picture: PendingCase) -> String { picture.item.sheet ?? picture.item.path }

  /// Asks until an answer decides; the end of the input means quit.
  private func decision(on pictures: [PendingCase]) -> Decision {
    let isOne = pictures.count == 1
    while true {
      console.write(
        isOne
          ? "accept, reject, skip or quit? [a r s o A q ?] "
          : "accept all \(pictures.count), reject or skip all, each by itself, or quit? [a r s e o q ?] ")
      guard let line = console.readLine() else {
        console.write("\n")
        return .quit
      }
      switch line.filter({ !$0.isWhitespace }) {
      case "a", "accept": return .accept
      case "A" where isOne: return .acceptSheet
      case "r", "reject": return .reject
      case "s", "skip": return .skip
      case "e", "each": if !isOne { return .each }
      case "q", "quit": return .quit
      case "o", "open":
        for (role, path) in pictures.flatMap({ Self.paths(of: $0.item) }) {
          console.write(line: "  \(role): \(path)")
        }
      default: console.write(Self.help)
      }
    }
  }

  private static let help = """
      a  accept: what was found becomes the golden file
      A  accept this and all further ones of its sheet
      e  where the same changed in several: ask about each
      r  reject: it stays a failure until the next check
      s  skip: decide later
      o  print where the files lie
      q  quit; the decisions so far are kept

    """

  private mutating func accept(_ picture: PendingCase) {
    do throws(StudioError) {
      _ = try decisions.accept(picture)
      console.write(line: "\(picture.item.path): accepted")
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
