// swift-tools-version: 6.2
import PackageDescription

/// SwiftPM names a package after its folder. Named like the parent folder, this package can use the `package`
/// declarations of Maquette's modules: readers of files are no part of its API.
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

// `.ci/fuzz` builds it with libFuzzer and AddressSanitizer. Without them the command tries files, and the tests try what was
// found.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "maquette-fuzz", targets: ["MaquetteFuzz"])],
  dependencies: [.package(name: "maquette", path: "..")],
  targets: [
    .target(name: "CFuzzer"),
    .target(
      name: "FuzzTargets",
      dependencies: [
        .product(name: "MaquetteDesign", package: "maquette"),
        // For the modules that read manifests and traces, which the other product does not contain.
        .product(name: "MaquetteCommand", package: "maquette"),
      ],
      packageAccess: false, swiftSettings: settings),
    .executableTarget(
      name: "MaquetteFuzz", dependencies: ["FuzzTargets", "CFuzzer"], packageAccess: false,
      swiftSettings: settings),
    .testTarget(
      name: "FuzzTargetsTests", dependencies: ["FuzzTargets"], packageAccess: false, swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
