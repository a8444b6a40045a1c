public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A button that opens a menu of commands or of choices that go with it.
public struct PullDownButton: StatefulControl {
  /// The title: the purpose of the menu.
  public var title = ""
  /// The symbol's name; on iOS a button shows either arrows or a symbol beside a title.
  public var symbol: String?
  /// Whether it has a trailing arrow; nil for the platform's default.
  public var hasArrow: Bool?
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

  public static let name = "pull-down-button"
  public static let summary = "A button that opens a menu of commands or of choices that go with it."
  public static let guideline =
    "Use it for commands that belong together and to what the button says; the title does not change."
  public static let shorthand: String? = "title"

  public static let attributes: [Attribute<PullDownButton>] = [
    Attribute("title", \.title, help: "The title: what the menu does."),
    Attribute("symbol", \.symbol, help: "The symbol's name.", type: .symbol),
    Attribute("arrow", \.hasArrow, help: "Whether an arrow stands at its end; macOS has it unless told."),
    Attribute("style", \.style, help: "How prominent the button is on iOS; macOS has one bezel."),
    Attribute("size", \.size, help: "How large the button is."),
    Attribute("state", \.state, help: "The interaction state; several may hold."),
    Attribute("tint", \.tint, help: "The tint instead of the environment's."),
    Attribute("width", \.width, help: "The width; infinity takes all the room.", length: 0...100_000),
    Attribute("accessibility-label", \.accessibilityLabel, help: "The accessibility label."),
  ]

  /// Returns the title followed by an arrow that points down.
  public func body(in environment: Environment) -> some Element {
    MenuButtonBody(
      title: title, symbol: symbol,
      arrows: (hasArrow ?? environment.theme[MenuButtonMetrics.self].hasPullDownArrow) ? "chevron.down" : nil,
      style: style, size: size, state: effectiveState(in: environment), tint: tint, width: width)
  }

  /// Returns the label and the shown content as value.
  public func accessibility(in environment: Environment) -> Accessibility {
    let isDisabled = effectiveState(in: environment).contains(.disabled)
    return Accessibility(
      label: accessibilityLabel ?? (title.isEmpty ? symbol ?? "" : title),
      traits: isDisabled ? [.button, .notEnabled] : [.button]
    ).guessed(if: accessibilityLabel == nil && title.isEmpty)
  }

  /// Returns a warning if title and symbol are empty.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    title.isEmpty && symbol == nil ? [.emptyTitle(element: Self.name)] : []
  }

  public static var samples: [Sample] {
    [
      Sample("normal", PullDownButton("Actions")),
      Sample("symbol", PullDownButton(symbol: "ellipsis.circle")),
      Sample("disabled", PullDownButton("Actions").state(.disabled)),
    ]
  }
}

extension PullDownButton: InteractiveControl {
  /// Returns a button that shows a menu.
  public func live(at place: ControlPlace) -> LiveControl { LiveMenuButton(place, self) }
}
