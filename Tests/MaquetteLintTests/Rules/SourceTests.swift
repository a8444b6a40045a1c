import MaquetteLint
import Testing

/// Every rule of the guidelines names the sentence that it comes from, wherever the rule is explained.
@Suite struct SourceTests {
  @Test(arguments: RuleBook.standard.all.map { $0.id })
  func theRuleNamesItsSentence(id: String) throws {
    let rules = RuleBook.standard.all.filter { $0.id == id }
    guard let rule = rules.first, let source = rule.source else {
      Issue.record("\(id) names no sentence")
      return
    }
    #expect(!source.page.isEmpty)
    #expect(source.sentence.hasSuffix(".") && source.sentence.count > 20)
    #expect(source.sentence != rule.summary)
    #expect(RuleExplanation(rule).text.contains("\nFrom \(source.page): \(source.sentence)\n"))
    let page = RuleReference.text()
    let section = try #require(page.split(separator: "\n## ").first { $0.hasPrefix("\(id)\n") })
    #expect(section.contains("From *\(source.page)*: \(source.sentence)"))
  }

  @Test func aReportForHostsHasIt() throws {
    let report = try LintSheet.report("maquette: 1\nbody: { button: { style: gray, size: large } }\n")
    let sources = RuleBook.standard.rules.filter { $0.id == "L-empty" }.compactMap { $0.source }
    let source = try #require(sources.first)
    #expect(SARIFReport.text([report], version: "1").contains("From \(source.text)"))
  }

  @Test func aRuleOfAPackageNeedsNone() {
    let source = OwnRule.source
    #expect(source == nil)
  }

  private enum OwnRule: LintRule {
    static let id = "X-own"
    static let summary = "A rule of a package."
    static let reason = "It is that package's choice."
    static let remedy = "follow it"
    static let example = LintExample(bad: "spacer: {}", good: "spacer: {}")

    static func violations(in picture: LintPicture) -> [LintViolation] { [] }
  }
}
