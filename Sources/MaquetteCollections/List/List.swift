public import MaquetteControlKit
import MaquetteControls
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// Sections of rows on a background of their own.
public struct List: ContainerElement {
  /// The list style, which determines how sections are separated.
  public var style: ListStyle = .insetGrouped
  /// The case of headers; nil for the era's.
  public var headerCase: HeaderCase?
  /// The part of the list that is seen; nil for its beginning, in a list that only a screen scrolls.
  public var scrollOffset: ScrollOffset?
  /// When scroll indicators show.
  public var indicators = ScrollIndicators.automatic
  /// Whether rows can be deleted, inserted, selected or moved now.
  public var isEditing = false
  /// The circle before each row while the list is edited.
  public var editingStyle: RowEditingStyle = .delete
  /// Whether rows can be dragged to another place while the list is edited.
  public var isReorderable = false
  /// The height of every row in points; nil to fit each row's content.
  public var rowHeight: Double?
  /// The letters at the edge that jump to sections: the headers' initials, or the alphabet.
  public var sectionIndex: SectionIndexTitles = .none
  /// A refresh control first, if there is one; then the sections. Rows between them form sections of their own.
  public var children: [any Element] = []

  /// Creates an empty list.
  public init() {}

  /// Creates a list of sections and rows.
  public init(style: ListStyle = .insetGrouped, @ElementBuilder children: () -> [any Element]) {
    self.style = style
    self.children = children()
  }

  public static let name = "list"
  public static let metrics: [any ThemeMetrics.Type] = [
    ListMetrics.self, RowEditingMetrics.self, SectionIndexMetrics.self,
  ]

  public static let attributes: [Attribute<List>] = [
    Attribute("style", \.style),
    Attribute("header-case", \.headerCase, help: headerCaseHelp),
    Attribute("scroll-offset", \.scrollOffset, help: ScrollOffset.help),
    Attribute("indicators", \.indicators, help: ScrollIndicators.help),
    Attribute("editing", \.isEditing),
    Attribute("editing-style", \.editingStyle),
    Attribute("reorderable", \.isReorderable),
    Attribute("row-height", \.rowHeight, in: 0...10_000),
    Attribute("section-index", \.sectionIndex),
  ]

  static let headerCaseHelp =
    "The case of headers: iOS 7 to 18 has capitals in inset grouped lists, by the rules of the locale."

  /// Returns the sections at the top of the available space.
  public func node(in environment: Environment) -> Node {
    var inside = environment
    inside.listStyle = style
    if let rowHeight { inside.statedRowHeight = rowHeight }
    let metrics = inside.listMetrics
    inside.headerCase = headerCase ?? environment.headerCase
    inside.hasRowSeparator = false
    inside.isScrolling = true
    if isEditing { inside.listEditing = RowEditing(style: editingStyle, isReorderable: isReorderable) }
    let all = sections(in: inside)
    let shown = all.filter { !$0.isHidden(in: inside) }.flatMap { section -> [Section?] in
      let sections = section.outermost(Section.self)
      return sections.isEmpty ? [nil] : sections
    }
    let index = sectionIndex.index(of: shown.map { $0?.header.map(environment.localized) })
    if !index.titles.isEmpty { inside.sectionIndexWidth = environment.theme[SectionIndexMetrics.self].width }
    // The rows have the platform's margins themselves.
    if inside.contentMargins == .platform { inside.contentMargins = .none }
    let isGrouped = style != .plain
    let headers = isGrouped ? [] : shown.map { $0?.pinnedHeader(in: inside) ?? Nothing() }
    let sections = all.enumerated().map { index, section in
      guard isGrouped, index > 0 else { return section }
      var difference = 0.0
      if section.beginsWithHeader { difference += metrics.headedSectionSpacing - metrics.sectionSpacing }
      if all[index - 1].endsWithFooter { difference += metrics.footedSectionSpacing - metrics.sectionSpacing }
      return difference == 0 ? section : section.padding(Insets(top: difference))
    }
    var rows = VStack(spacing: isGrouped ? metrics.sectionSpacing : 0, alignment: .leading) { sections }
      .padding(
        Insets(horizontal: isGrouped ? metrics.groupMargin : 0, vertical: isGrouped ? metrics.listPadding : 0)
      )
    if let refreshControl {
      rows = VStack(spacing: 0, alignment: .leading) {
        refreshControl
        rows
      }
    }
    var page = scrolled(rows, headers: headers, in: environment)
    if !index.titles.isEmpty {
      page = page.overlay(index.padding(environment.coveredInsets), alignment: .trailing)
    }
    var ground = Surface(fill: .token(isGrouped ? .groupedBackground : .background))
    ground.reachesScreenEdges = true
    var node = page.background(ground).node(in: inside)
    node.name = Self.nodeName
    node.keep(self, in: environment)
    return node
  }

