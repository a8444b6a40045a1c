public import MaquetteControlKit
import MaquetteControls
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// What a toolbar's items show.
public enum ToolbarDisplay: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// The symbols.
  case icon
  /// The symbols with their titles below them.
  case iconAndLabel = "icon-and-label"
  /// The titles.
  case label
}

/// The items in a window's title bar, or in the bar at the bottom of a screen.
///
/// On macOS it is the first element of a window, on iOS an element of a screen.
public struct Toolbar: ContainerElement {
  /// The place of a toolbar.
  public enum Style: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// Beside the title.
    case unified
    /// In a row below the title.
    case expanded
    /// In the middle of a row below the title, as in windows of settings.
    case preference
  }

  /// What items show: symbols, titles or both; nil for symbols, with titles in a settings window.
  public var display: ToolbarDisplay?
  /// The place: beside the window's title, or in a row below it.
  public var style: Style = .unified
  /// The background on iOS.
  public var background: BarBackground = .automatic
  /// The colour of the background on iOS; nil for the platform's material.
  public var barColor: ColorReference?
  /// The tint of buttons instead of the environment's.
  public var tint: ColorReference?
  /// The elements from leading to trailing.
  public var children: [any Element] = []
  /// Whether it is the part of a toolbar before the title.
  var isBeforeTitle = false

  /// Creates an empty toolbar.
  public init() {}

  /// Creates a toolbar.
  public init(
    display: ToolbarDisplay? = nil, style: Style = .unified, @ElementBuilder children: () -> [any Element]
  ) {
    self.display = display
    self.style = style
    self.children = children()
  }

  public static let name = "toolbar"
  public static let metrics: [any ThemeMetrics.Type] = [
    ToolbarItemMetrics.self, BottomBarMetrics.self, BarMetrics.self, GlassMetrics.self,
  ]

  public static let attributes: [Attribute<Toolbar>] = [
    Attribute("display", \.display),
    Attribute("style", \.style),
    Attribute("bar-background", \.background, help: BarBackground.help),
    Attribute("bar-color", \.barColor, help: BarBackground.colorHelp),
    Attribute("tint", \.tint),
  ]

  /// Returns the elements in a row; on macOS, those without room give way to a mark at its end.
  public func node(in outer: Environment) -> Node {
    var environment = outer
    if let tint { environment.tint = tint }
    if environment.platform == .ios {
      environment.isInBottomBar = true
      var node = BottomBar(background: background, color: barColor, children: children).node(in: environment)
      node.name = Self.nodeName
      node.keep(self, in: outer)
      return node
    }
    environment.isInBar = true
    environment.toolbarDisplay = shownDisplay
    environment.hasToolbarBorders = style != .preference
    let metrics = environment.theme[ToolbarItemMetrics.self]
    let spacing =
      switch style {
      case .unified: metrics.spacing
      case .expanded: metrics.rowSpacing
      case .preference: metrics.paneSpacing
      }
    let layout = ToolbarLayout(spacing: spacing, markWidth: metrics.overflowWidth)
    let places =
      metrics.isGlass && shownDisplay != .iconAndLabel
      ? joined(metrics, in: environment) : children.map { (shown: $0, elements: [$0]) }
    let overflow = ToolbarOverflow().with(\.groups, places.map(\.elements))
    let mark: any Element = isBeforeTitle ? overflow : overflow.id(ToolbarOverflow.name)
    return Node(
      name: Self.nodeName, layout: layout, children: ([mark] + places.map(\.shown)).inRow, in: environment)
  }

  /// What the items show.
  package var shownDisplay: ToolbarDisplay { display ?? (style == .preference ? .iconAndLabel : .icon) }

  /// The button for items without room, by whose identifier scripts touch it.
  public var partIDs: [String] { [ToolbarOverflow.name] }

  /// The elements with neighbours on one piece of glass, each with what it is made of.
  private func joined(_ metrics: ToolbarItemMetrics, in environment: Environment)
    -> [(shown: any Element, elements: [any Element])]
  {
    var result: [(shown: any Element, elements: [any Element])] = []
    var run: [any Element] = []
    func finish() {
      if run.count > 1 {
        let row = HStack(spacing: 0) { run }.environment(\.isToolbarGroup, true)
        let glass = PanelSurface.glass(metrics.outline, role: .control, in: environment)
        result.append((row.onGlass(glass, in: environment), run))
      } else {
        result += run.map { ($0, [$0]) }
      }
      run = []
    }
    for child in children {
      if let item = child.unmodified as? ToolbarItem, item.isBordered(in: environment), !item.isProminent {
        run.append(child)
      } else {
        finish()
        result.append((child, [child]))
      }
    }
    finish()
    return result
  }
}

extension Toolbar: RowGroup {}

extension Toolbar: ScreenBar {
  package func screenEdge(in environment: Environment) -> ScreenEdge { .bottom }
}

extension Environment {
  private enum ToolbarDisplayKey: EnvironmentKey { static let defaultValue = ToolbarDisplay.icon }
  private enum ToolbarBordersKey: EnvironmentKey { static let defaultValue = true }
  private enum ToolbarGroupKey: EnvironmentKey { static let defaultValue = false }

  /// What the items of the toolbar around show.
  var toolbarDisplay: ToolbarDisplay {
    get { self[ToolbarDisplayKey.self] }
    set { self[ToolbarDisplayKey.self] = newValue }
  }

  /// Whether the items of the toolbar around have borders where the platform draws them; panes of settings have none.
  var hasToolbarBorders: Bool {
    get { self[ToolbarBordersKey.self] }
    set { self[ToolbarBordersKey.self] = newValue }
  }

  /// Whether a toolbar's items lie on glass that they share.
  var isToolbarGroup: Bool {
    get { self[ToolbarGroupKey.self] }
    set { self[ToolbarGroupKey.self] = newValue }
  }
}

extension Element {
  /// A toolbar as its leading buttons that go back and forward, and the rest; nil for a part without elements.
  package var navigation: (navigation: (any Element)?, rest: (any Element)?) {
    if let modified {
      let (navigation, rest) = modified.content.navigation
      return (navigation.map(modified.around), rest.map(modified.around))
    }
    guard let toolbar = self as? Toolbar else { return (nil, self) }
    let count = toolbar.children.prefix { $0.isNavigation }.count
    guard count > 0 else { return (nil, self) }
    let rest = toolbar.children.dropFirst(count)
    return (
      toolbar.with(\.children, Array(toolbar.children.prefix(count))).with(\.isBeforeTitle, true),
      rest.isEmpty ? nil : toolbar.with(\.children, Array(rest))
    )
  }

  /// Whether the element is an item before the title, or a button with nothing but a chevron that points back or forward.
  private var isNavigation: Bool {
    switch unmodified {
    case let item as ToolbarItem: item.placement == .navigation
    case let button as PushButton: button.title.isEmpty && Self.isWay(button.symbol)
    case let button as Button: button.title.isEmpty && Self.isWay(button.symbol)
    case let button as ImageButton: Self.isWay(button.symbol)
    default: false
    }
  }

  private static func isWay(_ symbol: String?) -> Bool {
    ["chevron.backward", "chevron.forward", "chevron.left", "chevron.right"].contains(symbol)
  }
}
