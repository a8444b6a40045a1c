public import MaquetteControlKit
public import MaquetteElements

/// A toolbar button: a symbol, a title or both, with or without a border.
public struct ToolbarItem: BehavingButton {
  /// The place of an item in a toolbar.
  public enum Placement: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// After the title.
    case automatic
    /// Before the title, as buttons that go back and forward.
    case navigation
  }

  /// The title: a label below the symbol, or the item's content without a symbol.
  public var title = ""
  /// The symbol's name.
  public var symbol = ""
  /// The font size in points that the symbol matches; nil for the platform's.
  public var symbolSize: Double?
  /// Whether the title shows beside the symbol.
  public var showsTitle = false
  /// Whether the item has a border, instead of the platform's choice.
  public var isBordered: Bool?
  /// Whether the item is the most important one and has the tint.
  public var isProminent = false
  /// The effect of a press; pop-up shows an arrow.
  public var behavior: ButtonBehavior = .push
  /// Whether a toggle item is on.
  public var isOn = false
  /// The place; navigation items stand before the window's title.
  public var placement: Placement = .automatic
  /// The interaction state; a selected toggle is on.
  public var state: ControlState = .normal
  /// The tint instead of the environment's.
  public var tint: ColorReference?
  /// The accessibility label; nil for the title.
  public var accessibilityLabel: String?

  /// Creates an item without content.
  public init() {}

  /// Creates an item.
  public init(_ title: String, symbol: String = "", behavior: ButtonBehavior = .push) {
    self.title = title
    self.symbol = symbol
    self.behavior = behavior
  }

  public static let name = "toolbar-item"
  public static let platforms: Set<Platform> = [.macos]
  public static let guideline =
    "Use a familiar symbol and a short title, which shows if people choose labels. Make at most one item "
    + "prominent."
  public static let shorthand: String? = "title"
  public static let metrics: [any ThemeMetrics.Type] = [ToolbarItemMetrics.self]

  public static let attributes: [Attribute<ToolbarItem>] = [
    Attribute("title", \.title),
    Attribute("symbol", \.symbol, type: .symbol),
    .symbolSize(\.symbolSize),
    Attribute("shows-title", \.showsTitle),
    Attribute("bordered", \.isBordered),
    Attribute("prominent", \.isProminent),
    Attribute("behavior", \.behavior),
    Attribute("value", \.isOn),
    Attribute("placement", \.placement),
    Attribute("state", \.state),
    Attribute("tint", \.tint),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the content in the toolbar's display mode, on its surface.
  public func body(in environment: Environment) -> any Element {
    ToolbarItemBody(item: self).element(in: environment)
  }

  /// Whether the item has a border: its own choice, or that of the toolbar and the platform.
  func isBordered(in environment: Environment) -> Bool {
    isBordered ?? (environment.theme[ToolbarItemMetrics.self].isBordered && environment.hasToolbarBorders)
  }

  /// Returns the title, and whether a toggle is on.
  public func accessibility(in environment: Environment) -> Accessibility {
    accessibility(label: accessibilityLabel ?? (title.isEmpty ? nil : title), in: environment)
  }

  /// Returns a warning if there is no content.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    title.isEmpty && symbol.isEmpty ? [.emptyTitle(element: Self.name)] : []
  }
}
