import MaquetteControls
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A group of rows with a header above and a footer below.
public struct Section: ContainerElement {
  /// The text above the rows.
  public var header: String?
  /// The text below the rows; setting it removes its runs.
  public var footer: String? { didSet { footerRuns = [] } }
  /// The parts of the text below the rows with looks of their own, such as links; empty for a plain text.
  public private(set) var footerRuns: [TextRun] = []
  /// The case of the header instead of the list's.
  public var headerCase: HeaderCase?
  /// The rows; any other element is put in a row of its own.
  public var children: [any Element] = []

  /// Creates a section without rows.
  public init() {}

  /// Creates a section of rows.
  public init(
    _ header: String? = nil, footer: String? = nil, @ElementBuilder children: () -> [any Element]
  ) {
    self.header = header
    self.footer = footer
    self.children = children()
  }

  public static let name = "section"

  public static let attributes: [Attribute<Section>] = [
    Attribute("header", \.header),
    Attribute("footer", \.footerContent),
    Attribute("header-case", \.headerCase),
  ]

  /// The names of the links in the text below the rows.
  public var partIDs: [String] { footerRuns.linkNames }

  /// The text below the rows, as text or styled runs; nil for none.
  public var footerContent: TextContent? {
    get { footerRuns.isEmpty ? footer.map(TextContent.init(_:)) : TextContent(runs: footerRuns) }
    set {
      footer = newValue?.text
      footerRuns = newValue?.runs ?? []
    }
  }

  public func role(in environment: Environment) -> ElementRole? { .section }

  /// Returns header, rows and footer, one below the other.
  public func node(in environment: Environment) -> Node {
    var node =
      environment.sectionStyle?(self, environment) ?? rows(in: environment)
    node.name = Self.nodeName
    node.keep(self, in: environment)
    return node
  }

  /// The section as a list has it.
  private func rows(in environment: Environment) -> Node {
    let metrics = environment.listMetrics
    let isGrouped = environment.listStyle != .plain
    var parts: [any Element] = []
    if let header, !header.isEmpty {
      let caption = caption(header, in: environment)
        .padding(
          Insets(
            top: isGrouped ? 0 : metrics.plainHeaderPadding,
            bottom: isGrouped ? metrics.headerSpacing : metrics.plainHeaderSpacing))
      let hasBand = metrics.hasHeaderBands && !isGrouped
      parts.append(hasBand ? caption.background(Surface(fill: .token(.listHeader))) : caption)
    }
    if let last = children.indices.last(where: { !children[$0].isHidden(in: environment) }) {
      let areApart = isGrouped && metrics.rowSpacing > 0
      let rows = VStack(spacing: areApart ? metrics.rowSpacing : 0, alignment: .leading) {
        children.enumerated().map { index, child in
          // A row that is not in the picture has neither a surface nor a line.
          if child.isHidden(in: environment) { return child }
          // If rows have separate surfaces, a button needs no row around it.
          if areApart, child.outermost(ListRow.self).isEmpty, !child.outermost(Button.self).isEmpty {
            return child
          }
          if child.unmodified is SwipeActions { return LeftOut(child, of: Self.name, expected: "rows") }
          let slot = Slot(content: child, isLast: areApart || index == last)
          return areApart ? card(of: slot, metrics, environment) : slot
        }
      }
      // The card is clipped, not drawn with round corners, so that a pressed row's background has the same corners.
      parts.append(isGrouped && !areApart ? card(of: rows, metrics, environment) : rows)
    }
    if let footer, !footer.isEmpty, let footerContent {
      let text = footerContent.text(style: metrics.footerStyle).color(.token(.secondaryLabel))
        .with(\.hasWholeLines, true)
      parts.append(
        Caption(text: text, label: footer, isHeader: false)
          .padding(
            Insets(top: metrics.footerSpacing, bottom: isGrouped ? 0 : metrics.footerSpacing)))
    }
    return VStack(spacing: 0, alignment: .leading) { parts }.node(in: environment)
  }

