import Foundation
import MaquetteLint
import MaquetteSheets
import Testing

/// Sheets of everyday screens that break no rule: a rule that finds something in them finds too much.
@Suite struct RightSheetTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Sheets")

  static let sheets =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
      $0.hasSuffix(".yaml")
    }.sorted()

  /// What a sheet cannot mend is a note of these rules: the colours and the sizes that the platform chooses.
  private static let platform: Set = ["L-contrast", "L-hit"]

  @Test(arguments: sheets)
  func nothingIsFound(sheet: String) throws {
    let report = Linter().report(on: try Sheet(path: Self.folder.appending(path: sheet).path))
    let findings = report.findings.filter { $0.severity != .note || !Self.platform.contains($0.rule) }
    #expect(findings.isEmpty, "\(findings.map { "\($0.rule): \($0.message)" })")
    #expect(report.suppressed.isEmpty)
  }

  @Test func thereAreFortyOfAllPlatforms() {
    #expect(Self.sheets.count >= 40)
    for platform in ["ios-", "macos-", "watchos-", "control-center"] {
      #expect(Self.sheets.count { $0.hasPrefix(platform) } >= 4)
    }
  }
}
