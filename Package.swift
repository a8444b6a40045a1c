// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// Every module is built as strictly as the compiler allows; `.ci/run` adds
// `--explicit-target-dependency-import-check error`, so the arrows below are the only imports.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Pixel loops are many times slower without the optimizer, and so are tests that draw, a user's as well as ours.
/// Since tools version 6.2 a package may use this flag and still be a versioned dependency.
let optimizedInDebug: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Makes generic types from what the compiler knows. By default they are made from their names at run time, and for arguments with
/// requirements, such as the keys of dictionaries, Swift searches all conformances of the program: a tenth of the instructions
/// from start to picture.
let typesWithoutNames: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], .when(configuration: .release))
]

/// Gives every function a section of its own, so that the release can be linked with the functions of a start side by side.
let functionSections: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-function-sections"], .when(configuration: .release))
]

/// The modules that work on pointers, whose invariants are documented where they are declared. In all others every unsafe
/// expression is marked.
let pointerModules: Set = [
  "MaquetteRaster", "MaquetteTypography", "MaquettePNG", "MaquetteImages", "MaquetteFiles", "MaquetteStudio",
  "MaquetteComparison", "MaquetteDocuments", "MaquetteVectors",
]

/// A Swift module under `Sources/` with the house settings.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = []
) -> Target {
  let safety: [SwiftSetting] = pointerModules.contains(name) ? [] : [.strictMemorySafety()]
  return .target(
    name: name, dependencies: dependencies, exclude: measures(of: name),
    swiftSettings: strict + typesWithoutNames + functionSections + safety + settings)
}

/// The files of measures beside the code of a module, which `.ci/measure-tables` compiles into `CMeasures`.
func measures(of module: String) -> [String] {
  let files = FileManager.default.enumerator(atPath: "\(Context.packageDirectory)/Sources/\(module)")
  return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".measures") }.sorted()
}

/// A test target under `Tests/` that mirrors one module; `data` is what its tests read from the source folder.
func tests(of name: String, _ dependencies: [Target.Dependency] = [], data: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies, exclude: data,
    swiftSettings: strict)
}

