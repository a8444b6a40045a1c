import ArgumentParser
import Foundation
import MaquetteFiles
import Testing

@testable import MaquetteCommand
@testable import MaquetteSheets
@testable import MaquetteStudio

/// What the pages show is true: a page is followed from its top to its end, as a reader would.
///
/// Files are written, sheets are drawn, calls in `console` are made and their output is compared, calls in `sh` are parsed, and
/// what is Swift is found in a file that the compiler sees.
@Suite("Pages", .inTurn)
struct GuideTests {
  @Test("code does what the page says", arguments: GuidePage.all)
  func page(page: GuidePage) throws {
    let place = try Workplace(files: Self.given)
    for name in ["photo.jpg", "brand.tokens.json"] {
      try FileBytes.write(
        try FileBytes.read(Self.givenFiles[name] ?? "", limit: 1 << 20), to: "\(place.path)/\(name)")
    }
    for block in try page.blocks() {
      let location = "\(page.path):\(block.line)"
      if let name = block.fileName { try place.write(block.text, to: name) }
      switch block.language {
      case "yaml": try sheet(block, in: place, at: location)
      case "json": try json(block, in: place, at: location)
      case "sh": calls(block, at: location)
      case "console": try console(block, in: place, at: location)
      case "swift": swift(block, at: location)
      case "", "csv", "text": break
      default: Issue.record("\(location): a test knows no '\(block.language)'")
      }
    }
  }

  @Test func pagesAreFound() {
    let paths = GuidePage.all.map(\.path)
    #expect(paths.contains("Documentation/Sheets.md") && paths.contains("README.md"))
    #expect(paths.contains("Sources/Maquette/Maquette.docc/GettingStarted.md"))
  }

