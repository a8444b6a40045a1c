import MaquetteDiagnostics
import MaquetteVectors

extension DocumentKind {
  /// A picture of paths.
  fileprivate static let picture = DocumentKind(
    noun: "picture", beginning: "draw shapes within <svg>", whole: "a picture is one <svg>")
}

extension SheetLibrary {
  /// Reads an SVG picture; nil if it is refused, which is reported with places in it.
  mutating func drawing(_ bytes: [UInt8], path: String) -> VectorImage? {
    var found = DiagnosticList(name: path, kind: .picture)
    defer { diagnostics.append(found.sorted) }
    // Places in a file of another encoding have no line to show.
    if let text = String(validating: bytes, as: UTF8.self) {
      found.sources = [DocumentSource(text, name: path, kind: .picture, file: 0)]
    }
    do throws(SVGRefusal) {
      let picture = try SVGPicture(bytes)
      for warning in picture.warnings { found.insert(warning, at: warning.position) }
      return VectorImage(picture)
    } catch {
      for problem in error.problems { found.insert(problem, at: problem.position) }
      return nil
    }
  }
}
