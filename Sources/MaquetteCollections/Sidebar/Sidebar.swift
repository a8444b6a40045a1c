public import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The list of an app's parts at the leading side of a window or a tablet's screen.
public struct Sidebar: ContainerElement {
  /// Whether the selected row uses the accent colour, as when the sidebar has keyboard focus.
  public var isEmphasized = true
  /// The part of the list that is seen; nil for its beginning, in one that only a screen scrolls.
  public var scrollOffset: ScrollOffset?
  /// The sections, and rows outside of any.
  public var children: [any Element] = []

  /// Creates a sidebar without rows.
  public init() {}

  /// Creates a sidebar of sections and rows.
  public init(@ElementBuilder children: () -> [any Element]) {
    self.children = children()
  }

  public static let name = "sidebar"
  public static let platforms: Set<Platform> = [.macos, .ios]
  public static let guideline =
    "Use at most two levels, in sections with short headers; put what people need most first. On phones "
    + "use a tab bar instead."
  public static let metrics: [any ThemeMetrics.Type] = [SidebarMetrics.self]

  public static let attributes: [Attribute<Sidebar>] = [
    Attribute("emphasized", \.isEmphasized),
    Attribute("scroll-offset", \.scrollOffset, help: ScrollOffset.help),
  ]

  /// Returns the rows on the surface of a sidebar.
  public func node(in environment: Environment) -> Node {
    let metrics = environment.theme[SidebarMetrics.self]
    var inside = environment
    inside.sidebarPlace = SidebarPlace(
      isEmphasized: isEmphasized,
      hasDisclosure: children.contains { $0.isHierarchical })
    inside.sectionStyle = { SidebarSection($0, in: $1).node(in: $1) }
    // Below the top of a window a header needs no room above it.
    let isHeaded = environment.isColumn && environment.screenCanvas == nil && beginsWithHeader
    let top =
      isHeaded ? metrics.padding - metrics.headerSpacing : beginsWithHeader ? 0 : metrics.padding
    let rows = VStack(spacing: 0, alignment: .leading) { children }
      .padding(Insets(top: top, bottom: metrics.padding))
      .frame(width: FrameLength(ideal: metrics.width, max: .infinity), height: FrameLength())
    let isScrolled = environment.fillsScreen || scrollOffset != nil
    let content: any Element =
      isScrolled ? Scroll(offset: scrollOffset ?? .points(0)) { rows } : rows
    let whole = content.frame(
      width: FrameLength(ideal: metrics.width, max: .infinity), height: FrameLength(max: .infinity),
      alignment: .topLeading)
    var node = surfaced(whole, in: environment).node(in: inside)
    node.name = Self.nodeName
    node.keep(self, in: environment)
    return node
  }
}

extension Sidebar: ScreenContent, RowGroup {}

extension Sidebar {
  /// The rows on the surface of a sidebar; in columns that is drawn around all of the column, and a phone's screen has the
  /// one of a list.
  private func surfaced(_ rows: any Element, in environment: Environment) -> any Element {
    if environment.isColumn { return rows }
    return environment.fillsScreen
      ? rows.background(Surface(fill: .token(.groupedBackground)))
      : rows.onSidebarSurface(inset: .zero, in: environment)
  }

  private var beginsWithHeader: Bool {
    !((children.first?.unmodified as? Section)?.header ?? "").isEmpty
  }
}

extension Element {
  /// Whether the element is a row with others below it, or a section with such a row.
  fileprivate var isHierarchical: Bool {
    switch unmodified {
    case let item as SidebarItem: !item.children.isEmpty
    case let section as Section: section.children.contains { $0.isHierarchical }
    default: false
    }
  }

  /// Returns the element on the surface of a sidebar, which floats at distances in points inside the element's frame where
  /// the platform has it so.
  package func onSidebarSurface(inset: Insets, in environment: Environment) -> any Element {
    let metrics = environment.theme[SidebarMetrics.self]
    guard metrics.floats else { return background(Surface(fill: .token(.sidebarFill))) }
    let radius = metrics.panelRadius
    let glass = metrics.panel(in: environment)
    return grouped(name: .clip) { frame in
      Layer(
        clip: .roundedRectangle(
          RoundedRectangle(
            rect: Rect(
              x: frame.minX + inset.leading, y: frame.minY + inset.top, width: frame.width - inset.horizontal,
              height: frame.height - inset.vertical), radius: radius, style: .continuous)))
    }
    .background(glass.padding(inset))
  }
}

/// The place of a row in a sidebar.
struct SidebarPlace: Hashable, Sendable {
  /// Whether a selected row has the accent colour.
  var isEmphasized = true
  /// The number of rows that the row is below of.
  var level = 0
  /// Whether rows have room for the mark that shows what is below them.
  var hasDisclosure = false
}

extension Environment {
  private enum ColumnKey: EnvironmentKey { static let defaultValue = false }
  private enum SidebarPlaceKey: EnvironmentKey { static let defaultValue: SidebarPlace? = nil }

  /// The place in the sidebar around; nil outside of any.
  var sidebarPlace: SidebarPlace? {
    get { self[SidebarPlaceKey.self] }
    set { self[SidebarPlaceKey.self] = newValue }
  }

  /// Whether the element is in a column of a split view, which draws the surface.
  package var isColumn: Bool {
    get { self[ColumnKey.self] }
    set { self[ColumnKey.self] = newValue }
  }
}