  @Test func picturesOfTheGuideAreThoseOfItsSheets() throws {
    let blocks = Set(try GuidePage.all.flatMap { try $0.blocks() }.map(\.text))
    let pages = try GuidePage.all.map {
      String(decoding: try FileBytes.read("\(GuidePage.root)/\($0.path)", limit: 1 << 24), as: UTF8.self)
    }
    let sheets = try FileManager.default.contentsOfDirectory(atPath: "\(GuidePage.root)/Golden/Guide")
      .filter { $0.hasSuffix(".yaml") }
    #expect(!sheets.isEmpty)
    for sheet in sheets {
      let bytes = try FileBytes.read("\(GuidePage.root)/Golden/Guide/\(sheet)", limit: 1 << 20)
      #expect(
        blocks.contains(String(decoding: bytes, as: UTF8.self))
          || pages.contains { $0.contains("Golden/Guide/\(sheet)") }, "no page shows Golden/Guide/\(sheet)")
    }
  }

  @Test func wordsOfALine() {
    #expect(
      ShellLine.calls(
        in: "CI=1 maquette draw label 'Wi-Fi on' -o - > a.png # why\nls && maquette check \\\n  --prune\n")
        == [["draw", "label", "Wi-Fi on", "-o", "-"], ["check", "--prune"]])
  }

  @Test func outputIsComparedAroundWhatIsLeftOut() {
    #expect(Self.isShown("a in 0.3 s\nb\n", as: "a in … s\nb\n"))
    #expect(Self.isShown("a\nb\nc\n", as: "a\n…\nc\n") && Self.isShown("a\nb\n", as: "a\n…\n"))
    #expect(!Self.isShown("a\nb\n", as: "a\n") && !Self.isShown("a\n", as: "b\n…\n"))
  }

  /// Files that pages name without showing them.
  private static let given = ["settings.csv": "name\nWi-Fi\nBluetooth\n"]
  private static let givenFiles = [
    "photo.jpg": "\(GuidePage.root)/Golden/Elements/photo.jpg",
    "brand.tokens.json": "\(GuidePage.root)/Examples/DesignSystem/brand.tokens.json",
  ]

  /// Draws a sheet, a part of one, or an element.
  private func sheet(_ block: GuidePage.Block, in place: Workplace, at location: String) throws {
    let keys = Set(
      block.text.split(separator: "\n").compactMap { line in
        line.first.map { $0.isLetter } == true ? line.split(separator: ":").first.map(String.init) : nil
      })
    // What other programs read: GitHub, Kubernetes, GitLab, Buildkite.
    if !keys.isDisjoint(with: ["jobs", "apiVersion", "variables", "steps"]) { return }
    if block.fileName == ProjectSettings.fileName {
      let path = "\(place.path)/page.settings.yaml"
      try place.write(block.text, to: "page.settings.yaml")
      let settings = try ProjectSettings(path: path, variables: [:])
      #expect(settings.out != nil && !settings.tokens.isEmpty, "\(location)")
      return
    }
    if keys == ["rules"] {
      try place.write(block.text, to: "lint.yaml")
      try place.write("maquette: 1\nbody: { label: A }\n", to: "plain.yaml")
      #expect(try place.run("lint plain.yaml --config lint.yaml").status == 0, "\(location)")
      return
    }
    var text = block.text
    if !keys.contains("maquette") {
      let languageKeys = Set(SheetKeys.all)
      if keys.isSubset(of: languageKeys) && !keys.isEmpty {
        text =
          "maquette: 1\n" + text
          + (keys.isDisjoint(with: ["body", "sections"]) ? "body: { label: A }\n" : "")
      } else {
        let isList = text.hasPrefix("- ")
        text =
          "maquette: 1\nbody:\n" + (isList ? "  vstack:\n" : "")
          + text.split(separator: "\n").map { (isList ? "    " : "  ") + $0 + "\n" }.joined()
      }
    }
    let name = block.fileName ?? "page.yaml"
    // What sheets share is drawn with them.
    if name.hasPrefix("_") { return }
    try place.write(text, to: name)
    let outcome = try place.run(["render", name, "--strict", "--out", "pictures of the page"])
    #expect(outcome.status == 0, "\(location): \(outcome.message)")
  }

  private func json(_ block: GuidePage.Block, in place: Workplace, at location: String) throws {
    if block.text.contains("\"$value\"") {
      try place.write(block.text, to: "page.tokens.json")
      // What a file that has a name leads to is shown where the page uses it.
      let outcome = try place.run("tokens page.tokens.json" + (block.fileName == nil ? " --strict" : ""))
      #expect(outcome.status == 0, "\(location): \(outcome.message)")
    } else {
      #expect(throws: Never.self, "\(location)") {
        try JSONSerialization.jsonObject(with: Data(block.text.utf8))
      }
    }
  }

  private func calls(_ block: GuidePage.Block, at location: String) {
    for words in ShellLine.calls(in: block.text) {
      do {
        _ = try RootCommand.parseAsRoot(words)
      } catch {
        #expect(
          RootCommand.exitCode(for: error).isSuccess,
          "\(location): maquette \(words.joined(separator: " ")): \(RootCommand.message(for: error))")
      }
    }
  }

  /// Makes the calls of a dialogue with a terminal, `$ maquette …`, and compares what follows each of them.
  private func console(_ block: GuidePage.Block, in place: Workplace, at location: String) throws {
    for part in ("\n" + block.text).components(separatedBy: "\n$ ").dropFirst() {
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
      let expected = lines.dropFirst().joined(separator: "\n")
      guard let words = ShellLine.calls(in: String(lines[0])).first else { continue }
      let outcome = try place.run(words)
      // What is printed comes before what is said, as the command writes them.
      let shown = outcome.text + outcome.message
      let asked = expected.isEmpty || expected.hasSuffix("\n") ? expected : expected + "\n"
      #expect(
        Self.isShown(shown, as: asked),
        "\(location): maquette \(words.joined(separator: " ")) gives\n\(shown)")
    }
  }

  /// Whether a text is what a page shows of it, where `…` stands for anything.
  private static func isShown(_ text: String, as shown: String) -> Bool {
    // A line of its own that is left out may be none or many.
    let parts = shown.replacingOccurrences(of: "\n…\n", with: "\n…").components(separatedBy: "…")
    guard let first = parts.first, text.hasPrefix(first) else { return false }
    var rest = text.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    guard let last = parts.last, parts.count > 1 else { return rest.isEmpty }
    return rest.hasSuffix(last)
  }

  /// Finds the block in a file that is compiled.
  private func swift(_ block: GuidePage.Block, at location: String) {
    let lines = SwiftSamples.lines(of: block.text).joined(separator: "\n")
    #expect(
      SwiftSamples.files.contains { $0.contains("\n\(lines)\n") },
      "\(location): no file below Tests or Examples has this; write it to GuideSamples.swift")
  }
}

/// The Swift files that pages can quote.
private enum SwiftSamples {
  /// The lines that count: without indentation, without imports, which a file has at its top, and without what makes a
  /// function a test or a member, for a sample of a test must not run.
  static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { line in
      var line = line.trimmingCharacters(in: .whitespaces)
      for word in ["@Test ", "static "]
      where line.hasPrefix(word + "func ") || line.hasPrefix(word + "static func ") {
        line.removeFirst(word.count)
      }
      return line
    }.filter { !$0.isEmpty && !$0.hasPrefix("import ") }
  }

  static let files: [String] = ["Tests", "Examples"].flatMap { place in
    (FileManager.default.subpaths(atPath: "\(GuidePage.root)/\(place)") ?? []).filter {
      $0.hasSuffix(".swift") && !$0.contains(".build/")
    }.compactMap { path in
      guard let bytes = try? FileBytes.read("\(GuidePage.root)/\(place)/\(path)", limit: 1 << 22) else {
        return nil
      }
      return "\n" + lines(of: String(decoding: bytes, as: UTF8.self)).joined(separator: "\n") + "\n"
    }
  }
}
