/// The vertical measures of a font at a size, all in points.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  public var ascent: Double
  /// From the baseline down to the bottom of the line, positive.
  public var descent: Double
  /// The distance between the baselines of a paragraph that sets no other.
  public var lineHeight: Double
  /// The height of a flat capital letter, "H".
  public var capHeight: Double
  /// The height of a flat small letter, "x".
  public var xHeight: Double
  /// The thickness of the stem of "l"; symbols take their stroke from it.
  public var stemWidth: Double

  /// Creates measures in points.
  public init(
    ascent: Double, descent: Double, lineHeight: Double, capHeight: Double, xHeight: Double, stemWidth: Double
  ) {
    self.ascent = ascent
    self.descent = descent
    self.lineHeight = lineHeight
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.stemWidth = stemWidth
  }
}
