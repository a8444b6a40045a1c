import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A row of a sidebar: a symbol, a title, a count, and nested rows.
public struct SidebarItem: StatefulControl, ContainerElement {
  /// The title.
  public var title = ""
  /// The symbol's name; nil for none.
  public var symbol: String?
  /// The image instead of the symbol.
  public var image: Image?
  /// The colour of a tile behind the symbol, which turns white; nil for no tile.
  public var iconColor: ColorReference?
  /// A short text at the trailing end, such as a count; nil for none.
  public var badge: String?
  /// Whether the nested rows show.
  public var isOpen = true
  /// The interaction state, or a list of states.
  public var state: ControlState = .normal
  /// The colour of the symbol instead of the platform's.
  public var tint: ColorReference?
  /// The accessibility label; nil for the title.
  public var accessibilityLabel: String?
  /// The rows one level below.
  public var children: [any Element] = []

  /// Creates a row without content.
  public init() {}

  /// Creates a row.
  public init(
    _ title: String, symbol: String? = nil, badge: String? = nil,
    @ElementBuilder children: () -> [any Element] = { [] }
  ) {
    self.title = title
    self.symbol = symbol
    self.badge = badge
    self.children = children()
  }

  public static let name = "sidebar-item"
  public static let platforms: Set<Platform> = [.macos, .ios]
  public static let guideline =
    "Use a noun for the content and a familiar symbol; let a count tell what is new."
  public static let shorthand: String? = "title"
  public static let metrics: [any ThemeMetrics.Type] = [SidebarMetrics.self]

  public static let attributes: [Attribute<SidebarItem>] = [
    Attribute("title", \.title),
    Attribute("symbol", \.symbol, type: .symbol),
    .image("image", \.image),
    Attribute("icon-color", \.iconColor),
    Attribute("badge", \.badge),
    Attribute("open", \.isOpen),
    Attribute("state", \.state),
    Attribute("tint", \.tint),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the row, with those below it if they are seen.
  public func body(in environment: Environment) -> any Element {
    let row = SidebarRow(item: self)
    guard isOpen, !children.isEmpty else { return row }
    var place = environment.sidebarPlace ?? SidebarPlace()
    place.level += 1
    let below = place
    return VStack(spacing: 0, alignment: .leading) {
      row
      children.map { $0.environment(\.sidebarPlace, below) }
    }
  }

  /// Returns the title, with the count and whether the rows below are seen as value.
  public func accessibility(in environment: Environment) -> Accessibility {
    let disclosed = children.isEmpty ? nil : environment.spoken(isOpen ? .expanded : .collapsed)
    let value = [badge, disclosed].compactMap(\.self).joined(separator: ", ")
    return Accessibility(
      label: accessibilityLabel ?? (title.isEmpty ? symbol ?? image?.spokenName ?? "" : title),
      value: value.isEmpty ? nil : value,
      traits: traits(.button, isSelected: state.contains(.selected), in: environment),
      isContainer: isOpen && !children.isEmpty
    ).guessed(if: accessibilityLabel == nil && title.isEmpty)
  }

  /// Returns a warning if there is no title.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    title.isEmpty && symbol == nil && image == nil ? [.emptyTitle(element: Self.name)] : []
  }
}

extension SidebarItem {
  /// Returns the row with a count or another short text at its end.
  public func badge(_ badge: String) -> SidebarItem { with(\.badge, badge) }
  /// Returns the row with those below it seen or not.
  public func open(_ isOpen: Bool) -> SidebarItem { with(\.isOpen, isOpen) }
}
