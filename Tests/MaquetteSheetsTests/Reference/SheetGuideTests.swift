import Foundation
import MaquetteDiagnostics
import MaquetteElements
import MaquetteFiles
import MaquetteScreens
import Testing

@testable import MaquetteDocuments
@testable import MaquetteSheets

/// The guide is short, and enough to write the sheets of the gallery.
@Suite struct SheetGuideTests {
  static let page = SheetGuide.markdown(of: .standard)
  static let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
  /// What can be a name: letters, digits, hyphens; names that share a stem are written together.
  static let words: Set<String> = {
    var words = Set(
      page.split { !($0.isLetter || $0.isNumber || "-$".contains($0)) }.map(String.init))
    for group in page.matches(of: /([a-z]+)\{([^} ]*)\}/) {
      for rest in group.output.2.split(separator: ",", omittingEmptySubsequences: false) {
        words.insert("\(group.output.1)\(rest)")
      }
    }
    return words
  }()
  /// The words of each element's line.
  static let lines: [String: Set<String>] = {
    let lines = page.split(separator: "\n").compactMap { line -> (String, Set<String>)? in
      let words = line.split { !($0.isLetter || $0.isNumber || "-".contains($0)) }.map(String.init)
      guard let name = words.first, line.hasPrefix(name), Catalogue.standard.names.contains(name) else {
        return nil
      }
      return (String(line.prefix { $0 != ":" }), Set(words.dropFirst()))
    }
    // Neighbours with the same attributes share a line.
    let single = lines.flatMap { heads, words in
      heads.split(separator: " ").map { (String($0.prefix { $0.isLetter || $0 == "-" }), words) }
    }
    return Dictionary(single) { $0.union($1) }
  }()
  static let common = Set(CommonAttributes.attributes.map(\.name)).intersection(words)

  @Test func itIsShort() {
    #expect(Self.page.utf8.count <= SheetGuide.limit, "\(Self.page.utf8.count) bytes")
    #expect(Self.page.utf8.count > SheetGuide.limit / 2)
  }

  @Test func everyElementIsNamed() {
    for name in Catalogue.standard.names { #expect(Self.words.contains(name), "\(name)") }
  }

  @Test func whatIsChosenExists() {
    for (name, attributes) in SheetGuide.families.joined() {
      let entry = Catalogue.standard.entry(named: name)
      #expect(entry != nil, "\(name)")
      for attribute in attributes.split(separator: " ") {
        #expect(entry?.attributeTypes[String(attribute)] != nil, "\(name) has no \(attribute)")
      }
    }
    let symbols = Set(Symbols.categories.flatMap(\.symbols).map(\.name))
    #expect(Set(SheetGuide.commonSymbols).subtracting(symbols) == [])
  }

  @Test func namesOfOneStemAreWrittenTogether() {
    let names = ["ipad", "ipad-mini", "iphone-se", "tv"]
    #expect(GuideNotation.grouped(names, isShort: true) == "ipad{,-mini} iphone-se tv")
    #expect(GuideNotation.grouped(names, isShort: false) == "ipad ipad-mini iphone-se tv")
  }

  /// The sheets of the gallery, and the parts that they include.
  static let gallery = ["", "/_parts"].flatMap { folder in
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(root)/Golden/Gallery\(folder)")) ?? [])
      .filter { $0.hasSuffix(".yaml") }.sorted().map { "Golden/Gallery\(folder)/\($0)" }
  }

  @Test func thereIsAGallery() { #expect(Self.gallery.count > 20) }

  @Test(arguments: gallery)
  func theGalleryUsesOnlyWhatItSays(path: String) throws {
    var diagnostics = DiagnosticList(name: path)
    let bytes = try FileBytes.read("\(Self.root)/\(path)", limit: 1 << 20)
    let source = SheetSource.decode(bytes, name: path, kind: .sheet, into: &diagnostics)
    let root = try #require(SheetReader.read(source, into: &diagnostics))
    for entry in try #require(root.entries) {
      #expect(Self.words.contains(entry.key), "\(path): \(entry.key)")
      switch entry.key {
      case "define":
        for definition in entry.value.entries ?? [] {
          visit(definition.value.entries?.first { $0.key == "body" }?.value ?? definition.value, in: path)
        }
      case "strings": break
      default: visit(entry.value, in: path)
      }
    }
  }

  /// Checks the elements in a value, and the names in its mappings.
  private func visit(_ node: SheetNode, in path: String) {
    for item in node.items ?? [] { visit(item, in: path) }
    guard let entries = node.entries else { return }
    if entries.count == 1, let entry = entries.first, let element = Catalogue.standard.entry(named: entry.key)
    {
      return self.element(element, entry.value, in: path)
    }
    for entry in entries {
      let line = entry.position.line
      // The arguments of definitions have names of the sheet's own, as do the series of a chart.
      if entry.key == "use" {
        for call in entry.value.entries ?? [] {
          for argument in call.value.entries ?? [] { visit(argument.value, in: path) }
        }
      } else if entry.key == "colors" {
        continue
      } else {
        #expect(Self.words.contains(entry.key), "\(path):\(line): \(entry.key)")
        visit(entry.value, in: path)
      }
    }
  }

  private func element(_ element: CatalogueEntry, _ value: SheetNode, in path: String) {
    let known = Self.lines[element.name] ?? []
    for entry in value.entries ?? [] {
      let place = "\(path):\(entry.position.line): \(element.name).\(entry.key)"
      if let type = element.attributeTypes[entry.key] {
        #expect(
          known.contains(entry.key) || ["state", "accessibility-label", "tint", "width"].contains(entry.key),
          "\(place)")
        if let text = entry.value.scalar?.text, case .choice(let names) = type, names.contains(text) {
          #expect(Self.words.contains(text), "\(place): \(text)")
        }
      } else {
        #expect(Self.common.contains(entry.key) || entry.key == "children", "\(place)")
      }
      if entry.key != "colors" { visit(entry.value, in: path) }
    }
    for item in value.items ?? [] { visit(item, in: path) }
  }

  @Test func itsExampleIsDrawnWithoutRemarks() throws {
    let block = try #require(Self.page.firstMatch(of: /```yaml\n(?<sheet>(?:.|\n)*?)```/)?.output.sheet)
    let sheet = try Sheet(Array(String(block).utf8), path: "settings.yaml")
    #expect(sheet.warnings.isEmpty && sheet.pictures.count == 2)
    for picture in sheet.pictures { #expect(sheet.diagnostics(for: picture.layout()).isEmpty) }
  }
}
