import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The drawing of a row of a sidebar, without those below it.
struct SidebarRow: Element {
  var item: SidebarItem
  /// The name of the node, by which touches find the row.
  static let name = NodeName("sidebar-row")
  /// The name of the mark of rows below.
  static let disclosure = NodeName("sidebar-disclosure")

  /// The radius of a tile's corners and the size of its symbol, in sides.
  private static let (tileRadius, tileSymbol) = (0.25, 0.6)

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[SidebarMetrics.self]
    let place = environment.sidebarPlace ?? SidebarPlace(hasDisclosure: !item.children.isEmpty)
    let look = Look(item, place, metrics, in: environment)
    let isLeading = metrics.hasLeadingDisclosure
    var parts: [any Element] = []
    if isLeading, place.hasDisclosure { parts.append(mark(metrics, look, in: environment)) }
    if item.symbol != nil || item.image != nil {
      parts.append(figure(metrics, look, in: environment))
      let gap = item.iconColor == nil ? metrics.symbolSpacing : metrics.tileSpacing
      parts.append(Spacer(minLength: 0).frame(width: gap, height: 0))
    }
    parts.append(
      Text(item.title, style: metrics.titleStyle)
        .with(\.strokeGrowth, metrics.titleGrowth.resolved(environment.appearance))
        .color(look.title).lineLimit(1).offset(y: -metrics.titleRise).layoutPriority(1))
    parts.append(Spacer(minLength: metrics.symbolSpacing))
    if let badge = item.badge, !badge.isEmpty {
      parts.append(
        Text(badge, style: metrics.badgeStyle).color(look.badge).lineLimit(1).offset(y: -metrics.titleRise)
          .layoutPriority(2))
    }
    if !isLeading, !item.children.isEmpty {
      parts.append(Spacer(minLength: 0).frame(width: metrics.symbolSpacing, height: 0))
      parts.append(mark(metrics, look, in: environment))
    }
    let row = HStack(spacing: 0) { parts }
      .padding(
        Insets(
          leading: metrics.contentInset + Double(place.level) * metrics.indent, trailing: metrics.contentInset
        )
      )
      .frame(width: FrameLength(max: .infinity), height: FrameLength(min: metrics.rowHeight))
      .background(Surface(.rounded(radius: metrics.radius, .continuous), fill: look.fill))
    var node = (look.isDisabled ? row.opacity(metrics.disabledOpacity) : row)
      .padding(Insets(horizontal: metrics.rowInset, vertical: 0))
      .frame(width: FrameLength(ideal: metrics.width, max: .infinity), height: FrameLength())
      .node(in: environment)
    node.name = Self.name
    return node
  }

  private func figure(
    _ metrics: SidebarMetrics, _ look: Look, in environment: Environment
  ) -> any Element {
    // Symbols grow with the text where the text does.
    let growth =
      environment.font(metrics.titleStyle).size
      / environment.theme.typeRamp.entry(for: metrics.titleStyle, at: .large).size
    let figure: any Element
    if let image = item.image {
      figure = image.figure(environment.color(look.symbol), in: environment)
    } else if let color = item.iconColor {
      let side = metrics.tileSide * growth
      let outline = Surface.Outline.rounded(radius: side * Self.tileRadius, .continuous)
      return SymbolImage(item.symbol ?? "").with(\.size, side * Self.tileSymbol).color(.token(.onTint))
        .frame(width: side, height: side)
        .background(Surface(outline, fill: environment.isWindowActive ? color : .token(.secondaryLabel)))
    } else {
      figure = SymbolImage(item.symbol ?? "").with(\.size, metrics.symbolSize * growth).color(look.symbol)
    }
    return figure.frame(width: metrics.symbolColumn * growth)
  }

  /// The mark that shows whether the rows below are seen; room for it in rows without any.
  private func mark(
    _ metrics: SidebarMetrics, _ look: Look, in environment: Environment
  ) -> any Element {
    let size = metrics.disclosureColumn
    guard !item.children.isEmpty else { return Spacer(minLength: 0).frame(width: size, height: 0) }
    let chevron = SymbolImage(
      item.isOpen ? "chevron.down" : "chevron.forward", weight: metrics.disclosureWeight
    )
    .with(\.size, metrics.disclosureSize).color(look.disclosure)
    let isMoved = metrics.disclosureOffset > 0
    let beyond = metrics.disclosureOffset + (item.isOpen || !isMoved ? 0 : 1)
    let mark = chevron.offset(x: environment.direction == .leftToRight ? beyond : -beyond)
    return Named(name: Self.disclosure, content: mark.frame(width: size, height: size))
  }

  /// The colours of a row.
  private struct Look {
    var fill: ColorReference?
    var title, symbol, badge, disclosure: ColorReference
    var isDisabled: Bool

    init(_ item: SidebarItem, _ place: SidebarPlace, _ metrics: SidebarMetrics, in environment: Environment) {
      let state = item.effectiveState(in: environment)
      let isActive = environment.isWindowActive
      let isSelected = state.contains(.selected)
      let isEmphasized = isSelected && place.isEmphasized && isActive
      let isFilled = isEmphasized && metrics.hasTintedSelection
      isDisabled = state.contains(.disabled)
      let isPressed = state.contains(.highlighted) && !isDisabled
      fill =
        isFilled
        ? environment.tint : isSelected || isPressed ? .token(.sidebarSelection) : nil
      // On its surface the platform's own accent is lighter.
      let tint = environment.tint == .token(.accent) ? .token(.sidebarSymbol) : environment.tint
      let own = item.tint ?? tint
      let plain: ColorReference = .token(isActive ? .sidebarLabel : .secondaryLabel)
      let isTinted = isEmphasized && metrics.tintsSelectedTitle
      title = isFilled ? .token(.onTint) : isTinted ? environment.tint : plain
      symbol =
        isFilled
        ? .token(.onTint)
        : !isActive
          ? .token(.secondaryLabel) : metrics.tintsSymbols || isTinted || item.tint != nil ? own : plain
      badge = isFilled ? .token(.onTint) : .token(isActive ? .secondaryLabel : .tertiaryLabel)
      disclosure =
        isFilled
        ? .token(.onTint) : metrics.hasLeadingDisclosure ? .token(.sidebarDisclosure) : environment.tint
    }
  }
}
