import Foundation
import MaquetteControlKit
import MaquetteScreens
import MaquetteElements
import Testing

/// A control is one file, one line in the catalogue, a golden and a test; none may be forgotten.
@Suite struct ControlTests {
  static let files = SourceTree.sources.filter { FolderTests.floors.contains($0.module) }

  /// The names of all types that are declared as controls.
  static let controls = files.flatMap { file in
    file.text.matches(
      of: /struct\s+(\w+)[^{\n]*:[^{]*\b(?:(?:Stateful|Untouched)?Control|BehavingButton)\b[^{]*\{/
    ).map {
      String($0.output.1)
    }
  }

  @Test func thereAreControls() {
    #expect(Self.controls.contains("Button"))
  }

  @Test(arguments: controls)
  func theCatalogueNamesIt(control: String) {
    let catalogue = Self.files.first { $0.name == "Catalogue+Standard.swift" }
    let line = "    \(control).self,"
    #expect(catalogue?.text.contains(line) == true, "add \(line) to Catalogue.standard")
  }

  @Test func theCatalogueNamesNothingElse() {
    let count = Catalogue.standard.entries.filter { $0.kind == .control }.count
    #expect(count == Self.controls.count)
  }

  @Test(arguments: controls)
  func itHasAGolden(control: String) {
    let paths = Set(SourceTree.files.map(\.path))
    let cases = paths.filter { $0.hasPrefix("Golden/\(control)/") && $0.hasSuffix(".yaml") }
    #expect(
      cases.contains { sheet in
        let stem = sheet.dropLast(".yaml".count)
        return paths.contains { $0.hasPrefix(stem) && $0.hasSuffix(".png") }
      },
      "Golden/\(control)/ needs a sheet with its picture")
  }

  static let tests = SourceTree.tests.filter { file in
    FolderTests.floors.contains { file.module == "\($0)Tests" }
  }.map(\.text)

  /// A suite of its own, or of the family whose folder it lies in.
  @Test(arguments: controls)
  func itHasATest(control: String) throws {
    let file = try #require(Self.files.first { $0.text.contains("struct \(control):") })
    let family = file.url.deletingLastPathComponent().lastPathComponent
    #expect(
      Self.tests.contains {
        $0.contains("struct \(control)Tests ")
          || $0.contains("struct \(family)Tests ") && $0.contains("\(control)(")
      }, "Tests/\(file.module)Tests/\(family)/\(control)Tests.swift is missing")
  }

  /// Channels as numbers, a colour by name, or hexadecimal digits; `.black` alone may be a weight.
  static func literalColour(in text: String) -> Substring? {
    let patterns = [
      #/\bColor\s*\(\s*(?:red|green|blue):\s*[0-9]/#, #/\.white\b/#, #/\bColor\.black\b/#,
      #/(?:olor|fill|tint|ground|stroke)\w*\s*[:=]\s*\.black\b/#, #/"\#[0-9A-Fa-f]{6}\b/#,
    ]
    return patterns.lazy.compactMap { text.firstMatch(of: $0)?.output }.first
  }

  @Test(arguments: files)
  func itNamesNoLiteralColour(file: SourceTree.File) {
    let found = Self.literalColour(in: file.text)
    #expect(found == nil, "\(file.path) names the colour \(found ?? ""); use a token")
  }

  @Test func literalColoursAreRecognized() {
    for text in [
      "Color(red: 255, green: 0, blue: 0)", "background: .white", "fill = .black", "Color.black",
      "\"#FF00" + "7f\"",
    ] {
      #expect(Self.literalColour(in: text) != nil, "\(text)")
    }
    #expect(Self.literalColour(in: "Color(red: red, green: g, blue: b); weight: .black") == nil)
  }
}
