/// Colours along a line or a radius, interpolated between stops and constant beyond the outer ones.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place along the gradient.
  public struct Stop: Hashable, Sendable {
    /// The place, 0 (start) to 1 (end).
    public var offset: Double
    /// The colour there.
    public var color: Color

    /// Creates a stop.
    public init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// The shape along which the colours run.
  public enum Geometry: Hashable, Sendable {
    /// From one point to another, constant across.
    case linear(start: Point, end: Point)
    /// From the centre outwards to a circle.
    case radial(center: Point, radius: Double)
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
