import Testing

/// `Golden/README.md` lists sheets for every property and state of controls.
@Suite struct GoldenIndexTests {
  /// A row of the table: an id and the sheets that show it, as paths below `Golden/`.
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let sheets: [String]
    var testDescription: String { id }
  }

  static let rows: [Row] = {
    let index = SourceTree.files.first { $0.path == "Golden/README.md" }
    return (index?.lines ?? []).compactMap { line in
      line.firstMatch(of: /^\| `([A-Z]-[a-z-]+)` \|/).map { match in
        Row(
          id: String(match.output.1),
          sheets: line.matches(of: /\]\(([^)]+\.yaml)\)/).map { String($0.output.1) })
      }
    }
  }()

  @Test func noIdIsThereTwice() {
    #expect(Self.rows.count >= 32)
    #expect(Set(Self.rows.map(\.id)).count == Self.rows.count)
  }

  @Test(arguments: rows)
  func aPictureCarriesIt(row: Row) throws {
    #expect(!row.sheets.isEmpty)
    for sheet in row.sheets {
      let path = "Golden/\(sheet)"
      let file = try #require(SourceTree.files.first { $0.path == path }, "\(path) is missing")
      let isTitled = file.text.contains(try Regex("(?m)^title: \"\(row.id)\\b(?!-)"))
      #expect(isTitled || file.stem == row.id.lowercased(), "neither title nor name of \(path) is \(row.id)")
      let stem = path.dropLast(".yaml".count)
      #expect(
        SourceTree.files.contains {
          $0.path.hasSuffix(".png") && ($0.path == stem + ".png" || $0.path.hasPrefix(stem + "~"))
        }, "\(path) has no picture")
    }
  }
}
