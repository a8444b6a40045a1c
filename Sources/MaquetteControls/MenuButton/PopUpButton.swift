public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A button that shows one of several choices and opens a menu of them.
public struct PopUpButton: StatefulControl {
  /// The selected choice.
  public var title = ""
  /// The symbol's name; on iOS a button shows either arrows or a symbol beside a title.
  public var symbol: String?
  /// The prominence of a button without a bezel.
  public var style: ButtonStyle = .gray
  /// The size.
  public var size: ControlSize = .medium
  /// The interaction state.
  public var state: ControlState = .normal
  /// The tint; nil for the environment's.
  public var tint: ColorReference?
  /// The width in points, infinity to fill the available space; nil to fit the content.
  public var width: Double?
  /// The accessibility label.
  public var accessibilityLabel: String?

  /// Creates a button without content.
  public init() {}

  /// Creates a button.
  public init(_ title: String = "", symbol: String? = nil) {
    self.title = title
    self.symbol = symbol
  }

  public static let name = "pop-up-button"
  public static let summary = "A button that shows one of several choices and opens a menu of them."
  public static let guideline =
    "Use it for one of a flat list of choices that are rarely changed; it shows the choice that is made."
  public static let shorthand: String? = "title"
  public static let metrics: [any ThemeMetrics.Type] = [MenuButtonMetrics.self]

  public static let attributes: [Attribute<PopUpButton>] = [
    Attribute("title", \.title, help: "The choice that is made."),
    Attribute("symbol", \.symbol, help: "The symbol's name.", type: .symbol),
    Attribute("style", \.style, help: "How prominent the button is on iOS; macOS has one bezel."),
    Attribute("size", \.size, help: "How large the button is."),
    Attribute("state", \.state, help: "The interaction state; several may hold."),
    Attribute("tint", \.tint, help: "The tint instead of the environment's."),
    Attribute("width", \.width, help: "The width; infinity takes all the room.", length: 0...100_000),
    Attribute("accessibility-label", \.accessibilityLabel, help: "The accessibility label."),
  ]

  /// Returns the selected choice followed by a pair of arrows.
  public func body(in environment: Environment) -> some Element {
    MenuButtonBody(
      title: title, symbol: symbol,
      arrows: "chevron.up.chevron.down",
      style: style, size: size, state: effectiveState(in: environment), tint: tint, width: width)
  }

  /// Returns the label and the shown content as value.
  public func accessibility(in environment: Environment) -> Accessibility {
    let isDisabled = effectiveState(in: environment).contains(.disabled)
    return Accessibility(
      label: accessibilityLabel ?? "", value: title.isEmpty ? symbol : title,
      traits: isDisabled ? [.button, .notEnabled] : [.button])
  }

  /// Returns a warning if title and symbol are empty.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    title.isEmpty && symbol == nil ? [.emptyTitle(element: Self.name)] : []
  }

  public static var samples: [Sample] {
    [
      Sample("normal", PopUpButton("Medium")),
      Sample("disabled", PopUpButton("Medium").state(.disabled)),
    ]
  }
}

extension PopUpButton: InteractiveControl {
  /// Returns a button that shows a menu.
  public func live(at place: ControlPlace) -> LiveControl { LiveMenuButton(place, self) }
}
