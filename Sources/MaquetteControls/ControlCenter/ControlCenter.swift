import MaquetteControlKit
public import MaquetteElements
import MaquetteLayout
import MaquetteScene

/// Controls on a grid, over a translucent page.
public struct ControlCenter: ContainerElement {
  /// The number of cells in a row.
  public var columnCount = 4
  /// Whether a page fills the space and blurs the background, or only controls show.
  public var hasPage = true
  /// Whether controls can be removed and resized: they show badges and handles.
  public var isEditing = false
  /// The title of the button that adds a control, at the bottom or below the controls; nil for none.
  public var addTitle: String?
  /// The controls in reading order; each is placed at the first position where it fits. A gallery among them opens for the button
  /// that adds a control.
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
    Attribute("editing", \.isEditing),
    Attribute("add-title", \.addTitle),
  ]

  /// Returns the controls, which share one backdrop.
  public func node(in environment: Environment) -> Node {
    let isArranged = isEditing && environment.interaction != nil
    let whole: any Element = isArranged ? ControlCenterPage(self) : page(adding: [], in: environment)
    var node = whole.node(in: environment)
    if !isArranged { node.name = Self.nodeName }
    return node
  }

  /// The gallery of controls that can be added; nil for none.
  var gallery: (any Element)? { children.first { !$0.outermost(ControlGallery.self).isEmpty } }

  /// Returns the page with further controls after its own.
  func page(adding added: [ControlWidget], in environment: Environment) -> any Element {
    let metrics = environment.theme[ControlWidgetMetrics.self]
    let children = children.filter { $0.outermost(ControlGallery.self).isEmpty } + added
    let spans = children.map { child -> ControlGridLayout.Span in
      let extent = child.outermost(ControlWidget.self).first?.extent ?? .small
      let cells = extent.cells
      return ControlGridLayout.Span(columns: cells.columns, rows: cells.rows)
    }
    let layout = ControlGridLayout(
      columnCount: columnCount, side: metrics.cellSide, spacing: metrics.cellSpacing, spans: spans,
      measuresSpans: isEditing && environment.interaction != nil)
    // Glass shows the page, which is blurred; a material blurs what lies behind the page by itself.
    let isGlass = environment.showsGlass
    var cells: any Element = Arranged(name: .cells, layout: layout, children: children)
    if isEditing { cells = cells.environment(\.editsControls, true) }
    let grid = isGlass ? cells.sharingBackdrop : cells
    var whole = grid
    if hasPage {
      whole = grid.onControlPage(alignment: .center, metrics)
      if let addButton {
        // Without a safe area the page goes on below the home indicator.
        let unsafe = environment.screenCanvas.map { $0.keepsSafeArea ? 0 : $0.insets.bottom } ?? 0
        whole = whole.overlay(
          addButton.padding(Insets(bottom: metrics.cellSpacing + unsafe)), alignment: .bottom)
      }
    } else if let addButton {
      whole = VStack(spacing: metrics.cellSpacing) {
        grid
        addButton
      }
    }
    return isGlass ? whole : whole.sharingBackdrop
  }

  private var addButton: (any Element)? {
    addTitle.map { title in
      // Its corners are fitted to its height.
      Button(title, symbol: "plus").style(.glass).with(\.cornerRadius, 100).with(\.cornerStyle, .circular)
        .tint(.token(.controlLabel))
        .onControlPage
    }
  }
}

extension Element {
  /// The element in the dark appearance that stands out from the page of Control Center.
  var onControlPage: any Element { environment(\.appearance, .dark) }

  /// The element on a page of Control Center, which fills the space and blurs what lies behind.
  func onControlPage(alignment: Alignment, _ metrics: ControlWidgetMetrics) -> any Element {
    let material = Material(
      sigma: metrics.blur, saturation: metrics.saturation, tint: .token(.controlPage))
    return frame(
      width: FrameLength(max: .infinity), height: FrameLength(max: .infinity), alignment: alignment
    ).background(Surface(material: material).with(\.reachesScreenEdges, true))
  }
  /// The element in a group whose surfaces show one picture of what is behind it.
  var sharingBackdrop: any Element {
    grouped(name: Group.nodeName) { _ in Layer(sharesBackdrop: true) }
  }
}
