import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteTypography

/// The rows of a menu from top to bottom, with separators around its sections.
struct MenuColumn: Element {
  /// The title above the items; nil for none.
  var title: String?
  /// The item whose submenu this is, where it stays visible; nil for none.
  var header: MenuItem?
  /// Items, sections, dividers, and any other elements, which are drawn as they are.
  var children: [any Element]
  /// Whether it is a part of a menu, which decides on the columns.
  var isPart = false
  /// The least width in points, if it is greater than that of menus.
  var minimumWidth = 0.0

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[MenuMetrics.self]
    var inside = environment
    if !isPart {
      var columns = MenuColumns(children)
      if metrics.showsShortcuts {
        let rows = MenuItemList(children).items.map { MenuRow(item: $0.item) }
        columns.keyWidth = rows.map { $0.keyWidth(metrics, environment) }.max() ?? 0
        columns.endWidth = endWidth(of: rows, keyWidth: columns.keyWidth, metrics, environment)
      }
      inside.menuColumns = columns
    }
    let rows = rows(of: children, title: title, metrics, environment)
    let widths = metrics.widths(in: environment)
    return Arranged(
      name: NodeName("menu-rows"),
      layout: MenuColumnLayout(
        least: isPart ? 0 : Swift.max(widths.least, minimumWidth), most: isPart ? .infinity : widths.most),
      children: rows
    ).node(in: inside)
  }

  /// The width of the widest shortcut or arrow: macOS sets them in a column of their own, beyond the widest title.
  private func endWidth(
    of rows: [MenuRow], keyWidth: Double, _ metrics: MenuMetrics, _ environment: Environment
  ) -> Double {
    // The nodes are only measured and not part of the tree.
    var environment = environment
    environment.interaction = nil
    return rows.reduce(0) { widest, row in
      let end = row.end(metrics, keyWidth: keyWidth, environment)
      guard !end.isEmpty else { return widest }
      return max(
        widest, HStack(spacing: 0) { end }.node(in: environment).item.measure(.unspecified).size.width)
    }
  }

  /// The rows of items with the lines between them.
  private func rows(
    of children: [any Element], title: String?, _ metrics: MenuMetrics, _ environment: Environment
  ) -> [any Element] {
    var rows: [any Element] = []
    // What stands between the last row and the next one.
    var needsBreak = false
    func add(_ row: any Element) {
      if !rows.isEmpty {
        if needsBreak {
          rows.append(MenuSeparator())
        } else if metrics.hasRowLines {
          rows.append(MenuLine())
        }
      }
      needsBreak = false
      rows.append(row)
    }
    if let header { add(MenuRow(item: header, isHeader: true)) }
    if header != nil, metrics.hasRowLines == false { needsBreak = true }
    if let title, !title.isEmpty { add(MenuTitle(title: title)) }
    for child in children {
      switch child.unmodified {
      case is Divider: needsBreak = !rows.isEmpty
      case let section as MenuSection:
        needsBreak = !rows.isEmpty
        if let title = section.title, !title.isEmpty { add(MenuTitle(title: title)) }
        if section.itemSize == .large {
          for item in section.children { add(item) }
        } else {
          add(MenuItemRow(items: section.children, size: section.itemSize))
        }
        needsBreak = !rows.isEmpty
      default: add(child)
      }
    }
    return rows
  }
}

/// Which columns the rows of a menu have: items without a mark or a symbol are indented if another one has it.
struct MenuColumns: Hashable, Sendable {
  var hasMarks = false
  var hasSymbols = false
  /// The width of the column of shortcuts and arrows in points; 0 where each row ends with its own.
  var endWidth = 0.0
  /// The width of the widest key of a shortcut in points, without modifiers.
  var keyWidth = 0.0
  /// The size of items in a row of them.
  var itemSize = MenuSection.ItemSize.large

  init() {}

  /// Creates the columns for the items of a menu.
  init(_ children: [any Element]) {
    let items = children.flatMap { child -> [MenuItem] in
      if let section = child.unmodified as? MenuSection {
        return section.itemSize == .large ? section.children.compactMap { $0.unmodified as? MenuItem } : []
      }
      return [child.unmodified as? MenuItem].compactMap(\.self)
    }
    hasMarks = items.contains { $0.value != .off }
    hasSymbols = items.contains { $0.symbol != nil }
  }
}

extension Environment {
  private enum ColumnsKey: EnvironmentKey { static let defaultValue = MenuColumns?.none }

  /// The columns of the menu around an item; nil outside of menus.
  var menuColumns: MenuColumns? {
    get { self[ColumnsKey.self] }
    set { self[ColumnsKey.self] = newValue }
  }
}

/// Lays out rows one below the other, all as wide as the widest within bounds.
private struct MenuColumnLayout: Layout {
  var least, most: Double

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let width = width(of: items, proposal: proposal)
    return Measurement(width: width, height: heights(of: items, width: width).reduce(0, +))
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    var y = rect.minY
    return heights(of: items, width: rect.width).map { height in
      defer { y += height }
      return Placement(
        frame: Rect(x: rect.minX, y: y, width: rect.width, height: height),
        proposal: Proposal(width: rect.width, height: height))
    }
  }

  private func width(of items: [LayoutItem], proposal: Proposal) -> Double {
    let ideal = items.map { $0.measure(.unspecified).size.width }.max() ?? 0
    let wanted = Swift.max(Swift.min(ideal, most), least)
    return Swift.min(wanted, proposal.width ?? wanted)
  }

  private func heights(of items: [LayoutItem], width: Double) -> [Double] {
    items.map { $0.measure(Proposal(width: width, height: nil)).size.height }
  }
}

/// The title above the items of a menu or a section.
private struct MenuTitle: Element {
  var title: String

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[MenuMetrics.self]
    let text = Text(title, style: metrics.headingStyle, weight: metrics.headingWeight)
      .color(.token(.secondaryLabel)).lineLimit(2)
    var node =
      text
      .padding(
        Insets(
          top: metrics.headingPadding, leading: metrics.titleInset, bottom: metrics.headingPadding,
          trailing: metrics.trailingInset)
      )
      .frame(
        width: FrameLength(max: .infinity), height: FrameLength(min: metrics.headingHeight),
        // Titles stood in the middle up to iOS 14.
        alignment: environment.isIOS(upTo: 14) ? .center : .leading
      )
      .node(in: environment)
    node.name = NodeName("menu-title")
    node.accessibility = Accessibility(label: environment.spoken(title), traits: [.header])
    return node
  }
}

/// The break between two sections: a line in a band, or the band itself.
struct MenuSeparator: Element {
  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[MenuMetrics.self]
    let fill = FrameLength(max: .infinity)
    let height = FrameLength(min: metrics.separatorBand, max: metrics.separatorBand)
    guard metrics.separatorWidth > 0 else {
      return Surface(fill: .token(.menuBand)).frame(width: fill, height: height).node(in: environment)
    }
    return Surface(fill: .token(.menuLine)).frame(height: metrics.separatorWidth)
      .padding(Insets(horizontal: metrics.separatorInset, vertical: 0))
      .frame(width: fill, height: height).node(in: environment)
  }
}

/// The hairline between two rows.
private struct MenuLine: Element {
  func node(in environment: Environment) -> Node {
    Surface(fill: .token(.menuLine)).frame(height: 1 / environment.scale)
      .frame(width: FrameLength(max: .infinity), height: FrameLength()).node(in: environment)
  }
}
