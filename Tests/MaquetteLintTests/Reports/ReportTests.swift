import Foundation
import MaquetteLint
import Testing

@Suite struct ReportTests {
  private static let sheet = """
    maquette: 1
    body:
      vstack:
        - button: { symbol: trash, style: gray, height: 30, accessibility-label: "Delete, now" }
        - button: { title: Play, style: gray, lint-ignore: { rule: L-hit, because: A bar "gives" it room. } }
    """

  private func reports() throws -> [LintReport] { [try LintSheet.report(Self.sheet, rules: ["L-hit"])] }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func textShowsThePlaceTheLineAndTheRemedy() throws {
    let reports = try reports()
    #expect(
      TextReport.text(reports) == """
        sheet.yaml:4:7: warning: L-hit: button "Delete, now": hit target 45 x 30 pt; 44 x 44 pt required
              - button: { symbol: trash, style: gray, height: 30, accessibility-label: "Delete, now" }
                ^
          make it larger, give it a frame or padding of that size, or let the row around it be the target

        """)
    #expect(TextReport.summary(reports) == "1 warning, 1 suppressed in 1 picture of 1 sheet")
    #expect(
      TextReport.summary(reports, unread: 2)
        == "1 warning, 1 suppressed in 1 picture of 1 sheet; 2 sheets could not be read")
    #expect(TextReport.summary([], unread: 1) == "nothing checked: 1 sheet could not be read")
  }

  @Test func annotationsEscapeWhatTheFormatKeepsForItself() throws {
    #expect(
      GitHubReport.text(try reports()) == "::warning file=sheet.yaml,line=4,col=7,title=L-hit::"
        + "button \"Delete, now\": hit target 45 x 30 pt; 44 x 44 pt required"
        + "%0Amake it larger, give it a frame or padding of that size, or let the row around it be the target\n"
    )
  }

  @Test func jsonHasWhatWasMeasured() throws {
    let root = try object(LintJSON.text(try reports()))
    let sheets = try #require(root["sheets"] as? [[String: Any]])
    let findings = try #require(sheets.first?["findings"] as? [[String: Any]])
    #expect(findings.count == 2)
    #expect(findings[0]["line"] as? Int == 4)
    #expect(findings[0]["suppressed"] == nil)
    #expect(findings[1]["suppressed"] as? String == "A bar \"gives\" it room.")
    let occurrences = try #require(findings[0]["occurrences"] as? [[String: Any]])
    #expect(occurrences.first?["measured"] as? String == "45 x 30 pt")
    #expect(occurrences.first?["asked"] as? String == "44 x 44 pt")
    let area = try #require(occurrences.first?["area"] as? [String: Double])
    #expect(area["width"] == 45)
  }

  /// The members that the schema of SARIF 2.1.0 requires (sections 3.13.2, 3.14.6, 3.19.8, 3.27.11, 3.49.3, 3.35.2), and
  /// the values that it allows for those that are enumerations.
  @Test func sarifHasWhatItsSchemaRequires() throws {
    let root = try object(SARIFReport.text(try reports(), version: "1.0"))
    #expect(root["version"] as? String == "2.1.0")
    let runs = try #require(root["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    let tool = try #require(runs[0]["tool"] as? [String: Any])
    let driver = try #require(tool["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "maquette lint")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == ["L-hit"])
    #expect(["utf16CodeUnits", "unicodeCodePoints"].contains(runs[0]["columnKind"] as? String))
    let results = try #require(runs[0]["results"] as? [[String: Any]])
    #expect(results.count == 2)
    for result in results {
      let message = try #require(result["message"] as? [String: Any])
      #expect((message["text"] as? String)?.isEmpty == false)
      #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      let locations = try #require(result["locations"] as? [[String: Any]])
      let physical = try #require(locations.first?["physicalLocation"] as? [String: Any])
      #expect((physical["artifactLocation"] as? [String: Any])?["uri"] as? String == "sheet.yaml")
      let region = try #require(physical["region"] as? [String: Int])
      #expect(region["startLine"] ?? 0 >= 1 && region["startColumn"] ?? 0 >= 1)
    }
    let suppressions = try #require(results[1]["suppressions"] as? [[String: Any]])
    #expect(suppressions.first?["kind"] as? String == "inSource")
    #expect(suppressions.first?["justification"] as? String == "A bar \"gives\" it room.")
    #expect(results[0]["suppressions"] == nil)
  }
}
