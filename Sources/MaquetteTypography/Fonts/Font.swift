/// A request for letters: a family, a size and a weight.
public struct Font: Hashable, Sendable {
  /// Where the letters come from.
  public enum Family: Hashable, Sendable {
    /// The bundled stand-in for the platforms' system font.
    case system
    /// A family that the user registered by name.
    case named(String)
  }

  /// The family.
  public var family: Family
  /// The size in points, as the platform's own type ramp counts it; the stand-in's optical scale is applied later.
  public var size: Double
  /// The thickness.
  public var weight: FontWeight
  /// Whether digits all get the same advance.
  public var hasMonospacedDigits: Bool

  /// Creates a request for letters.
  public init(
    family: Family = .system, size: Double, weight: FontWeight = .regular, hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}
