import MaquetteControls
import MaquetteElements
import MaquetteFiles

@testable import MaquetteDiagnostics
@testable import MaquetteStudio

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
      warnings: [remark])
    for path in pictures {
      manifest.pictures[path] = PictureRecord(
        picture: path, sheet: "a.yaml", key: .of("key"),
        file: FileRecord(digest: .of(path), stamp: nil))
    }
    manifest.failures = [FailureRecord(failed: "b.yaml", error: StudioError(.badInput, "wrong"))]
    return manifest
  }

  /// A diagnostic whose texts need escapes.
  private static let remark = Diagnostic(
    severity: .warning, isLimit: false, file: "a.yaml", position: SourceLocation(line: 1, column: 1),
    message: "\"quoted\"", hint: "a line\u{1}")
}
