import MaquetteGraphics
public import MaquetteScene

/// A translucent stuff: what lies behind it shows through, blurred and in stronger colours.
public struct Material: Hashable, Sendable {
  /// The standard deviation of the blur in points.
  public var sigma: Double
  /// How strong the colours behind become: 1 as they are, 0 gray.
  public var saturation: Double
  /// What is painted over them.
  public var tint: ColorReference

  /// Creates a stuff.
  public init(sigma: Double, saturation: Double, tint: ColorReference) {
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
  }

  /// Returns what the stuff makes of what lies behind it in an environment.
  public func backdrop(in environment: Environment) -> Backdrop {
    Backdrop(sigma: sigma, saturation: saturation, tint: environment.color(tint))
  }
}
