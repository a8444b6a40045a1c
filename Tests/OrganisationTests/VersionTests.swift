import Testing

/// The version stands in one place of the sources, and what is published beside them names the same.
@Suite struct VersionTests {
  private static let version = text(of: "Sources/MaquetteStudio/Studio.swift")
    .firstMatch(of: /static let current = "([0-9.]+)"/).map { String($0.output.1) }

  private static func text(of path: String) -> String {
    SourceTree.files.first { $0.path == path }?.text ?? ""
  }

  @Test func theChangelogHasTheVersionWithItsDate() throws {
    let version = try #require(Self.version)
    let text = Self.text(of: "CHANGELOG.md")
    let first = try #require(text.firstMatch(of: /\n## \[([0-9.]+)\] - [0-9]{4}-[0-9]{2}-[0-9]{2}\n/))
    #expect(first.output.1 == version)
  }

  @Test(arguments: [
    ".github/actions/check/action.yml", ".github/actions/previews/action.yml", ".ci/packaging/maquette.rb",
    "Examples/SnapshotTests/README.md",
    "Examples/ReleasePlugin/README.md",
    "Sources/Maquette/Maquette.docc/ContinuousIntegration.md",
  ])
  func whatIsPublishedNamesIt(path: String) throws {
    let version = try #require(Self.version)
    let text = Self.text(of: path)
    #expect(text.contains(version), "\(path)")
    for other in text.matches(of: /\bv?(0\.[0-9]+\.[0-9]+)\b/).map(\.output.1) {
      #expect(other == version, "\(path)")
    }
  }
}