  /// The header, in the case and the style of its list.
  private func caption(_ header: String, in environment: Environment) -> Caption {
    let metrics = environment.listMetrics
    let isGrouped = environment.listStyle != .plain
    let era: HeaderCase = isGrouped && metrics.hasUppercaseHeaders ? .capitals : .asWritten
    let isUppercase = (headerCase ?? environment.headerCase ?? era) == .capitals
    let words = isUppercase ? environment.capitals(of: environment.localized(header)) : header
    let text = Text(words, style: isGrouped ? metrics.headerStyle : metrics.plainHeaderStyle)
      .color(.token(isGrouped ? metrics.headerColor : .label)).with(\.isVerbatim, isUppercase)
    return Caption(text: text, label: header, isHeader: true)
  }

  /// The names of the nodes of a header and a footer.
  package static let (headerName, footerName) = (NodeName("header"), NodeName("footer"))

  /// The header of a section of a plain list on a surface, which stays in sight while its rows go on under it.
  func pinnedHeader(in environment: Environment) -> any Element {
    guard let header, !header.isEmpty else { return Nothing() }
    return PinnedHeader(
      caption: caption(header, in: environment)
        .padding(Insets(horizontal: 0, vertical: environment.listMetrics.plainHeaderSpacing))
        .background(
          Surface(fill: .token(environment.listMetrics.hasHeaderBands ? .listHeader : .background))))
  }

  /// Rows on the surface of their group.
  private func card(
    of rows: any Element, _ metrics: ListMetrics, _ environment: Environment
  ) -> any Element {
    let card = rows.background(Surface(fill: .token(.secondaryGroupedBackground)))
      .clipped(radius: metrics.groupRadius)
    guard metrics.hasGroupEdges else { return card }
    let line = Surface(fill: .token(.separator)).frame(height: 1 / environment.scale)
    return card.overlay(line, alignment: .top).overlay(line, alignment: .bottom)
  }
}

extension Environment {
  /// Draws a section as another container than a list has it.
  typealias SectionStyle = @Sendable (Section, Environment) -> Node

  private enum SectionStyleKey: EnvironmentKey { static let defaultValue = SectionStyle?.none }

  /// Draws the sections of a container that is not a list; nil for rows as a list has them.
  var sectionStyle: SectionStyle? {
    get { self[SectionStyleKey.self] }
    set { self[SectionStyleKey.self] = newValue }
  }
}

/// A section's header or footer, aligned with the titles of rows.
private struct Caption: Element {
  var text: Text
  /// What is exposed to accessibility.
  var label: String
  var isHeader: Bool

  func node(in environment: Environment) -> Node {
    let metrics = environment.listMetrics
    var node =
      text
      .padding(Insets(horizontal: metrics.rowMargin, vertical: 0))
      .frame(
        width: FrameLength(ideal: metrics.idealRowWidth, max: .infinity), height: FrameLength(),
        alignment: .leading
      )
      .node(in: environment)
    node.name = isHeader ? Section.headerName : Section.footerName
    node.accessibility = Accessibility(
      label: text.runs.isEmpty ? environment.spoken(label) : text.spoken(in: environment),
      traits: [isHeader ? .header : .staticText], isContainer: !text.runs.isEmpty)
    return node
  }
}

/// A header that stays in sight; what it says is exposed where its section begins.
private struct PinnedHeader: Element {
  var caption: any Element

  func node(in environment: Environment) -> Node {
    var node = Node(
      name: NodeName("pinned-header"), wrapping: caption.node(in: environment),
      direction: environment.direction)
    node.accessibility = Accessibility(label: "")
    node.accessibility?.isHidden = true
    return node
  }
}

/// A row's place in its section: a line separates it from the next row, if there is one.
private struct Slot: Element {
  var content: any Element
  var isLast: Bool

  func node(in environment: Environment) -> Node {
    var inside = environment
    inside.hasRowSeparator = !isLast
    return (content.role(in: inside) == .row ? content : ListRow { content }).node(in: inside)
  }
}
