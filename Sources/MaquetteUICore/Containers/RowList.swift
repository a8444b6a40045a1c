import Foundation
import MaquetteCollections
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteViewLayout

/// The rows of a list or a form: sections one below the other on a background.
struct RowList {
  private let look: ListLook
  private let context: ViewContext
  private let metrics: ListMetrics
  private let sections: [SectionParts]

  init(_ content: any View, _ look: ListLook, in context: ViewContext) {
    self.look = look
    self.context = context
    metrics = context.settings.listMetrics.of(look)
    var inner = context.child(0)
    inner.environment.showsSections = true
    inner.environment.isInRow = false
    inner.environment.own.place = .row
    sections = Self.sections(of: inner.parts(of: content))
    if !context.environment.own.hidesListBackground { context.preferences.add(PageGroundKey.self, ground) }
  }

  /// The colour behind the rows.
  private var ground: ColorToken { look.isGrouped ? .groupedBackground : .background }

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

  /// The list in all the room. It goes on under what covers the lower edge of the screen.
  var element: any Element {
    let group = RowGroup(look: look, metrics: metrics, context: context)
    var column: [any Element] = []
    for (index, section) in sections.enumerated() {
      if index > 0 { column.append(gap(above: section, below: sections[index - 1])) }
      if !section.header.isEmpty { column.append(header(section.header)) }
      column.append(group.element(of: section.rows))
      if !section.footer.isEmpty { column.append(footer(section.footer)) }
    }
    let sides = look == .insetGrouped ? metrics.groupMargin : 0
    let margins = context.environment.scrollMargins
    var rows: any Element = MaquetteElements.VStack(spacing: .points(0), alignment: .leading) { column }
      .padding(
        Insets(
          leading: margins.leading.map { Double($0) } ?? sides,
          bottom: margins.bottom.map { Double($0) } ?? (look.isGrouped ? metrics.listPadding : 0),
          trailing: margins.trailing.map { Double($0) } ?? sides))
    if look.isGrouped || margins.top != nil {
      let room = TopRoom(
        stated: margins.top.map { Double($0) }, underLargeTitle: metrics.listPadding,
        usual: sections.first?.header.isEmpty == false
          ? metrics.headedSectionSpacing : metrics.sectionSpacing)
      rows = MaquetteElements.VStack(spacing: .points(0)) { [room, rows] }
    }
    let fill = FrameLength(nil, nil, .infinity)
    let page = rows.frame(width: fill, height: FrameLength(nil, nil, nil), alignment: .top)
      .scrolling(ScrollArea(.vertical)).ignoringSafeArea(.bottom)
      .frame(width: fill, height: fill, alignment: .top)
    guard !context.environment.own.hidesListBackground else { return page }
    var surface = Surface(fill: .token(ground))
    surface.reachesScreenEdges = true
    return page.background(surface)
  }

  private func gap(above section: SectionParts, below former: SectionParts) -> any Element {
    guard look.isGrouped else { return Nothing() }
    var height = metrics.sectionSpacing
    if let stated = context.environment.listSectionSpacing { return Nothing().frame(height: stated) }
    if !section.header.isEmpty { height += metrics.headedSectionSpacing - metrics.sectionSpacing }
    if !former.footer.isEmpty { height += metrics.footedSectionSpacing - metrics.sectionSpacing }
    return Nothing().frame(height: height)
  }

  private func header(_ parts: [ViewPart]) -> any Element {
    let isGrouped = look.isGrouped
    return caption(
      parts,
      Insets(
        top: isGrouped ? 0 : metrics.plainHeaderPadding,
        bottom: isGrouped ? metrics.headerSpacing : metrics.plainHeaderSpacing))
  }

  private func footer(_ parts: [ViewPart]) -> any Element {
    caption(parts, Insets(top: metrics.footerSpacing, bottom: look.isGrouped ? 0 : metrics.footerSpacing))
  }

  /// A header or a footer, which begins where the words of rows do.
  private func caption(_ parts: [ViewPart], _ insets: Insets) -> any Element {
    var insets = insets
    let own = parts.first?.traits.rowInsets
    insets.leading = own.map { Double($0.leading) } ?? metrics.rowMargin
    insets.trailing = own.map { Double($0.trailing) } ?? metrics.rowMargin
    return parts.joined.frame(
      width: FrameLength(nil, nil, .infinity), height: FrameLength(nil, nil, nil), alignment: .leading
    ).padding(insets)
  }
}

/// The room above the first section, which is lower below a large title.
///
/// iOS 26 (`ServerSwitchingHowItWorksView` of home-assistant/iOS): the first row begins 35 below the bar, as sections are apart; with
/// `contentMargins(.top, 4)` it begins 4 below the safe area (`PrivacyView`).
private struct TopRoom: Element {
  let stated: Double?
  let underLargeTitle: Double
  let usual: Double

  func node(in environment: MaquetteElements.Environment) -> Node {
    let height = stated ?? (environment.isUnderLargeTitle ? underLargeTitle : usual)
    return Nothing().frame(height: height).node(in: environment)
  }
}

extension MaquetteElements.Environment {
  private enum UnderLargeTitleKey: MaquetteElements.EnvironmentKey { static let defaultValue = false }

  /// Whether a large title stands above what scrolls.
  var isUnderLargeTitle: Bool {
    get { self[UnderLargeTitleKey.self] }
    set { self[UnderLargeTitleKey.self] = newValue }
  }
}

extension ListMetrics {
  /// Returns the measures of a style of lists: groups from edge to edge are no cards, and lie between lines.
  func of(_ look: ListLook) -> ListMetrics {
    guard look == .grouped else { return self }
    var metrics = self
    (metrics.groupRadius, metrics.groupMargin, metrics.hasGroupEdges) = (0, 0, true)
    return metrics
  }
}
