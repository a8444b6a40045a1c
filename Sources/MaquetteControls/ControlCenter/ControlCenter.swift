import MaquetteControlKit
public import MaquetteElements
import MaquetteLayout
import MaquetteScene

/// Controls on their grid, on a translucent page.
public struct ControlCenter: ContainerElement {
  /// The number of cells in a row.
  public var columnCount = 4
  /// Whether there is a page that fills the space and blurs what lies behind; otherwise only the controls are shown.
  public var hasPage = true
  /// The controls in reading order; each is placed at the first position where it fits.
  public var children: [any Element] = []

  /// Creates an empty page.
  public init() {}

  /// Creates a page of controls.
  public init(columns: Int = 4, page: Bool = true, @ElementBuilder children: () -> [any Element]) {
    columnCount = columns
    hasPage = page
    self.children = children()
  }

  public static let name = "control-center"
  public static let platforms: Set<Platform> = [.ios]

  public static let attributes: [Attribute<ControlCenter>] = [
    Attribute("columns", \.columnCount, in: 1...100),
    Attribute("page", \.hasPage),
  ]

  /// Returns the controls, all of which show what lies behind them together.
  public func node(in environment: Environment) -> Node {
    let metrics = environment.theme[ControlWidgetMetrics.self]
    let spans = children.map { child -> ControlGridLayout.Span in
      let extent = child.outermost(ControlWidget.self).first?.extent ?? .small
      let cells = extent.cells
      return ControlGridLayout.Span(columns: cells.columns, rows: cells.rows)
    }
    let layout = ControlGridLayout(
      columnCount: columnCount, side: metrics.cellSide, spacing: metrics.cellSpacing, spans: spans)
    // Glass shows the page, which is blurred; a material blurs what lies behind the page by itself.
    let isGlass = environment.showsGlass
    let cells: any Element = Arranged(name: .cells, layout: layout, children: children)
    let grid = isGlass ? cells.sharingBackdrop : cells
    var whole = grid
    if hasPage {
      let material = Material(
        sigma: metrics.blur, saturation: metrics.saturation, tint: .token(.controlPage))
      whole = grid.frame(
        width: FrameLength(max: .infinity), height: FrameLength(max: .infinity), alignment: .center
      ).background(Surface(material: material))
    }
    if !isGlass { whole = whole.sharingBackdrop }
    var node = whole.node(in: environment)
    node.name = Self.nodeName
    return node
  }
}

extension Element {
  /// The element in a group whose surfaces show one picture of what is behind it.
  fileprivate var sharingBackdrop: any Element {
    grouped(name: Group.nodeName) { _ in Layer(sharesBackdrop: true) }
  }
}
