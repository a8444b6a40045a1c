import ArgumentParser
import MaquetteDiagnostics
import MaquetteFiles
import MaquetteSnapshots
import MaquetteStudio

struct Init: Verb {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Create a working folder of sheets: a sheet, a brand, settings, a golden picture and a check.",
    discussion: """
      Nothing is overwritten: if one of the files exists, nothing is written. An existing .gitignore or AGENTS.md is kept.

      EXAMPLES
        maquette init                 in the current folder
        maquette init mockups
      """)

  @Argument(
    help: "The folder, created if needed; by default the current one.", completion: .directory)
  var folder = ""

  func run(on console: Console) throws {
    var files = StarterFolder.files.map { (path: FileName.joined(folder, $0.path), text: $0.text) }
    if let taken = files.first(where: { Folder.kind(of: $0.path) != .nothing }) {
      throw StudioError(.cannotWrite, "\(taken.path): the file exists already; name a new folder")
    }
    let ignored = FileName.joined(folder, StarterFolder.ignored)
    if Folder.kind(of: ignored) == .nothing {
      files.append((ignored, StarterFolder.ignoredFolders))
    } else {
      let folders = StarterFolder.ignoredFolders.split(separator: "\n").joined(separator: ", ")
      console.say("\(ignored) exists and was not changed; add to it \(folders)")
    }
    let instructions = FileName.joined(folder, StarterFolder.instructions)
    if Folder.kind(of: instructions) == .nothing {
      files.append((instructions, StarterFolder.instructionsOfAgents))
    } else {
      console.say("\(instructions) exists and was not changed; add to it: run 'maquette list guide'")
    }
    NamedOutput.add(folder)
    for file in files {
      try PictureOutput.write(file: Array(file.text.utf8), to: file.path)
      console.write(line: file.path)
    }
    // The golden picture; where CI is set nothing is recorded.
    try Check.parse([
      FileName.joined(folder, StarterFolder.sheets), "--record", "missing",
      "--results", FileName.joined(folder, ResultsFolder.standardPath),
    ]).run(on: console)
    console.say(lines: StarterFolder.nextSteps(in: folder))
  }
}

/// The files of a new folder of sheets.
enum StarterFolder {
  static let sheets = "sheets"
  static let ignored = ".gitignore"
  /// What can be drawn again: the results of checks, pictures and reports.
  static let ignoredFolders = ".build/\nbuild/\nreport/\n"
  /// The file that programs which write sheets read first, by the convention of https://agents.md.
  static let instructions = "AGENTS.md"
  static let files: [(path: String, text: String)] = [
    (ProjectSettings.fileName, settings), ("brand.tokens.json", brand), ("\(sheets)/welcome.yaml", welcome),
    ("check.sh", check),
  ]

  private static let settings = """
    # Settings of 'maquette' in this folder; options of the command line win over them.
    out: build/

    """

  private static let brand = """
    {
      "brand": {
        "$type": "color",
        "primary": { "$value": "#5B3DF5" },
        "calm": { "$value": "#EFEBFF" }
      },
      "color": {
        "accent": { "$type": "color", "$value": "{brand.primary}" }
      }
    }

    """

  private static let welcome = """
    # yaml-language-server: $schema=../maquette.schema.json
    maquette: 1
    title: Welcome
    tokens: ../brand.tokens.json
    size: { width: 320 }
    padding: 24
    body:
      vstack:
        spacing: 16
        children:
          - symbol: { name: sparkles, size: 48, color: "{brand.primary}" }
          - label: { text: Welcome, style: title1, emphasized: true }
          - label: { text: Everything you draw is a file., color: secondary-label, alignment: center }
          - button: { title: Get Started, style: filled, size: large }
          - button: { title: Not Now, style: plain, size: large }
    variants:
      appearance: [light, dark]

    """

  private static let check = """
    #!/bin/sh
    # What a change must pass, here and in CI: the pictures are as recorded, and the guidelines are kept.
    set -e
    cd "$(dirname "$0")"
    maquette check sheets --report report
    maquette lint sheets

    """

  static let instructionsOfAgents = """
    # Mockups

    Each file in `sheets/` is a sheet: YAML that `maquette` draws as pictures. The PNG files beside the sheets are golden
    pictures, which `maquette check` compares.

    - Run `maquette list guide` before you write a sheet. It prints the language in 10 KB.
    - Run `maquette list controls NAME` for all attributes of an element, and `maquette list symbols WORD` to find a symbol.
    - Draw with `maquette render sheets/welcome.yaml`, and look at the pictures in `build/`. Errors have a line, a column and a
      suggestion.
    - Use the colours and sizes of `brand.tokens.json`: `"{brand.primary}"`.
    - Before you finish, run `sh check.sh`. It compares the pictures and checks the guidelines.
    - If a picture changed on purpose, look at it, then run `maquette accept sheets/NAME.png`. Do not record pictures otherwise.
    - Do not edit PNG files, `.build/`, `build/` or `report/`.

    """

  static func nextSteps(in folder: String) -> String {
    """
    \(folder.isEmpty ? "" : "cd \(folder)\n")maquette render sheets           draws every sheet into build/
    maquette check sheets            compares with the pictures beside the sheets
    maquette schema > maquette.schema.json   lets an editor complete sheets
    sh check.sh                      is what CI runs
    """
  }
}
