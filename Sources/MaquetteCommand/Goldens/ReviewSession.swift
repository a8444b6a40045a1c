internal import MaquettePNG
internal import MaquetteRaster
internal import MaquetteSnapshots

/// Walks through what a check left to decide: shows each picture in words, and asks.
///
/// Questions and answers are lines, so that a review can be piped as well as typed.
struct ReviewSession {
  /// The report with the decisions so far.
  private(set) var report: CheckReport
  private(set) var acceptedCount = 0
  private(set) var rejectedCount = 0
  private let acceptance: GoldenAcceptance
  private let console: Console

  init(_ report: CheckReport, acceptance: GoldenAcceptance, console: Console) {
    self.report = report
    self.acceptance = acceptance
    self.console = console
  }

  /// Asks about every pending picture until there is none, no answer, or somebody quits.
  mutating func run(answer: () -> String?) throws(Failure) {
    let pending = report.pending
    var done: Set<String> = []
    for (index, picture) in pending.enumerated() where !done.contains(picture.item.path) {
      try show(picture, "\(index + 1) of \(pending.count)")
      let mates = pending[index...].filter { Self.sheet(of: $0) == Self.sheet(of: picture) }
      switch try decision(on: picture, answer: answer) {
      case .accept: try accept(picture)
      case .acceptSheet:
        for mate in mates where done.insert(mate.item.path).inserted { try accept(mate) }
      case .reject:
        report.decide(picture.item.path, .rejected)
        rejectedCount += 1
      case .skip: break
      case .quit: return
      }
    }
  }

  private enum Decision {
    case accept, acceptSheet, reject, skip, quit
  }

  private static func sheet(of picture: PendingPicture) -> String { picture.item.sheet ?? picture.item.path }

  /// Asks until an answer decides; no more answers are the end.
  private func decision(on picture: PendingPicture, answer: () -> String?) throws(Failure) -> Decision {
    while true {
      try console.write("accept, reject, skip or quit? [a r s o A q ?] ")
      guard let line = answer() else {
        try console.write("\n")
        return .quit
      }
      switch line.filter({ !$0.isWhitespace }) {
      case "a", "accept": return .accept
      case "A": return .acceptSheet
      case "r", "reject": return .reject
      case "s", "skip": return .skip
      case "q", "quit": return .quit
      case "o", "open":
        for (role, path) in Self.paths(of: picture.item) { try console.write("  \(role): \(path)\n") }
      default: try console.write(Self.help)
      }
    }
  }

  private static let help = """
      a  accept: the drawing becomes the golden picture
      A  accept this and all further pictures of its sheet
      r  reject: it stays a failure until the next check
      s  skip: decide later
      o  print where the pictures lie
      q  quit; what was decided so far holds

    """

  private mutating func accept(_ picture: PendingPicture) throws(Failure) {
    do throws(Failure) {
      _ = try picture.accept(by: acceptance)
      report.decide(picture.item.path, .accepted)
      acceptedCount += 1
      try console.write("\(picture.item.path): accepted\n")
    } catch {
      // One that cannot be accepted does not keep the others from being looked at.
      console.say(error)
    }
  }

  private func show(_ picture: PendingPicture, _ place: String) throws(Failure) {
    try console.write("\n\(place)  \(picture.item.text())\n")
    let sizes = Self.paths(of: picture.item).compactMap { role, path -> String? in
      guard role != "difference", let bitmap = try? PNGFile.read(path).bitmap else { return nil }
      return "\(role) \(bitmap.width) × \(bitmap.height)"
    }
    if !sizes.isEmpty { try console.write("  \(sizes.joined(separator: ", ")) pixels\n") }
  }

  private static func paths(of item: ReportCase) -> [(role: String, path: String)] {
    let pictures = item.pictures
    return [
      ("golden", pictures.expected), ("drawing", pictures.actual), ("difference", pictures.difference),
    ].compactMap { role, picture in picture?.path.map { (role, $0) } }
  }
}
