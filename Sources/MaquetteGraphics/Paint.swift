/// The fill of a shape: one colour or a gradient.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case color(Color)
  /// Colours that change from place to place.
  indirect case gradient(Gradient)
}

/// Colours along a line, a radius or a turn, interpolated between stops and constant beyond the outer ones.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place along the gradient.
  public struct Stop: Hashable, Sendable {
    /// The place, 0 (start) to 1 (end).
    public var offset: Double
    /// The colour at the place.
    public var color: Color

    /// Creates a stop.
    public init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// The places of the colours.
  public enum Geometry: Hashable, Sendable {
    /// From one point to another, constant across.
    case linear(start: Point, end: Point)
    /// From the centre outwards to a circle.
    case radial(center: Point, radius: Double)
    /// Around the centre, once: clockwise from the direction that is so many degrees clockwise from that of the x axis.
    case angular(center: Point, start: Double)
  }

  /// The shape, in the coordinates of what it paints.
  public var geometry: Geometry
  /// The stops in ascending order of offset.
  public var stops: [Stop]

  /// Creates a gradient; stops are sorted by offset, equal offsets keep their order.
  public init(geometry: Geometry, stops: [Stop]) {
    self.geometry = geometry
    self.stops = stops.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map { $0.element }
  }
}

/// The style of a line along a path.
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
  /// The longest miter in half widths; longer ones become bevels (as in SVG and PostScript).
  public var miterLimit: Double
  /// Alternating lengths of dashes and gaps; empty for a solid line.
  public var dashes: [Double]
  /// The offset of the start into the dash pattern.
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
