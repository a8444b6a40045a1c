// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Rating",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "maquette-rating", targets: ["Command"])],
  dependencies: [.package(name: "maquette", path: "../..")],
  targets: [
    .target(name: "Rating", dependencies: [.product(name: "MaquetteElements", package: "maquette")]),
    .executableTarget(
      name: "Command",
      dependencies: ["Rating", .product(name: "MaquetteCommand", package: "maquette")]),
    .testTarget(
      name: "RatingTests",
      dependencies: [
        "Rating", .product(name: "MaquetteDesign", package: "maquette"),
        .product(name: "MaquetteElements", package: "maquette"),
        .product(name: "MaquetteTesting", package: "maquette"),
      ],
      exclude: ["__Snapshots__"]),
  ]
)
