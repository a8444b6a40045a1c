import Foundation
import MaquetteCollections
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The rows of a list or a form: cards, lines and captions around content of any kind.
struct RowList {
  private let look: ListLook
  private let context: ViewContext
  private let metrics: ListMetrics
  private let sections: [SectionParts]

  init(_ content: any View, _ look: ListLook, in context: ViewContext) {
    self.look = look
    self.context = context
    metrics = context.settings.listMetrics
    var inner = context.child(0)
    inner.environment.showsSections = true
    inner.environment.isInRow = false
    inner.environment.own.place = .row
    sections = Self.sections(of: inner.parts(of: content))
    if !context.environment.own.hidesListBackground { context.preferences.add(PageGroundKey.self, ground) }
  }

  /// The colour behind the rows.
  private var ground: ColorToken { isGrouped ? .groupedBackground : .background }

  private var isGrouped: Bool { look == .insetGrouped || look == .grouped }

  /// The sections from top to bottom; rows in none form sections of their own.
  private static func sections(of parts: [ViewPart]) -> [SectionParts] {
    var sections: [SectionParts] = []
    var rows: [ViewPart] = []
    func flush() {
      if !rows.isEmpty { sections.append(SectionParts(header: [], footer: [], rows: rows)) }
      rows = []
    }
    for part in parts {
      if let section = part.traits.section {
        flush()
        sections.append(section)
      } else {
        rows.append(part)
      }
    }
    flush()
    return sections
  }

  /// The list in all the room, cut off at its edges.
  var element: any Element {
    var column: [any Element] = []
    for (index, section) in sections.enumerated() {
      if index > 0 { column.append(gap(above: section, below: sections[index - 1])) }
      if !section.header.isEmpty { column.append(header(section.header, isFirst: index == 0)) }
      column.append(card(section.rows))
      if !section.footer.isEmpty { column.append(footer(section.footer)) }
    }
    let margin = look == .insetGrouped ? metrics.groupMargin : 0
    let top = isGrouped ? metrics.listPadding : 0
    let rows = MaquetteElements.VStack(spacing: .points(0), alignment: .leading) { column }
      .padding(
        Insets(top: top + context.environment.listTopMargin, leading: margin, bottom: top, trailing: margin))
    let fill = FrameLength(nil, nil, .infinity)
    let page = rows.frame(width: fill, height: FrameLength(nil, nil, nil), alignment: .top)
      .scrolling(ScrollArea(.vertical))
      .frame(width: fill, height: fill, alignment: .top)
    guard !context.environment.own.hidesListBackground else { return page }
    var surface = Surface(fill: .token(ground))
    surface.reachesScreenEdges = true
    return page.background(surface)
  }

  private func gap(above section: SectionParts, below former: SectionParts) -> any Element {
    guard isGrouped else { return Nothing() }
    var height = metrics.sectionSpacing
    if let stated = context.environment.listSectionSpacing { return Nothing().frame(height: stated) }
    if !section.header.isEmpty { height += metrics.headedSectionSpacing - metrics.sectionSpacing }
    if !former.footer.isEmpty { height += metrics.footedSectionSpacing - metrics.sectionSpacing }
    return Nothing().frame(height: height)
  }

  /// Rows on the surface of their section.
  private func card(_ rows: [ViewPart]) -> any Element {
    let elements = rows.enumerated().map { index, row in
      self.row(
        row, isFirst: index == 0, isLast: index == rows.count - 1, next: rows.dropFirst(index + 1).first)
    }
    let column = MaquetteElements.VStack(spacing: .points(0), alignment: .leading) { elements }
    switch look {
    case .insetGrouped: return column.clipped(radius: metrics.groupRadius)
    default: return column
    }
  }

  private func row(_ part: ViewPart, isFirst: Bool, isLast: Bool, next: ViewPart?) -> any Element {
    let isGlass = context.settings.era == .glass
    // A line of body text makes a row of 51 points on iOS 26 (measured: 18) and of 44 before.
    let vertical = isGlass ? 15.33 : 11.0
    let insets =
      part.traits.rowInsets?.insets
      ?? Insets(
        top: vertical, leading: metrics.rowMargin, bottom: vertical, trailing: metrics.rowMargin)
    let fill = FrameLength(nil, nil, .infinity)
    var content: any Element = part.element
    if part.traits.isLink { content = linked(content) }
    if let badge = part.traits.badge { content = badged(content, badge) }
    let least = max(metrics.rowHeight, context.environment.defaultMinListRowHeight)
    let ground: any Element =
      part.traits.rowBackground
      ?? Surface(fill: .token(isGrouped ? .secondaryGroupedBackground : .background))
    let row = content.frame(width: fill, height: FrameLength(nil, nil, nil), alignment: .leading)
      .padding(insets)
      .frame(width: fill, height: FrameLength(least, nil, nil), alignment: .leading)
      .background(ground)
    let hidesLine = part.traits.separators[.bottom] == .hidden || next?.traits.separators[.top] == .hidden
    guard !isLast || !isGrouped, !hidesLine else { return row }
    let line = metrics.separatorHeight > 0 ? metrics.separatorHeight : 1 / context.settings.scale
    return row.overlay(
      Surface(fill: part.traits.separatorTint ?? .token(metrics.separatorColor)).frame(height: line)
        .padding(
          Insets(
            leading: insets.leading + part.traits.separatorInset, trailing: metrics.separatorTrailingInset)),
      alignment: .bottom)
  }

  private func linked(_ content: any Element) -> any Element {
    let chevron = SymbolImage("chevron.forward", weight: metrics.chevronWeight)
      .with(\.size, metrics.chevronSize).color(.token(.tertiaryLabel))
    return MaquetteElements.HStack(spacing: .points(8)) {
      content.frame(
        width: FrameLength(nil, nil, .infinity), height: FrameLength(nil, nil, nil), alignment: .leading)
      chevron
    }
  }

  private func badged(_ content: any Element, _ badge: String) -> any Element {
    MaquetteElements.HStack(spacing: .points(8)) {
      content.frame(
        width: FrameLength(nil, nil, .infinity), height: FrameLength(nil, nil, nil), alignment: .leading)
      MaquetteElements.Text(badge).color(.token(.secondaryLabel))
    }
  }

  private func header(_ parts: [ViewPart], isFirst: Bool) -> any Element {
    let side = metrics.rowMargin
    return parts.joined.frame(
      width: FrameLength(nil, nil, .infinity), height: FrameLength(nil, nil, nil), alignment: .leading
    ).padding(
      Insets(
        top: isGrouped ? 0 : metrics.plainHeaderPadding, leading: side,
        bottom: isGrouped ? metrics.headerSpacing : metrics.plainHeaderSpacing, trailing: side))
  }

  private func footer(_ parts: [ViewPart]) -> any Element {
    let side = metrics.rowMargin
    return parts.joined.frame(
      width: FrameLength(nil, nil, .infinity), height: FrameLength(nil, nil, nil), alignment: .leading
    ).padding(
      Insets(
        top: metrics.footerSpacing, leading: side, bottom: isGrouped ? 0 : metrics.footerSpacing,
        trailing: side))
  }
}
