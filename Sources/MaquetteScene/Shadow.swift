public import MaquetteGraphics

/// The blurred, moved silhouette of a shape.
public struct Shadow: Hashable, Sendable {
  /// The colour, opacity included.
  public var color: Color
  /// The standard deviation of the Gaussian in points; what Core Graphics and CSS call the blur radius is twice it.
  public var sigma: Double
  /// How far the silhouette is moved, in points.
  public var offset: Point

  /// Creates a shadow.
  public init(color: Color, sigma: Double, offset: Point = .zero) {
    self.color = color
    self.sigma = sigma
    self.offset = offset
  }
}
