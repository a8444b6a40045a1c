/// How an outline is drawn along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of a line's ends.
  public enum Cap: String, Hashable, Sendable, CaseIterable {
    case butt, round, square
  }

  /// The shape of a corner.
  public enum Join: String, Hashable, Sendable, CaseIterable {
    case miter, round, bevel
  }

  /// The thickness, centred on the path.
  public var width: Double
  /// The shape of the ends.
  public var cap: Cap
  /// The shape of the corners.
  public var join: Join
  /// How many times the half width a miter may reach before it becomes a bevel (as in SVG and PostScript).
  public var miterLimit: Double
  /// Alternating lengths of dashes and gaps; empty for a solid line.
  public var dashes: [Double]
  /// How far into the dash pattern the line begins.
  public var dashPhase: Double

  /// Creates a style; the default is a solid line with butt caps and miter joins.
  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dashes: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}
