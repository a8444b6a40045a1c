import MaquetteLint
import MaquetteSheets

/// A sheet that is read from a text and asked about rules.
enum LintSheet {
  /// What rules say of a sheet.
  static func report(
    _ text: String, rules: [String]? = nil, configuration: LintConfiguration = LintConfiguration()
  ) throws -> LintReport {
    let document = try SheetDocument(Array(text.utf8), path: "sheet.yaml")
    let entries = RuleBook.entries.filter { rules?.contains($0.id) ?? true }
    return Linter(rules: entries, configuration: configuration).report(on: document)
  }

  /// What one rule says of a body.
  static func findings(_ rule: String, _ body: String, setting: String = "") throws -> [LintFinding] {
    let sheet = LintExample(setting: setting, bad: body, good: body).sheet(body)
    return try report(sheet, rules: [rule]).findings
  }
}
