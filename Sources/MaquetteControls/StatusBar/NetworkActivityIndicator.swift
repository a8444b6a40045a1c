public import MaquetteElements

/// The small spinner in a status bar, shown while the network is in use.
public struct NetworkActivityIndicator: Control {
  /// The rotation in spokes: 0 to 7, or 0 to 11 in era ios7.
  public var phase = 0
  /// The colour of the leading spoke; nil for the bar's text colour.
  public var color: ColorReference?

  /// Creates a spinner.
  public init() {}

  public static let name = "network-activity-indicator"
  public static let platforms: Set<Platform> = [.ios]
  public static let guideline =
    "Use it in a status bar only; show it only if the activity takes more than a few seconds."

  public static let attributes: [Attribute<NetworkActivityIndicator>] = [
    Attribute("phase", \.phase),
    Attribute("color", \.color),
  ]

  /// Returns the spokes in a small square.
  public func body(in environment: Environment) -> any Element {
    Spokes(
      diameter: environment.theme[StatusBarMetrics.self].activityDiameter,
      color: environment.color(color ?? .token(.label)), phase: phase,
      metrics: environment.theme[ActivityIndicatorMetrics.self])
  }

  /// Returns the platform's label.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(label: environment.translated(.networkInProgress), traits: [.updatesFrequently])
  }
}
