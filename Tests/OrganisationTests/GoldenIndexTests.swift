import Testing

/// `Golden/README.md` lists what every control can be, and for each item the goldens and tests that prove it.
@Suite struct GoldenIndexTests {
  /// A row of a table: an id and what proves it, as paths below `Golden/` and as test functions.
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let sheets: [String]
    let tests: [TestFunction]
    var testDescription: String { id }

    struct TestFunction: Sendable {
      let name: String
      let path: String
    }
  }

  /// The rows of the first section, whose sheets carry their id, and those of "Item by item".
  static let sections: [[Row]] = {
    let index = SourceTree.files.first { $0.path == "Golden/README.md" }
    return (index?.text ?? "").split(separator: "\n## ").map { section in
      section.split(separator: "\n").compactMap(row)
    }
  }()

  private static func row(_ line: Substring) -> Row? {
    line.firstMatch(of: /^\| `([A-Z]-[a-z-]+)` \|/).map { match in
      Row(
        id: String(match.output.1),
        sheets: line.matches(of: /\]\(([^).]+\.yaml)\)/).map { String($0.output.1) },
        tests: line.matches(of: /\[(\w+)\]\(\.\.\/([^)]+\.swift)\)/).map {
          Row.TestFunction(name: String($0.output.1), path: String($0.output.2))
        })
    }
  }

  @Test func noRowIsLostOrThereTwice() {
    let rows = Self.sections.flatMap(\.self)
    #expect(Self.sections.map(\.count).first ?? 0 >= 32)
    #expect(Self.sections.map(\.count).last ?? 0 >= 188)
    #expect(Set(rows.map(\.id)).count == rows.count)
  }

  @Test(arguments: sections.first ?? [])
  func aPictureCarriesIt(row: Row) throws {
    #expect(!row.sheets.isEmpty)
    for sheet in row.sheets {
      let file = try golden(sheet)
      let isTitled = file.text.contains(try Regex("(?m)^title: \"\(row.id)\\b(?!-)"))
      #expect(
        isTitled || file.stem == row.id.lowercased(), "neither title nor name of \(file.path) is \(row.id)")
    }
  }

  @Test(arguments: sections.last ?? [])
  func aGoldenOrATestProvesIt(row: Row) throws {
    #expect(!(row.sheets.isEmpty && row.tests.isEmpty))
    for sheet in row.sheets { _ = try golden(sheet) }
    for test in row.tests {
      let file = try #require(SourceTree.files.first { $0.path == test.path }, "\(test.path) is missing")
      #expect(file.text.contains("func \(test.name)("), "\(test.path) has no test \(test.name)")
    }
  }

  /// The sheet at a path below `Golden/`, which has a picture beside it.
  private func golden(_ sheet: String) throws -> SourceTree.File {
    let path = "Golden/\(sheet)"
    let file = try #require(SourceTree.files.first { $0.path == path }, "\(path) is missing")
    let stem = path.dropLast(".yaml".count)
    #expect(
      SourceTree.files.contains {
        $0.path.hasSuffix(".png") && ($0.path == stem + ".png" || $0.path.hasPrefix(stem + "~"))
      }, "\(path) has no picture")
    return file
  }
}
