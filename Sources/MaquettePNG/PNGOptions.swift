/// The metadata of a PNG and the effort of its compression.
public struct PNGOptions: Sendable, Equatable {
  /// Pixels per point, written as `pHYs`, so that programs show the picture at its size in points, 72 to the inch.
  /// Nil, or a value that is not finite and positive, writes no `pHYs` chunk.
  public var scale: Double?

  /// The text chunk `Title`.
  public var title: String?

  /// The text chunk `Software`: the program that made the picture.
  public var software: String?

  /// Further text chunks, in the order of the file.
  public var texts: [PNGText]

  /// The effort of the compression.
  public var compression: Compression

  /// The effort of the compression. The pixels are the same.
  public enum Compression: String, Sendable, CaseIterable {
    /// For a temporary file.
    case fast
    /// As small as zlib at its default level, in a fraction of its time.
    case `default`
    /// For a file that is kept, such as a golden image.
    case best
  }

  /// All texts in the order of the file.
  var allTexts: [PNGText] {
    let named = [("Title", title), ("Software", software)].compactMap { keyword, text in
      text.map { PNGText(keyword: keyword, text: $0) }
    }
    return named + texts
  }

  /// Options with the given scale (pixels per point) and texts.
  public init(
    scale: Double? = nil, title: String? = nil, software: String? = nil, texts: [PNGText] = [],
    compression: Compression = .default
  ) {
    self.scale = scale
    self.title = title
    self.software = software
    self.texts = texts
    self.compression = compression
  }
}
