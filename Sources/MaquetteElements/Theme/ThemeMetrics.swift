/// The measures of one control, in points; each control declares a type of its own.
///
/// A theme hands them out by type (`theme[SwitchMetrics.self]`), so that a new control adds its table and
/// touches no other. Each measure has a name as a design token too.
public protocol ThemeMetrics: Sendable {
  /// The measures that a platform's own theme has in an era.
  static func standard(for platform: Platform, era: Era) -> Self

  /// The group that its tokens are in, in kebab-case.
  static var tokenGroup: String { get }

  /// The colours that only the control draws with.
  static var colors: [ColorToken] { get }

  /// Every measure by its name.
  static var tokens: MetricTokens<Self> { get }
}

extension ThemeMetrics {
  public static var colors: [ColorToken] { [] }
}
