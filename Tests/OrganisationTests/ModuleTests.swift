import Testing

/// The floors of the package: a module depends on modules of lower floors, or further left on its own.
///
/// `Package.swift` alone says which module depends on which, and the build rejects any other import
/// (`--explicit-target-dependency-import-check error`). A new module needs a floor here.
@Suite struct ModuleTests {
  /// The modules from the ground up.
  static let floors = [
    [
      "CFreeType", "CHarfBuzz", "CFriBidi", "CYAML", "CExpat", "LibPNG", "CPNG", "LibJPEG", "CJPEG",
      "CRaster", "CBytes", "CSystem", "CProcess", "CStillTime",
    ],
    ["CFonts", "CHelp", "CMeasures", "CSymbols", "CPages", "CUnicode", "CWords"],
    ["MaquetteDiagnostics", "MaquetteFiles", "MaquetteGraphics", "MaquetteMotion"],
    [
      "MaquetteRaster", "MaquetteTypography", "MaquetteScene", "MaquetteVectors", "MaquetteRendering",
      "MaquettePNG", "MaquetteImages", "MaquetteLayout",
    ],
    ["MaquetteElements", "MaquetteViewLayout"],
    ["MaquetteControlKit", "MaquetteControls", "MaquetteCharts", "MaquetteCollections", "MaquetteScreens"],
    ["MaquetteDocuments", "MaquetteRPC", "MaquetteTokens", "MaquetteUIAssets"],
    ["MaquetteInteraction", "MaquetteRedlines", "MaquetteSheets", "MaquetteLint"],
    ["MaquetteComparison", "MaquetteSnapshots", "MaquetteTraces", "MaquettePages", "MaquetteExport"],
    ["Maquette", "MaquetteDesign", "MaquetteStudio"],
    [
      "MaquetteCombine", "MaquetteFoundation", "MaquetteOS", "MaquetteOSLog", "MaquetteSwiftSource",
      "MaquetteMacros", "MaquetteUIMacros",
    ],
    [
      "MaquettePreviews", "MaquetteLanguageServer", "MaquetteMCP", "MaquetteServe", "MaquetteTesting",
      "MaquetteCommand",
    ],
    [
      "MaquetteUICore", "MaquetteUIKit", "MaquetteSFSafeSymbols", "MaquetteUI", "MaquetteUITesting",
      "MaquettePreviewHost", "MaquetteUniformTypeIdentifiers",
    ],
    ["MaquetteMain"],
  ]

  /// A library or executable target of `Package.swift`.
  struct Module: Sendable, CustomTestStringConvertible {
    let name: String
    let dependencies: [String]
    var testDescription: String { name }
  }

