import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A section of a sidebar: a header above its rows, and a footer below them.
struct SidebarSection: Element {
  private let header: String?
  private let footer: Text?
  let children: [any Element]

  init(_ section: Section, in environment: Environment) {
    header = section.header
    footer =
      (section.footer ?? "").isEmpty
      ? nil : section.footerContent?.text(style: environment.listMetrics.footerStyle)
    children = section.children
  }

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[SidebarMetrics.self]
    return VStack(spacing: 0, alignment: .leading) {
      if let header, !header.isEmpty { SidebarHeader(title: header) }
      children
      if let footer {
        footer.color(.token(.secondaryLabel))
          .padding(Insets(horizontal: metrics.headerInset, vertical: metrics.padding))
      }
    }.node(in: environment)
  }
}

/// The title above the rows of a section.
private struct SidebarHeader: Element {
  var title: String

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[SidebarMetrics.self]
    let color: ColorReference = .token(environment.isWindowActive ? .sidebarHeader : .tertiaryLabel)
    var node = Text(title, style: metrics.headerStyle, weight: metrics.headerWeight)
      .with(\.strokeGrowth, metrics.headerGrowth.resolved(environment.appearance))
      .color(color).lineLimit(1)
      .padding(Insets(horizontal: metrics.headerInset, vertical: 0))
      .frame(
        width: FrameLength(max: .infinity), height: FrameLength(min: metrics.headerHeight),
        alignment: .leading
      )
      .padding(Insets(top: metrics.headerSpacing))
      .node(in: environment)
    node.name = Section.headerName
    node.accessibility = Accessibility(label: environment.spoken(title), traits: [.header])
    return node
  }
}