  /// Rows in a view that scrolls, in which they keep their height: those that do not fit are cut off. A finger moves the
  /// content of a screen, and a list that has an offset or a refresh control.
  private func scrolled(
    _ rows: any Element, headers: [any Element], in environment: Environment
  ) -> any Element {
    let isPulled = refreshControl != nil && !environment.isScrolling
    guard environment.fillsScreen || scrollOffset != nil || isPulled else {
      return rows.scrolling(ScrollArea(.vertical))
    }
    return Scroll(offset: scrollOffset ?? .points(0)) { rows }.indicators(indicators)
      .with(\.headers, headers)
      .with(
        \.pinned,
        ScrollArea.Pinned(
          part: Section.nodeName, header: Section.headerName,
          inset: environment.listMetrics.plainHeaderSpacing))
  }

  /// The spinner above everything, if the list begins with one.
  private var refreshControl: (any Element)? {
    children.first.flatMap { $0.unmodified is RefreshControl ? $0 : nil }
  }

  private func sections(in environment: Environment) -> [any Element] {
    var sections: [any Element] = []
    var rows: [any Element] = []
    for child in refreshControl == nil ? children[...] : children.dropFirst() {
      // A section that is not in the picture keeps its place among the others.
      if child.role(in: environment) == .section {
        if !rows.isEmpty { sections.append(section(of: rows, in: environment)) }
        rows = []
        sections.append(child)
      } else {
        rows.append(child)
      }
    }
    return rows.isEmpty ? sections : sections + [section(of: rows, in: environment)]
  }

  /// A section of rows that stand in none; it is not in the picture if none of them is.
  private func section(of rows: [any Element], in environment: Environment) -> any Element {
    rows.allSatisfy { $0.isHidden(in: environment) } ? rows[0] : Section { rows }
  }
}

extension Element {
  /// Whether a section begins with a header.
  fileprivate var beginsWithHeader: Bool {
    !(outermost(Section.self).first?.header ?? "").isEmpty
  }

  /// Whether a section ends with a footer.
  fileprivate var endsWithFooter: Bool {
    !(outermost(Section.self).last?.footer ?? "").isEmpty
  }
}

extension List: ScreenContent, RowGroup {}
extension Form: ScreenContent, RowGroup {}

/// The style that separates a list's sections.
public enum ListStyle: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// The rows of each section on a card with round corners.
  case insetGrouped = "inset-grouped"
  /// The rows of each section on a surface from edge to edge, between lines.
  case grouped
  /// Rows from edge to edge, sections under their headers.
  case plain
}

extension Environment {
  private enum ListStyleKey: EnvironmentKey { static let defaultValue = ListStyle.insetGrouped }
  /// The style of the enclosing list.
  var listStyle: ListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

/// A list of settings: grouped sections of rows with controls.
public struct Form: ContainerElement {
  /// The case of headers; nil for the era's.
  public var headerCase: HeaderCase?
  /// The part of the form that is seen; nil for its beginning, in a form that only a screen scrolls.
  public var scrollOffset: ScrollOffset?
  /// When scroll indicators show.
  public var indicators = ScrollIndicators.automatic
  /// The sections; rows between them form sections of their own.
  public var children: [any Element] = []

  /// Creates an empty form.
  public init() {}

  /// Creates a form of sections and rows.
  public init(@ElementBuilder children: () -> [any Element]) {
    self.children = children()
  }

  public static let name = "form"
  public static let attributes: [Attribute<Form>] = [
    Attribute("header-case", \.headerCase, help: List.headerCaseHelp),
    Attribute("scroll-offset", \.scrollOffset, help: ScrollOffset.help),
    Attribute("indicators", \.indicators, help: ScrollIndicators.help),
  ]

  /// Returns an inset grouped list.
  public func node(in environment: Environment) -> Node {
    var node = List(style: .insetGrouped) { children }.with(\.headerCase, headerCase)
      .with(\.scrollOffset, scrollOffset).with(\.indicators, indicators).node(in: environment)
    node.name = Self.nodeName
    node.keep(self, in: environment)
    return node
  }
}
