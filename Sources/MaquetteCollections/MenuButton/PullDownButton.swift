public import MaquetteControlKit
public import MaquetteElements

/// A button that opens a menu of related commands or choices.
public struct PullDownButton: StatefulControl, ContainerElement {
  /// The title: the purpose of the menu.
  public var title = ""
  /// The symbol's name; on iOS a button shows either arrows or a symbol beside a title.
  public var symbol: String?
  /// The font size that the symbol matches, in points; nil for the control's own.
  public var symbolSize: Double?
  /// Whether a trailing arrow shows; by default only on macOS.
  public var hasArrow: Bool?
  /// The prominence of a button without a bezel.
  public var style: ButtonStyle = .gray
  /// The size.
  public var size: ControlSize = .medium
  /// The interaction state.
  public var state: ControlState = .normal
  /// The tint; nil for the environment's.
  public var tint: ColorReference?
  /// The colour of title and symbol, and on iOS of the arrows; nil for that of the style or the platform.
  public var textColor: ColorReference?
  /// The width in points, or infinity to fill; nil to fit the content.
  public var width: Double?
  /// The horizontal position of the title in a wide button; filling it, the arrows stand at the other end.
  public var contentAlignment = ContentAlignment.fill
  /// The vertical position of the title in a wide button; filling it, the arrows stand at the other end.
  public var contentVerticalAlignment = ContentVerticalAlignment.center
  /// The titles of items, before those of `children`.
  public var items: [String] = []
  /// Whether the menu is open.
  public var menu = MenuVisibility.closed
  /// The accessibility label.
  public var accessibilityLabel: String?
  /// The items, sections and dividers of the menu.
  public var children: [any Element] = []

  /// Creates a button without content.
  public init() {}

  /// Creates a button.
  public init(
    _ title: String = "", symbol: String? = nil, @ElementBuilder children: () -> [any Element] = { [] }
  ) {
    self.title = title
    self.symbol = symbol
    self.children = children()
  }

  public static let name = "pull-down-button"
  public static let guideline =
    "Use it for a set of related commands that the button's title names; the title never changes."

  public static let attributes = menuButtonAttributes(
    title: "The title: what the menu does.",
    Attribute("arrow", \.hasArrow))

  /// Returns the label and the shown content as value.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(
      label: accessibilityLabel ?? (title.isEmpty ? symbol ?? "" : title),
      traits: traits(.button, in: environment)
    ).guessed(if: accessibilityLabel == nil && title.isEmpty).hinting(at: self, in: environment)
  }
}

extension PullDownButton: MenuButton {
  func arrows(in environment: Environment) -> MenuButtonArrows? {
    hasArrow ?? environment.theme[MenuButtonMetrics.self].hasPullDownArrow ? .down : nil
  }
}
