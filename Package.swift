// swift-tools-version: 6.2
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
  "MaquetteComparison", "MaquetteDocuments",
]

/// A Swift module under `Sources/` with the house settings.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = []
) -> Target {
  let safety: [SwiftSetting] = pointerModules.contains(name) ? [] : [.strictMemorySafety()]
  return .target(
    name: name, dependencies: dependencies,
    swiftSettings: strict + typesWithoutNames + functionSections + safety + settings)
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
    .library(name: "MaquetteTesting", targets: ["MaquetteTesting"]),
    .library(name: "MaquetteElements", targets: ["MaquetteElements", "MaquetteLint"]),
    .library(name: "MaquetteCommand", targets: ["MaquetteCommand"]),
    .executable(name: "maquette", targets: ["MaquetteMain"]),
    .plugin(name: "MaquettePlugin", targets: ["MaquettePlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    library("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
    library("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    library("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev", brew: "fribidi"),
    library("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
    library("LibPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    .target(name: "CPNG", dependencies: ["LibPNG"]),
    library("LibJPEG", pkgConfig: "libjpeg", apt: "libjpeg-dev", brew: "jpeg-turbo"),
    .target(name: "CJPEG", dependencies: ["LibJPEG"]),
    .target(name: "CFonts"),
    .target(
      name: "CRaster",
      cSettings: [
        .unsafeFlags(["-ffp-contract=off"]), .unsafeFlags(["-O2"], .when(configuration: .debug)),
      ]),
    .target(name: "CBytes", cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
    .target(name: "CUnicode", cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
    .target(name: "CSystem"),
    .target(name: "CPages", exclude: ["page"]),
    .target(name: "CSymbols", exclude: ["Drawings"]),
    .target(name: "CWords", exclude: ["Words", "Calendars", "LICENSE-UNICODE.txt"]),

    module("MaquetteDiagnostics"),
    module("MaquetteGraphics"),
    module(
      "MaquetteRaster", ["MaquetteGraphics", "MaquetteFiles", "CRaster", "CSystem"],
      settings: optimizedInDebug),
    module(
      "MaquetteTypography",
      ["MaquetteGraphics", "MaquetteFiles", "CFreeType", "CHarfBuzz", "CFriBidi", "CFonts", "CUnicode"]),
    module("MaquetteLayout", ["MaquetteGraphics"]),
    module("MaquetteScene", ["MaquetteGraphics", "MaquetteTypography"]),
    module(
      "MaquetteElements",
      [
        "MaquetteDiagnostics", "MaquetteGraphics", "MaquetteLayout", "MaquetteScene", "MaquetteTypography",
        "CSymbols", "CSystem", "CWords",
      ]),
    module(
      "MaquetteControls",
      [
        "MaquetteDiagnostics", "MaquetteGraphics", "MaquetteLayout", "MaquetteScene", "MaquetteTypography",
        "MaquetteElements",
      ]),
    module(
      "MaquetteRendering", ["MaquetteGraphics", "MaquetteScene", "MaquetteRaster", "MaquetteTypography"]),
    module(
      "MaquetteRedlines",
      [
        "MaquetteGraphics", "MaquetteLayout", "MaquetteScene", "MaquetteControls", "MaquetteElements",
        "MaquetteTypography",
      ]),
    module(
      "MaquetteInteraction",
      [
        "MaquetteDiagnostics", "MaquetteGraphics", "MaquetteTypography", "MaquetteLayout", "MaquetteScene",
        "MaquetteElements", "MaquetteControls",
      ]),
    module("MaquetteFiles", ["CBytes"], settings: optimizedInDebug),
    module(
      "MaquettePNG", ["MaquetteRaster", "MaquetteFiles", "CBytes", "CSystem", "CPNG"],
      settings: optimizedInDebug),
    module(
      "MaquetteImages", ["MaquetteGraphics", "MaquetteRaster", "MaquetteFiles", "MaquettePNG", "CJPEG"],
      settings: optimizedInDebug),
    module("MaquetteDocuments", ["MaquetteDiagnostics", "CYAML"]),
    module(
      "MaquetteTokens",
      [
        "MaquetteDiagnostics", "MaquetteGraphics", "MaquetteFiles", "MaquetteTypography", "MaquetteControls",
        "MaquetteElements",
        "MaquetteDocuments",
      ]),
    module(
      "MaquetteSheets",
      [
        "MaquetteDiagnostics", "MaquetteGraphics", "MaquetteFiles", "MaquetteTypography", "MaquetteControls",
        "MaquetteElements",
        "MaquetteDocuments", "MaquetteImages",
        "MaquetteTokens", "MaquetteRedlines", "MaquetteInteraction",
      ]),
    module(
      "MaquetteLint",
      [
        "MaquetteDiagnostics", "MaquetteGraphics", "MaquetteRaster", "MaquetteTypography", "MaquetteLayout",
        "MaquetteScene", "MaquetteFiles",
        "MaquetteControls", "MaquetteElements", "MaquetteRendering", "MaquetteDocuments", "MaquetteSheets",
      ]),
    module("MaquetteComparison", ["MaquetteRaster"], settings: optimizedInDebug),
    module(
      "MaquetteSnapshots",
      [
        "MaquetteDiagnostics", "MaquetteGraphics", "MaquetteComparison", "MaquetteFiles", "MaquettePNG",
        "MaquetteRaster",
      ]),
    module(
      "MaquettePages",
      [
        "MaquetteGraphics", "MaquetteRaster", "MaquetteTypography", "MaquetteScene", "MaquetteRendering",
        "MaquetteFiles", "MaquettePNG", "MaquetteSnapshots", "CPages",
      ]),
    module(
      "Maquette",
      [
        "MaquetteDiagnostics", "MaquetteGraphics", "MaquetteRaster", "MaquetteTypography", "MaquetteLayout",
        "MaquetteScene",
        "MaquetteControls", "MaquetteElements", "MaquetteRendering", "MaquettePNG", "MaquetteDocuments",
        "MaquetteTokens",
        "MaquetteSheets", "MaquetteInteraction",
      ]),
    module(
      "MaquetteStudio",
      [
        "Maquette", "MaquetteComparison", "MaquetteControls", "MaquetteElements", "MaquetteDiagnostics",
        "MaquetteDocuments",
        "MaquetteFiles", "MaquettePages", "MaquetteGraphics", "MaquetteInteraction", "MaquetteLint",
        "MaquettePNG", "MaquetteRaster", "MaquetteRedlines", "MaquetteRendering", "MaquetteScene",
        "MaquetteSheets", "MaquetteSnapshots", "MaquetteTokens", "MaquetteTypography", "CSystem",
      ]),
    module(
      "MaquetteTesting",
      [
        "Maquette", "MaquetteComparison", "MaquetteControls", "MaquetteElements", "MaquetteFiles",
        "MaquetteInteraction",
        "MaquettePNG", "MaquetteRaster", "MaquetteRendering", "MaquetteScene",
        "MaquetteSheets", "MaquetteSnapshots", "MaquetteStudio",
      ]),
    module(
      "MaquetteCommand",
      [
        "MaquetteComparison", "MaquetteControls", "MaquetteElements", "MaquetteDiagnostics",
        "MaquetteDocuments", "MaquetteFiles",
        "MaquetteLint", "MaquettePNG", "MaquettePages", "MaquetteRaster", "MaquetteRedlines",
        "MaquetteRendering", "MaquetteSheets", "MaquetteSnapshots", "MaquetteStudio", "MaquetteTokens",
        "CFonts", "CSystem",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "MaquetteMain", dependencies: ["MaquetteCommand"], swiftSettings: strict,
      linkerSettings: [
        .unsafeFlags(
          ["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"], .when(platforms: [.linux]))
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
    tests(of: "MaquetteRaster", ["MaquetteGraphics", "CRaster"]),
    tests(of: "MaquetteTypography", ["MaquetteGraphics"]),
    tests(of: "MaquetteLayout", ["MaquetteGraphics"]),
    tests(of: "MaquetteScene", ["MaquetteGraphics", "MaquetteTypography"]),
    tests(
      of: "MaquetteControls",
      [
        "MaquetteElements", "MaquetteDiagnostics", "MaquetteGraphics", "MaquetteLayout", "MaquetteScene",
        "MaquetteTypography", "CSymbols",
      ]),
    tests(
      of: "MaquetteRendering",
      ["MaquetteGraphics", "MaquetteRaster", "MaquetteScene", "MaquetteTypography"]),
    tests(
      of: "MaquetteRedlines",
      [
        "MaquetteGraphics", "MaquetteLayout", "MaquetteScene", "MaquetteControls", "MaquetteElements",
        "MaquetteTypography",
        "MaquetteSheets", "MaquetteRendering", "MaquetteRaster",
      ]),
    tests(
      of: "MaquetteInteraction",
      [
        "MaquetteGraphics", "MaquetteLayout", "MaquetteControls", "MaquetteElements", "MaquetteDocuments",
        "MaquetteSheets",
      ]),
    tests(of: "MaquetteFiles"),
    tests(of: "MaquettePNG", ["CBytes", "MaquetteFiles", "MaquetteRaster"], data: ["Fixtures"]),
    tests(
      of: "MaquetteStudio",
      [
        "Maquette", "MaquetteComparison", "MaquetteDiagnostics", "MaquetteFiles",
        "MaquettePNG", "MaquetteRaster", "MaquetteSheets", "MaquetteSnapshots",
      ]),
    tests(of: "MaquetteImages", ["MaquetteGraphics", "MaquettePNG", "MaquetteRaster"]),
    tests(of: "MaquetteDocuments", ["MaquetteDiagnostics"]),
    tests(
      of: "MaquetteTokens",
      [
        "Maquette", "MaquetteControls", "MaquetteElements", "MaquetteDiagnostics", "MaquetteDocuments",
        "MaquetteFiles",
        "MaquetteGraphics",
        "MaquetteRaster", "MaquetteRendering",
        "MaquetteSheets", "MaquetteTypography",
      ]),
    tests(
      of: "MaquetteSheets",
      [
        "MaquetteControls", "MaquetteElements", "MaquetteDiagnostics", "MaquetteDocuments", "MaquetteFiles",
        "MaquetteGraphics",
        "MaquetteScene", "MaquetteTypography",
      ]),
    tests(
      of: "MaquetteLint",
      [
        "MaquetteControls", "MaquetteElements", "MaquetteDiagnostics", "MaquetteDocuments",
        "MaquetteGraphics", "MaquetteScene",
        "MaquetteSheets",
      ]),
    tests(of: "MaquetteComparison", ["Maquette", "MaquetteRaster"]),
    tests(
      of: "MaquetteSnapshots",
      ["MaquetteComparison", "MaquetteFiles", "MaquetteGraphics", "MaquettePNG", "MaquetteRaster"],
      data: ["Fixtures"]),
    tests(
      of: "MaquettePages",
      [
        "Maquette", "MaquetteComparison", "MaquetteFiles", "MaquettePNG",
        "MaquetteRaster",
        "MaquetteSnapshots",
      ]),
    tests(
      of: "MaquetteTesting",
      [
        "MaquetteComparison", "MaquetteControls", "MaquetteFiles", "MaquettePNG", "MaquetteRaster",
        "MaquetteSnapshots",
      ]),
    tests(
      of: "Maquette",
      [
        "MaquetteComparison", "MaquetteFiles", "MaquetteInteraction", "MaquettePNG", "MaquetteSheets",
        "MaquetteSnapshots",
      ]),
    tests(
      of: "MaquetteCommand",
      [
        "Maquette", "MaquetteSheets", "MaquetteSnapshots", "MaquettePNG", "MaquetteRaster", "MaquetteFiles",
        "MaquetteComparison", "MaquetteStudio",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "OrganisationTests", dependencies: ["MaquetteControls", "MaquetteElements", "MaquetteFiles"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)
