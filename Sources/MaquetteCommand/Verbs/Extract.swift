import ArgumentParser
import MaquetteDocuments
import MaquetteFiles
import MaquetteStudio

struct Extract: Verb {
  static let configuration = CommandConfiguration(
    commandName: "extract",
    abstract: "Extract the sheet that a picture was drawn from.",
    discussion: """
      Pictures drawn by 'render' store their sheet, its included files, the design tokens and the version, unless \
      --strip was given. The sheet is printed unchanged; with --out all files are written to a folder.

      EXAMPLES
        maquette extract button.png
        maquette extract button.png --out button/
        maquette extract button.png --json
      """)

  @Argument(help: "A picture, or - for standard input.", completion: Completion.pictures)
  var picture: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write all files to this folder, created if needed.", valueName: "folder"))
  var out: String?

  @Flag(help: "Print JSON: the version, the options and all files.")
  var json = false

  func validate() throws {
    if json && out != nil { throw ValidationError("--json prints what --out writes; use one of them.") }
  }

  func run(on console: Console) throws {
    let file = try PictureFile(picture, stream: console.input)
    let provenance = try file.provenance(in: file.texts())
    if json { return console.write(provenance.json.text()) }
    guard provenance.isWhole, let sheet = provenance.sheet?.text else {
      let bytes = provenance.sheet?.count ?? 0
      throw StudioError(
        .badInput,
        "\(file.name): its files were too large to store in the picture; the sheet has \(bytes) bytes. "
          + "--json prints the stored facts")
    }
    var origin = "drawn by maquette \(provenance.version) as '\(provenance.picture)'"
    if !provenance.images.isEmpty {
      origin += ", showing \(provenance.images.joined(separator: ", ")), which the picture does not store"
    }
    if let out {
      NamedOutput.add(out)
      let places = try ProvenanceFolder.write(provenance, to: out, name: file.name)
      for file in provenance.files {
        if let place = places[file.path] { console.write(line: place) }
      }
      console.say(origin)
    } else {
      console.write(content: sheet)
      let others = provenance.files.count { $0.role != .image } - 1
      console.say(
        others == 0
          ? origin : "\(origin), with \(others) more \(others == 1 ? "file" : "files"): --out writes all")
    }
  }
}

extension Provenance {
  var json: JSON {
    .object([
      "version": .text(version), "picture": .text(picture),
      "options": .array(options.map { .object(["name": .text($0.name), "value": .text($0.value)]) }),
      "files": .array(
        files.map { file in
          .object([
            "role": .text(file.role.rawValue), "path": .text(file.path),
            "bytes": .whole(file.count), "digest": .text(file.digest),
            "text": .optional(file.text),
          ])
        }),
    ])
  }
}
