package import MaquetteRendering

/// The Portable Document Format, version 1.7 (ISO 32000-1).
package enum PDF {
  /// The operations that PDF has. It has no blur, so shadows are pictures with soft masks.
  package static let features = VectorFeatures(shadows: false, blurs: false)

  /// Returns the bytes of a file with a page for each picture.
  package static func encode(_ pictures: [ExportPicture], text: ExportText = .outlines) -> [UInt8] {
    var writer = PDFWriter(text: text, scale: pictures.reduce(0) { max($0, $1.scale) })
    for picture in pictures { writer.add(picture) }
    return writer.file()
  }
}
