import ArgumentParser
import MaquetteStudio

struct Verify: Verb {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Check whether pictures would still be drawn identically.",
    discussion: """
      Draws each picture again from the sheet and tokens that it stores, and compares every pixel. A picture \
      that differs was drawn by another version or edited since.

      EXAMPLES
        maquette verify button.png
        maquette verify build/
        maquette verify build/ --font Brand.ttf

      The exit code is 1 if a picture differs, 65 if one does not store its sheet, and 66 if one is missing.
      """)

  @Argument(help: "Pictures, folders of pictures, or - for standard input.", completion: Completion.pictures)
  var pictures: [String]

  @Option(help: Help.font, completion: Completion.fonts)
  var font: [String] = []

  @Option(help: Help.threads)
  var threads: Int?

  func validate() throws { try Help.checkThreads(threads) }

  func run(on console: Console) throws {
    let theme = ThemeSources(fonts: font, catalogue: console.catalogue, stream: console.input)
    let outcomes = try Verification(pictures, theme: theme, threads: threads ?? console.processors).run()
    var status: ExitStatus?
    var counts = (same: 0, differ: 0, failed: 0)
    for (path, outcome) in outcomes {
      switch outcome {
      case .same:
        counts.same += 1
        if outcomes.count == 1 { console.write(line: "\(path): the same") }
      case .passedOver: continue
      case .differs(let how, let version):
        counts.differ += 1
        status = status ?? .different
        let drawnBy =
          version == Version.current ? "" : "; drawn by \(version), and this is \(Version.current)"
        console.write(line: "\(path): differs: \(how)\(drawnBy)")
      case .failed(let error):
        counts.failed += 1
        status = ExitStatus(error.kind)
        console.say(error)
      }
    }
    if outcomes.count > 1 {
      let unread = counts.failed == 0 ? "" : ", \(counts.failed) could not be verified"
      let total = counts.same + counts.differ + counts.failed
      console.write("\(total) pictures: \(counts.same) the same, \(counts.differ) differ\(unread)\n")
    }
    if let status { throw status }
  }
}
