// From a sheet to its findings
// ============================
//
// Every rule checks every picture of the sheet. One place in the sheet may break a rule in several pictures, or several
// times in one (the cells of a matrix): that is one finding with many occurrences, and the worst gives the message. A
// suppression at an element holds for its descendants too; one that suppresses nothing in any picture is a finding
// itself.

import MaquetteFiles
import MaquetteRendering
package import MaquetteSheets

/// Finds the places of a sheet that break rules.
package struct Linter: Sendable {
  /// All rules, including those of controls of other packages.
  package var book: RuleBook
  /// The identifiers of the rules to check; nil for all.
  package var only: Set<String>?
  package var configuration: LintConfiguration

  package init(
    book: RuleBook = .standard, only: Set<String>? = nil,
    configuration: LintConfiguration = LintConfiguration()
  ) {
    self.book = book
    self.only = only
    self.configuration = configuration
  }

  /// Returns the findings in all pictures of a sheet.
  package func report(on sheet: Sheet) -> LintReport {
    reports(on: [(sheet, sheet.pictures)])[0]
  }

  /// Returns the findings in each of some sheets, in their pictures, which are checked on several threads.
  ///
  /// - Parameters:
  ///   - advanced: Is called from any thread after each picture.
  ///   - isCancelled: Is called from any thread before each rule; after it returned true, the findings are incomplete.
  package func reports(
    on sheets: [(sheet: Sheet, pictures: [Sheet.Picture])], threads: Int = 1,
    advanced: @Sendable () -> Void = {}, isCancelled: @Sendable () -> Bool = { false }
  ) -> [LintReport] {
    let rules = book.rules.filter {
      configuration.severity(of: $0) != .off && only?.contains($0.id) ?? true
    }
    // A renderer for each thread keeps masks of glyphs and shadows from one picture to the next.
    var found = Parallel.map(sheets.flatMap(\.pictures), threads: threads, worker: Renderer.init) {
      renderer, picture in
      defer { advanced() }
      return PictureFindings(picture, rules: rules, by: renderer, isCancelled: isCancelled)
    }[...]
    return sheets.map { sheet, pictures in
      var gathering = Gathering(sheet: sheet, configuration: configuration, book: book)
      for findings in found.prefix(pictures.count) { gathering.add(findings) }
      found = found.dropFirst(pictures.count)
      return gathering.report(checked: Set(rules.map { $0.id }))
    }
  }
}

/// The findings of one sheet.
package struct LintReport: Hashable, Sendable, Codable {
  package var path: String
  /// The violations, in the order of the file.
  package var findings: [LintFinding]
  /// The violations that the sheet allows, each with its reason.
  package var suppressed: [LintFinding]
  package var pictureCount: Int

  /// Whether a finding is more than a note.
  package var fails: Bool { findings.contains { $0.severity == .error || $0.severity == .warning } }
}
