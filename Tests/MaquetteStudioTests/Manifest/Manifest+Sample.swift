import MaquetteStudio

extension Digest {
  /// The digest of a text.
  static func of(_ text: String) -> Digest { SHA256.digest(of: Array(text.utf8)) }
}

extension Manifest {
  /// The manifest of one sheet `a.yaml` with two pictures.
  static func sample(shard: Shard? = nil, pictures: [String] = ["a~dark.png", "sub/a~light.png"]) -> Manifest
  {
    var manifest = Manifest(generator: "Maquette test", shard: shard)
    manifest.plan = PlanDigest([("a~dark.png", .of("key")), ("sub/a~light.png", .of("key"))])
    manifest.files["a.yaml"] = FileRecord(digest: .of("sheet"), stamp: nil)
    manifest.sheets["a.yaml"] = SheetRecord(
      sheet: "a.yaml", key: .of("key"), inputs: ["a.yaml"], pictures: ["a~dark.png", "sub/a~light.png"],
      costs: [100, 200.5], warnings: ["a.yaml:1:1: warning: \"quoted\"\n  a line\u{1}"])
    for path in pictures {
      manifest.pictures[path] = PictureRecord(
        picture: path, sheet: "a.yaml", key: .of("key"),
        file: FileRecord(digest: .of(path), stamp: nil))
    }
    manifest.failures = [FailureRecord(failed: "b.yaml", message: "wrong", status: 65)]
    return manifest
  }
}
