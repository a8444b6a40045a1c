// swift-tools-version: 6.2
import PackageDescription

// On Linux `import SwiftUI` means Maquette's views; on a Mac it means SwiftUI itself.
let linux: BuildSettingCondition = .when(platforms: [.linux])
let aliases: [SwiftSetting] = [
  .unsafeFlags(
    [
      "-module-alias", "SwiftUI=MaquetteUI", "-module-alias", "SwiftUICore=MaquetteUICore",
      "-module-alias", "Combine=MaquetteCombine",
    ], linux)
]
let views: Target.Dependency = .product(
  name: "MaquetteUI", package: "maquette", condition: .when(platforms: [.linux]))

let package = Package(
  name: "Views",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "maquette", path: "../..")],
  targets: [
    .target(name: "Views", dependencies: [views], swiftSettings: aliases),
    .testTarget(name: "ViewsTests", dependencies: ["Views", views], swiftSettings: aliases),
  ]
)
