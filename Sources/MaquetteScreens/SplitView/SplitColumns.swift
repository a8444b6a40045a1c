import MaquetteCollections
import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The columns of a split view that are seen, at their places.
struct SplitColumns {
  var split: SplitView
  private let metrics: SplitViewMetrics
  private let sidebar: SidebarMetrics
  /// The numbers of the columns.
  private let shown: Range<Int>

  init(split: SplitView, in environment: Environment) {
    self.split = split
    metrics = environment.theme[SplitViewMetrics.self]
    sidebar = environment.theme[SidebarMetrics.self]
    shown = split.shown(in: environment)
  }

  func element(in environment: Environment) -> any Element {
    let layout = SplitLayout(columns: measures)
    let heading = metrics.hasFullHeight ? split.heading : nil
    let widths = environment.columnsWidth.map { layout.widths(in: $0) }
    let columns = zip(shown, 0...).map { index, place -> any Element in
      var column = split.children[index]
      if let widths, let canvas = environment.screenCanvas {
        column = part(column, width: widths[place] - 2 * inset(of: index), on: canvas)
          .padding(Insets(horizontal: inset(of: index), vertical: 0))
      }
      column = headed(column, index, heading, in: environment)
        .frame(
          width: FrameLength(max: .infinity), height: FrameLength(max: .infinity), alignment: .topLeading)
      column =
        isSidebar(index)
        ? sidebarColumn(column, heading, in: environment)
        : column.clipped(radius: 0)
      guard index > shown.lowerBound, !(isSidebar(index - 1) && sidebar.floats) else { return column }
      let line = Surface(fill: .token(.splitDivider))
        .frame(width: Swift.max(metrics.dividerWidth, 1 / environment.scale))
      return column.overlay(line, alignment: .leading)
    }
    let row = Arranged(name: SplitView.columns, layout: layout, children: columns)
      .background(Surface(fill: surface))
    guard let whole = split.heading, heading == nil else { return row }
    return VStack(spacing: 0) {
      whole
      row
    }
  }

  /// A column of a tablet's screen of a width in points, with its own bars at the edges.
  private func part(_ column: any Element, width: Double, on canvas: DeviceCanvas) -> any Element {
    let room = ScreenRoom(
      canvas: canvas, size: Size(width: width, height: canvas.size.height), insets: canvas.insets,
      safeArea: canvas.safeArea)
    return ScreenPart(content: column, room: room, place: SplitView.name)
  }

  /// What the columns are drawn on; a list of groups colours what is behind the others too.
  private var surface: ColorReference {
    let lists = shown.flatMap { split.children[$0].outermost(List.self) }
    let isGrouped = lists.contains { $0.style != .plain }
    return .token(isGrouped ? .groupedBackground : .splitColumn)
  }

  private func isSidebar(_ index: Int) -> Bool { index == 0 && split.children.count > 1 && shown.count > 1 }

  /// How far the content of a column lies inside its edges.
  private func inset(of index: Int) -> Double { isSidebar(index) ? sidebar.floatInset : 0 }

  /// The widths of the columns that are seen.
  var measures: [SplitLayout.Column] { shown.map(measures) }

  private func measures(of index: Int) -> SplitLayout.Column {
    guard index < split.children.count - 1 else {
      return .init(ideal: metrics.detailWidth, least: metrics.leastDetail)
    }
    return index == 0
      ? .init(ideal: split.sidebarWidth ?? metrics.sidebarWidth, least: metrics.leastSidebar)
      : .init(ideal: split.contentWidth ?? metrics.contentWidth, least: metrics.leastContent)
  }

  /// A column under its part of the window's top: the buttons lie over the first one, the title over the one after the
  /// sidebar, and the toolbar over the last one.
  private func headed(
    _ column: any Element, _ index: Int, _ heading: TitleBar?, in environment: Environment
  ) -> any Element {
    guard let heading else { return column }
    let height = heading.columnHeight(in: environment)
    guard !isSidebar(index) else {
      return column.padding(Insets(top: height, leading: 0, bottom: 0, trailing: 0))
        .padding(Insets(horizontal: inset(of: index), vertical: 0))
    }
    let isFirst = !shown.contains { $0 < index && !isSidebar($0) }
    var bar = heading
    bar.isColumn = true
    bar.hasButtons = index == shown.lowerBound
    if !isFirst { bar.title = "" }
    if index < split.children.count - 1 { bar.toolbar = nil }
    return bar.above(column, in: environment)
  }

  /// How far the panel of a sidebar lies inside its column; on a tablet it begins below the time.
  private func panelInsets(in environment: Environment) -> Insets {
    var insets = Insets(all: sidebar.floatInset)
    if environment.columnsWidth != nil, let unsafe = environment.screenCanvas?.insets.top {
      insets.top = Swift.max(insets.top, unsafe)
    }
    return insets
  }

  /// The sidebar on its surface, with the window's buttons over it.
  private func sidebarColumn(
    _ column: any Element, _ heading: TitleBar?, in environment: Environment
  ) -> any Element {
    let surfaced = column.environment(\.isColumn, true).clipped(radius: 0)
      .onSidebarSurface(inset: panelInsets(in: environment), in: environment)
    guard let heading else { return surfaced }
    let buttons = WindowButtons(
      height: heading.columnHeight(in: environment), disabled: heading.disabledButtons)
    return surfaced.overlay(buttons, alignment: .topLeading)
  }
}

/// Columns with their widths: the last one takes the room that the others leave, and where it is too narrow the others give
/// some of theirs, down to their least widths.
struct SplitLayout: Layout {
  /// The widths of a column in points.
  struct Column: Hashable, Sendable {
    var ideal, least: Double
  }

  var columns: [Column]

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let widths = widths(in: proposal.width)
    let heights = zip(items, widths).map {
      $0.measure(Proposal(width: $1, height: proposal.height)).size.height
    }
    return Measurement(width: widths.reduce(0, +), height: proposal.height ?? heights.max() ?? 0)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    var distance = 0.0
    return zip(items, widths(in: rect.width)).map { _, width in
      let x = direction == .leftToRight ? rect.minX + distance : rect.maxX - distance - width
      distance += width
      return Placement(
        frame: Rect(x: x, y: rect.minY, width: width, height: rect.height),
        proposal: Proposal(width: width, height: rect.height))
    }
  }

  /// The widths of the columns in a width; nil for what they want.
  func widths(in total: Double?) -> [Double] {
    var widths = columns.map(\.ideal)
    guard let total, total.isFinite, let last = columns.indices.last else { return widths }
    var missing = columns[last].least + widths.dropLast().reduce(0, +) - total
    for index in columns.indices.dropLast().reversed() where missing > 0 {
      let given = Swift.min(missing, Swift.max(0, widths[index] - columns[index].least))
      widths[index] -= given
      missing -= given
    }
    widths[last] = Swift.max(0, total - widths.dropLast().reduce(0, +))
    return widths
  }
}
