import MaquetteDocuments

/// The limits of a sheet, so that hostile input gets a message and never fills the memory.
public enum SheetLimits {
  /// Bytes of a sheet's file: 4 MiB, checked before any of it is parsed.
  public static let bytes = DocumentLimits.bytes

  /// Levels of lists and mappings inside each other, aliases expanded.
  public static let depth = DocumentLimits.depth

  /// Scalars, keys, lists and mappings together, aliases expanded; the result of definitions, loops and included files
  /// is counted again, and so is the result of matrices.
  public static let nodes = DocumentLimits.nodes

  /// Files that one sheet includes or loops over.
  public static let files = 100

  /// Includes and uses inside each other.
  public static let compositionDepth = 16

  /// Bytes of those files together: 16 MiB.
  public static let includedBytes = 16 << 20

  /// Bytes of one picture's file: 64 MiB.
  public static let imageBytes = 64 << 20

  /// Bytes of all pictures' files of one sheet: 256 MiB.
  public static let allImageBytes = 256 << 20

  /// The limit of a file by its suffix.
  static func bytes(ofFile path: String) -> Int {
    SheetDependency(path: path, bytes: []).isImage ? imageBytes : bytes
  }

  /// Characters of one text: more than a screen of small print.
  public static let textLength = DocumentLimits.textLength

  /// Rows or columns of a matrix.
  public static let matrixLines = 1000

  /// Pictures of the variants of one sheet.
  public static let pictures = 1000

  /// Pixels of one picture: 256 megapixels.
  public static let pixels = 256 << 20
}
