public import MaquetteControlKit
public import MaquetteElements

/// A button that shows the current choice and opens a menu of choices.
public struct PopUpButton: StatefulControl, ContainerElement {
  /// The selected choice.
  public var title = ""
  /// The symbol's name; on iOS a button shows either arrows or a symbol beside a title.
  public var symbol: String?
  /// The font size that the symbol matches, in points; nil for the control's own.
  public var symbolSize: Double?
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

  public static let name = "pop-up-button"
  public static let guideline =
    "Use it for a flat list of choices that rarely change; it shows the current choice."
  public static let metrics: [any ThemeMetrics.Type] = [MenuButtonMetrics.self, MenuMetrics.self]

  public static let attributes = menuButtonAttributes(title: "The choice that is made.")

  /// Returns the label and the shown content as value.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(
      label: accessibilityLabel ?? "", value: title.isEmpty ? symbol : title,
      traits: traits(.button, in: environment)
    ).hinting(at: self, in: environment)
  }
}

extension PopUpButton: MenuButton {
  func arrows(in environment: Environment) -> MenuButtonArrows? { .pair }
}
