import Foundation
import MaquetteFiles
import Testing

@testable import MaquettePreviews

@Suite struct PackageManifestTests {
  private func manifest(_ text: String) throws -> PackageManifest {
    let folder = try TemporaryFolder()
    let path = FileName.joined(folder.path, "Package.swift")
    try FileBytes.write(Array(text.utf8), to: path)
    return try PackageManifest(path: path)
  }

  @Test func targetsAreRead() throws {
    let targets = try manifest(
      """
      let package = Package(name: "A", products: [.library(name: "A", targets: ["A"])], targets: [
        .target(name: "A", dependencies: [.target(name: "B"), .product(name: "C", package: "c")], path: "Code",
          swiftSettings: [.define("FLAG"), .defaultIsolation(MainActor.self)]),
        .target(name: "B"),
        .testTarget(name: "ATests", dependencies: ["A"]),
      ])
      """
    ).targets
    #expect(targets.map(\.name) == ["A", "B", "ATests"])
    #expect(targets.map(\.path) == ["Code", nil, nil])
    #expect(targets.map(\.isTest) == [false, false, true])
    #expect(targets[0].conditions == ["FLAG"] && targets[0].isMainActor)
  }

  @Test func whatIsComputedIsLeftOut() throws {
    #expect(
      try manifest("targets: names.map { .target(name: $0) } + [.target(name: \"A\\(x)\")]").targets.isEmpty)
  }
}
