import Foundation
import MaquetteCollections
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The rows of a section, whatever they hold, with the lines between them.
struct RowGroup {
  let look: ListLook
  let metrics: ListMetrics
  let context: ViewContext

  /// Rows on the surface of their section.
  func element(of rows: [ViewPart]) -> any Element {
    let spacing = context.environment.listRowSpacing.map { Double($0) } ?? 0
    let areApart = spacing > 0
    let elements = rows.enumerated().map { index, part in
      let row = row(
        part, isFirst: index == 0, isLast: index == rows.count - 1, isApart: areApart,
        next: rows.dropFirst(index + 1).first)
      return areApart && look == .insetGrouped ? row.clipped(radius: metrics.groupRadius) : row
    }
    let column = MaquetteElements.VStack(spacing: .points(spacing), alignment: .leading) { elements }
    if look == .insetGrouped, !areApart { return column.clipped(radius: metrics.groupRadius) }
    guard metrics.hasGroupEdges else { return column }
    let edge = Surface(fill: .token(metrics.separatorColor)).frame(height: 1 / context.settings.scale)
    return column.overlay(edge, alignment: .top).overlay(edge, alignment: .bottom)
  }

  private func row(_ part: ViewPart, isFirst: Bool, isLast: Bool, isApart: Bool, next: ViewPart?)
    -> any Element
  {
    let insets =
      part.traits.rowInsets?.insets
      ?? Insets(horizontal: metrics.rowMargin, vertical: metrics.look.textPadding)
    let fill = FrameLength(nil, nil, .infinity)
    let guides = RowGuides()
    var content: any Element = part.element.environment { $0.rowGuides = guides }
    if let badge = part.traits.badge { content = badged(content, badge) }
    if part.traits.isLink { content = linked(content) }
    let ground: any Element =
      part.traits.rowBackground
      ?? Surface(fill: .token(look.isGrouped ? .secondaryGroupedBackground : .background))
    var row: any Element = content.frame(
      width: fill, height: FrameLength(nil, nil, nil), alignment: .leading
    )
    .padding(insets)
    .frame(width: fill, height: FrameLength(leastHeight, nil, nil), alignment: .leading)
    .background(ground)
    guard !isApart else { return row }
    // A plain list has lines above its first row and below its last one, too.
    let traits = part.traits
    if isFirst, !look.isGrouped, traits.separators[.top] != .hidden {
      row = row.overlay(line(part, guides, insets, .top))
    }
    let hidesLine = traits.separators[.bottom] == .hidden || next?.traits.separators[.top] == .hidden
    guard !isLast || !look.isGrouped, !hidesLine else { return row }
    return row.overlay(line(part, guides, insets, .bottom))
  }

  private func line(
    _ part: ViewPart, _ guides: RowGuides, _ insets: Insets, _ alignment: MaquetteLayout.Alignment
  ) -> any Element {
    RowSeparator(
      guides: guides,
      insets: Insets(leading: insets.leading, trailing: metrics.separatorTrailingInset),
      color: part.traits.separatorTint ?? .token(metrics.separatorColor),
      height: metrics.separatorHeight > 0 ? metrics.separatorHeight : 1 / context.settings.scale,
      alignment: alignment)
  }

  /// The least height: that of a line of text with its room where the system's rows grow with the text, or what a view states.
  private var leastHeight: Double {
    let stated = context.environment.defaultMinListRowHeight
    if stated != EnvironmentValues.usualMinListRowHeight { return stated }
    guard metrics.linePadding > 0 else { return metrics.rowHeight }
    let line = MaquetteElements.Text("", style: metrics.titleStyle).lineHeight(in: context.settings)
    return max(metrics.rowHeight, line.rounded() + 2 * metrics.linePadding)
  }

  /// A row that leads elsewhere, with the arrow of the system's rows.
  private func linked(_ content: any Element) -> any Element {
    let size = context.settings.font(metrics.titleStyle).size
    let chevron = SymbolImage("chevron.forward", weight: metrics.chevronWeight)
      .with(\.symbolScale, .small).with(\.size, size * metrics.chevronSize)
      .with(\.color, .token(metrics.look.chevronColor))
      .padding(Insets(trailing: metrics.look.chevronInset))
    return MaquetteElements.HStack(spacing: .points(metrics.look.chevronSpacing)) {
      content.frame(
        width: FrameLength(nil, nil, .infinity), height: FrameLength(nil, nil, nil), alignment: .leading)
      chevron
    }
  }

  private func badged(_ content: any Element, _ badge: String) -> any Element {
    MaquetteElements.HStack(spacing: .points(8)) {
      content.frame(
        width: FrameLength(nil, nil, .infinity), height: FrameLength(nil, nil, nil), alignment: .leading)
      MaquetteElements.Text(badge).color(.token(.secondaryLabel)).verbatim()
    }
  }
}