  static let modules: [Module] = {
    let calls = declarations(
      /^ {4}(?:module|library|\.target|\.macro|\.executableTarget)\(/.anchorsMatchLineEndings()
    ).filter { !["SwiftUINames", "TestRounds", "TestSupport"].contains($0.first) }
    let names = Set(calls.compactMap(\.first))
    return calls.compactMap { words in
      words.first.map { Module(name: $0, dependencies: words.dropFirst().filter(names.contains)) }
    }
  }()

  /// The test targets that mirror a module, under its name.
  static let mirrors: [Module] = declarations(/^ {4}tests\(/.anchorsMatchLineEndings()).compactMap { words in
    let names = modules.map(\.name)
    return words.first.map { Module(name: $0, dependencies: words.dropFirst().filter(names.contains)) }
  }

  /// The quoted words of each call in `Package.swift` that begins with a pattern.
  private static func declarations(_ beginning: Regex<Substring>) -> [[String]] {
    let text = SourceTree.files.first { $0.path == "Package.swift" }?.text ?? ""
    return text.matches(of: beginning).map { call in
      var depth = 1
      let body = text[call.range.upperBound...].prefix { character in
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        return depth > 0
      }
      return body.matches(of: /"(\w+)"/).map { String($0.output.1) }
    }
  }

  @Test func thePackageIsRead() {
    #expect(Self.modules.count > 25)
    #expect(Self.modules.contains { $0.name == "MaquetteRaster" && $0.dependencies.contains("CRaster") })
    let folders = SourceTree.files.filter { $0.path.hasPrefix("Sources/") }.map(\.module)
    #expect(Set(folders) == Set(Self.modules.map(\.name)))
  }

  @Test func everyModuleHasOneFloor() {
    let listed = Self.floors.flatMap { $0 }
    #expect(Set(listed).count == listed.count)
    for module in Self.modules {
      #expect(listed.contains(module.name), "\(module.name) has no floor")
    }
    let names = Self.modules.map(\.name)
    for name in listed { #expect(names.contains(name), "\(name) is no module any more") }
  }

  @Test(arguments: modules)
  func dependenciesPointDown(module: Module) throws {
    let order = Self.floors.flatMap { $0 }
    let place = try #require(order.firstIndex(of: module.name))
    for dependency in module.dependencies {
      #expect(order[..<place].contains(dependency), "\(module.name) depends on \(dependency)")
    }
  }

  @Test(arguments: modules.filter { $0.name.hasPrefix("Maquette") })
  func theManifestNamesWhatIsImported(module: Module) {
    // The compiler runs a macro's module; no file imports it.
    let imported = module.dependencies.filter { $0 != "MaquetteUIMacros" }
    #expect(imported == imports(below: "Sources/\(module.name)/"))
  }

  @Test(arguments: mirrors)
  func theManifestNamesWhatTestsImport(module: Module) {
    let imported = imports(below: "Tests/\(module.name)Tests/").filter { $0 != module.name }
    #expect(module.dependencies == imported)
  }

  /// The modules of the package that the files in a folder import, in the order of their names.
  private func imports(below folder: String) -> [String] {
    let files = (SourceTree.sources + SourceTree.tests).filter { $0.path.hasPrefix(folder) }
    let imported = Set(files.flatMap { file in file.lines.compactMap(file.module(importedOn:)) })
    return Self.modules.map(\.name).filter(imported.contains).sorted()
  }

  /// The modules that choose the standard elements for those who name no others.
  static let doors: Set<String> = ["Maquette", "MaquetteDesign", "MaquetteTesting", "MaquetteCommand"]

  /// A place below the doors that asks for the standard catalogue forgets the controls of a user.
  @Test func onlyTheDoorsChooseTheStandardCatalogue() {
    let naming = /\bCatalogue\.standard\b|\b[cC]atalogue\??\s*[!=]?=\s*\.standard\b/
    let found = SourceTree.sources.filter { file in
      !Self.doors.contains(file.module) && file.lines.contains { $0.prefix { $0 != "/" }.contains(naming) }
    }
    .map(\.path)
    #expect(found == [])
  }

  /// The modules that may use the small Foundation: it costs start-up time.
  static let mayUseFoundation: Set<String> = [
    "MaquettePNG", "MaquetteSnapshots", "MaquettePages", "MaquetteTesting",
    "MaquetteStudio", "MaquettePreviews", "MaquetteCommand",
  ]

  /// The modules of views, whose users have the whole Foundation on a Mac too. Nothing that draws sheets depends on them.
  static let haveFoundation: Set<String> = [
    "MaquetteCombine", "MaquetteFoundation", "MaquetteMacros", "MaquetteUI", "MaquetteUICore",
    "MaquetteUIKit",
    "MaquetteUIMacros", "MaquetteUITesting", "MaquettePreviewHost",
  ]

  @Test(arguments: SourceTree.sources)
  func foundationIsWhereItMayBe(file: SourceTree.File) {
    if Self.haveFoundation.contains(file.module) { return }
    for (line, conditions) in PlatformTests.conditions(in: file) {
      guard let name = file.module(importedOn: line), name.hasPrefix("Foundation") else { continue }
      // Only where there is no small one the whole Foundation stands for it.
      let isWhole = conditions.last == "#if canImport(FoundationEssentials) #else"
      #expect(
        name == (isWhole ? "Foundation" : "FoundationEssentials")
          && Self.mayUseFoundation.contains(file.module),
        "\(file.path) imports \(name)")
    }
  }

  /// The modules that a product re-exports, as a whole or in part.
  static let exported: Set<String> = Set(
    SourceTree.sources.filter { $0.name == "Exports.swift" }.flatMap { file in
      file.text.matches(of: /@_exported public import (?:\w+ )?(\w+)/).map { String($0.output.1) }
    } + [
      "Maquette", "MaquetteDesign", "MaquetteTesting", "MaquetteCommand", "MaquetteElements", "MaquetteLint",
      "MaquetteCombine", "MaquetteFoundation", "MaquetteOSLog", "MaquetteUI", "MaquetteUITesting",
      "MaquettePreviewHost", "MaquetteSFSafeSymbols", "MaquetteUniformTypeIdentifiers",
    ])

  @Test(arguments: SourceTree.sources)
  func whatNoProductExportsIsNotPublic(file: SourceTree.File) {
    guard !Self.exported.contains(file.module) else { return }
    let line = file.lines.first { $0.contains("public ") && $0.contains(/^ *(?:@\w+ )*public (?!import\b)/) }
    #expect(line == nil, "\(file.path) declares \(line ?? ""); \(file.module) is in no product")
  }

  @Test func theProductsExportModules() {
    #expect(Self.exported.contains("MaquetteControls"))
    #expect(!Self.exported.contains("MaquetteFiles"))
  }

  /// The types that `import Maquette` shows besides the controls.
  static let page: [String] =
    SourceTree.sources.first { $0.path == "Sources/Maquette/Exports.swift" }?.text
    .matches(of: /@_exported public import \w+ \w+\.(\w+)/).map { String($0.output.1) } ?? []

  @Test func theLandingPageNamesEveryTypeOfTheAPI() throws {
    #expect(Self.page.count > 40)
    let landing = try #require(SourceTree.files.first { $0.path.hasSuffix("Maquette.docc/Maquette.md") }).text
    for type in Self.page { #expect(landing.contains("`\(type)`"), "\(type)") }
  }
}
