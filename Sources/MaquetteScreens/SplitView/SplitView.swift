import MaquetteCollections
import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// Columns side by side: a sidebar, a content list and the details.
public struct SplitView: ContainerElement {
  /// The columns that show.
  public enum Visibility: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// As many as there is room for, by the platform's choice.
    case automatic
    /// All.
    case all
    /// The last two.
    case doubleColumn = "double-column"
    /// The last one.
    case detailOnly = "detail-only"
  }

  /// A column.
  public enum Column: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// The first one.
    case sidebar
    /// The one in the middle of three.
    case content
    /// The last one.
    case detail
  }

  /// The columns that show.
  public var visibility: Visibility = .automatic
  /// The only column shown if there is no room for more, as on a phone.
  public var compactColumn: Column = .sidebar
  /// The width of the sidebar in points; nil for the platform's.
  public var sidebarWidth: Double?
  /// The width of the middle column in points; nil for the platform's.
  public var contentWidth: Double?
  /// Two or three columns from leading to trailing.
  public var children: [any Element] = []
  /// What the window around has at its top, which lies in the columns; nil outside of windows.
  var heading: TitleBar?

  /// Creates a view without columns.
  public init() {}

  /// Creates a view of two or three columns.
  public init(@ElementBuilder columns: () -> [any Element]) {
    children = columns()
  }

  public static let name = "split-view"
  public static let platforms: Set<Platform> = [.macos, .ios]
  public static let guideline =
    "Let the selection in one column determine the next, and keep it visible. Narrow windows and phones "
    + "show one column at a time."
  public static let metrics: [any ThemeMetrics.Type] = [SplitViewMetrics.self, SidebarMetrics.self]
  /// The number of columns that are possible.
  package static let columnCount = 2...3
  /// The name of the node whose children are the columns.
  package static let columns = NodeName("columns")

  public static let attributes: [Attribute<SplitView>] = [
    Attribute("visibility", \.visibility),
    Attribute("compact-column", \.compactColumn),
    Attribute("sidebar-width", \.sidebarWidth, in: 1...10_000),
    Attribute("content-width", \.contentWidth, in: 1...10_000),
  ]

  /// Returns the columns that are seen.
  public func node(in environment: Environment) -> Node {
    var node = SplitColumns(split: self, in: environment).element(in: environment).node(in: environment)
    node.name = Self.nodeName
    node.keep(self, in: environment)
    if !Self.columnCount.contains(children.count) {
      node.warnings = [
        .itemCount(element: Self.name, count: children.count, allowed: Self.columnCount)
      ]
    }
    return node
  }
}

extension SplitView: ScreenContent {
  var hasOwnBars: Bool { true }
}

extension SplitView {
  /// Returns the view with other columns seen.
  public func visibility(_ visibility: Visibility) -> SplitView { with(\.visibility, visibility) }

  /// The least widths of the columns that are seen in points, from leading to trailing.
  package func leastWidths(in environment: Environment) -> [Double] {
    SplitColumns(split: self, in: environment).measures.map(\.least)
  }

  /// The numbers of the columns that are seen, from leading to trailing.
  func shown(in environment: Environment) -> Range<Int> {
    let count = children.count
    let last = Swift.max(0, count - 1)
    let metrics = environment.theme[SplitViewMetrics.self]
    if environment.columnsWidth != nil, !environment.isRegularWidth {
      let index =
        switch compactColumn {
        case .sidebar: 0
        case .content: Swift.min(1, last)
        case .detail: last
        }
      return index..<Swift.min(index + 1, count)
    }
    switch visibility {
    case .all: return 0..<count
    case .doubleColumn: return Swift.max(0, count - 2)..<count
    case .detailOnly: return last..<count
    case .automatic:
      guard let width = environment.columnsWidth else { return 0..<count }
      // As on a tablet, upright or on its side.
      let most = width < metrics.tiledWidth ? 1 : width < metrics.tripleWidth ? 2 : count
      return Swift.max(0, count - most)..<count
    }
  }
}

extension Environment {
  /// The width in points of the screen whose content the columns are; nil in a window and elsewhere.
  var columnsWidth: Double? { fillsScreen && screenCanvas != nil ? screenWidth : nil }
}
