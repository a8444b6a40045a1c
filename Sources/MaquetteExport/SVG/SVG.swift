import MaquetteGraphics
package import MaquetteRendering
import MaquettePNG

/// Scalable Vector Graphics.
///
/// Files are SVG 1.1, which every design tool reads, with blend modes and isolation of Compositing and Blending Level 1.
/// A point is a unit of the user space and, by the size of the file, a CSS pixel.
package enum SVG {
  /// The operations that SVG has.
  package static let features = VectorFeatures(shadows: true, blurs: true)

  /// Returns the bytes of a picture's file.
  package static func encode(_ picture: ExportPicture, text: ExportText = .outlines) -> [UInt8] {
    var writer = SVGWriter(picture, text: text)
    return writer.file()
  }
}

/// How text is exported.
package enum ExportText: String, Hashable, Sendable, CaseIterable {
  /// As outlines, which look the same everywhere.
  case outlines
  /// As text that can be selected and edited, in fonts that the file contains.
  case live
}
