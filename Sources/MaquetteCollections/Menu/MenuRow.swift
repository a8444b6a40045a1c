import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteTypography

/// The row of an item: mark, symbol, title, shortcut and the arrow of a submenu.
struct MenuRow: Element {
  var item: MenuItem
  /// Whether it is the top of an open submenu, whose arrow points down.
  var isHeader = false

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[MenuMetrics.self]
    let columns = environment.menuColumns ?? MenuColumns([item])
    if columns.itemSize != .large, !isHeader { return cell(columns.itemSize, metrics, environment) }
    var parts: [any Element] = []
    if columns.hasMarks, !isHeader { parts.append(mark(metrics, environment)) }
    if columns.hasSymbols, metrics.hasLeadingSymbols, !isHeader {
      parts.append(symbolBox(metrics, environment))
    }
    parts.append(titles(metrics, environment).layoutPriority(1))
    let end = end(metrics, keyWidth: columns.keyWidth, environment)
    let isBare = columns.endWidth == 0 && end.isEmpty
    parts.append(Spacer(minLength: isBare ? metrics.bareGap : metrics.leastGap))
    if columns.endWidth > 0, !isHeader {
      parts.append(HStack(spacing: 0) { end }.frame(width: columns.endWidth, alignment: .trailing))
    } else {
      parts += end
    }
    let leading = columns.hasMarks && !isHeader ? metrics.markInset : metrics.titleInset
    return HStack(spacing: 0) { parts }
      .risen(by: metrics.titleRise)
      .padding(
        Insets(
          top: metrics.rowPadding, leading: leading, bottom: metrics.rowPadding,
          trailing: metrics.trailingInset)
      )
      .frame(
        width: FrameLength(max: .infinity), height: FrameLength(min: metrics.leastRowHeight(in: environment)),
        alignment: .leading
      )
      .background(highlight(metrics, environment))
      .node(in: environment)
  }

  private func mark(_ metrics: MenuMetrics, _ environment: Environment) -> any Element {
    let content: any Element =
      item.value.menuMark.map { symbol($0, size: metrics.markSize, weight: metrics.markWeight, environment) }
      ?? Spacer(minLength: 0).frame(height: 1)
    return content.frame(width: metrics.markColumn * metrics.growth(in: environment))
      .padding(Insets(trailing: metrics.markSpacing))
  }

  private func symbolBox(_ metrics: MenuMetrics, _ environment: Environment) -> any Element {
    let content: any Element =
      item.symbol.map { symbol($0, size: metrics.symbolSize, weight: .regular, environment) }
      ?? Spacer(minLength: 0).frame(height: 1)
    return content.frame(width: metrics.symbolColumn * metrics.growth(in: environment))
      .padding(Insets(trailing: metrics.symbolSpacing))
  }

  private func titles(_ metrics: MenuMetrics, _ environment: Environment) -> any Element {
    let limit = metrics.titleSize > 0 ? 1 : nil
    var title = Text(item.title, weight: isHeader ? .semibold : nil).color(color(environment)).lineLimit(
      limit)
    if metrics.titleSize > 0 { title.size = metrics.titleSize }
    guard let subtitle = item.subtitle, !subtitle.isEmpty else { return title }
    let second: ColorReference =
      isHighlighted(environment) || isDisabled(environment) ? color(environment) : .token(.secondaryLabel)
    return VStack(spacing: 1, alignment: .leading) {
      title
      Text(subtitle, style: metrics.subtitleStyle).color(second).lineLimit(limit)
    }
  }

  /// What is at the end of the row: the shortcut, the symbol where it trails, or the arrow of a submenu.
  ///
  /// Keys stand in a column of their own, and modifiers before it.
  func end(
    _ metrics: MenuMetrics, keyWidth: Double = 0, _ environment: Environment
  ) -> [any Element] {
    if !item.children.isEmpty || isHeader {
      let name = isHeader ? "chevron.down" : "chevron.forward"
      let arrow = symbol(name, size: metrics.arrowSize, weight: metrics.markWeight, environment)
        .padding(Insets(trailing: isHeader ? 0 : metrics.arrowInset))
      let box = metrics.hasLeadingSymbols ? nil : metrics.symbolColumn * metrics.growth(in: environment)
      return [arrow.frame(width: box)]
    }
    if let shortcut = item.shortcut, metrics.showsShortcuts {
      let (modifiers, key) = Self.parts(of: shortcut)
      // Keys of one character are centred below each other; a wide one reaches over the column's sides.
      let rest = Swift.max(0, keyWidth - self.keyWidth(metrics, environment))
      let gap = modifiers.isEmpty ? "" : Self.keyGap
      guard key.count == 1 else {
        return [shortcutText(modifiers + gap + key, metrics, environment).padding(Insets(trailing: rest))]
      }
      let aside = (metrics.keyWidth - shortcutText(key, metrics, environment).idealWidth(in: environment)) / 2
      let insets = Insets(leading: modifiers.isEmpty ? aside : 0, trailing: rest + aside)
      var space = TextRun(gap)
      space.fontOptions.kerning = aside
      var text = shortcutText("", metrics, environment)
      text.runs = [TextRun(modifiers), space, TextRun(key)].filter { !$0.text.isEmpty }
      return [text.padding(insets)]
    }
    if let name = item.symbol, !metrics.hasLeadingSymbols {
      return [
        symbol(name, size: metrics.symbolSize, weight: .regular, environment)
          .frame(width: metrics.symbolColumn * metrics.growth(in: environment))
      ]
    }
    return []
  }

  /// The width of the key's column in a shortcut, without its modifiers.
  func keyWidth(_ metrics: MenuMetrics, _ environment: Environment) -> Double {
    guard let shortcut = item.shortcut, metrics.showsShortcuts, item.children.isEmpty else { return 0 }
    let key = Self.parts(of: shortcut).key
    return key.count == 1
      ? metrics.keyWidth : shortcutText(key, metrics, environment).idealWidth(in: environment)
  }

  private func shortcutText(
    _ keys: String, _ metrics: MenuMetrics, _ environment: Environment
  ) -> Text {
    var text = Text(keys).lineLimit(1)
    if metrics.titleSize > 0 { text.size = metrics.titleSize }
    text.color =
      isHighlighted(environment) || isDisabled(environment) ? color(environment) : .token(.menuShortcut)
    return text
  }

  /// The thin space between modifiers and key: 4.8 points lie between the two in `mac14-status-menu-2x`.
  private static let keyGap = "\u{2009}"

  /// The modifiers of a shortcut, and its key.
  private static func parts(of shortcut: String) -> (modifiers: String, key: String) {
    let keys = shortcut.drop { "⌃⌥⇧⌘".contains($0) }
    guard !keys.isEmpty, keys.count < shortcut.count else { return ("", shortcut) }
    return (String(shortcut.dropLast(keys.count)), String(keys))
  }

  /// A symbol that grows with the text where the text does.
  private func symbol(
    _ name: String, size: Double, weight: FontWeight, _ environment: Environment
  ) -> any Element {
    var image = SymbolImage(name, weight: weight).color(color(environment))
    image.size = size * environment.theme[MenuMetrics.self].growth(in: environment)
    return image
  }

  /// An item of a row of items: the symbol, with the title below it in the medium size.
  private func cell(
    _ size: MenuSection.ItemSize, _ metrics: MenuMetrics, _ environment: Environment
  ) -> Node {
    var parts: [any Element] = []
    if let name = item.symbol {
      // Symbols differ in height; their titles stand in one line.
      parts.append(
        symbol(name, size: metrics.symbolSize, weight: .regular, environment)
          .frame(height: metrics.symbolSize * 1.4))
    }
    if size == .medium || item.symbol == nil {
      parts.append(Text(item.title, style: .caption1).color(color(environment)).lineLimit(1))
    }
    let height = size == .medium ? metrics.mediumHeight : metrics.leastRowHeight(in: environment)
    let isCovered = isHighlighted(environment) || item.value == .on
    let fill: ColorReference? =
      isCovered
      ? metrics.hasTintedHighlight && isHighlighted(environment)
        ? selection(environment) : .token(.menuPressed) : nil
    return VStack(spacing: 2) { parts }
      .padding(Insets(horizontal: 4, vertical: 0))
      .frame(width: FrameLength(max: .infinity), height: FrameLength(min: height))
      .background(
        Surface(outline(metrics), fill: fill)
          .padding(Insets(horizontal: metrics.highlightInset, vertical: 0))
      )
      .node(in: environment)
  }

  private func isDisabled(_ environment: Environment) -> Bool { item.isDisabled(in: environment) }

  private func isHighlighted(_ environment: Environment) -> Bool {
    !isDisabled(environment) && (!item.state.isDisjoint(with: [.highlighted, .focused]) || isOpen)
  }

  /// Whether the submenu beside the item is open; the item stays highlighted.
  private var isOpen: Bool { item.menu == .open && !item.children.isEmpty && !isHeader }

  private func color(_ environment: Environment) -> ColorReference {
    let metrics = environment.theme[MenuMetrics.self]
    if isDisabled(environment) { return .token(.menuDisabled) }
    if metrics.hasTintedHighlight, isHighlighted(environment) { return .token(.onTint) }
    return .token(item.role == .destructive && metrics.hasRedDestruction ? .red : .label)
  }

  private func highlight(_ metrics: MenuMetrics, _ environment: Environment) -> any Element {
    guard isHighlighted(environment), !isHeader else { return Surface() }
    let fill = metrics.hasTintedHighlight ? selection(environment) : .token(.menuPressed)
    return Surface(outline(metrics), fill: fill)
      .padding(Insets(horizontal: metrics.highlightInset, vertical: 0))
  }

  private func outline(_ metrics: MenuMetrics) -> Surface.Outline {
    metrics.highlightRadius > 0
      ? .rounded(radius: metrics.highlightRadius, metrics.cornerStyle) : .rectangle
  }

  /// The colour of the highlight under the pointer. A menu is a window of its own: it keeps the tint in an inactive one.
  private func selection(_ environment: Environment) -> ColorReference {
    environment.tint == .token(.accent) ? .token(.menuSelection) : environment.tint
  }
}

extension ToggleValue {
  /// The symbol of the mark before an item; nil for none.
  fileprivate var menuMark: String? {
    switch self {
    case .off: nil
    case .on: "checkmark"
    case .mixed: "minus"
    }
  }
}

/// Items side by side, with lines between them.
struct MenuItemRow: Element {
  var items: [any Element]
  var size: MenuSection.ItemSize

  func node(in environment: Environment) -> Node {
    var inside = environment
    var columns = inside.menuColumns ?? MenuColumns()
    columns.itemSize = size
    inside.menuColumns = columns
    let hasLines = environment.theme[MenuMetrics.self].hasRowLines
    let last = items.count - 1
    let cells = items.enumerated().map { index, item -> any Element in
      guard hasLines, index < last else { return item }
      let line = Surface(fill: .token(.menuLine)).frame(width: 1 / environment.scale)
        .frame(width: FrameLength(), height: FrameLength(max: .infinity))
      return item.overlay(line, alignment: Alignment(.trailing, .center))
    }
    return Arranged(
      name: NodeName("menu-item-row"), layout: EqualCellsLayout(isRow: true, spacing: 0), children: cells
    ).node(in: inside)
  }
}
