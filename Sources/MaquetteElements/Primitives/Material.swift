import MaquetteGraphics
public import MaquetteScene

/// A translucent material: its backdrop shows through, blurred and with changed saturation.
public struct Material: Hashable, Sendable {
  /// The standard deviation of the blur in points.
  public var sigma: Double
  /// The saturation of the backdrop: 1 for unchanged colours, 0 for gray.
  public var saturation: Double
  /// The colour painted over the backdrop.
  public var tint: ColorReference

  /// Creates a material.
  public init(sigma: Double, saturation: Double, tint: ColorReference) {
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
  }

  /// Returns the backdrop effect of the material in an environment.
  public func backdrop(in environment: Environment) -> Backdrop {
    Backdrop(sigma: sigma, saturation: saturation, tint: environment.color(tint))
  }
}
