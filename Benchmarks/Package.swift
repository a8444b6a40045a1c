// swift-tools-version: 6.2
import PackageDescription

/// SwiftPM names a package after its folder. Named like the parent folder, this package can use the `package`
/// declarations of Maquette's modules and modules that are not products: benchmarks measure stages, not the API.
let maquette = String(
  Context.packageDirectory.split(separator: "/").dropLast().last?.lowercased().map {
    $0.isLetter || $0.isNumber ? $0 : "_"
  } ?? [])

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  .unsafeFlags(["-package-name", maquette]),
]

// Build it with the scratch path of the package above, `swift build --package-path Benchmarks --scratch-path .build`:
// what that package has compiled is not compiled again.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "maquette-bench", targets: ["MaquetteBench"])],
  dependencies: [
    .package(name: "maquette", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .executableTarget(
      name: "MaquetteBench",
      dependencies: [
        .product(name: "MaquetteDesign", package: "maquette"),
        // For the module that compares pictures, which the other product does not contain.
        .product(name: "MaquetteTesting", package: "maquette"),
        .product(name: "MaquetteElements", package: "maquette"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      packageAccess: false, swiftSettings: settings),
    .testTarget(
      name: "FidelityTests", dependencies: ["MaquetteBench"], exclude: ["Cases"], packageAccess: false,
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
