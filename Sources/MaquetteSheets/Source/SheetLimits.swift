internal import MaquetteDocuments

/// What a sheet may ask for at most, so that hostile input meets a message and never a full memory.
public enum SheetLimits {
  /// Bytes of a sheet's file: 4 MiB, checked before any of it is parsed.
  public static let bytes = DocumentLimits.bytes

  /// Levels of lists and mappings inside each other, aliases expanded.
  public static let depth = DocumentLimits.depth

  /// Scalars, keys, lists and mappings together, aliases expanded; and again what a matrix makes of them.
  public static let nodes = DocumentLimits.nodes

  /// Characters of one text: more than a screen of small print.
  public static let textLength = DocumentLimits.textLength

  /// Rows or columns of a matrix.
  public static let matrixLines = 1000

  /// Pictures that the variants of one sheet make.
  public static let pictures = 1000

  /// Pixels of one picture: 256 megapixels.
  public static let pixels = 256 << 20
}
