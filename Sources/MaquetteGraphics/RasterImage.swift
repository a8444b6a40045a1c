/// A decoded picture: premultiplied 8-bit sRGB pixels in memory that all copies share.
///
/// Equality and hashing take the time of a few words, unless two pictures with equal pixels were made separately.
public struct RasterImage: Sendable {
  /// The most pixels of a picture: 64 megapixels.
  public static let pixelLimit = 64 << 20
  /// The most columns or rows.
  public static let sideLimit = 65_535

  /// The pixels and what was computed from them once.
  private final class Storage: Sendable {
    let pixels: [UInt32]
    let isOpaque: Bool
    let digest: Digest

    init(_ pixels: [UInt32]) {
      self.pixels = pixels
      isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
      digest = Digest(pixels)
    }
  }

  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels per point: 2 for a file with `@2x` in its name.
  public var scale: Double
  private let storage: Storage

  /// Creates a picture from pixels row by row; nil for a size outside of the limits, a number of pixels that does not fit
  /// it, or a scale that is not positive.
  ///
  /// - Parameter pixels: words with red in the lowest byte and alpha in the highest, premultiplied. A channel above its
  ///   alpha is reduced to it.
  public init?(width: Int, height: Int, pixels: [UInt32], scale: Double = 1) {
    guard Self.isValid(width: width, height: height), pixels.count == width * height, scale > 0,
      scale.isFinite
    else { return nil }
    self.width = width
    self.height = height
    self.scale = scale
    storage = Storage(
      pixels.allSatisfy(Self.isPremultiplied) ? pixels : pixels.map(Self.premultiplied))
  }

  /// Whether a picture may have a number of columns and rows.
  public static func isValid(width: Int, height: Int) -> Bool {
    (1...sideLimit).contains(width) && (1...sideLimit).contains(height) && width * height <= pixelLimit
  }

  /// The pixels row by row: words with red in the lowest byte and alpha in the highest, premultiplied.
  public var pixels: [UInt32] { storage.pixels }
  /// Whether every pixel is opaque.
  public var isOpaque: Bool { storage.isOpaque }
  /// The size in points.
  public var size: Size { Size(width: Double(width) / scale, height: Double(height) / scale) }
  /// A fingerprint of the pixels: two words that tell pictures apart by accident, not against malice.
  public var digest: (UInt64, UInt64) { (storage.digest.low, storage.digest.high) }

  private static func isPremultiplied(_ pixel: UInt32) -> Bool {
    let alpha = pixel >> 24
    return pixel & 0xFF <= alpha && pixel >> 8 & 0xFF <= alpha && pixel >> 16 & 0xFF <= alpha
  }

  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    return Swift.min(pixel & 0xFF, alpha) | Swift.min(pixel >> 8 & 0xFF, alpha) << 8
      | Swift.min(pixel >> 16 & 0xFF, alpha) << 16 | alpha << 24
  }
}

extension RasterImage: Hashable {
  public static func == (first: RasterImage, second: RasterImage) -> Bool {
    guard first.width == second.width, first.height == second.height, first.scale == second.scale else {
      return false
    }
    if first.storage === second.storage { return true }
    return first.storage.digest == second.storage.digest && first.storage.pixels == second.storage.pixels
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(storage.digest.low)
  }
}

/// Two hashes of words with different multipliers, each mixed by a product of 128 bits whose halves are folded.
private struct Digest: Equatable, Sendable {
  private(set) var low: UInt64 = 0x243F_6A88_85A3_08D3
  private(set) var high: UInt64 = 0x1319_8A2E_0370_7344

  // The first hexadecimal digits of the fraction of pi, as in Blowfish: numbers with nothing up their sleeve.
  private static let factors: (UInt64, UInt64) = (0xA409_3822_299F_31D1, 0x082E_FA98_EC4E_6C89)

  init(_ words: [UInt32]) {
    add(UInt64(words.count))
    for word in words { add(UInt64(word)) }
  }

  private mutating func add(_ word: UInt64) {
    // A word is never zero, and so never erases what came before it.
    low = Self.mixed((low ^ word) | 1, Self.factors.0) &+ word
    high = Self.mixed((high &+ word) | 1, Self.factors.1) ^ low
  }

  private static func mixed(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let product = first.multipliedFullWidth(by: second)
    return product.high ^ product.low
  }
}
