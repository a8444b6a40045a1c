import MaquetteControls
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteLint
import Testing

@Suite struct LinterTests {
  private static let sheet = """
    maquette: 1
    strings: { de: { Save: Änderungen speichern } }
    body:
      vstack:
        - button: { title: Save, style: filled, size: large, width: 140, lines: 1 }
    variants:
      locale: [en, de]
      text-size: [large, accessibility-3]
    """

  @Test func aTitleThatIsCutInOneVariantIsFound() throws {
    let report = try LintSheet.report(Self.sheet, rules: ["L-truncated"])
    #expect(report.pictureCount == 4)
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.pictures.allSatisfy { $0.contains("de") })
    #expect(finding.message.contains("[de-large"))
    #expect(finding.position.line == 5)
    #expect(finding.position.column == 7)
  }

  @Test func aSuppressionHoldsForAllWithinAndItsReasonIsKept() throws {
    let report = try LintSheet.report(
      """
      maquette: 1
      body:
        vstack:
          lint-ignore: { rule: L-hit, because: They are specimens. }
          children:
            - button: { symbol: trash, style: gray, accessibility-label: Delete }
            - button: { symbol: plus, style: gray, accessibility-label: Add }
      """, rules: ["L-hit"])
    #expect(report.findings.isEmpty)
    #expect(report.suppressed.map(\.reason) == ["They are specimens.", "They are specimens."])
    #expect(!report.fails)
  }

  @Test func aSuppressionOfNothingIsFoundUnlessItsRuleIsNotAsked() throws {
    let sheet = """
      maquette: 1
      body:
        button: { title: Play, size: large, lint-ignore: [{ rule: L-hit, because: Once it was small. }] }
      """
    let report = try LintSheet.report(sheet, rules: ["L-hit"])
    #expect(report.findings.map(\.rule) == [RuleBook.unusedSuppression])
    #expect(report.findings.first?.message.contains("nothing here breaks L-hit") == true)
    #expect(try LintSheet.report(sheet, rules: ["L-titlecase"]).findings.isEmpty)
  }

  @Test func aSuppressionOfNoRuleSaysWhichWasMeant() throws {
    let report = try LintSheet.report(
      """
      maquette: 1
      body:
        button: { title: Play, size: large, lint-ignore: { rule: L-hitt, because: Why not. } }
      """)
    let finding = try #require(report.findings.first { $0.rule == RuleBook.unusedSuppression })
    #expect(finding.message.contains("there is no rule 'L-hitt'"))
    #expect(finding.remedy == "did you mean 'L-hit'?")
  }

  @Test func aSuppressionThatHoldsInOneVariantIsUsed() throws {
    let report = try LintSheet.report(
      Self.sheet.replacing(
        "lines: 1 }", with: "lines: 1, lint-ignore: { rule: L-truncated, because: It is a test. } }"),
      rules: ["L-truncated"])
    #expect(report.findings.isEmpty)
    #expect(!report.suppressed.isEmpty)
  }

  @Test func aConfigurationDecidesHowBadItIs() throws {
    let sheet = "maquette: 1\nbody:\n  button: { symbol: trash, style: gray, accessibility-label: Delete }\n"
    var configuration = try LintConfiguration(Array("rules: { L-hit: error }".utf8), path: "lint.yaml")
    #expect(
      try LintSheet.report(sheet, rules: ["L-hit"], configuration: configuration).findings.map(\.severity)
        == [.error])
    configuration = try LintConfiguration(Array("rules:\n  L-hit: off\n".utf8), path: "lint.yaml")
    #expect(try LintSheet.report(sheet, rules: ["L-hit"], configuration: configuration).findings.isEmpty)
    configuration = try LintConfiguration(Array("rules: { L-hit: note }".utf8), path: "lint.yaml")
    #expect(try !LintSheet.report(sheet, rules: ["L-hit"], configuration: configuration).fails)
  }

  @Test func aWrongConfigurationSaysWhatIsWrong() throws {
    let error = #expect(throws: LintConfiguration.Invalid.self) {
      try LintConfiguration(Array("rules:\n  L-hitt: error\n  L-hit: bad\nrule: x\n".utf8), path: "lint.yaml")
    }
    let lines = error?.diagnostics.map { "\($0.position.line): \($0.message)" }
    #expect(
      lines == [
        "2: there is no rule 'L-hitt'", "3: expected one of error, warning, note, off",
        "4: unknown key 'rule'",
      ])
  }
}
