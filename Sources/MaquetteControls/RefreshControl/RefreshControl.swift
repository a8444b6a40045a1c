import MaquetteControlKit
public import MaquetteElements
import MaquetteLayout

/// The spinner above a list pulled down to reload; it takes no room at rest.
public struct RefreshControl: Control {
  /// The pull distance, 0 (hidden) to 1; by default the spinner turns.
  public var pull: Double?
  /// Whether the list is reloading; nil for true if `pull` is not set.
  public var refreshing: Bool?
  /// The seconds a pulled list reloads; nil until a program or a condition ends it.
  public var endsAfter: Double?
  /// The rotation in spokes: 0 to 7, or 0 to 11 in era ios7.
  public var phase = 0
  /// A short text below the spinner.
  public var title: String?
  /// The colour of the spinner; nil for the platform's gray.
  public var tint: ColorReference?
  /// The accessibility label; nil for the title or a default label.
  public var accessibilityLabel: String?
  /// The distance in points by which a finger holds the content down; nil for no finger.
  var stretch: Double?
  /// Whether it has its room while it reloads: it gets it when the finger that has pulled it is lifted.
  var holdsRoom = true
  /// Whether it takes or gives up its room at once, because it is out of sight.
  var isSudden = false

  /// Creates a control of a list that reloads.
  public init() {}

  /// Creates a control of a pulled list, or with nil of a list that reloads.
  public init(pull: Double?, title: String? = nil) {
    self.pull = pull
    self.title = title
  }

  public static let name = "refresh-control"
  public static let platforms: Set<Platform> = [.ios]
  public static let guideline = "Say in the title how recent the content is; do not explain how to refresh."
  public static let shorthand: String? = "title"
  public static let metrics: [any ThemeMetrics.Type] = [RefreshControlMetrics.self, MotionMetrics.self]

  public static let attributes: [Attribute<RefreshControl>] = [
    Attribute("pull", \.pull, in: 0...1, unit: nil),
    Attribute("refreshing", \.refreshing),
    Attribute("ends-after", \.endsAfter, in: 0...60, unit: "seconds"),
    Attribute("phase", \.phase),
    Attribute("title", \.title),
    Attribute("tint", \.tint),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Whether the list is reloading.
  public var isRefreshing: Bool { refreshing ?? (pull == nil) }

  /// Whether there is nothing to see: the list does not reload, and nobody pulls it.
  var isAtRest: Bool { !isRefreshing && !((pull ?? 0) > 0) && stretch == nil }

  /// Returns a spinner above the title, centred in the available width.
  public func body(in environment: Environment) -> any Element {
    body(look(in: environment), in: environment)
  }

  /// Returns the spinner and the title in their own height.
  func content(revealed: Double?, in environment: Environment) -> any Element {
    let metrics = environment.theme[RefreshControlMetrics.self]
    let spokes = Spokes(
      diameter: metrics.diameter, color: environment.color(tint ?? .token(.activity)), phase: phase,
      revealed: revealed, metrics: environment.theme[ActivityIndicatorMetrics.self])
    var parts: [any Element] = [spokes]
    if let title, !title.isEmpty {
      parts.append(
        Text(title, style: metrics.titleStyle).color(.token(.secondaryLabel)).alignment(.center)
          .lineLimit(1))
    }
    return VStack(spacing: metrics.spacing) { parts }
      .padding(metrics.inset)
      .frame(width: FrameLength(max: .infinity), height: FrameLength(min: metrics.height))
  }

  /// Returns the label, and the trait of frequent updates while the list reloads; at rest it is not exposed.
  public func accessibility(in environment: Environment) -> Accessibility {
    let label =
      accessibilityLabel ?? title ?? environment.translated(isRefreshing ? .inProgress : .refresh)
    var exposed = Accessibility(label: label, traits: isRefreshing ? [.updatesFrequently] : [])
    exposed.isHidden = isAtRest
    return exposed
  }
}

extension RefreshControl {
  /// Returns the control with a colour for its spinner.
  public func tint(_ tint: ColorReference) -> RefreshControl { with(\.tint, tint) }
}
