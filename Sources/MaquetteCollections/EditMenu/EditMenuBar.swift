import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteTypography

/// The commands of a page of an edit menu side by side, with lines between them and an arrow to the next page.
struct EditMenuBar: Element {
  var menu: EditMenu

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[EditMenuMetrics.self]
    let titles = menu.items.map { Self.text($0.title(in: environment), metrics) }
    let height = Self.height(metrics, in: environment)
    let chevron = metrics.chevronWidth
    let screen = environment.screenSize?.width ?? metrics.screenWidth
    let pages = EditMenuPages(
      widths: titles.map { $0.idealWidth(in: environment) + 2 * metrics.inset },
      limit: (menu.width ?? screen - 2 * metrics.margin), chevron: chevron)
    let page = Swift.min(menu.page, pages.ranges.count - 1)
    var cells: [any Element] = []
    func add(_ cell: any Element) {
      if !cells.isEmpty {
        let line = Divider(
          .vertical, color: .token(.editMenuLine),
          thickness: metrics.lineWidth > 0 ? metrics.lineWidth : nil)
        cells.append(line.frame(height: Swift.max(0, height - 2 * metrics.lineInset)))
      }
      cells.append(cell)
    }
    if page > 0 { add(EditMenuPageCell(isForward: false, height: height)) }
    for index in pages.ranges[page] {
      add(
        EditMenuCell(
          title: titles[index], height: height, isHighlighted: index == menu.highlighted))
    }
    if page < pages.ranges.count - 1 { add(EditMenuPageCell(isForward: true, height: height)) }
    return HStack(spacing: 0) { cells }.node(in: environment)
  }

  /// Returns a title as the bar draws it.
  private static func text(_ title: String, _ metrics: EditMenuMetrics) -> Text {
    var text = Text(title, style: metrics.titleStyle).color(.token(.editMenuTitle)).lineLimit(1)
    if metrics.titleSize > 0 { text.size = metrics.titleSize }
    return text
  }

  /// The height of the bar, which grows with its titles.
  private static func height(_ metrics: EditMenuMetrics, in environment: Environment) -> Double {
    Swift.max(metrics.height, text("", metrics).lineHeight(in: environment) + 2 * metrics.titleGap)
  }
}

/// How the commands of a bar are divided into pages that fit a width.
struct EditMenuPages: Hashable {
  /// The indices of the commands of each page; there is at least one page, and on each at least one command.
  let ranges: [Range<Int>]

  /// Divides commands of some widths; an arrow at an end of a page takes a width too.
  init(widths: [Double], limit: Double, chevron: Double) {
    guard widths.reduce(0, +) > limit, widths.count > 1 else {
      ranges = [0..<widths.count]
      return
    }
    var ranges: [Range<Int>] = []
    var start = 0
    while start < widths.count {
      let room = limit - (start > 0 ? chevron : 0)
      var (end, width) = (start + 1, widths[start])
      while end < widths.count {
        let isLast = end == widths.count - 1
        guard width + widths[end] + (isLast ? 0 : chevron) <= room else { break }
        width += widths[end]
        end += 1
      }
      ranges.append(start..<end)
      start = end
    }
    self.ranges = ranges
  }
}

/// A command of the bar.
struct EditMenuCell: Element {
  static let name = NodeName("edit-menu-item")

  var title: Text
  var height: Double
  var isHighlighted: Bool

  func node(in environment: Environment) -> Node {
    let inset = environment.theme[EditMenuMetrics.self].inset
    let cell = title.padding(Insets(horizontal: inset, vertical: 0)).frame(height: height)
    return cell.asEditMenuItem(
      title.spoken(in: environment), name: Self.name, isHighlighted: isHighlighted, in: environment)
  }
}

/// The arrow at an end of the bar that shows another page.
struct EditMenuPageCell: Element {
  static let forward = NodeName("edit-menu-forward"), backward = NodeName("edit-menu-backward")

  var isForward: Bool
  var height: Double

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[EditMenuMetrics.self]
    let isRight = isForward == (environment.direction == .leftToRight)
    let name =
      metrics.hasTriangles
      ? isRight ? "arrowtriangle.right.fill" : "arrowtriangle.left.fill"
      : isForward ? "chevron.forward" : "chevron.backward"
    let symbol = SymbolImage(name, style: metrics.titleStyle, weight: metrics.hasTriangles ? nil : .semibold)
      .with(\.size, metrics.chevronSize).color(.token(.editMenuTitle))
      .frame(width: metrics.chevronWidth, height: height)
    return symbol.asEditMenuItem(
      environment.spoken(isForward ? .more : .back), name: isForward ? Self.forward : Self.backward,
      isHighlighted: false, in: environment)
  }
}

extension Element {
  /// Returns the node of the element as a button of the bar.
  fileprivate func asEditMenuItem(
    _ label: String, name: NodeName, isHighlighted: Bool, in environment: Environment
  ) -> Node {
    let content = isHighlighted ? background(Surface(fill: .token(.editMenuPressed))) : self
    var node = Node(
      name: name, wrapping: content.node(in: environment), direction: environment.direction)
    node.accessibility = Accessibility(label: label, traits: [.button])
    return node
  }
}
