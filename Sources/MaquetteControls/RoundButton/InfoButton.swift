public import MaquetteElements

/// A button that shows settings or details of the screen's content.
public struct InfoButton: StatefulControl {
  /// The tone of the content behind the button.
  public enum Tone: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// Light content.
    case light
    /// Dark content.
    case dark
  }

  /// The tone of the content behind, which selects a light or dark tint; nil for the environment's.
  public var tone: Tone?
  /// The interaction state.
  public var state: ControlState = .normal
  /// The tint; nil for the environment's.
  public var tint: ColorReference?
  /// The accessibility label; nil for "More info".
  public var accessibilityLabel: String?

  /// Creates a button.
  public init() {}

  /// Creates a button for light or dark content, like UIKit's `infoLight` and `infoDark`.
  public init(_ tone: Tone) {
    self.tone = tone
  }

  public static let name = "info-button"
  public static let platforms: Set<Platform> = [.ios]
  public static let guideline =
    "Use it for settings of the whole view, often shown on its back; in rows use detail disclosure "
    + "buttons."
  public static let shorthand: String? = "tone"
  public static let metrics: [any ThemeMetrics.Type] = [RoundButtonMetrics.self]

  public static let attributes: [Attribute<InfoButton>] =
    [
      Attribute("tone", \.tone)
    ] + tintedButtonAttributes()

  /// Returns the figure in its ring.
  public func body(in environment: Environment) -> any Element {
    // Since iOS 7 both look the same except for the tint, which depends on the content behind.
    RoundFigure(figure: .info, state: effectiveState(in: environment), tint: tint)
      .environment(\.appearance, tone.map { $0 == .light ? .light : .dark } ?? environment.appearance)
  }
}
