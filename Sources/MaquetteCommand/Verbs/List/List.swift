import MaquetteScreens
import ArgumentParser
import MaquetteControls
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteElements
import MaquetteFiles
import MaquetteLint
import MaquettePreviews
import MaquetteServe
import MaquetteSheets
import MaquetteStudio

struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the names that sheets can use.",
    discussion: """
      EXAMPLES
        maquette list controls
        maquette list controls button
        maquette list guide             the language of sheets in 10 KB, for programs that write them
        maquette list symbols --json
        maquette list tokens --platform macos
      """,
    subcommands: [
      ListControls.self, ListSymbols.self, ListColors.self, ListStyles.self, ListFonts.self, ListTokens.self,
      ListGuide.self, ListReference.self, ListRules.self, ListMeasures.self, ListLimits.self,
      ListLanguages.self,
    ])
}

struct ListOptions: ParsableArguments {
  @Flag(help: "Print JSON, for programs.")
  var json = false

  /// Prints a list, or its JSON under `--json`.
  func print(
    _ text: @autoclosure () -> String, json: @autoclosure () -> JSON, on console: Console
  ) {
    console.write(self.json ? json().text() : text())
  }
}

/// A table whose columns are as wide as their widest cells.
enum Columns {
  static func text(_ rows: [[String]]) -> String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { index, cell in
        index == row.count - 1 ? cell : cell + String(repeating: " ", count: widths[index] - cell.count + 2)
      }
      return cells.joined() + "\n"
    }.joined()
  }
}

struct ListGuide: Verb {
  static let configuration = CommandConfiguration(
    commandName: "guide", abstract: "Print a guide to sheets for programs, 10 KB of Markdown.")

  func run(on console: Console) throws { console.write(SheetGuide.markdown(of: console.catalogue)) }
}

struct ListReference: Verb {
  static let configuration = CommandConfiguration(
    commandName: "reference", abstract: "Print the reference of sheets, or of one element, as Markdown.")

  @Argument(
    help: "The element to describe; by default the language of sheets.", completion: Completion.elements)
  var element: String?

  @Option(
    name: .shortAndLong, help: "Write all pages, one for each element, to this folder (created if needed).",
    completion: .directory)
  var out: String?

  func validate() throws {
    if out != nil, element != nil { throw ValidationError("--out writes all pages; leave out the element.") }
  }

  func run(on console: Console) throws {
    // Only pictures of our own elements are in the repository.
    let pages = SheetReference.pages(of: console.catalogue, pictured: .standard)
    if let out {
      for page in pages {
        let path = FileName.joined(out, page.path)
        try attempt({ StudioError($0, path: path) }) { () throws(FileProblem) in
          try Folder.create(FileName.folder(of: path))
          try FileBytes.write(Array(page.text.utf8), to: path)
        }
      }
      return
    }
    let path = element.map { "Sheets/\($0).md" } ?? "Sheets.md"
    guard let page = pages.first(where: { $0.path == path }) else {
      throw StudioError(
        unknown: "element", element ?? "",
        nearest: ElementSynonyms.nearest(to: element ?? "", among: console.catalogue.names),
        list: "maquette list controls")
    }
    console.write(page.text)
  }
}

struct ListMeasures: Verb {
  static let configuration = CommandConfiguration(
    commandName: "measures",
    abstract: "Print the built-in themes' measures and their evidence as Markdown.")

  @Option(help: "Print the values derived from this token instead.")
  var derivedFrom: String?

  func run(on console: Console) throws {
    guard let token = derivedFrom else {
      return console.write(MeasureReference.markdown(of: console.catalogue))
    }
    let tokens = MeasureDependents.tokens
    guard tokens.contains(token) else {
      throw StudioError(
        unknown: "measure", token, nearest: NearestName.nearest(to: token, among: tokens),
        list: "maquette list measures")
    }
    let rows = MeasureDependents.rows(of: token)
    console.write(rows.isEmpty ? "no value is derived from \(token)\n" : Columns.text(rows))
  }
}

struct ListLimits: Verb {
  static let configuration = CommandConfiguration(
    commandName: "limits", abstract: "Print the limits of input and output as Markdown.")

  func run(on console: Console) throws {
    console.write(LimitReference.markdown(and: [.previews, .livePage]) { Int(ExitStatus($0).rawValue) })
  }
}

struct ListRules: Verb {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Print the rules of 'lint' as a page in Markdown.")

  func run(on console: Console) throws { console.write(RuleReference.text(of: RuleBook(console.catalogue))) }
}
