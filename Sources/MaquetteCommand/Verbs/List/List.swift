internal import ArgumentParser
internal import MaquetteDocuments

/// Prints what sheets can name.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List what sheets can name.",
    discussion: """
      EXAMPLES
        maquette list controls
        maquette list controls button
        maquette list symbols --json
        maquette list tokens --platform macos
      """,
    subcommands: [
      ListControls.self, ListSymbols.self, ListStyles.self, ListFonts.self, ListTokens.self,
      ListReference.self, ListRules.self, ListMeasures.self,
    ])
}

/// How every list is printed.
struct ListOptions: ParsableArguments {
  @Flag(help: "Print JSON, for programs.")
  var json = false

  /// Prints a list, or its JSON if that is asked for.
  func print(
    _ text: @autoclosure () -> String, json: @autoclosure () -> JSON, on console: Console
  ) {
    console.write(self.json ? json().text() : text())
  }
}

/// Lines with columns that are as wide as their widest cell.
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
