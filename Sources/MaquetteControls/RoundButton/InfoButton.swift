public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A button that turns to settings or details of what is on the screen.
public struct InfoButton: StatefulControl {
  /// The tone of the content behind the button.
  public enum Tone: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// Light content.
    case light
    /// Dark content.
    case dark
  }

  /// The tone of the content behind the button, which selects the tint's appearance; nil for the environment's.
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
  public static let summary = "A button that turns to settings or details of what is on the screen."
  public static let guideline =
    "It shows configuration of the whole view, often on its back; rows have detail disclosure buttons."
  public static let shorthand: String? = "tone"
  public static let metrics: [any ThemeMetrics.Type] = [RoundButtonMetrics.self]

  public static let attributes: [Attribute<InfoButton>] = [
    Attribute("tone", \.tone, help: "Whether the content behind it is light or dark."),
    Attribute("state", \.state, help: "The interaction state; several may hold."),
    Attribute("tint", \.tint, help: "The tint instead of the environment's."),
    Attribute("accessibility-label", \.accessibilityLabel, help: "The accessibility label."),
  ]

  /// Returns the figure in its ring.
  public func body(in environment: Environment) -> some Element {
    // Since iOS 7 both look the same except for the tint, which depends on the content behind.
    RoundFigure(figure: .info, state: effectiveState(in: environment), tint: tint)
      .environment(\.appearance, tone.map { $0 == .light ? .light : .dark } ?? environment.appearance)
  }

  /// Returns the platform's label.
  public func accessibility(in environment: Environment) -> Accessibility {
    let isDisabled = effectiveState(in: environment).contains(.disabled)
    return Accessibility(
      label: accessibilityLabel ?? environment.spoken(.moreInfo),
      traits: isDisabled ? [.button, .notEnabled] : [.button])
  }

  public static var samples: [Sample] {
    [
      Sample("light", InfoButton(.light)), Sample("dark", InfoButton(.dark)),
      Sample("highlighted", InfoButton().state(.highlighted)),
      Sample("disabled", InfoButton().state(.disabled)),
    ]
  }
}

extension InfoButton: ButtonControl {}
