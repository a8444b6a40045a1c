internal import MaquetteGraphics
internal import MaquetteTypography

/// What a token comes to, as far as themes use it.
enum TokenValue: Hashable, Sendable {
  /// A typographic style.
  struct Typography: Hashable, Sendable {
    var families: [String]
    /// The size of the letters in points.
    var size: Double
    var weight: FontWeight
    /// What is added after each character in points.
    var letterSpacing: Double
    /// The distance of lines in sizes of the letters.
    var lineHeight: Double
  }

  case color(Color)
  case points(Double)
  case number(Double)
  case weight(FontWeight)
  case families([String])
  case typography(Typography)
  /// Something that is right but that no theme has.
  case other
}
