import MaquetteCollections
import MaquetteElements
import Testing

@testable import MaquetteSheets

/// What sheets say about parts of texts: runs, Markdown and links.
@Suite struct TextRunTests {
  private func element<E: Element>(_ type: E.Type, _ body: String) throws -> E {
    let picture = try #require(try pictures("maquette: 1\nbody:\n  \(body)\n").first)
    return try #require(picture.body.outermost(type).first)
  }

  private func answer(_ body: String) -> String { complaint(about: "maquette: 1\nbody:\n  \(body)\n") }

  @Test func aRunIsATextOrAMapping() throws {
    let text = try element(
      Text.self,
      "label: { runs: [Plain, 12, 'true', { text: bold, weight: bold, size: 20, color: red, italic: true }, "
        + "{ text: quiet, style: footnote, font: Inter, underline: true, strikethrough: true, emphasized: true }] }"
    )
    #expect(text.text == "Plain12trueboldquiet")
    #expect(text.runs.map(\.text) == ["Plain", "12", "true", "bold", "quiet"])
    #expect(text.runs.prefix(3) == ["Plain", "12", "true"])
    let (bold, quiet) = (text.runs[3], text.runs[4])
    #expect(bold.weight == .bold && bold.size == 20 && bold.color == .token(.red) && bold.isItalic == true)
    #expect(bold.style == nil && bold.isUnderlined == nil && bold.link == nil)
    #expect(quiet.style == .footnote && quiet.family == "Inter" && quiet.isEmphasized == true)
    #expect(quiet.isUnderlined == true && quiet.isStruckThrough == true)
  }

  @Test(
    arguments: [
      ("true", TextLink.unnamed), ("terms", .named("terms")), ("'true'", .named("true")), ("''", .unnamed),
      ("false", nil),
    ] as [(String, TextLink?)])
  func aLinkHasANameOrNone(written: String, expected: TextLink?) throws {
    #expect(try element(Text.self, "label: { text: a, link: \(written) }").link == expected)
    let runs = try element(Text.self, "label: { runs: [a, { text: b, link: \(written) }] }").runs
    #expect(runs.map(\.link) == [nil, expected])
  }

  @Test func theWholeTextHasALookToo() throws {
    let text = try element(
      Text.self,
      "label: { text: a, italic: true, emphasized: true, underline: true, strikethrough: true, font: Inter }")
    #expect(text.isItalic && text.isEmphasized && text.isUnderlined && text.isStruckThrough)
    #expect(text.family == "Inter" && text.runs.isEmpty)
  }

  @Test func markdownIsReadAsRuns() throws {
    let text = try element(Text.self, "label: { markdown: 'See **all** [terms](terms)', style: footnote }")
    #expect(text.text == "See all terms" && text.style == .footnote)
    #expect(text.runs.map(\.isEmphasized) == [nil, true, nil, nil])
    #expect(text.runs.last?.link == .named("terms"))
  }

  @Test func titlesSubtitlesAndFootersTakeThem() throws {
    let row = try element(
      ListRow.self,
      "list-row: { title: { runs: [a, { text: b, color: red }] }, subtitle: { markdown: 'c [d](e)' } }")
    #expect(row.title == "ab" && row.titleRuns.map(\.color) == [nil, .token(.red)])
    #expect(row.subtitle == "c d" && row.partIDs == ["e"])
    #expect(try element(ListRow.self, "list-row: 12").titleContent == "12")
    let section = try element(
      Section.self, "section: { footer: { markdown: '[a](b)' }, children: [{ label: x }] }")
    #expect(section.footer == "a" && section.partIDs == ["b"])
  }

  /// Line and column are those of the mistake, inside of what is nested in one line.
  @Test(arguments: [
    (
      "label: { runs: [a, { text: b, colour: red }] }",
      "sheet.yaml:3:33: error: unknown attribute 'colour' of a run", "did you mean 'color'?"
    ),
    (
      "label: { runs: [a, { text: b, size: 0 }] }",
      "sheet.yaml:3:39: error: expected a number between 1 and 1000, found '0'", ""
    ),
    ("label: { runs: [a, [b]] }", "sheet.yaml:3:22: error: expected", "a list"),
    (
      "label: { runs: [{ text: a, weight: bald }] }", "sheet.yaml:3:38: error: expected one of ",
      "did you mean 'bold'?"
    ),
    (
      "label: { text: a, runs: [b] }",
      "sheet.yaml:3:27: error: a label takes one of text, runs and markdown", "remove the others"
    ),
    ("label: { runs: [a], markdown: b }", "sheet.yaml:3:33: error: a label takes one", ""),
    (
      "label: { markdown: 'see **all' }",
      "sheet.yaml:3:22: error: '**' at character 5 of the Markdown is not closed", "close it with '**'"
    ),
    ("label: { text: a, link: [b] }", "sheet.yaml:3:27: error: expected", "a list"),
    (
      "list-row: { title: { run: [a] } }", "sheet.yaml:3:24: error: unknown attribute 'run' of a text",
      "did you mean 'runs'?"
    ),
    (
      "list-row: { title: { runs: [a, { colour: red }] } }",
      "sheet.yaml:3:36: error: unknown attribute 'colour' of a run", "did you mean"
    ),
    ("list-row: { title: { markdown: '*a' } }", "sheet.yaml:3:34: error: '*' at character 1", "close it"),
    (
      "list-row: { title: { runs: [a], markdown: b } }",
      "sheet.yaml:3:22: error: expected either runs or markdown", ""
    ),
    ("list-row: { title: [a] }", "sheet.yaml:3:22: error: expected", "a list"),
  ])
  func mistakesAreNamedWithTheirPlace(body: String, message: String, hint: String) {
    let answer = answer(body)
    #expect(answer.contains(message), "\(answer)")
    #expect(answer.contains(hint), "\(answer)")
  }

  @Test func aFontThatIsNotLoadedIsAWarningAtTheLabel() throws {
    let text = "maquette: 1\nbody:\n  label: { runs: [a, { text: b, font: Intr }] }\n"
    let warnings = try #require(try pictures(text).first).mockup().layout()
      .nodes(named: "label").flatMap(\.warnings)
    guard case .unknownFont("Intr", let known) = warnings.first, warnings.count == 1 else {
      Issue.record("\(warnings)")
      return
    }
    #expect(known.contains("Inter"))
  }

  /// Links are known by their names to scripts and to what depends on controls, wherever they are.
  @Test func scriptsKnowLinksByTheirNames() {
    let body = "maquette: 1\nbody: { label: { markdown: 'Read the [terms](terms) and [terms](terms)' } }\n"
    #expect(complaint(about: body + "interaction: [{ tap: terms }]\n").isEmpty)
    let answer = complaint(about: body + "interaction: [{ tap: term }]\n")
    #expect(answer.contains("no element has the id 'term'") && answer.contains("did you mean 'terms'?"))
  }
}
