import Foundation
import MaquetteControls
import MaquetteElements
import MaquetteLint
import MaquetteSheets
import Testing

/// The sheets that show the project at its best break no rule without a reason.
@Suite struct GalleryTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static var sheets: [String] {
    let folder = root.appending(path: "Golden/Gallery").path
    return (try? FileManager.default.contentsOfDirectory(atPath: folder))?.filter { $0.hasSuffix(".yaml") }
      .sorted() ?? []
  }

  @Test(arguments: sheets)
  func nothingIsFound(sheet: String) throws {
    let path = Self.root.appending(path: "Golden/Gallery/\(sheet)").path
    let report = Linter().report(on: try Sheet(path: path))
    // What the platform itself draws so is a note, and needs no permission.
    let findings = report.findings.filter { $0.severity != .note }
    #expect(findings.isEmpty, "\(findings.map { "\($0.rule): \($0.message)" })")
  }

  /// Read by a person: titles first, values as they stand, segments one by one, and nothing twice.
  @Test func whatTheSettingsTellIsAsRecorded() throws {
    let folder = Self.root.appending(path: "Golden/Gallery")
    let document = try Sheet(path: folder.appending(path: "settings.yaml").path)
    let told = document.pictures.map { "== \($0.name)\n" + $0.layout().accessibilityText }.joined()
    let recorded = try String(
      contentsOf: folder.appending(path: "settings.accessibility.txt"), encoding: .utf8)
    #expect(told == recorded)
  }

  @Test func thereAreSheets() { #expect(!Self.sheets.isEmpty) }
}
