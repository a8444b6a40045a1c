// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SnapshotTests",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "maquette", path: "../..")],
  targets: [
    .testTarget(
      name: "CheckoutTests",
      dependencies: [.product(name: "MaquetteTesting", package: "maquette")],
      exclude: ["__Snapshots__"])
  ]
)
