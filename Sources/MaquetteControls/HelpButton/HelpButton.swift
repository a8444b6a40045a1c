import MaquetteControlKit
public import MaquetteElements

/// A round button with a question mark that opens help for the window.
public struct HelpButton: StatefulControl {
  /// The interaction state.
  public var state: ControlState = .normal
  /// The accessibility label; nil for "Help".
  public var accessibilityLabel: String?

  /// Creates a button.
  public init() {}

  public static let name = "help-button"
  public static let platforms: Set<Platform> = [.macos]
  public static let guideline =
    "Use one per window, in a lower corner: opposite a dialog's dismissing buttons, or at the right of a "
    + "settings pane."
  public static let metrics: [any ThemeMetrics.Type] = [HelpButtonMetrics.self]

  public static let attributes = roundButtonAttributes()

  /// Returns the question mark on a round bezel.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[HelpButtonMetrics.self]
    let state = effectiveState(in: environment)
    let isDisabled = state.contains(.disabled)
    let mark = Text("?", weight: metrics.markWeight).with(\.size, metrics.markSize).verbatim()
      .color(.token(isDisabled ? .tertiaryLabel : .label)).opacity(metrics.markOpacity)
    let outline = Surface.Outline.capsule
    let edge = Surface.Border(
      color: .color(environment.color(.shadow).opacity(metrics.edgeOpacity)), width: 0.5)
    let button = mark.offset(y: metrics.markDrop)
      .frame(width: metrics.diameter, height: metrics.diameter)
      .background(Surface(outline, border: metrics.edgeOpacity > 0 ? edge : nil))
      .background(
        Bezel(
          outline: outline, ownShadows: metrics.shadows, isPressed: state.contains(.highlighted),
          isDisabled: isDisabled))
    return button.focusRing(
      outline, if: state.contains(.focused) && environment.isWindowActive, in: environment)
  }
}

extension HelpButton: RoundButton {
  static var spokenLabel: SpokenWord { .help }
}
