/// The rules as a page of the documentation, in Markdown.
public enum RuleReference {
  /// The whole page.
  public static var text: String {
    var lines = [
      "# Rules of the guidelines", "",
      "`maquette lint` measures these on every picture of a sheet. `maquette lint --explain RULE` says why and shows an",
      "example, `--explain RULE --picture FILE.png` draws it; the pictures are in `Golden/Lint`. This page is what",
      "`maquette list rules` prints.", "",
      "An element and all within it may break a rule for a reason, `lint-ignore: {rule: L-hit, because: ...}`; a suppression",
      "of nothing is found by `\(RuleBook.unusedSuppression)`. How bad a rule is to a project is said in a file for `--config`:",
      "`rules: {L-hit: error, L-titlecase: off}`.", "",
    ]
    for rule in RuleBook.descriptions {
      lines += [
        "## \(rule.id)", "", "*\(rule.severity.rawValue)*: \(rule.summary)", "",
        "\(rule.reason) To mend it: \(rule.remedy).", "",
      ]
    }
    return lines.dropLast().joined(separator: "\n") + "\n"
  }
}
