import MaquetteControls
import MaquetteScreens
import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteLint
import Testing

/// A rule as a user's package defines it.
private enum ShoutRule: LintRule {
  static let id = "R-shout"
  static let summary = "Titles are not in capitals."
  static let reason = "Capitals are harder to read."
  static let remedy = "use title case"
  static let severity = LintSeverity.note
  static let example = LintExample(bad: "button: PLAY", good: "button: Play")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Button.self).compactMap { button in
      let title = button.element.title
      let capitals = title.count { $0.isUppercase }
      guard capitals == title.count, capitals > 1 else { return nil }
      return LintViolation(
        button.node, "title in capitals:", measured: "\(capitals) of \(title.count)", asked: "none")
    }
  }
}

/// An element that brings the rule, twice.
private struct Shout: CatalogueElement, LintedElement {
  static let name = "shout"
  static let summary = "An element of a user's package."
  static let attributes: [Attribute<Shout>] = []
  static let rules: [any LintRule.Type] = [ShoutRule.self, ShoutRule.self]

  func node(in environment: Environment) -> Node { Spacer().node(in: environment) }
}

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

  /// A screen shows what is presented in it, but is no picture of its own.
  @Test func aSuppressionHoldsForTheScreensWithin() throws {
    let report = try LintSheet.report(
      """
      maquette: 1
      body:
        hstack:
          lint-ignore: { rule: L-contrast, because: They are specimens. }
          children:
            - screen: { device: iphone-17, children: [{ label: { text: Faint, color: "#AAAAAA" } }] }
      """, rules: ["L-contrast", "L-ignore"])
    #expect(report.findings.isEmpty, "\(report.findings.map(\.message))")
    #expect(report.suppressed.map(\.reason) == ["They are specimens."])
  }

  @Test func aSuppressionOfNothingIsFoundUnlessItsRuleIsNotAsked() throws {
    let sheet = """
      maquette: 1
      body:
        button: { title: Play, size: large, lint-ignore: [{ rule: L-hit, because: Once it was small. }] }
      """
    let report = try LintSheet.report(sheet, rules: ["L-hit"])
    #expect(report.findings.map(\.rule) == ["L-ignore"])
    #expect(report.findings.first?.message.contains("does not break L-hit") == true)
    #expect(try LintSheet.report(sheet, rules: ["L-titlecase"]).findings.isEmpty)
  }

  @Test func aSuppressionOfNoRuleSaysWhichWasMeant() throws {
    let report = try LintSheet.report(
      """
      maquette: 1
      body:
        button: { title: Play, size: large, lint-ignore: { rule: L-hitt, because: Why not. } }
      """)
    let finding = try #require(report.findings.first { $0.rule == "L-ignore" })
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

  @Test func aRuleFromOutsideIsARule() throws {
    let book = RuleBook(.standard.adding(Shout.self))
    let sheet = "maquette: 1\nbody:\n  button: { title: PLAY, size: large }\n"
    let report = try LintSheet.report(sheet, rules: ["R-shout"], book: book)
    let finding = try #require(report.findings.first)
    #expect(
      finding.message == "title in capitals: 4 of 4; none allowed" && finding.remedy == ShoutRule.remedy)
    #expect(finding.position.line == 3 && finding.severity == .note)
    // Suppressions, configurations and reports know it.
    let allowed = sheet.replacing("large }", with: "large, lint-ignore: { rule: R-shout, because: Loud. } }")
    #expect(try LintSheet.report(allowed, book: book).suppressed.map(\.rule) == ["R-shout"])
    #expect(try LintSheet.report(allowed).findings.contains { $0.message == "there is no rule 'R-shout'" })
    let configuration = try LintConfiguration(
      Array("rules: { R-shout: error }".utf8), path: "lint.yaml", book: book)
    let strict = try LintSheet.report(
      sheet, rules: ["R-shout"], book: book, configuration: configuration)
    #expect(strict.findings.map(\.severity) == [.error] && strict.fails)
    #expect(SARIFReport.text([strict], version: "1", book: book).contains(ShoutRule.summary))
    #expect(RuleReference.text(of: book).contains("## R-shout"))
  }

  @Test func aRuleReplacesAnEarlierOneWithItsIdentifier() {
    let book = RuleBook(.standard.adding(Shout.self))
    #expect(book.rules.count == RuleBook.standard.rules.count + 1)
    #expect(RuleBook(.standard).rules.count == RuleBook.standard.rules.count)
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
