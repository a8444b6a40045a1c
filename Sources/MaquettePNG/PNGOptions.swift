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

/// The `pHYs` chunk counts pixels per metre; a scale counts pixels per point, 72 points to an inch of 0.0254 m.
enum Resolution {
  private static let pointsPerMetre = 72 / 0.0254

  /// Whole pixels per metre; 0 if a chunk cannot represent the scale.
  static func pixelsPerMetre(scale: Double?) -> UInt32 {
    guard let scale, scale > 0 else { return 0 }
    let exact = (scale * pointsPerMetre).rounded()
    guard exact >= 1, exact <= Double(Int32.max) else { return 0 }
    return UInt32(exact)
  }

  /// The scale rounded to a thousandth, because `pHYs` holds whole numbers: 5669 is 2, not 1.9999.
  static func scale(pixelsPerMetre: UInt32) -> Double? {
    guard pixelsPerMetre > 0 else { return nil }
    return (Double(pixelsPerMetre) / pointsPerMetre * 1000).rounded() / 1000
  }
}
