internal import MaquetteDocuments

/// What a sheet may ask for at most, so that hostile input meets a message and never a full memory.
public enum SheetLimits {
  /// Bytes of a sheet's file: 4 MiB, checked before any of it is parsed.
  public static let bytes = DocumentLimits.bytes

  /// Levels of lists and mappings inside each other, aliases expanded.
  public static let depth = DocumentLimits.depth

  /// Scalars, keys, lists and mappings together, aliases expanded; again what definitions, loops and included files
  /// make of them; and again what a matrix makes of that.
  public static let nodes = DocumentLimits.nodes

  /// Files that one sheet includes or loops over.
  public static let files = 100

  /// Includes and uses within each other.
  public static let compositionDepth = 16

  /// Bytes of those files together: 16 MiB.
  public static let includedBytes = 16 << 20

  /// Characters of one text: more than a screen of small print.
  public static let textLength = DocumentLimits.textLength

  /// Rows or columns of a matrix.
  public static let matrixLines = 1000

  /// Pictures that the variants of one sheet make.
  public static let pictures = 1000

  /// Pixels of one picture: 256 megapixels.
  public static let pixels = 256 << 20
}
