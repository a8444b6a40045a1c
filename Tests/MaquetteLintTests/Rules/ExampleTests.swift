import Foundation
import MaquetteLint
import MaquetteSheets
import Testing

/// The examples of rules, as sheets, in words and as pictures.
@Suite struct ExampleTests {
  static let ids = RuleBook.standard.rules.map { $0.id }

  @Test(arguments: ids)
  func badExampleBreaksTheRuleAndGoodOneBreaksNone(id: String) throws {
    let rule = try #require(RuleBook.standard.rule(id))
    let bad = try LintSheet.report(rule.example.sheet(rule.example.bad))
    #expect(bad.findings.contains { $0.rule == id }, "the bad example of \(id) does not break it")
    let good = try LintSheet.report(rule.example.sheet(rule.example.good))
    // The platform's accent on its own surfaces has less than WCAG asks, which is a note.
    let broken = good.findings.filter { $0.rule != "L-contrast" || $0.severity != .note }
    #expect(broken.isEmpty, "\(broken.map { "\($0.rule): \($0.message)" })")
  }

  @Test func identifiersAreUniqueAndTextsAreSentences() {
    #expect(Set(Self.ids).count == Self.ids.count)
    for rule in RuleBook.standard.all {
      #expect(rule.id.hasPrefix("L-"))
      #expect(rule.summary.hasSuffix("."))
      #expect(rule.reason.hasSuffix("."))
      #expect(!rule.remedy.hasSuffix("."))
    }
  }

  /// `maquette check Golden` compares the pictures; the sheets are those that the command prints with `--as-sheet`.
  @Test(arguments: ids)
  func theGoldenSheetIsTheExplanation(id: String) throws {
    let explanation = RuleExplanation(try #require(RuleBook.standard.rule(id)))
    #expect(explanation.sheet.contains("note: \""), "the bad example has no finding to show")
    #expect(explanation.text.hasPrefix("\(id) ("))
    let path = GalleryTests.root.appending(path: "Golden/Lint/\(id.dropFirst(2)).yaml")
    #expect(try String(contentsOf: path, encoding: .utf8) == explanation.sheet)
    #expect(try Sheet(Array(explanation.sheet.utf8), path: "\(id).yaml").pictures.count == 1)
  }

  /// `maquette list rules > Documentation/Rules.md` writes the page.
  @Test func thePageOfRulesIsUpToDate() throws {
    let page = try String(
      contentsOf: GalleryTests.root.appending(path: "Documentation/Rules.md"), encoding: .utf8)
    #expect(page == RuleReference.text())
  }
}
