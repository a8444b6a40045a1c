public import MaquetteGraphics

/// The fonts that texts are set in: the bundled stand-in for the system font, and files that the user names.
public final class FontLibrary: Sendable {
  /// The bundled stand-in alone.
  public static let bundled = FontLibrary(files: [])

  /// The faces of the user's files in the order they were given, each at the file's own place on its axes.
  public let userFaces: [FontFace]
  /// The names that `Font.Family.named` can take.
  public let families: [String]

  /// Creates a library of the stand-in and further files.
  public init(files: [FontFile]) {
    self.userFaces = []
    self.families = []
  }

  /// Creates a library of the stand-in and the files at some paths.
  public convenience init(paths: [String]) throws(FontError) {
    var files: [FontFile] = []
    for path in paths {
      files.append(try FontFile(path: path))
    }
    self.init(files: files)
  }

  /// Creates a library of the stand-in and every font file in a folder, in the order of their names.
  public convenience init(directory: String) throws(FontError) {
    throw .notFound(path: directory)
  }

  /// Returns the instance that a request means; a family that is not there means the stand-in.
  public func face(for font: Font) -> FontFace {
    FontFace(fontIndex: 0, weight: font.weight.rawValue, opticalSize: 1700)
  }

  /// Returns the em in points that a request's glyphs are drawn at.
  public func emSize(for font: Font) -> Double { font.size * 0.9685 }

  /// Returns the measures of a request in points.
  public func metrics(for font: Font) -> FontMetrics {
    FontMetrics(ascent: 0, descent: 0, lineHeight: 0, capHeight: 0, xHeight: 0, stemWidth: 0)
  }

  /// Returns the outline of a glyph in ems, y down, the origin on the baseline; empty if there is no such glyph.
  public func outline(of glyph: GlyphID, in face: FontFace) -> Path { Path() }

  /// Sets a text in lines no wider than `maxWidth` points (nil for no limit).
  public func paragraph(_ text: String, style: ParagraphStyle, maxWidth: Double? = nil) -> Paragraph {
    Paragraph(
      lines: [], size: .zero, firstBaseline: 0, lastBaseline: 0, isTruncated: false, idealWidth: 0,
      missing: [])
  }
}
