import ArgumentParser
import MaquetteFiles
import MaquetteSnapshots
import MaquetteStudio

struct Accept: Verb {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Accept the pictures of the last check or snapshot tests as golden files.",
    discussion: """
      Replaces the golden files that the check found different, missing or damaged with the new picture or text, \
      byte for byte as recording writes them. Golden files that changed since the check are kept. Nothing is \
      accepted while CI is set.

      EXAMPLES
        maquette accept Golden/Button/matrix~dark.png    one picture
        maquette accept Golden/Button/matrix.yaml        all pictures of a sheet
        maquette accept Golden/Button                    all in a folder
        maquette accept --alike Golden/Button/busy.png   that and all with the same change
        maquette accept Tests                            pictures and texts of snapshot tests
        maquette accept --all                            all
      """)

  @Argument(help: "Golden files, sheets, or folders of them.", completion: .file())
  var paths: [String] = []

  @Flag(help: "Accept everything.")
  var all = false

  @Flag(help: "Also accept every picture with the same change.")
  var alike = false

  @Option(help: Help.results, completion: .directory)
  var results = ResultsFolder.standardPath

  func validate() throws {
    if paths.isEmpty != all {
      throw ValidationError(
        all
          ? "--all accepts everything; leave out the paths."
          : "Name golden files, sheets or folders, or add --all to accept everything.")
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
