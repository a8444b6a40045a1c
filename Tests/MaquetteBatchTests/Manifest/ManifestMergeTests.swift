import MaquetteBatch
import Testing

@Suite("Joining manifests")
struct ManifestMergeTests {
  private func merge(
    _ parts: [(folder: String, manifest: Manifest)], damaged: Set<String> = []
  ) throws -> ManifestMerge {
    try ManifestMerge(
      parts.map { ManifestMerge.Part(folder: $0.folder, manifest: $0.manifest) }, generator: "merge"
    ) { folder, record in damaged.contains("\(folder)/\(record.picture)") ? nil : record.file }
  }

  private static let first = Manifest.sample(share: Share("1/2"), pictures: ["a~dark.png"])
  private static let second = Manifest.sample(share: Share("2/2"), pictures: ["sub/a~light.png"])

  @Test("shares make a whole that no share is left of, in any order")
  func whole() throws {
    for parts in [[("x", Self.first), ("y", Self.second)], [("y", Self.second), ("x", Self.first)]] {
      let merge = try merge(parts)
      var expected = Manifest.sample()
      expected.generator = "merge"
      #expect(merge.manifest == expected)
      #expect(merge.folders == ["a~dark.png": "x", "sub/a~light.png": "y"])
      #expect(merge.missingShares.isEmpty && merge.missingPictures.isEmpty)
      #expect(merge.shareCount == 2)
    }
  }

  @Test("a share that is not there is named, and so is its picture")
  func missing() throws {
    let merge = try merge([("x", Self.second)])
    #expect(merge.missingShares == [Share("1/2")])
    #expect(merge.missingPictures == ["a~dark.png"])
  }

  @Test("a picture that is not as it was written is missing, unless another share has it too")
  func damaged() throws {
    let damage: Set = ["x/a~dark.png"]
    #expect(
      try merge([("x", Self.first), ("y", Self.second)], damaged: damage).missingPictures == ["a~dark.png"])
    let merge = try merge([("x", Self.first), ("z", Self.first), ("y", Self.second)], damaged: damage)
    #expect(merge.missingPictures.isEmpty)
    #expect(merge.folders["a~dark.png"] == "z")
  }

  @Test("shares of different runs are refused")
  func unlike() throws {
    var other = Self.second
    other.plan = PlanDigest([("a~dark.png", .of("another key"))])
    #expect(throws: ManifestError.self) { try merge([("x", Self.first), ("y", other)]) }
    let third = Manifest.sample(share: Share("2/3"))
    #expect(throws: ManifestError.self) { try merge([("x", Self.first), ("y", third)]) }
  }

  @Test("the same sheet drawn differently is an error")
  func differing() throws {
    var other = Self.first
    other.pictures["a~dark.png"]?.file.digest = .of("other pixels")
    #expect(throws: ManifestError.unlikePictures(path: "a~dark.png")) {
      try merge([("x", Self.first), ("y", other)])
    }
  }

  @Test("what a whole run left is replaced by shares that were drawn since, and keeps the rest")
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
