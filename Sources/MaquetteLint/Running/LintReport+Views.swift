package import MaquetteDiagnostics
package import MaquetteGraphics

extension LintFinding {
  /// A place in code that breaks a rule in pictures of its views.
  package init(
    rule: String, severity: LintSeverity, line: Int, element: String, remedy: String,
    diagnostic: Diagnostic
  ) {
    self.init(
      rule: rule, severity: severity, position: SourceLocation(line: line, column: 1), element: element,
      remedy: remedy, occurrences: [], pictureCount: 0, reason: nil, diagnostic: diagnostic)
  }

  /// Adds a violation in a picture.
  package mutating func add(picture: String, variant: String, area: Rect, message: String) {
    occurrences.append(Occurrence(picture: picture, variant: variant, area: area, message: message))
  }
}

extension LintReport {
  /// The findings of a file of code in pictures of its views.
  package init(file: String, findings: [LintFinding], pictureCount: Int) {
    self.init(path: file, findings: findings, suppressed: [], pictureCount: pictureCount)
  }
}
