import MaquetteLint
import Testing

@Suite struct ExampleTests {
  @Test(arguments: RuleBook.entries.map(\.id))
  func badExampleBreaksTheRuleAndGoodOneBreaksNone(id: String) throws {
    let rule = try #require(RuleBook.entry(id))
    let bad = try LintSheet.report(rule.example.sheet(rule.example.bad))
    #expect(bad.findings.contains { $0.rule == id }, "the bad example of \(id) does not break it")
    let good = try LintSheet.report(rule.example.sheet(rule.example.good))
    #expect(!good.findings.contains { $0.rule == id }, "\(good.findings.map(\.message))")
  }

  @Test func identifiersAreUniqueAndRulesSayWhatTheyAreFor() {
    #expect(Set(RuleBook.entries.map(\.id)).count == RuleBook.entries.count)
    for rule in RuleBook.entries {
      #expect(rule.id.hasPrefix("L-"))
      #expect(rule.summary.hasSuffix("."))
      #expect(rule.reason.hasSuffix("."))
      #expect(!rule.remedy.hasSuffix("."))
    }
  }
}
