public import MaquetteElements

/// The small spinner in a status bar that shows that the network is in use.
public struct NetworkActivityIndicator: Control {
  /// The phase of the turn in spokes: 0 to 7, or to 11 under iOS 7.
  public var phase = 0
  /// The colour of the newest spoke; nil for that of the bar's texts.
  public var color: ColorReference?

  /// Creates a spinner.
  public init() {}

  public static let name = "network-activity-indicator"
  public static let platforms: Set<Platform> = [.ios]
  public static let guideline =
    "It belongs in a status bar and nowhere else; show it only for more than a couple of seconds."

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
