import Foundation
import MaquetteDesign
import Testing

/// What the README shows is true.
@Suite struct ReadmeTests {
  private static let text =
    (try? String(contentsOfFile: Repository.root + "/README.md", encoding: .utf8)) ?? ""

  /// The fenced blocks of a language, without their fences.
  private static func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  @Test func everySheetIsRight() throws {
    let sheets = Self.blocks("yaml")
    #expect(!sheets.isEmpty)
    for sheet in sheets {
      let document = try Sheet(Array(sheet.utf8), path: "checkout.yaml")
      #expect(document.pictures.map(\.name) == ["checkout~light", "checkout~dark"])
      for picture in document.pictures {
        #expect(document.diagnostics(for: picture.mockup().layout()).isEmpty)
      }
    }
  }

  @Test func theMistakeReadsAsShown() throws {
    let sheet = """
      maquette: 1
      scale: 3
      body:
        button: { titel: Add to Cart, style: filled }

      """
    let error = #expect(throws: SheetError.self) {
      try Sheet(Array(sheet.utf8), path: "checkout.yaml")
    }
    guard case .invalid(let diagnostics) = error else {
      Issue.record("expected diagnostics")
      return
    }
    let shown = Self.text.components(separatedBy: "\n```\n").first { $0.hasPrefix("checkout.yaml:") }
    #expect(diagnostics.map(\.rendered).joined(separator: "\n") == shown)
  }

  @Test func symbolsAndRulesAreCounted() throws {
    let files = FileManager.default.subpaths(atPath: Repository.root + "/Sources/CSymbols") ?? []
    let symbols = files.count { $0.hasSuffix(".symbol") }
    #expect(symbols > 0 && Self.text.contains("[\(symbols) symbols]"), "\(symbols) symbols")
    let page = try String(contentsOfFile: Repository.root + "/Documentation/Rules.md", encoding: .utf8)
    let rules = page.split(separator: "\n").count { $0.hasPrefix("## L-") }
    #expect(rules > 0 && Self.text.contains("# \(rules) rules of the guidelines"), "\(rules) rules")
  }

  /// The snippet of the README, to the letter but for the path.
  @Test func theSnippetDrawsAndWritesAPicture() throws {
    let snippet = """
      let mockup = Mockup(theme: .ios, scale: 2) {
        Button("Play", symbol: "play.fill").style(.filled).size(.large)
        Button("Delete").style(.tinted).role(.destructive)
      }
      let bitmap = try mockup.render()
      try PNGFile.write(bitmap, to: "buttons.png", options: PNGOptions(scale: 2))
      """
    #expect(Self.blocks("swift").first?.hasSuffix(snippet) == true)

    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("buttons.png").path
    let mockup = Mockup(theme: .ios, scale: 2) {
      Button("Play", symbol: "play.fill").style(.filled).size(.large)
      Button("Delete").style(.tinted).role(.destructive)
    }
    let bitmap = try mockup.render()
    try PNGFile.write(bitmap, to: path, options: PNGOptions(scale: 2))
    let picture = try PNGFile.read(path)
    #expect(picture.bitmap == bitmap)
    #expect(picture.scale == 2)
  }
}
