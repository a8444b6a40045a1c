import MaquetteControlKit
public import MaquetteElements

/// A triangle that shows or hides the details below its title.
public struct DisclosureTriangle: StatefulControl {
  /// The title; empty for none.
  public var title = ""
  /// Whether the details are visible.
  public var isOpen = false
  /// The interaction state.
  public var state: ControlState = .normal
  /// The accessibility label; nil for the title.
  public var accessibilityLabel: String?

  /// Creates a closed triangle without a title.
  public init() {}

  /// Creates a triangle.
  public init(_ title: String = "", isOpen: Bool = false) {
    self.title = title
    self.isOpen = isOpen
  }

  public static let name = "disclosure-triangle"
  public static let platforms: Set<Platform> = [.macos]
  public static let guideline =
    "Use it for details in a hierarchy; point it in reading direction while they are hidden, and down "
    + "while they show."
  public static let shorthand: String? = "title"
  public static let metrics: [any ThemeMetrics.Type] = [DisclosureMetrics.self]

  public static let attributes: [Attribute<DisclosureTriangle>] = [
    Attribute("title", \.title),
    Attribute("value", \.isOpen),
    Attribute("state", \.state),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the triangle before its title.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[DisclosureMetrics.self]
    let state = effectiveState(in: environment)
    let isDisabled = state.contains(.disabled)
    let color: ColorToken =
      isDisabled ? .quaternaryLabel : state.contains(.highlighted) ? .label : .secondaryLabel
    let chevron = SymbolImage(isOpen ? "chevron.down" : "chevron.forward", weight: metrics.symbolWeight)
      .with(\.size, metrics.symbolSize).color(.token(color))
    let mark: any Element =
      metrics.triangleWidth > 0
      ? FilledTriangle(isOpen: isOpen, width: metrics.triangleWidth, color: .token(color)) : chevron
    let triangle = mark.frame(width: metrics.side, height: metrics.side)
    let ringed = triangle.focusRing(
      .rounded(radius: metrics.spacing, .continuous),
      if: state.contains(.focused) && environment.isWindowActive, in: environment)
    guard !title.isEmpty else { return ringed }
    return HStack(spacing: metrics.spacing) {
      ringed
      Text(title).with(\.size, metrics.titleSize).color(.token(isDisabled ? .tertiaryLabel : .label))
    }
  }

  /// Returns the label, and whether the details are visible.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(
      label: accessibilityLabel ?? (title.isEmpty ? environment.translated(.details) : title),
      value: environment.spoken(isOpen ? .expanded : .collapsed),
      traits: traits(.button, in: environment))
  }
}

extension DisclosureTriangle: InteractiveControl {
  /// Returns a live button that opens and closes the triangle.
  public func live(at place: ControlPlace) -> LiveControl {
    LiveToggle(place, self, \.isOpen, words: ("open", "closed"))
  }
}
