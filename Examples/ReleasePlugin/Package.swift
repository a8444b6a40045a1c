// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Whether the bundle of a release lies here, unpacked, and has an executable for this machine.
#if os(Linux) && arch(x86_64)
  let hasExecutable = FileManager.default.fileExists(
    atPath: "\(Context.packageDirectory)/maquette.artifactbundle/info.json")
#else
  let hasExecutable = false
#endif

// Without one the plugin builds the command from its sources: yours names the repository and the version in place of the path.
let sources: [Package.Dependency] = hasExecutable ? [] : [.package(name: "maquette", path: "../..")]
let command: Target.Dependency =
  hasExecutable ? .target(name: "maquette") : .product(name: "maquette", package: "maquette")
let executables: [Target] =
  hasExecutable ? [.binaryTarget(name: "maquette", path: "maquette.artifactbundle")] : []

let package = Package(
  name: "maquette-release",
  platforms: [.macOS(.v15)],
  products: [.plugin(name: "MaquetteReleasePlugin", targets: ["MaquetteReleasePlugin"])],
  dependencies: sources,
  targets: executables + [
    .plugin(
      name: "MaquetteReleasePlugin",
      capability: .command(
        intent: .custom(
          verb: "maquette-release",
          description: "Draw sheets, and review snapshots: 'swift package maquette-release --help'."),
        permissions: [
          .writeToPackageDirectory(reason: "It writes pictures, golden files that are accepted, and results.")
        ]),
      dependencies: [command])
  ]
)
