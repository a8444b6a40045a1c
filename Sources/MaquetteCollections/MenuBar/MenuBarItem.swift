import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A title or a symbol in a menu bar, with the menu that opens below it.
public struct MenuBarItem: StatefulControl, ContainerElement {
  /// The place of an item in the bar.
  public enum Placement: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// Among the application's menus.
    case menu
    /// At the trailing end, among the system's status items.
    case status
  }

  /// The title.
  public var title = ""
  /// The name of the symbol before the title; nil for none.
  public var symbol: String?
  /// The image instead of the symbol.
  public var image: Image?
  /// Whether this is the app's own menu, with a bold title.
  public var isApplication = false
  /// The place in the bar; status items stand at the trailing end.
  public var placement: Placement = .menu
  /// Whether the menu is open.
  public var menu = MenuVisibility.closed
  /// The interaction state.
  public var state: ControlState = .normal
  /// The accessibility label; nil for the title.
  public var accessibilityLabel: String?
  /// The items, sections and dividers of the menu.
  public var children: [any Element] = []

  /// Creates an item without content.
  public init() {}

  /// Creates an item with its menu.
  public init(
    _ title: String = "", symbol: String? = nil, placement: Placement = .menu,
    @ElementBuilder children: () -> [any Element] = { [] }
  ) {
    self.title = title
    self.symbol = symbol
    self.placement = placement
    self.children = children()
  }

  public static let name = "menu-bar-item"
  public static let platforms: Set<Platform> = [.macos]
  public static let guideline =
    "Use one word that never changes; disable unavailable items in the menu instead of removing them."
  public static let shorthand: String? = "title"
  public static let metrics: [any ThemeMetrics.Type] = [MenuBarMetrics.self, MenuMetrics.self]

  public static let attributes: [Attribute<MenuBarItem>] = [
    Attribute("title", \.title),
    Attribute("symbol", \.symbol, type: .symbol),
    .image("image", \.image),
    Attribute("application", \.isApplication),
    Attribute("placement", \.placement),
    Attribute("menu", \.menu),
    Attribute("state", \.state),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns symbol and title, with the menu below them if that is open.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[MenuBarMetrics.self]
    let isOpen = menu == .open && !children.isEmpty
    let state = effectiveState(in: environment)
    let isDisabled = state.contains(.disabled)
    let isLit = isOpen || state.contains(.highlighted)
    let color: ColorReference =
      isLit && metrics.hasTintedHighlight
      ? .token(.onTint) : .token(isDisabled ? .menuDisabled : .menuBarLabel)
    let isStatus = placement == .status
    var parts: [any Element] = []
    if let image {
      parts.append(image.figure(environment.color(color), in: environment))
    } else if let symbol {
      parts.append(SymbolImage(symbol).with(\.size, metrics.symbolSize).color(color))
    }
    if !title.isEmpty {
      parts.append(
        Text(title, weight: isApplication ? metrics.applicationWeight : metrics.titleWeight)
          .with(\.size, metrics.titleSize).color(color).lineLimit(1))
    }
    let height = environment.menuBarHeight ?? metrics.height
    let highlight = Surface(
      .rounded(radius: metrics.highlightRadius, .continuous),
      fill: isLit
        ? metrics.hasTintedHighlight ? .token(.menuSelection) : .token(.menuBarHighlight) : nil)
    let item = HStack(spacing: metrics.symbolSpacing) { parts }
      .padding(Insets(horizontal: isStatus ? metrics.statusPadding : metrics.padding, vertical: 0))
      .frame(width: FrameLength(), height: FrameLength(filling: height))
      .background(
        highlight.frame(height: metrics.highlightHeight ?? height)
          .padding(Insets(horizontal: -metrics.highlightReach, vertical: 0)))
    guard isOpen else { return item }
    return item.presenting(.menu(children, at: .bar(reach: metrics.highlightReach), in: environment))
  }

  /// Returns the title, and that there is a menu.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(
      label: accessibilityLabel ?? (title.isEmpty ? symbol ?? image?.spokenName ?? "" : title),
      traits: traits(.button, in: environment)
    ).guessed(if: accessibilityLabel == nil && title.isEmpty)
  }

  /// Returns a warning if there is nothing to show.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    title.isEmpty && symbol == nil && image == nil ? [.emptyTitle(element: Self.name)] : []
  }
}

extension MenuBarItem {
  /// Returns the item with its menu open or closed.
  public func menu(_ menu: MenuVisibility) -> MenuBarItem { with(\.menu, menu) }
}
