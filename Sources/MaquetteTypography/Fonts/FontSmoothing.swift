import MaquetteGraphics

/// The thickening of glyphs by a platform that smooths fonts, as macOS does; advances stay as they are.
public struct FontSmoothing: Hashable, Sendable {
  /// The growth of every stroke, in 4096ths of an em; 0 for glyphs as the font has them.
  public var growth: Int
  /// Whether capitals keep their height, so that horizontal strokes grow inwards; otherwise tops rise by the growth. The
  /// baseline stays where it is in both cases.
  public var keepsHeight: Bool

  /// Glyphs as the font has them.
  public static let none = FontSmoothing(growth: 0, keepsHeight: false)

  /// The height of capitals in ems, near enough in every font for growths of hundredths of an em.
  private static let capHeight = 0.7

  /// Creates a thickening.
  public init(growth: Int, keepsHeight: Bool) {
    self.growth = growth
    self.keepsHeight = keepsHeight
  }

  /// Creates the thickening by a growth in pixels of glyphs whose em is `pixelsPerEm` pixels.
  public init(pixels: Double, pixelsPerEm: Double, keepsHeight: Bool) {
    let ems = pixels / pixelsPerEm
    let growth = ems > 0 && pixelsPerEm > 0 ? Swift.min(ems, 1) : 0
    self.init(growth: Int((growth * 4096).rounded()), keepsHeight: keepsHeight && growth > 0)
  }

  /// Returns the thickening with another growth of every stroke in ems added, negative for thinner strokes; capitals of a
  /// font that is not thickened otherwise keep their height.
  public func grown(by ems: Double) -> FontSmoothing {
    let added = Int((Swift.min(Swift.max(ems, -0.1), 0.1) * 4096).rounded())
    guard added != 0 else { return self }
    return FontSmoothing(growth: growth + added, keepsHeight: keepsHeight || growth == 0)
  }

  /// Returns the thickened outline of a glyph, in ems with the baseline at 0 and y down.
  func applied(to outline: Path) -> Path {
    guard growth != 0 else { return outline }
    let growth = Double(growth) / 4096
    let scale = keepsHeight ? Self.capHeight / (Self.capHeight + growth) : 1
    return outline.thickened(by: growth).mapped { point in
      Point(x: point.x, y: (point.y - growth / 2) * scale)
    }
  }
}
