import MaquetteFiles
import Testing

@testable import MaquetteStudio

@Suite("Joining manifests")
struct ManifestMergeTests {
  private func merge(
    _ parts: [(folder: String, manifest: Manifest)], damaged: Set<String> = []
  ) throws -> ManifestMerge {
    try ManifestMerge(
      parts.map { ManifestMerge.Part(folder: $0.folder, manifest: $0.manifest) }, generator: "merge"
    ) { folder, path, file in damaged.contains("\(folder)/\(path)") ? nil : file }
  }

  private static let first = Manifest.sample(shard: Shard("1/2"), pictures: ["a~dark.png"])
  private static let second = Manifest.sample(shard: Shard("2/2"), pictures: ["sub/a~light.png"])

  @Test("shards make a whole that no shard is left of, in any order")
  func whole() throws {
    for parts in [[("x", Self.first), ("y", Self.second)], [("y", Self.second), ("x", Self.first)]] {
      let merge = try merge(parts)
      var expected = Manifest.sample()
      expected.generator = "merge"
      #expect(merge.manifest == expected)
      #expect(merge.folders == ["a~dark.png": "x", "sub/a~light.png": "y"])
      #expect(merge.missingShards.isEmpty && merge.missingFiles.isEmpty)
      #expect(merge.shardCount == 2)
    }
  }

  @Test("a shard that is not there is named, and so is its picture")
  func missing() throws {
    let merge = try merge([("x", Self.second)])
    #expect(merge.missingShards == [Shard("1/2")])
    #expect(merge.missingFiles == ["a~dark.png"])
  }

  @Test("a picture that is not as it was written is missing, unless another shard has it too")
  func damaged() throws {
    let damage: Set = ["x/a~dark.png"]
    #expect(
      try merge([("x", Self.first), ("y", Self.second)], damaged: damage).missingFiles == ["a~dark.png"])
    let merge = try merge([("x", Self.first), ("z", Self.first), ("y", Self.second)], damaged: damage)
    #expect(merge.missingFiles.isEmpty)
    #expect(merge.folders["a~dark.png"] == "z")
  }

  @Test("shards of different runs are refused")
  func unlike() throws {
    var other = Self.second
    other.plan = PlanDigest([("a~dark.png", .of("another key"))])
    #expect(throws: StudioError.self) { try merge([("x", Self.first), ("y", other)]) }
    let third = Manifest.sample(shard: Shard("2/3"))
    #expect(throws: StudioError.self) { try merge([("x", Self.first), ("y", third)]) }
  }

  @Test("the same sheet drawn differently is an error")
  func differing() throws {
    var other = Self.first
    other.pictures["a~dark.png"]?.file.digest = .of("other pixels")
    let error = #expect(throws: StudioError.self) { try merge([("x", Self.first), ("y", other)]) }
    #expect(error?.kind == .internalError && error?.message?.hasPrefix("a~dark.png: ") == true)
  }

  @Test("what failed in a whole run has been tried again by the shards that came after it")
  func repaired() throws {
    let failure = FailureRecord(failed: "c.yaml", error: StudioError(.badInput, "c.yaml:2:1: error: no"))
    var (old, first, second) = (Manifest.sample(), Self.first, Self.second)
    old.failures = [failure]
    (first.failures, second.failures) = ([], [])
    #expect(try merge([("x", old)]).manifest.failures == [failure])
    #expect(try merge([("x", old), ("x", first), ("x", second)]).manifest.failures.isEmpty)
    second.failures = [failure]
    #expect(try merge([("x", old), ("x", first), ("x", second)]).manifest.failures == [failure])
  }

  @Test("a file that goes with pictures is found where it is whole, and else missing")
  func companions() throws {
    var (first, second) = (Self.first, Self.second)
    let contents = CompanionRecord(
      path: "a.imageset/Contents.json", file: FileRecord(digest: .of("contents"), stamp: nil))
    for name in first.sheets.keys {
      first.sheets[name]?.companions = [contents]
      second.sheets[name]?.companions = [contents]
    }
    let whole = try merge([("x", first), ("y", second)], damaged: ["y/a.imageset/Contents.json"])
    #expect(whole.folders[contents.path] == "x" && whole.missingFiles.isEmpty)
    let without = try merge(
      [("x", first), ("y", second)],
      damaged: ["x/a.imageset/Contents.json", "y/a.imageset/Contents.json"])
    #expect(without.missingFiles == [contents.path])
  }

  @Test("what a whole run left is replaced by shards that were drawn since, and keeps the rest")
  func older() throws {
    var old = Manifest.sample(pictures: ["a~dark.png", "old.png"])
    old.pictures["a~dark.png"]?.key = .of("old key")
    old.pictures["a~dark.png"]?.file.digest = .of("old pixels")
    let merge = try merge([("x", Self.first), ("x", Self.second), ("x", old)])
    #expect(merge.manifest.pictures["a~dark.png"] == Manifest.sample().pictures["a~dark.png"])
    #expect(merge.manifest.pictures["old.png"] != nil)
    #expect(merge.manifest.plan == Self.first.plan)
  }
}