/// A C library of the system, found by pkg-config.
func library(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

let package = Package(
  name: "maquette",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Maquette", targets: ["Maquette"]),
    .library(name: "MaquetteDesign", targets: ["MaquetteDesign"]),
    .library(name: "MaquetteTesting", targets: ["MaquetteTesting"]),
    .library(name: "MaquetteElements", targets: ["MaquetteElements", "MaquetteLint"]),
    .library(name: "MaquetteCommand", targets: ["MaquetteCommand"]),
    .library(name: "MaquetteCombine", targets: ["MaquetteCombine"]),
    .library(
      name: "MaquetteUI",
      targets: [
        "MaquetteUI", "MaquetteUICore", "MaquetteCombine", "MaquetteUIKit", "MaquetteOS", "MaquetteOSLog",
        "MaquetteUniformTypeIdentifiers",
      ]),
    .library(name: "MaquetteSFSafeSymbols", targets: ["MaquetteSFSafeSymbols"]),
    .library(name: "MaquetteUITesting", targets: ["MaquetteUITesting"]),
    // What 'maquette previews' links an app's views with: one file for all of Maquette's modules.
    .library(
      name: "MaquettePreviewHost", type: .dynamic,
      targets: [
        "MaquettePreviewHost", "MaquetteUI", "MaquetteOSLog", "MaquetteSFSafeSymbols",
        "MaquetteUniformTypeIdentifiers",
      ]),
    .executable(name: "maquette", targets: ["MaquetteMain"]),
    .plugin(name: "MaquettePlugin", targets: ["MaquettePlugin"]),
  ],
  traits: [
    .default(enabledTraits: ["WorldFonts"]),
    .trait(
      name: "WorldFonts",
      description: "Fonts of emoji and of scripts that Inter lacks, such as Arabic and Chinese: 37 MB."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    library("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
    library("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    library("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev", brew: "fribidi"),
    library("CExpat", pkgConfig: "expat", apt: "libexpat1-dev", brew: "expat"),
    library("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
    library("LibPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    .target(name: "CPNG", dependencies: ["LibPNG"]),
    library("LibJPEG", pkgConfig: "libjpeg", apt: "libjpeg-dev", brew: "jpeg-turbo"),
    .target(name: "CJPEG", dependencies: ["LibJPEG"]),
    .target(
      name: "CFonts", cSettings: [.define("MAQUETTE_WORLD_FONTS", .when(traits: ["WorldFonts"]))]),
    .target(
      name: "CRaster",
      cSettings: [
        .unsafeFlags(["-ffp-contract=off"]), .unsafeFlags(["-O2"], .when(configuration: .debug)),
      ]),
    .target(name: "CBytes", cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
    .target(name: "CUnicode", cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
    .target(name: "CSystem"),
    .target(name: "CProcess"),
    .target(name: "CStillTime"),
    .target(name: "CPages", exclude: ["page"]),
    .target(name: "CSymbols", exclude: ["Drawings"]),
    .target(name: "CMeasures"),
    .target(name: "CHelp", exclude: ["Synonyms"]),
    .target(name: "CWords", exclude: ["Words", "Calendars", "Subtags", "LICENSE-UNICODE.txt"]),

    module("MaquetteDiagnostics"),
    module("MaquetteGraphics"),
    module(
      "MaquetteRaster", ["CRaster", "CSystem", "MaquetteFiles", "MaquetteGraphics"],
      settings: optimizedInDebug),
    module(
      "MaquetteTypography",
      ["CFonts", "CFreeType", "CFriBidi", "CHarfBuzz", "CUnicode", "MaquetteFiles", "MaquetteGraphics"]),
    module("MaquetteLayout", ["MaquetteGraphics"]),
    module("MaquetteMotion"),
    module("MaquetteScene", ["MaquetteGraphics", "MaquetteTypography"]),
    module(
      "MaquetteVectors",
      ["CExpat", "MaquetteDiagnostics", "MaquetteGraphics", "MaquetteScene", "MaquetteTypography"]),
    module(
      "MaquetteElements",
      [
        "CHelp", "CMeasures", "CSymbols", "CSystem", "CWords", "MaquetteDiagnostics", "MaquetteGraphics",
        "MaquetteLayout", "MaquetteMotion", "MaquetteScene", "MaquetteTypography", "MaquetteVectors",
      ]),
    module(
      "MaquetteControlKit",
      [
        "MaquetteDiagnostics", "MaquetteElements", "MaquetteGraphics", "MaquetteLayout", "MaquetteScene",
        "MaquetteTypography",
      ]),
    module(
      "MaquetteControls",
      [
        "MaquetteControlKit", "MaquetteDiagnostics", "MaquetteElements", "MaquetteGraphics", "MaquetteLayout",
        "MaquetteScene", "MaquetteTypography",
      ]),
    module(
      "MaquetteCharts",
      [
        "MaquetteControlKit", "MaquetteElements", "MaquetteGraphics", "MaquetteLayout", "MaquetteScene",
      ]),
    module(
      "MaquetteCollections",
      [
        "MaquetteControlKit", "MaquetteControls", "MaquetteDiagnostics", "MaquetteElements",
        "MaquetteGraphics", "MaquetteLayout", "MaquetteScene", "MaquetteTypography",
      ]),
    module("MaquetteViewLayout", ["MaquetteElements", "MaquetteGraphics", "MaquetteLayout"]),
    module(
      "MaquetteScreens",
      [
        "MaquetteCharts", "MaquetteCollections", "MaquetteControlKit", "MaquetteControls", "MaquetteElements",
        "MaquetteGraphics", "MaquetteLayout", "MaquetteScene", "MaquetteTypography", "MaquetteViewLayout",
      ]),
    module(
      "MaquetteRendering", ["MaquetteGraphics", "MaquetteRaster", "MaquetteScene", "MaquetteTypography"]),
    module(
      "MaquetteRedlines",
      [
        "MaquetteCollections", "MaquetteElements", "MaquetteGraphics", "MaquetteLayout", "MaquetteScene",
        "MaquetteScreens", "MaquetteTypography",
      ]),
    module(
      "MaquetteInteraction",
      [
        "MaquetteCollections", "MaquetteControlKit", "MaquetteControls", "MaquetteDiagnostics",
        "MaquetteElements", "MaquetteScreens",
      ]),
    module("MaquetteFiles", ["CBytes"], settings: optimizedInDebug),
    module(
      "MaquettePNG", ["CBytes", "CPNG", "CSystem", "MaquetteFiles", "MaquetteGraphics", "MaquetteRaster"],
      settings: optimizedInDebug),
    module(
      "MaquetteImages", ["CJPEG", "MaquetteFiles", "MaquetteGraphics", "MaquettePNG", "MaquetteRaster"],
      settings: optimizedInDebug),
    module("MaquetteDocuments", ["CYAML", "MaquetteDiagnostics", "MaquetteFiles"]),
    module("MaquetteRPC", ["MaquetteDocuments", "MaquetteFiles"]),
    module(
      "MaquetteTokens",
      [
        "MaquetteDiagnostics", "MaquetteDocuments", "MaquetteElements", "MaquetteFiles", "MaquetteGraphics",
        "MaquetteTypography",
      ]),
    module(
      "MaquetteSheets",
      [
        "MaquetteCollections", "MaquetteControlKit", "MaquetteControls", "MaquetteDiagnostics",
        "MaquetteDocuments", "MaquetteElements", "MaquetteFiles", "MaquetteGraphics", "MaquetteImages",
        "MaquetteInteraction", "MaquetteRedlines", "MaquetteScene", "MaquetteScreens", "MaquetteTokens",
        "MaquetteTypography", "MaquetteVectors",
      ]),
    module(
      "MaquetteLint",
      [
        "MaquetteCollections", "MaquetteControlKit", "MaquetteControls", "MaquetteDiagnostics",
        "MaquetteDocuments", "MaquetteElements", "MaquetteFiles", "MaquetteGraphics", "MaquetteLayout",
        "MaquetteRaster", "MaquetteRendering", "MaquetteScreens", "MaquetteSheets",
      ]),
    module("MaquetteComparison", ["MaquetteRaster"], settings: optimizedInDebug),
    module(
      "MaquetteSnapshots",
      [
        "MaquetteComparison", "MaquetteDiagnostics", "MaquetteFiles", "MaquetteGraphics", "MaquettePNG",
        "MaquetteRaster",
      ]),
    module(
      "MaquettePages",
      [
        "CPages", "MaquetteFiles", "MaquetteGraphics", "MaquettePNG", "MaquetteRaster", "MaquetteRendering",
        "MaquetteScene", "MaquetteSnapshots", "MaquetteTypography",
      ]),
    module(
      "MaquetteExport",
      [
        "MaquetteElements", "MaquetteFiles", "MaquetteGraphics", "MaquettePNG", "MaquetteRaster",
        "MaquetteRendering", "MaquetteScene", "MaquetteTypography",
      ], settings: optimizedInDebug),
    module(
      "Maquette",
      [
        "MaquetteCharts", "MaquetteCollections", "MaquetteControlKit", "MaquetteControls",
        "MaquetteDiagnostics",
        "MaquetteElements", "MaquetteExport", "MaquetteGraphics", "MaquetteInteraction", "MaquetteLayout",
        "MaquetteMotion", "MaquettePNG",
        "MaquetteRaster", "MaquetteRendering", "MaquetteScreens", "MaquetteTypography", "MaquetteVectors",
        "MaquetteViewLayout",
      ]),
    module(
      "MaquetteDesign",
      [
        "Maquette", "MaquetteControls", "MaquetteElements", "MaquettePNG", "MaquetteRaster",
        "MaquetteRendering", "MaquetteScreens", "MaquetteSheets", "MaquetteTokens",
      ]),
    module(
      "MaquetteTraces",
      [
        "MaquetteDiagnostics", "MaquetteElements", "MaquetteFiles", "MaquetteGraphics", "MaquettePNG",
        "MaquetteRaster", "MaquetteRendering", "MaquetteScene", "MaquetteScreens", "MaquetteSnapshots",
        "MaquetteTypography",
      ]),
    module(
      "MaquetteStudio",
      [
        "CSystem", "MaquetteCharts", "MaquetteComparison", "MaquetteControlKit", "MaquetteDesign",
        "MaquetteDiagnostics",
        "MaquetteDocuments", "MaquetteElements", "MaquetteExport", "MaquetteFiles", "MaquetteGraphics",
        "MaquetteInteraction",
        "MaquetteLint", "MaquettePNG", "MaquettePages", "MaquetteRaster", "MaquetteRedlines",
        "MaquetteRendering", "MaquetteScreens", "MaquetteSheets", "MaquetteSnapshots", "MaquetteTokens",
        "MaquetteTraces", "MaquetteTypography", "MaquetteVectors",
      ]),
    module(
      "MaquettePreviews",
      [
        "CProcess", "MaquetteControlKit", "MaquetteDiagnostics", "MaquetteDocuments", "MaquetteFiles",
        "MaquetteGraphics", "MaquetteLint", "MaquettePNG", "MaquetteStudio", "MaquetteSwiftSource",
      ]),
    module(
      "MaquetteLanguageServer",
      [
        "MaquetteDiagnostics", "MaquetteDocuments", "MaquetteElements", "MaquetteFiles", "MaquetteGraphics",
        "MaquetteInteraction", "MaquetteLint", "MaquettePNG", "MaquetteRPC", "MaquetteRendering",
        "MaquetteScreens", "MaquetteSheets", "MaquetteStudio",
      ]),
    module(
      "MaquetteServe",
      [
        "MaquetteCollections", "MaquetteControlKit", "MaquetteDiagnostics", "MaquetteDocuments",
        "MaquetteElements", "MaquetteFiles", "MaquetteInteraction", "MaquetteLint", "MaquettePNG",
        "MaquettePages", "MaquetteRendering", "MaquetteScreens", "MaquetteSheets", "MaquetteSnapshots",
        "MaquetteStudio",
      ]),
    module(
      "MaquetteMCP",
      [
        "MaquetteComparison", "MaquetteControlKit", "MaquetteDiagnostics", "MaquetteDocuments",
        "MaquetteElements", "MaquetteFiles", "MaquetteGraphics", "MaquetteInteraction", "MaquetteLint",
        "MaquettePreviews", "MaquetteRPC", "MaquetteRaster", "MaquetteRendering", "MaquetteScreens",
        "MaquetteSheets",
        "MaquetteSnapshots", "MaquetteStudio", "MaquetteTypography",
      ]),
    module(
      "MaquetteTesting",
      [
        "Maquette", "MaquetteComparison", "MaquetteElements", "MaquetteFiles", "MaquetteGraphics",
        "MaquetteInteraction", "MaquettePNG", "MaquetteRaster", "MaquetteRendering", "MaquetteSnapshots",
        "MaquetteTraces", "MaquetteTypography",
      ]),
    module(
      "MaquetteCommand",
      [
        "CFonts", "CSystem", "MaquetteComparison", "MaquetteControls", "MaquetteDiagnostics",
        "MaquetteDocuments", "MaquetteElements", "MaquetteExport", "MaquetteFiles", "MaquetteLanguageServer",
        "MaquetteLint", "MaquetteMCP", "MaquettePNG", "MaquettePages", "MaquettePreviews", "MaquetteRPC",
        "MaquetteRaster", "MaquetteRedlines", "MaquetteScreens", "MaquetteServe", "MaquetteSheets",
        "MaquetteSnapshots", "MaquetteStudio", "MaquetteTokens",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    module("MaquetteCombine"),
    module(
      "MaquetteUICore",
      [
        "MaquetteCollections", "MaquetteCombine", "MaquetteControlKit", "MaquetteControls",
        "MaquetteElements",
        "MaquetteFoundation", "MaquetteGraphics", "MaquetteImages", "MaquetteLayout", "MaquetteRaster",
        "MaquetteRendering",
        "MaquetteScene", "MaquetteScreens", "MaquetteSheets", "MaquetteTypography",
        "MaquetteViewLayout",
      ]),
    module(
      "MaquetteUIKit",
      [
        "MaquetteElements", "MaquetteGraphics", "MaquetteImages", "MaquetteRaster", "MaquetteUICore",
      ]),
    module("MaquetteUIAssets", ["MaquetteDiagnostics", "MaquetteDocuments"]),
    module("MaquetteOS"),
    module("MaquetteOSLog", ["MaquetteOS"]),
    module("MaquetteSFSafeSymbols", ["MaquetteUICore", "MaquetteUIKit"]),
    module("MaquetteUniformTypeIdentifiers", ["MaquetteUICore"]),
    module(
      "MaquetteUI",
      ["MaquetteCombine", "MaquetteFoundation", "MaquetteUICore", "MaquetteUIKit", "MaquetteUIMacros"]),
    module(
      "MaquetteUITesting",
      [
        "MaquetteComparison", "MaquetteFiles", "MaquettePNG", "MaquetteSnapshots", "MaquetteSwiftSource",
        "MaquetteTesting", "MaquetteUICore", "MaquetteUIKit",
      ]),
    module(
      "MaquettePreviewHost",
      [
        "CStillTime", "MaquetteControlKit", "MaquetteElements", "MaquetteGraphics", "MaquetteLint",
        "MaquettePNG", "MaquetteRaster", "MaquetteRendering", "MaquetteSnapshots", "MaquetteTraces",
        "MaquetteTypography", "MaquetteUICore", "MaquetteUIKit",
      ]),
    module("MaquetteFoundation"),
    module("MaquetteSwiftSource"),
    module("MaquetteMacros", ["MaquetteSwiftSource"]),
    .macro(name: "MaquetteUIMacros", dependencies: ["MaquetteMacros"], swiftSettings: strict),
    .executableTarget(
      name: "MaquetteMain", dependencies: ["MaquetteCommand"], swiftSettings: strict,
      // At a fixed address nothing in the executable is relocated when it starts: a tenth of the time of a small picture.
      linkerSettings: [
        .unsafeFlags(
          ["-use-ld=lld", "-Xclang-linker", "-no-pie"], .when(platforms: [.linux]))
      ]),
    .plugin(
      name: "MaquettePlugin",
      capability: .command(
        intent: .custom(
          verb: "maquette", description: "Draw sheets, and review snapshots: 'swift package maquette --help'."
        ),
        permissions: [
          .writeToPackageDirectory(reason: "It writes pictures, golden files that are accepted, and results.")
        ]),
      dependencies: ["MaquetteMain"]),
    tests(of: "MaquetteDiagnostics"),
    tests(of: "MaquetteGraphics"),
    tests(of: "MaquetteRaster", ["CRaster", "MaquetteGraphics", "TestRounds"]),
    tests(of: "MaquetteTypography", ["MaquetteGraphics", "TestRounds"]),
    tests(of: "MaquetteLayout", ["MaquetteGraphics"]),
    tests(of: "MaquetteMotion"),
    tests(of: "MaquetteScene", ["MaquetteGraphics", "MaquetteTypography"]),
    tests(
      of: "MaquetteVectors",
      ["MaquetteDiagnostics", "MaquetteGraphics", "MaquetteScene", "MaquetteTypography"]),
    tests(
      of: "MaquetteElements",
      [
        "CSymbols", "MaquetteCollections", "MaquetteControlKit", "MaquetteControls", "MaquetteDiagnostics",
        "MaquetteGraphics", "MaquetteLayout", "MaquetteScene", "MaquetteScreens", "MaquetteTypography",
        "MaquetteVectors", "TestSupport",
      ]),
    tests(of: "MaquetteViewLayout", ["MaquetteElements", "MaquetteGraphics", "MaquetteLayout"]),
    tests(
      of: "MaquetteControlKit", ["MaquetteControls", "MaquetteElements", "MaquetteScreens", "TestSupport"]),
    tests(
      of: "MaquetteControls",
      [
        "MaquetteCollections", "MaquetteControlKit", "MaquetteDiagnostics", "MaquetteElements",
        "MaquetteGraphics", "MaquetteScene", "MaquetteScreens", "MaquetteTypography", "TestSupport",
      ]),
    tests(
      of: "MaquetteCharts",
      [
        "MaquetteControlKit", "MaquetteElements", "MaquetteGraphics", "MaquetteScene", "TestSupport",
      ]),
    tests(
      of: "MaquetteCollections",
      [
        "MaquetteControlKit", "MaquetteControls", "MaquetteElements", "MaquetteGraphics", "MaquetteLayout",
        "MaquetteScene", "MaquetteScreens", "TestSupport",
      ]),
    tests(
      of: "MaquetteScreens",
      [
        "MaquetteCollections", "MaquetteControlKit", "MaquetteControls", "MaquetteElements",
        "MaquetteGraphics", "MaquetteLayout", "MaquetteScene", "MaquetteTypography", "TestRounds",
        "TestSupport",
      ]),
    .target(name: "TestRounds", path: "Tests/TestRounds", swiftSettings: strict),
    .target(name: "SwiftUINames", path: "Tests/SwiftUINames", swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["MaquetteElements", "MaquetteScreens", "MaquetteSheets"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    tests(
      of: "MaquetteRendering",
      ["MaquetteGraphics", "MaquetteRaster", "MaquetteScene", "MaquetteTypography", "TestRounds"]),
    tests(
      of: "MaquetteRedlines",
      [
        "MaquetteCollections", "MaquetteControlKit", "MaquetteControls", "MaquetteElements",
        "MaquetteGraphics", "MaquetteRaster", "MaquetteRendering", "MaquetteScreens", "MaquetteSheets",
        "TestSupport",
      ]),
    tests(
      of: "MaquetteInteraction",
      [
        "MaquetteCollections", "MaquetteControlKit", "MaquetteControls", "MaquetteElements",
        "MaquetteScreens", "MaquetteSheets", "TestSupport",
      ]),
    tests(of: "MaquetteFiles"),
    tests(of: "MaquettePNG", ["CBytes", "MaquetteFiles", "MaquetteRaster"], data: ["Fixtures"]),
    tests(
      of: "MaquetteStudio",
      [
        "MaquetteControls", "MaquetteDiagnostics", "MaquetteElements", "MaquetteFiles", "MaquettePNG",
        "MaquetteRaster",
      ]),
    tests(
      of: "MaquetteMCP",
      [
        "MaquetteDiagnostics", "MaquetteDocuments", "MaquetteFiles", "MaquettePNG", "MaquetteRPC",
        "MaquetteRaster", "MaquetteScreens", "MaquetteSheets", "MaquetteStudio",
      ]),
    tests(
      of: "MaquetteTraces",
      [
        "MaquetteComparison", "MaquetteControls", "MaquetteDesign", "MaquetteElements", "MaquetteRaster",
        "MaquetteSnapshots", "TestRounds",
      ]),
    tests(of: "MaquetteImages", ["MaquetteFiles", "MaquetteGraphics", "MaquettePNG"]),
    tests(of: "MaquetteDocuments", ["MaquetteDiagnostics"]),
    tests(of: "MaquetteRPC", ["MaquetteDocuments", "MaquetteFiles"]),
    tests(
      of: "MaquetteTokens",
      [
        "MaquetteCollections", "MaquetteControls", "MaquetteDesign", "MaquetteDiagnostics",
        "MaquetteDocuments", "MaquetteElements", "MaquetteFiles", "MaquetteGraphics", "MaquetteRaster",
        "MaquetteRendering",
        "MaquetteScreens", "MaquetteSheets", "MaquetteTypography", "TestRounds",
      ]),
    tests(
      of: "MaquetteSheets",
      [
        "MaquetteCollections", "MaquetteControlKit", "MaquetteControls", "MaquetteDiagnostics",
        "MaquetteDocuments", "MaquetteElements", "MaquetteFiles", "MaquetteGraphics", "MaquetteScene",
        "MaquetteScreens", "MaquetteTypography",
      ]),
    tests(
      of: "MaquetteLint",
      [
        "MaquetteCollections", "MaquetteControlKit", "MaquetteControls", "MaquetteDiagnostics",
        "MaquetteDocuments", "MaquetteElements", "MaquetteGraphics", "MaquetteScreens", "MaquetteSheets",
        "TestRounds",
      ],
      data: ["Sheets"]),
    tests(of: "MaquetteComparison", ["MaquetteDesign", "MaquetteRaster"]),
    tests(
      of: "MaquetteSnapshots",
      ["MaquetteComparison", "MaquetteFiles", "MaquetteGraphics", "MaquettePNG", "MaquetteRaster"]),
    tests(
      of: "MaquetteExport",
      [
        "MaquetteControlKit", "MaquetteControls", "MaquetteElements", "MaquetteGraphics", "MaquettePNG",
        "MaquetteRendering", "MaquetteScene", "MaquetteTypography",
      ]),
    tests(
      of: "MaquettePages",
      ["MaquetteDesign", "MaquetteFiles", "MaquettePNG", "MaquetteRaster", "MaquetteSnapshots"]),
    tests(
      of: "MaquetteLanguageServer",
      [
        "MaquetteDiagnostics", "MaquetteDocuments", "MaquetteElements", "MaquetteFiles", "MaquetteRPC",
        "MaquetteScreens",
      ]),
    tests(
      of: "MaquetteTesting",
      [
        "MaquetteComparison", "MaquetteControlKit", "MaquetteControls", "MaquetteDesign",
        "MaquetteElements", "MaquetteFiles", "MaquetteInteraction", "MaquettePNG", "MaquetteRaster",
        "MaquetteSnapshots", "SwiftUINames",
      ]),
    tests(
      of: "Maquette",
      [
        "MaquetteComparison", "MaquetteControls", "MaquetteDesign", "MaquetteElements", "MaquetteFiles",
        "MaquetteSheets",
        "MaquetteSnapshots", "TestRounds",
      ]),
    tests(of: "MaquetteServe", ["MaquetteFiles", "MaquetteScreens", "MaquetteStudio"]),
    tests(
      of: "MaquetteCommand",
      [
        "MaquetteFiles", "MaquettePNG", "MaquetteRaster", "MaquetteSheets", "MaquetteSnapshots",
        "MaquetteStudio", "TestRounds",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    tests(of: "MaquetteCombine"),
    tests(of: "MaquetteFoundation"),
    tests(of: "MaquetteOS", ["MaquetteOSLog"]),
    tests(of: "MaquetteUIAssets", ["MaquetteDiagnostics"]),
    tests(of: "MaquetteUIKit", ["MaquetteUICore"]),
    tests(
      of: "MaquetteUI", ["MaquetteElements", "MaquetteGraphics", "MaquetteRaster", "MaquetteUICore"]),
    tests(of: "MaquetteSFSafeSymbols", ["MaquetteUICore", "MaquetteUIKit"]),
    tests(of: "MaquetteUITesting", ["MaquetteTesting", "MaquetteUICore", "MaquetteUIKit"]),
    tests(of: "MaquetteSwiftSource"),
    tests(of: "MaquettePreviews", ["MaquetteFiles", "MaquetteStudio", "MaquetteSwiftSource"]),
    tests(of: "MaquetteMacros", data: ["Fixture"]),
    .testTarget(
      name: "OrganisationTests",
      dependencies: [
        "MaquetteControlKit", "MaquetteControls", "MaquetteElements", "MaquetteFiles", "MaquetteScreens",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)
