/// What a PNG says besides its pixels, and how hard it is compressed.
public struct PNGOptions: Sendable, Equatable {
  /// Pixels per point. A picture drawn at 2 then shows at its size in points, 72 to the inch, in programs
  /// that honour `pHYs`. Nil, or a value that is not finite and positive, writes no `pHYs` chunk.
  public var scale: Double?

  /// The text chunk `Title`.
  public var title: String?

  /// The text chunk `Software`: the program that made the picture.
  public var software: String?

  /// Further text chunks, in the order of the file.
  public var texts: [PNGText]

  /// How much time the encoder may spend on making the file small.
  public var compression: Compression

  /// How much time the encoder may spend on making the file small. The pixels are the same.
  public enum Compression: String, Sendable, CaseIterable {
    /// For a file that is looked at once.
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
