import ArgumentParser
import Dispatch
import MaquetteFiles
import MaquettePreviews
import MaquetteServe
import MaquetteSnapshots
import MaquetteStudio

struct Serve: Verb {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show the pictures of sheets on a live page.",
    discussion: """
      The page shows every picture of the sheets. It draws a picture again when you save its sheet or a file that \
      the sheet uses. You can zoom, switch variants, see the element under the pointer and its line, read the \
      spoken texts and the findings of 'lint', compare with golden pictures, and touch controls.

      Open the printed address in a browser on this machine. Other machines cannot reach the server, and \
      requests need the token in the address. Press Ctrl-C to stop.

      EXAMPLES
        maquette serve                              the sheets of the current folder
        maquette serve sheets/ --port 8000
        maquette serve --previews Sources/          and the previews of an app's SwiftUI code
        maquette serve start.yaml --export prototype.html
                                                    writes a prototype that needs no server
      """)

  @Argument(
    help: "Sheets and folders of sheets; by default the current folder.", completion: Completion.sheets)
  var sheets: [String] = ["."]

  @Option(
    help: ArgumentHelp(
      "Also show the previews of the SwiftUI code in this package or folder, and draw them again when a file is saved.",
      valueName: "folder"), completion: .directory)
  var previews: String?

  @OptionGroup var options: SheetOptions

  @Option(help: "The port to listen on; by default 8717, or any free port if 8717 is in use.")
  var port: Int?

  @Option(
    help: ArgumentHelp(
      "Instead of serving, write a click-through prototype of the first sheet and the sheets that it links to.",
      valueName: "file.html"))
  var export: String?

  @Option(help: Help.threads)
  var threads: Int?

  func validate() throws {
    try Help.checkThreads(threads)
    if let port, !(1...65535).contains(port) {
      throw ValidationError("--port takes a number from 1 to 65535.")
    }
    if let export, !["html", "htm"].contains(FileName.suffix(of: export)) {
      throw ValidationError("--export writes a web page; end its name in .html.")
    }
    if sheets.contains("-") { throw ValidationError("serve follows files and cannot read standard input.") }
  }

  func run(on console: Console) throws {
    let settings = try console.settings()
    var request = LiveRequest(
      paths: sheets, theme: try options.theme.sources(on: console), threads: threads ?? console.processors)
    request.scale = try options.pixelsPerPoint(on: console)
    request.lint = settings.lint
    request.variables = console.variables
    if let export {
      let prototype = try PrototypeExport(request)
      try PictureOutput.write(file: prototype.html(), to: export)
      console.write(line: export)
      let note = prototype.isPartial ? "; some states are left out at the limit of a prototype" : ""
      console.say("\(prototype.pictureCount) pictures\(note)")
      return
    }
    let followed = try previews.map { path in try servedPreviews(in: path, on: console) }
    if let followed {
      // Without sheets of its own the page shows the previews only.
      request.detailed = followed.folder
      request.paths = (sheets == ["."] ? [] : sheets) + [followed.folder]
    }
    let page = try LivePage(request, port: port)
    // Ends with the process.
    if let followed { DispatchQueue.global().async { followed.follow() } }
    console.write(line: page.address)
    console.say("open this address in a browser; press Ctrl-C to stop")
    page.run()
  }

  private func servedPreviews(in path: String, on console: Console) throws -> PreviewSheets {
    let folder = FileName.joined(ResultsFolder.standardPath, "live-previews")
    let request = PreviewRequest(
      path: FileName.normalized(path), out: folder, tool: ProgramPath.current,
      variables: console.variables.merging(ProgramPath.variables) { own, _ in own },
      threads: threads ?? console.processors)
    return try PreviewSheets(request, in: folder)
  }
}
