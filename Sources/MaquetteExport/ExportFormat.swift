package import MaquetteRendering

/// A format of vectors.
package enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  /// Scalable Vector Graphics, one picture a file.
  case svg
  /// Portable Document Format, a page for each picture.
  case pdf

  /// The operations that the format has.
  package var features: VectorFeatures {
    switch self {
    case .svg: SVG.features
    case .pdf: PDF.features
    }
  }

  /// Returns the bytes of a file with one picture.
  package func encode(_ picture: ExportPicture, text: ExportText) -> [UInt8] {
    encode([picture], text: text)
  }

  /// Returns the bytes of a file with a page for each picture. SVG has only the first picture.
  package func encode(_ pictures: [ExportPicture], text: ExportText) -> [UInt8] {
    switch self {
    case .svg: pictures.first.map { SVG.encode($0, text: text) } ?? []
    case .pdf: PDF.encode(pictures, text: text)
    }
  }
}
