import MaquetteControlKit
import MaquetteControls
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// An item of a tab bar: a symbol with a title, leading to a part of the app.
public struct Tab: UntouchedControl {
  /// What a tab leads to.
  public enum Role: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// A part of the application.
    case normal
    /// A search; on iOS 26 it stands by itself beside the others.
    case search
  }

  /// The title.
  public var title = ""
  /// The name of the symbol; a search tab has one by default.
  public var symbol: String?
  /// The name of the symbol while selected; nil for the same one.
  public var selectedSymbol: String?
  /// The image instead of the symbol.
  public var image: Image?
  /// A short text on a red badge, such as a message count; nil for none.
  public var badge: String?
  /// The tab's purpose; iOS 26 sets a search tab apart.
  public var role: Role = .normal
  /// The interaction state; the bar's `selected` sets the selected tab.
  public var state: ControlState = .normal
  /// The accessibility label; nil for the title.
  public var accessibilityLabel: String?

  /// Creates a tab without content.
  public init() {}

  /// Creates a tab.
  public init(_ title: String, symbol: String? = nil, badge: String? = nil, role: Role = .normal) {
    self.title = title
    self.symbol = symbol
    self.badge = badge
    self.role = role
  }

  public static let name = "tab"
  public static let platforms: Set<Platform> = [.ios]
  public static let guideline =
    "Use a noun, preferably one word, and a filled symbol; let a badge announce something new. Never "
    + "disable or hide tabs: explain why one is empty."
  public static let shorthand: String? = "title"
  public static let metrics: [any ThemeMetrics.Type] = [
    TabBarMetrics.self, BarMetrics.self, GlassMetrics.self, BadgeMetrics.self,
  ]

  public static let attributes: [Attribute<Tab>] = [
    Attribute("title", \.title),
    Attribute("symbol", \.symbol, type: .symbol),
    Attribute("selected-symbol", \.selectedSymbol, type: .symbol),
    .image("image", \.image),
    Attribute("badge", \.badge),
    Attribute("role", \.role),
    Attribute("state", \.state),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns symbol and title as the bar around arranges them.
  public func body(in environment: Environment) -> any Element {
    TabFace(tab: self).element(in: environment)
  }

  /// Returns the title, with the badge and the place among the tabs as value.
  public func accessibility(in environment: Environment) -> Accessibility {
    let slot = environment.tabSlot
    let place = slot.map {
      "\(environment.spoken(.tab)) \(environment.spokenPlace($0.index + 1, of: $0.count))"
    }
    let value = [badge, place].compactMap(\.self).joined(separator: ", ")
    return Accessibility(
      label: accessibilityLabel ?? shownTitle(in: environment), value: value.isEmpty ? nil : value,
      traits: traits(isSelected: isSelected(in: environment), in: environment)
    ).guessed(if: accessibilityLabel == nil && title.isEmpty && role == .normal)
  }

  /// Returns a warning if there is nothing to show.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    title.isEmpty && symbol == nil && image == nil && role == .normal
      ? [.emptyTitle(element: Self.name)] : []
  }
}

extension Tab {
  /// Returns the tab with another symbol.
  public func symbol(_ symbol: String) -> Tab { with(\.symbol, symbol) }
  /// Returns the tab with a badge.
  public func badge(_ badge: String) -> Tab { with(\.badge, badge) }

  /// Whether the tab is the selected one: by the bar, or without one by its state.
  func isSelected(in environment: Environment) -> Bool {
    environment.tabSlot?.isSelected ?? state.contains(.selected)
  }

  /// The title, or the symbol's name for want of one.
  private func shownTitle(in environment: Environment) -> String {
    if !title.isEmpty { return title }
    return role == .search ? environment.translated(.search) : symbol ?? image?.spokenName ?? ""
  }

  /// The symbol that is drawn; nil for none.
  func shownSymbol(isSelected: Bool) -> String? {
    (isSelected ? selectedSymbol : nil) ?? symbol ?? (role == .search ? "magnifyingglass" : nil)
  }
}

/// How a bar arranges symbols and titles.
enum TabForm: Hashable, Sendable {
  /// The title below the symbol.
  case stacked
  /// The title beside the symbol.
  case beside
  /// The title alone, in a bar at the top.
  case title
  /// The symbol alone, in a circle.
  case symbol
}

/// The place of a tab in its bar.
struct TabSlot: Hashable, Sendable {
  var index, count: Int
  var isSelected: Bool
  /// Where the tab is while the bar has a lens, which has the look of the selection then.
  var side = Side.noLens
  var form: TabForm
  /// The height of the tab and its distance from the top of the bar, in points.
  var height: Double
  var inset = 0.0
  /// The colour while the tab is not selected; nil for the platform's.
  var color: ColorReference?

  /// The side of a lens that a tab is drawn on.
  enum Side: Hashable, Sendable {
    /// There is no lens.
    case noLens
    /// Beside the lens.
    case beside
    /// In the lens, with how much of a lens it is, from 0 to 1.
    case inside(Double)
  }
}

extension Environment {
  private enum TabSlotKey: EnvironmentKey { static let defaultValue: TabSlot? = nil }

  /// The place of a tab in the bar around; nil outside of any.
  var tabSlot: TabSlot? {
    get { self[TabSlotKey.self] }
    set { self[TabSlotKey.self] = newValue }
  }
}
