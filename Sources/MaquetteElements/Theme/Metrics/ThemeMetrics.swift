/// The metrics of one control, in points; each control declares a type of its own.
///
/// A theme provides them by type (`theme[SwitchMetrics.self]`), so that a new control adds its table without a change to
/// others. Each metric also has a name as a design token.
public protocol ThemeMetrics: Sendable {
  /// The metrics of a platform's built-in theme in an era.
  static func standard(for platform: Platform, era: Era) -> Self

  /// The group of its tokens, in kebab-case.
  static var tokenGroup: String { get }

  /// The colours that only the control uses.
  static var colors: [ColorToken] { get }

  /// Every metric with its name.
  static var tokens: MetricTokens<Self> { get }
}

extension ThemeMetrics {
  public static var colors: [ColorToken] { [] }
}
