public import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The bar at a screen's edge that switches between an app's parts.
public struct TabBar: StatefulControl, ContainerElement {
  /// The index of the selected tab, from 0; nil for none.
  public var selectedIndex: Int? = 0
  /// The index of the pressed tab, from 0; nil for none. iOS 26 magnifies it with a lens.
  public var pressedIndex: Int?
  /// Whether the bar is minimized, as on iOS 26 while scrolling.
  public var isMinimized = false
  /// Whether a tablet's top bar begins with the button that shows the sidebar.
  public var showsSidebarButton = false
  /// The background.
  public var background: BarBackground = .automatic
  /// The colour of the background; nil for the platform's material.
  public var barColor: ColorReference?
  /// The colour of unselected tabs; nil for the platform's.
  public var itemColor: ColorReference?
  /// The interaction state.
  public var state: ControlState = .normal
  /// The colour of the selected tab instead of the environment's.
  public var tint: ColorReference?
  /// The accessibility label; nil for none.
  public var accessibilityLabel: String?
  /// The tabs from leading to trailing, and what stands above them, which is anything else.
  public var children: [any Element] = []

  /// Creates a bar without tabs.
  public init() {}

  /// Creates a bar; `selected` counts from 0.
  public init(selected: Int? = 0, @ElementBuilder children: () -> [any Element]) {
    selectedIndex = selected
    self.children = children()
  }

  public static let name = "tab-bar"
  public static let platforms: Set<Platform> = [.ios]
  public static let guideline =
    "Use three to five titled tabs on a phone. Use them for navigation only; put actions in a toolbar. "
    + "Keep the bar visible; its text does not grow with the text size."
  public static let targetReach = TargetReach.height
  public static let metrics: [any ThemeMetrics.Type] = [
    TabBarMetrics.self, BarMetrics.self, LensMetrics.self, GlassMetrics.self, MotionMetrics.self,
  ]

  public static let attributes: [Attribute<TabBar>] = [
    Attribute("selected", \.selectedIndex, indexUpTo: 99),
    Attribute("pressed", \.pressedIndex, indexUpTo: 99),
    Attribute("minimized", \.isMinimized),
    Attribute("sidebar-button", \.showsSidebarButton),
    Attribute("bar-background", \.background, help: BarBackground.help),
    Attribute("bar-color", \.barColor, help: BarBackground.colorHelp),
    Attribute("item-color", \.itemColor),
    Attribute("state", \.state),
    Attribute("tint", \.tint),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the tabs on the bar, with what stands above them.
  public func body(in environment: Environment) -> any Element {
    body(look(in: environment), in: environment)
  }

  package func body(_ look: SelectionLook, in environment: Environment) -> any Element {
    let isDisabled = isDisabled(in: environment)
    return TabBarParts(bar: self, look: look).element(in: environment).environment {
      $0 = $0.ofBar
      if let tint { $0.tint = tint }
      if isDisabled { $0.isEnabled = false }
    }
  }
}

extension TabBar: TabbedControl {}

extension TabBar: ScreenBar {
  /// The bottom of the screen, but the top of a tablet's since iPadOS 18.
  package func screenEdge(in environment: Environment) -> ScreenEdge {
    isAtTop(in: environment) ? .top : .bottom
  }

  func isAtTop(in environment: Environment) -> Bool {
    environment.isTablet && !environment.isIOS(upTo: 17)
  }
}

extension TabBar {
  /// Returns the bar with another background.
  public func background(_ background: BarBackground) -> TabBar { with(\.background, background) }

  /// The tabs.
  package var tabs: [Tab] { children.compactMap(\.tab) }

  /// The titles of the tabs.
  public var titles: [String] { tabs.map(\.title) }

  /// What stands above the tabs.
  var accessory: [any Element] { children.filter { $0.tab == nil } }
}

extension Element {
  /// The tab that the element is; nil for any other element.
  var tab: Tab? { unmodified as? Tab }
}
