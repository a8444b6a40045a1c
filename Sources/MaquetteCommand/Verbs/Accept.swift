import ArgumentParser
import MaquetteFiles
import MaquetteSnapshots
import MaquetteStudio

struct Accept: Verb {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Make what the last check or the last snapshot tests found the golden files.",
    discussion: """
      Names golden files, sheets or folders; what was found there to differ, to be missing or to be damaged is \
      replaced, byte for byte as recording would have written it: by the drawing, or by the text. A golden file that has changed since the check is left alone. Nothing is accepted where CI is set.

      EXAMPLES
        maquette accept Golden/Button/matrix~dark.png    one picture
        maquette accept Golden/Button/matrix.yaml        all pictures of a sheet
        maquette accept Golden/Button                    all in a folder
        maquette accept --alike Golden/Button/busy.png   that and all in which the same changed
        maquette accept Tests                            pictures and texts of snapshot tests
        maquette accept --all                            all
      """)

  @Argument(help: "Golden files, sheets, or folders of them.", completion: .file())
  var paths: [String] = []

  @Flag(help: "Accept everything.")
  var all = false

  @Flag(help: "Accept with them all in which the same changed.")
  var alike = false

  @Option(help: Help.results, completion: .directory)
  var results = ResultsFolder.standardPath

  func validate() throws {
    if paths.isEmpty != all {
      throw ValidationError(
        all
          ? "--all accepts everything; name no path with it."
          : "Name golden files, sheets or folders, or accept everything with --all.")
    }
  }

  func run(on console: Console) throws {
    var decisions = try Decisions(
      in: ResultsFolder(FileName.normalized(results)), variables: console.variables)
    var chosen = all ? decisions.report.pending : try decisions.report.pending(at: paths)
    if alike { chosen = decisions.report.pending(alike: chosen) }
    if chosen.isEmpty {
      return console.say("nothing to accept: \(ReportSummary(report: decisions.report).headline)")
    }
    var failure: StudioError?
    for picture in chosen {
      do throws(StudioError) {
        let result = try decisions.accept(picture)
        console.write(line: "\(picture.item.path): \(result == .written ? "accepted" : "accepted already")")
      } catch {
        console.say(error)
        failure = failure ?? error
      }
    }
    try decisions.save()
    if let failure { throw ExitStatus(failure.kind) }
  }
}
