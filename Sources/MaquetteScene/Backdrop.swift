public import MaquetteGraphics

/// What a translucent surface makes of what lies behind it.
public struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the Gaussian that blurs it, in points; what Core Graphics and CSS call the blur radius is this
  /// for backdrops, and twice this for shadows.
  public var sigma: Double
  /// How strong its colours become: 1 as they are, 0 gray.
  public var saturation: Double
  /// What is painted over it; clear for nothing.
  public var tint: Color

  /// Creates a backdrop; the default blurs only.
  public init(sigma: Double, saturation: Double = 1, tint: Color = .clear) {
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
  }
}
