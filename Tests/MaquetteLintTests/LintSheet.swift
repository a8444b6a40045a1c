import MaquetteLint
import MaquetteSheets

/// Checks sheets that are written as text.
enum LintSheet {
  /// The report of some rules, or all, on a sheet.
  static func report(
    _ text: String, rules: Set<String>? = nil, book: RuleBook = .standard,
    configuration: LintConfiguration = LintConfiguration()
  ) throws -> LintReport {
    let document = try Sheet(Array(text.utf8), path: "sheet.yaml")
    return Linter(book: book, only: rules, configuration: configuration).report(on: document)
  }

  /// The findings of one rule in a body.
  static func findings(_ rule: String, _ body: String, setting: String = "") throws -> [LintFinding] {
    let sheet = LintExample(setting: setting, bad: body, good: body).sheet(body)
    return try report(sheet, rules: [rule]).findings
  }
}
