import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene
import MaquetteTypography

/// A tab without its meaning, which is seen through a lens.
struct TabInLens: Element {
  var tab: Tab

  func node(in environment: Environment) -> Node {
    TabFace(tab: tab).element(in: environment).node(in: environment)
  }
}

/// The drawing of a tab.
struct TabFace {
  var tab: Tab

  func element(in environment: Environment) -> any Element {
    let metrics = environment.theme[TabBarMetrics.self]
    let slot = environment.tabSlot
    let side = slot?.side ?? .noLens
    // A lens takes the look of the selection along.
    let isSelected =
      switch side {
      case .noLens: tab.isSelected(in: environment)
      case .beside: false
      case .inside: true
      }
    let form = environment.tabSlot?.form ?? .stacked
    let height = environment.tabSlot?.height ?? metrics.height
    let color: ColorReference =
      isSelected
      ? environment.tint : slot?.color ?? .token(form == .title ? .label : .tabItem)
    var face = content(form, height: height, color, isSelected: isSelected, metrics, in: environment)
    if case .inside(let strength) = side {
      face = face.enlarged(by: 1 + (metrics.lensScale - 1) * strength)
    }
    if tab.isDisabled(in: environment) { face = face.opacity(metrics.disabledOpacity) }
    return face
  }

  private func content(
    _ form: TabForm, height: Double, _ color: ColorReference, isSelected: Bool, _ metrics: TabBarMetrics,
    in environment: Environment
  ) -> any Element {
    let isLow = height < metrics.height
    switch form {
    case .stacked:
      let symbol = figure(
        size: metrics.symbolSize, color, isSelected: isSelected, metrics, in: environment)
      let inset = environment.tabSlot?.inset ?? 0
      let layout = TabCellLayout(
        height: height, symbolCenter: metrics.symbolCenter - inset,
        titleBaseline: metrics.titleBaseline - inset, badgeOffset: metrics.badgeOffset,
        badgeTop: metrics.badgeTop - inset,
        // A tab by itself has no neighbours.
        titleInset: environment.tabSlot == nil ? 0 : (metrics.overlap + metrics.titleGap) / 2)
      return Arranged(
        name: NodeName("tab-cell"), layout: layout,
        children: [
          symbol,
          title(size: metrics.titleSize, metrics.titleWeight, color, isSelected: isSelected, in: environment),
          badge ?? Nothing(),
        ]
      ).background(selection(metrics, in: environment))
    case .beside:
      let size = isLow ? metrics.compactSymbolSize : metrics.besideSymbolSize
      let symbol = figure(size: size, color, isSelected: isSelected, metrics, in: environment)
      let row = HStack(spacing: metrics.besideSpacing) {
        cornered(symbol, in: environment)
        title(
          size: isLow ? metrics.compactTitleSize : metrics.besideTitleSize, metrics.titleWeight, color,
          isSelected: isSelected, in: environment)
      }
      return row.frame(width: FrameLength(max: .infinity), height: FrameLength(filling: height))
        .background(selection(metrics, in: environment))
    case .title:
      let top = metrics.top
      let row = HStack(spacing: metrics.besideSpacing) {
        if tab.title.isEmpty || tab.role == .search {
          figure(
            size: top.symbolSize, weight: top.titleWeight, color, isSelected: isSelected, metrics,
            in: environment)
        } else {
          title(
            size: top.titleSize, isSelected ? top.selectedWeight : top.titleWeight, color,
            isSelected: isSelected,
            in: environment)
        }
        if let badge { badge }
      }
      // In a lens every title has the weight of the selected one, which needs more room than its tab may have.
      let isInLens = environment.tabSlot?.side ?? .noLens != .noLens
      return (isInLens ? row.fixedSize(vertical: false) : row)
        .padding(Insets(leading: top.padding, trailing: tab.role == .search ? top.searchInset : top.padding))
        .frame(width: FrameLength(), height: FrameLength(filling: height))
        .background(
          isSelected && environment.tabSlot?.side ?? .noLens == .noLens
            ? Surface(
              .glassCapsule, fill: .token(.tabSelection),
              shadows: [top.selectionShadow.shadow(environment.color(.shadow))].filter { $0.color.alpha > 0 })
            : Surface())
    case .symbol:
      return figure(size: metrics.symbolSize, color, isSelected: isSelected, metrics, in: environment)
        .frame(width: height, height: height)
        .overlay(badge ?? Nothing(), alignment: .topTrailing)
    }
  }

  /// A symbol with the badge over its trailing top corner.
  private func cornered(_ symbol: any Element, in environment: Environment) -> any Element {
    guard let badge else { return symbol }
    let reach = environment.theme[BadgeMetrics.self].height / 2
    // The title begins right after the symbol.
    let aside = (environment.direction == .leftToRight ? reach : -reach) / 2
    return symbol.overlay(badge.offset(x: aside, y: -reach / 2), alignment: .topTrailing)
  }

  private var badge: (any Element)? {
    guard let text = tab.badge, !text.isEmpty else { return nil }
    return BadgeFace(text: text)
  }

  private func figure(
    size: Double, weight: FontWeight? = nil, _ color: ColorReference, isSelected: Bool,
    _ metrics: TabBarMetrics, in environment: Environment
  ) -> any Element {
    if let image = tab.image { return image.figure(environment.color(color), in: environment) }
    guard let symbol = tab.shownSymbol(isSelected: isSelected) else { return Nothing() }
    return inked(
      SymbolImage(symbol, weight: weight ?? metrics.symbolWeight).with(\.size, size).color(color),
      isSelected: isSelected,
      in: environment)
  }

  private func title(
    size: Double, _ weight: FontWeight, _ color: ColorReference, isSelected: Bool, in environment: Environment
  ) -> any Element {
    inked(
      Text(tab.title, weight: weight).with(\.size, size).color(color).lineLimit(1), isSelected: isSelected,
      in: environment)
  }

  /// Returns what is neither selected nor has a colour of its own in the ink of the glass.
  private func inked(
    _ element: any Element, isSelected: Bool, in environment: Environment
  ) -> any Element {
    element.inked(if: !isSelected && environment.tabSlot?.color == nil, in: environment)
  }

  /// What lies behind the selected tab of a bar that floats, unless it is in a lens.
  private func selection(_ metrics: TabBarMetrics, in environment: Environment) -> Surface {
    guard metrics.floats, let slot = environment.tabSlot, slot.isSelected, slot.side == .noLens
    else { return Surface() }
    guard metrics.selectionSaturation != 1, environment.transparency == .standard else {
      return Surface(.glassCapsule, fill: .token(.tabSelection))
    }
    return Surface(
      .glassCapsule,
      material: Material(
        sigma: 0, saturation: metrics.selectionSaturation, tint: .token(.tabSelection)))
  }
}
