/// The number of a glyph within its font file.
public typealias GlyphID = UInt32

/// An instance of a font file: the file and its position on each variation axis.
public struct FontFace: Hashable, Sendable {
  /// The index of the file in its `FontLibrary`; 0 is the bundled substitute for the system font.
  public var fontIndex: Int
  /// The `wght` axis, 1 to 1000; the file's own weight if it has no such axis.
  public var weight: Int
  /// The `opsz` axis in hundredths of a point; 0 if the file has none.
  public var opticalSize: Int

  /// Creates the description of an instance.
  public init(fontIndex: Int, weight: Int, opticalSize: Int) {
    self.fontIndex = fontIndex
    self.weight = weight
    self.opticalSize = opticalSize
  }
}
