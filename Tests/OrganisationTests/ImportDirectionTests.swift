import Testing

/// The arrows between modules, from the design and independent of `Package.swift`, where one could be
/// added in passing. A new module, or a new arrow, is a decision; it is made here too.
@Suite struct ImportDirectionTests {
  /// What each module may import of this package and its C libraries.
  static let arrows: [String: Set<String>] = [
    "MaquetteDiagnostics": [],
    "MaquetteGraphics": [],
    "MaquetteFiles": [],
    "MaquetteRaster": ["MaquetteGraphics", "MaquetteFiles", "CRaster", "CSystem"],
    "MaquetteTypography": [
      "MaquetteGraphics", "MaquetteFiles", "CFreeType", "CHarfBuzz", "CFriBidi", "CFonts",
    ],
    "MaquetteLayout": ["MaquetteGraphics"],
    "MaquetteScene": ["MaquetteGraphics", "MaquetteTypography"],
    "MaquetteControls": [
      "MaquetteDiagnostics", "MaquetteGraphics", "MaquetteLayout", "MaquetteScene", "MaquetteTypography",
      "CSymbols",
    ],
    "MaquetteRendering": ["MaquetteGraphics", "MaquetteScene", "MaquetteRaster", "MaquetteTypography"],
    "MaquettePNG": ["MaquetteRaster", "MaquetteFiles", "CPNG", "CSystem"],
    "MaquetteRedlines": [
      "MaquetteGraphics", "MaquetteTypography", "MaquetteLayout", "MaquetteScene", "MaquetteControls",
    ],
    "MaquettePages": [],
    "MaquetteGallery": [
      "MaquetteGraphics", "MaquetteRaster", "MaquetteTypography", "MaquetteScene", "MaquetteRendering",
      "MaquetteFiles", "MaquettePNG", "MaquettePages", "CGallery",
    ],
    "MaquetteDocuments": ["MaquetteDiagnostics", "CYAML"],
    "MaquetteTokens": [
      "MaquetteDiagnostics", "MaquetteGraphics", "MaquetteTypography", "MaquetteControls", "MaquetteFiles",
      "MaquetteDocuments",
    ],
    "MaquetteSheets": [
      "MaquetteDiagnostics", "MaquetteGraphics", "MaquetteTypography", "MaquetteControls", "MaquetteFiles",
      "MaquetteDocuments",
      "MaquetteTokens", "MaquetteRedlines", "MaquetteInteraction",
    ],
    "MaquetteComparison": ["MaquetteRaster"],
    "MaquetteSnapshots": ["MaquetteComparison", "MaquettePNG", "MaquetteRaster", "MaquetteFiles"],
    "MaquetteReports": [
      "MaquetteComparison", "MaquettePNG", "MaquetteRaster", "MaquetteFiles", "MaquettePages",
      "MaquetteSnapshots",
      "CReport",
    ],
    "MaquetteInteraction": [
      "MaquetteDiagnostics", "MaquetteGraphics", "MaquetteTypography", "MaquetteLayout", "MaquetteScene",
      "MaquetteControls",
    ],
    "MaquetteLint": [
      "MaquetteDiagnostics", "MaquetteGraphics", "MaquetteRaster", "MaquetteTypography", "MaquetteLayout",
      "MaquetteScene",
      "MaquetteControls", "MaquetteRendering", "MaquetteDocuments", "MaquetteSheets",
    ],
    "Maquette": library,
    "MaquetteStudio": library.union(["Maquette", "CSystem"]),
    "MaquetteTesting": library.union(["Maquette", "MaquetteStudio", "Testing", "XCTest"]),
    "MaquetteCommand": library.union(["MaquetteStudio", "ArgumentParser", "CFonts", "CSystem"]),
    "MaquetteBench": library.union(["Maquette", "ArgumentParser"]),
  ]

  /// Everything that a program built on the package may use.
  static let library: Set<String> = [
    "MaquetteDiagnostics", "MaquetteGraphics", "MaquetteFiles", "MaquetteRaster", "MaquetteTypography",
    "MaquetteLayout",
    "MaquetteScene", "MaquetteControls", "MaquetteRendering", "MaquettePNG", "MaquetteSheets",
    "MaquetteDocuments", "MaquetteTokens", "MaquetteComparison", "MaquetteSnapshots", "MaquetteReports",
    "MaquetteRedlines", "MaquettePages", "MaquetteGallery", "MaquetteInteraction", "MaquetteLint",
  ]

  /// Modules that come with the toolchain. Foundation is left out: it costs start-up time.
  static let toolchain: Set<String> = [
    "Swift", "Synchronization", "Dispatch", "Glibc", "Musl", "Darwin",
  ]

  /// Programs and test support, where the small Foundation is welcome.
  static let mayUseFoundation: Set<String> = [
    "MaquettePNG", "MaquetteSnapshots", "MaquettePages", "MaquetteReports", "MaquetteTesting",
    "MaquetteStudio", "MaquetteCommand", "MaquetteBench",
  ]

  @Test func everyModuleIsInTheTable() {
    for module in Set(SourceTree.sources.map(\.module)) {
      #expect(Self.arrows[module] != nil, "\(module) has no row in the table of this test")
    }
  }

  @Test(arguments: SourceTree.sources)
  func importsFollowTheArrows(file: SourceTree.File) {
    var allowed = Self.toolchain.union(Self.arrows[file.module] ?? [])
    if Self.mayUseFoundation.contains(file.module) { allowed.insert("FoundationEssentials") }
    for module in file.lines.compactMap(Self.importedModule(in:)) {
      #expect(allowed.contains(module), "\(file.path) imports \(module)")
    }
  }

  @Test func importsAreRecognized() {
    #expect(Self.importedModule(in: "@_exported public import MaquetteScene") == "MaquetteScene")
    #expect(Self.importedModule(in: "  @testable import struct Foundation.URL // why") == "Foundation")
    #expect(Self.importedModule(in: "let important = 1") == nil)
  }

  @Test func theTableHasNoCycle() {
    var settled: Set<String> = []
    var isProgressing = true
    while isProgressing {
      let next = Self.arrows.filter { module, targets in
        !settled.contains(module)
          && targets.allSatisfy { settled.contains($0) || Self.arrows[$0] == nil }
      }
      settled.formUnion(next.keys)
      isProgressing = !next.isEmpty
    }
    #expect(settled == Set(Self.arrows.keys))
  }

  /// The module that a line imports, or nil if it is no import.
  static func importedModule(in line: Substring) -> String? {
    var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })[...]
    let access = ["public", "package", "internal", "fileprivate", "private"]
    while let word = words.first, word.hasPrefix("@") || access.contains(String(word)) {
      words.removeFirst()
    }
    guard words.popFirst() == "import" else { return nil }
    let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    if let kind = words.first, kinds.contains(String(kind)) { words.removeFirst() }
    return words.first?.split(separator: ".").first.map(String.init)
  }
}
