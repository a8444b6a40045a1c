import MaquetteFiles
import Testing

@testable import MaquetteStudio

@Suite("Manifests on disk")
struct ManifestFileTests {
  @Test("a manifest is read back as it was written, in a file of its own for each shard")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    for shard in [nil, Shard("2/3")] {
      let manifest = Manifest.sample(shard: shard)
      let file = ManifestFile(in: folder.path, shard: shard)
      #expect(try file.read() == nil)
      try file.write(manifest)
      #expect(try file.read() == manifest)
    }
    #expect(
      try ManifestFile.shards(in: folder.path).map(\.path) == [folder("maquette-manifest.2-of-3.jsonl")])
  }

  @Test("the same manifest has the same bytes, a line for each value")
  func lines() throws {
    let folder = try TemporaryFolder()
    let file = ManifestFile(in: folder.path)
    try file.write(.sample())
    let first = try folder.text("maquette-manifest.jsonl")
    try file.write(.sample(pictures: ["sub/a~light.png", "a~dark.png"]))
    #expect(try folder.text("maquette-manifest.jsonl") == first)
    #expect(first.split(separator: "\n").count == 6)
    #expect(first.hasPrefix(#"{"generator":"Maquette test","maquette-manifest":2,"#))
  }

  @Test("what is added while drawing is read, and a line that was cut short is not")
  func append() throws {
    let folder = try TemporaryFolder()
    let file = ManifestFile(in: folder.path)
    try file.write(.sample(pictures: []))
    let record = try #require(Manifest.sample().pictures["a~dark.png"])
    try file.append(record)
    var expected = Manifest.sample(pictures: ["a~dark.png"])
    #expect(try file.read() == expected)
    var later = record
    later.file.digest = .of("later")
    try file.append(later)
    try folder.write(
      folder.text("maquette-manifest.jsonl") + #"{"picture":"sub/a~light.png","sheet"#,
      to: "maquette-manifest.jsonl")
    expected.pictures["a~dark.png"] = later
    #expect(try file.read() == expected)
  }

  @Test(
    "what is no manifest says so, with the line",
    arguments: [
      ("", nil, "its first line is not a manifest header"),
      ("nonsense\n", nil, "it is not JSON"),
      (#"{"file":"a","sha256":"#, nil, "its first line is not a manifest header"),
      (
        #"{"generator":"x","maquette-manifest":1}"# + "\n", 1,
        "it has version 1, but this program reads version 2"
      ),
      (
        #"{"generator":"x","maquette-manifest":2}"# + "\n" + #"{"file":"a","sha256":"12"}"# + "\n", 2,
        "expected a digest of 64 hexadecimal digits"
      ),
      (#"{"generator":"x","maquette-manifest":2}"# + "\n[]\n", 2, "the value has the wrong type"),
      (#"{"generator":"x","maquette-manifest":2}"# + "\n{}\n", 2, "'maquette-manifest' is missing"),
    ])
  func damaged(text: String, line: Int?, reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "maquette-manifest.jsonl")
    let file = ManifestFile(in: folder.path)
    #expect(throws: StudioError.damagedManifest(file.path, line: line, reason: reason)) { try file.read() }
  }

  @Test(
    "a picture outside of the folder is refused, since pruning deletes what the manifest names",
    arguments: ["../a.png", "/a.png", "a/../b.png", "./a.png", "a//b.png", "a.txt", ".png/", ""])
  func outside(path: String) throws {
    #expect(!PictureRecord.isInside(path))
    let folder = try TemporaryFolder()
    let file = ManifestFile(in: folder.path)
    try file.write(.sample(pictures: [path]))
    #expect(throws: StudioError.self) { try file.read() }
  }
}
