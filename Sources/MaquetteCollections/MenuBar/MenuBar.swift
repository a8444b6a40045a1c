import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The menu bar of a Mac: the app's menus, and status items at the other end.
public struct MenuBar: ContainerElement {
  /// The menus, and the status items, which stand at the trailing end.
  public var children: [any Element] = []

  /// Creates a bar without menus.
  public init() {}

  /// Creates a bar of menus and status items.
  public init(@ElementBuilder children: () -> [any Element]) {
    self.children = children()
  }

  public static let name = "menu-bar"
  public static let platforms: Set<Platform> = [.macos]
  public static let guideline =
    "Put the app's menu first, then File, Edit, View, the app's own menus, Window and Help. Prefer "
    + "one-word titles. Offer every command of the app here."
  public static let metrics: [any ThemeMetrics.Type] = [MenuBarMetrics.self, MenuMetrics.self]

  public static let attributes: [Attribute<MenuBar>] = []

  /// Returns the menus and the status items on the bar.
  public func node(in environment: Environment) -> Node {
    let metrics = environment.theme[MenuBarMetrics.self]
    let items = children.filter { !$0.isStatusItem }
    // Beside a notch the bar is as high as that.
    let height = Swift.max(metrics.height, environment.screenInsets.top)
    var inside = environment
    inside.menuBarHeight = height
    let row = HStack(spacing: 0) {
      items
      Spacer(minLength: metrics.gap)
      HStack(spacing: metrics.statusSpacing) { children.filter(\.isStatusItem) }
    }
    .padding(Insets(leading: metrics.leadingInset, trailing: metrics.trailingInset))
    .frame(width: FrameLength(max: .infinity), height: FrameLength(filling: height))
    let material = Material(sigma: metrics.blur, saturation: metrics.saturation, tint: .token(.menuBarFill))
    var node = row.background(Surface(material: material)).node(in: inside)
    node.name = Self.nodeName
    node.keep(self, in: environment)
    if items.isEmpty {
      node.warnings = [.itemCount(element: Self.name, count: 0, allowed: 1...100)]
    }
    return node
  }
}

extension MenuBar: RowGroup {}

extension MenuBar: ScreenBar {
  func screenEdge(in environment: Environment) -> ScreenEdge { .top }
}

extension Element {
  /// Whether the element stands at the trailing end of a menu bar.
  fileprivate var isStatusItem: Bool { (unmodified as? MenuBarItem)?.placement == .status }
}

extension Environment {
  private enum MenuBarHeightKey: EnvironmentKey { static let defaultValue: Double? = nil }

  /// The height of the menu bar around in points; nil outside of any.
  var menuBarHeight: Double? {
    get { self[MenuBarHeightKey.self] }
    set { self[MenuBarHeightKey.self] = newValue }
  }
}
