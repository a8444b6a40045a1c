import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// The rows of a table on their stripes and under their lines, which go on to the foot of the table.
struct TableBody: Element {
  var rows: [any Element]
  var place: TablePlace
  /// The part of the rows that is seen, if they move under a finger; nil for their beginning.
  var scrollOffset: ScrollOffset?

  func node(in environment: Environment) -> Node {
    var inside = environment
    inside.tablePlace = place
    inside.isScrolling = true
    let rows = VStack(spacing: 0, alignment: .leading) { self.rows }.node(in: inside)
    let ground = TableGround(lines: rows.tableLines, place: place, in: environment)
    let size = LayoutItem { rows.item.measure($0) }
    let direction = environment.direction
    let content = Node(
      name: NodeName("table-rows"), layout: ZStackLayout(alignment: .topLeading),
      children: [
        Node(name: NodeName("table-stripes"), item: size) { ground.stripes(in: $0) },
        rows,
        Node(name: NodeName("table-lines"), item: size) { ground.lines(in: $0) },
      ], direction: direction)
    let scrolled: any Element =
      scrollOffset.map { offset in Scroll(offset: offset) { Built(content) } }
      ?? Built(content).scrolling(ScrollArea(.vertical))
    let rest = LayoutItem { Measurement(width: $0.width ?? 0, height: $0.height ?? 0) }
    return Node(
      name: NodeName("table-body"), layout: ZStackLayout(alignment: .topLeading),
      children: [
        Node(name: NodeName("table-foot"), item: rest) { ground.foot(in: $0) },
        scrolled.node(in: environment),
      ], direction: direction)
  }
}

extension Node {
  /// The rows without those below them, in the order in which they are seen.
  fileprivate var tableLines: [LayoutItem] {
    var lines: [LayoutItem] = []
    func visit(_ node: Node) {
      if node.name == TableLine.name {
        lines.append(node.item)
      } else {
        for child in node.children { visit(child) }
      }
    }
    visit(self)
    return lines
  }
}

/// The stripes behind the rows of a table, and the lines in front of them.
private struct TableGround {
  /// The rows that are seen.
  let lines: [LayoutItem]
  private let plan: ColumnPlan
  private let radius: Double
  /// The height of the rows that are not there.
  private let rowHeight: Double
  private let lineWidth: Double
  private let stripe: Color?
  private let line: Color
  private let isHorizontal: Bool, isVertical: Bool
  /// Whether stripes and lines go on below the rows.
  private let fillsFoot: Bool
  private let isMirrored: Bool

  init(lines: [LayoutItem], place: TablePlace, in environment: Environment) {
    let metrics = environment.theme[TableMetrics.self]
    self.lines = lines
    plan = place.plan
    radius = place.table.style == .inset ? metrics.radius : 0
    rowHeight = place.table.rowHeight(metrics)
    lineWidth = metrics.lineWidth > 0 ? metrics.lineWidth : 1 / environment.scale
    stripe = place.table.hasStripes ?? metrics.hasStripes ? environment.color(.tableStripe) : nil
    line = environment.color(.separator)
    let gridLines = place.table.gridLines ?? (metrics.hasSeparators ? .horizontal : .none)
    isHorizontal = gridLines == .horizontal || gridLines == .both
    isVertical = gridLines == .vertical || gridLines == .both
    fillsFoot = metrics.fillsFoot
    isMirrored = environment.direction == .rightToLeft
  }

  /// The stripes of the rows.
  func stripes(in place: Node.Drawing) -> [DisplayList.Operation] {
    guard let stripe else { return [] }
    return rows(in: place).enumerated().filter { $0.offset % 2 == 1 }
      .map { fill($0.element, stripe, place) }
  }

  /// The lines of the rows.
  func lines(in place: Node.Drawing) -> [DisplayList.Operation] {
    guard isHorizontal || isVertical else { return [] }
    return horizontals(below: rows(in: place), place) + verticals(in: place.frame, place)
  }

  /// The stripes and lines of the room below the rows, as of rows that are not there.
  func foot(in place: Node.Drawing) -> [DisplayList.Operation] {
    let end = rows(in: place).last?.maxY ?? place.frame.minY
    guard fillsFoot, end < place.frame.maxY, rowHeight > 0, stripe != nil || isHorizontal || isVertical else {
      return []
    }
    var rest: [Rect] = []
    var top = end
    while top < place.frame.maxY {
      let bottom = Swift.min(top + rowHeight, place.frame.maxY)
      rest.append(Rect(minX: place.frame.minX, minY: top, maxX: place.frame.maxX, maxY: bottom))
      top += rowHeight
    }
    var operations: [DisplayList.Operation] = []
    if let stripe {
      operations = rest.enumerated().filter { (lines.count + $0.offset) % 2 == 1 }
        .map { fill($0.element, stripe, place) }
    }
    let whole = rest.filter { $0.height >= rowHeight }
    return operations + horizontals(below: whole, place)
      + verticals(
        in: Rect(minX: place.frame.minX, minY: end, maxX: place.frame.maxX, maxY: place.frame.maxY), place)
  }

  /// The frames of the rows in a table at a place.
  private func rows(in place: Node.Drawing) -> [Rect] {
    var top = place.frame.minY
    let proposal = Proposal(width: place.frame.width, height: nil)
    return lines.map { line in
      let frame = Rect(
        x: place.frame.minX, y: top, width: place.frame.width, height: line.measure(proposal).size.height)
      top = frame.maxY
      return frame
    }
  }

  private func fill(_ row: Rect, _ color: Color, _ place: Node.Drawing) -> DisplayList.Operation {
    let rect = place.grid.snap(
      Rect(minX: row.minX + plan.margin, minY: row.minY, maxX: row.maxX - plan.margin, maxY: row.maxY))
    return .fill(TableLine.shape(rect, radius: radius), .color(color))
  }

  private func horizontals(below rows: [Rect], _ place: Node.Drawing) -> [DisplayList.Operation] {
    guard isHorizontal else { return [] }
    return rows.map { row in
      let rect = Rect(
        minX: row.minX + plan.margin, minY: row.maxY - lineWidth, maxX: row.maxX - plan.margin, maxY: row.maxY
      )
      return .fill(.rect(place.grid.snap(rect)), .color(line))
    }
  }

  private func verticals(in frame: Rect, _ place: Node.Drawing) -> [DisplayList.Operation] {
    guard isVertical, frame.height > 0 else { return [] }
    return plan.edges(in: frame.width).dropFirst().dropLast().map { edge in
      let x = isMirrored ? frame.maxX - edge : frame.minX + edge - lineWidth
      let rect = Rect(x: x, y: frame.minY, width: lineWidth, height: frame.height)
      return .fill(.rect(place.grid.snap(rect)), .color(line))
    }
  }
}
