import Foundation
import MaquetteLint
import MaquetteSheets
import Testing

@Suite struct ExplanationTests {
  @Test(arguments: RuleBook.entries.map(\.id))
  func isDrawnWithBothExamples(id: String) throws {
    let explanation = RuleExplanation(try #require(RuleBook.entry(id)))
    let document = try SheetDocument(Array(explanation.sheet.utf8), path: "\(id).yaml")
    #expect(document.sheets.count == 1)
    #expect(explanation.sheet.contains("note: \""), "the bad example has no finding to show")
    #expect(explanation.text.hasPrefix("\(id) ("))
  }

  /// `maquette check Golden` compares the pictures; the sheets are those that the command prints with `--as-sheet`.
  @Test(arguments: RuleBook.entries.map(\.id))
  func goldenIsWhatTheRuleSays(id: String) throws {
    let explanation = RuleExplanation(try #require(RuleBook.entry(id)))
    let path = GalleryTests.root.appending(path: "Golden/Lint/\(id.dropFirst(2)).yaml")
    #expect(try String(contentsOf: path, encoding: .utf8) == explanation.sheet)
  }
}
