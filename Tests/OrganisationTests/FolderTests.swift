import Testing

/// The floors inside a module: its folders depend on each other one way only.
///
/// Dependencies are read from the sources: a file depends on the folder that declares a type it names, a value of the environment or
/// a colour. A name that several folders declare is left out.
@Suite struct FolderTests {
  /// The modules without a cycle among their folders.
  static let floors = [
    "MaquetteControlKit", "MaquetteControls", "MaquetteCharts", "MaquetteCollections", "MaquetteScreens",
  ]
  /// The number of folders in cycles of the other modules; it may only become smaller.
  static let remaining = [
    "MaquetteComparison": 3, "MaquetteElements": 15, "MaquetteInteraction": 3, "MaquetteLint": 2,
    "MaquettePNG": 7, "MaquetteRaster": 7, "MaquetteRedlines": 3, "MaquetteRendering": 5,
    "MaquetteSheets": 8, "MaquetteSnapshots": 6, "MaquetteStudio": 5, "MaquetteTokens": 4,
    "MaquetteTypography": 4, "MaquetteCommand": 2, "MaquetteLayout": 2, "MaquetteTesting": 6,
    "MaquetteCombine": 2, "MaquetteUICore": 15, "MaquetteUIKit": 2,
  ]

  @Test(arguments: floors)
  func foldersDependOneWay(module: String) {
    let folders = FolderGraph(of: module)
    #expect(folders.names.count > 8)
    #expect(folders.cyclic == [], "\(folders.explanation)")
  }

  @Test(arguments: Set(ModuleTests.modules.map(\.name)).subtracting(floors).sorted())
  func otherModulesHaveNoMoreCyclesThanBefore(module: String) {
    let folders = FolderGraph(of: module)
    #expect(folders.cyclic.count <= Self.remaining[module] ?? 0, "\(folders.explanation)")
  }

  @Test func aCycleIsFound() {
    let files = [
      ("A", "struct First { var second: Second }"), ("B", "struct Second { var third: Third }"),
      ("C", "struct Third { func body(in environment: Environment) -> Bool { environment.isFirst } }"),
      ("A", "extension Environment {\n  var isFirst: Bool { true }\n}"),
      ("D", "struct Fourth { var first: First }"),
    ]
    #expect(FolderGraph(files).cyclic == ["A", "B", "C"])
    #expect(FolderGraph(Array(files.dropFirst())).cyclic == [])
  }

  /// MaquetteElements is near its limit: what is next goes into a module of its own. MaquetteUICore has the names of another framework,
  /// most of them short declarations that belong together.
  @Test func noModuleIsTooLarge() {
    for module in ModuleTests.modules {
      let count = SourceTree.sources.filter { $0.module == module.name }.reduce(0) { $0 + $1.lines.count }
      let limit = module.name == "MaquetteUICore" ? 17_500 : 16_000
      #expect(count <= limit, "\(module.name) has \(count) lines")
    }
  }

  /// A folder is named after what is in it.
  @Test func noFolderIsCalledShared() {
    let names = ["Shared", "Common", "Utils", "Helpers", "Misc"]
    let found = SourceTree.sources.filter { file in names.contains { file.path.contains("/\($0)/") } }
    #expect(found.map(\.path) == [])
  }
}
