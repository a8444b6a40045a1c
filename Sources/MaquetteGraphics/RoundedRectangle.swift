/// The curve of a corner.
public enum CornerStyle: String, Hashable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// A curve whose curvature grows and fades smoothly, as the platforms draw it since iOS 7.
  case continuous
}

/// The radii of a rectangle's four corners, in points.
public struct CornerRadii: Hashable, Sendable {
  /// The top left radius.
  public var topLeft: Double
  /// The top right radius.
  public var topRight: Double
  /// The bottom right radius.
  public var bottomRight: Double
  /// The bottom left radius.
  public var bottomLeft: Double

  /// Creates four radii.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates the same radius at every corner.
  public init(all radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Whether the four radii are equal.
  public var isUniform: Bool {
    topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft
  }
}

/// A rectangle with rounded corners, each with a radius of its own.
public struct RoundedRectangle: Hashable, Sendable {
  /// The rectangle before rounding.
  public var rect: Rect
  /// The requested radii; drawing shrinks radii that do not fit.
  public var radii: CornerRadii
  /// The curve of the corners.
  public var style: CornerStyle

  /// Creates a rounded rectangle with a radius for each corner.
  public init(rect: Rect, radii: CornerRadii, style: CornerStyle = .circular) {
    self.rect = rect
    self.radii = radii
    self.style = style
  }

  /// Creates a rounded rectangle with one radius for all corners.
  public init(rect: Rect, radius: Double, style: CornerStyle = .circular) {
    self.init(rect: rect, radii: CornerRadii(all: radius), style: style)
  }
}
