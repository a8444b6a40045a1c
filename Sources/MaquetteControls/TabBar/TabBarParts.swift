internal import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A tab bar at its place: along the bottom of a screen, floating over it, or at its top.
struct TabBarParts {
  var bar: TabBar

  func element(in environment: Environment) -> any Element {
    let metrics = environment.theme[TabBarMetrics.self]
    if bar.isAtTop(in: environment) { return atTop(metrics, in: environment) }
    return metrics.floats ? floating(metrics, in: environment) : along(metrics, in: environment)
  }

  /// The tabs with their places in the bar, each with its number among all. As on the platform, a phone has room for five:
  /// the last one stands for those that have none.
  private func tabs(
    _ form: TabForm, height: Double, inset: Double = 0, in environment: Environment,
    where isShown: (Tab, Int) -> Bool = { _, _ in true }
  ) -> [any Element] {
    var all = bar.children.compactMap { child in child.tab.map { (child, $0) } }
    let most = Self.phoneCount
    let hasMore = all.count > most && environment.screenWidth != nil && !environment.isRegularWidth
    if hasMore {
      let more = Tab(environment.translated(.more), symbol: "ellipsis")
      all = all.prefix(most - 1) + [(more, more)]
    }
    let selected = hasMore ? bar.selectedIndex.map { Swift.min($0, most - 1) } : bar.selectedIndex
    return all.enumerated().filter { isShown($1.1, $0) }.map { index, child in
      let slot = TabSlot(
        index: index, count: all.count, isSelected: index == selected,
        isPressed: index == bar.pressedIndex,
        isOtherPressed: bar.pressedIndex != nil && index != bar.pressedIndex, form: form, height: height,
        inset: inset, color: bar.itemColor)
      return child.0.environment(\.tabSlot, slot)
    }
  }

  /// The number of tabs that a phone has room for.
  private static let phoneCount = 5

  /// The bar from edge to edge.
  private func along(_ metrics: TabBarMetrics, in environment: Environment) -> any Element {
    let insets = environment.screenInsets
    let isTablet = environment.isTablet
    let height =
      environment.isCompactHeight
      ? metrics.compactHeight : isTablet ? metrics.tabletHeight : metrics.height
    let isWide = environment.isRegularWidth || environment.isCompactHeight
    let form: TabForm = metrics.standsBeside && isWide ? .beside : .stacked
    let layout = TabRowLayout(
      height: height, inset: 0, spacing: isTablet ? metrics.wideSpacing : 0,
      minimumWidth: isTablet ? metrics.wideWidth : 0, isStretched: !isTablet)
    let row = Arranged(name: "tabs", layout: layout, children: tabs(form, height: height, in: environment))
      .frame(width: FrameLength(max: .infinity), height: FrameLength())
    let whole = VStack(spacing: 0) {
      bar.accessory.map {
        $0.frame(width: FrameLength(max: .infinity), height: FrameLength(filling: metrics.accessoryHeight))
      }
      row
    }
    .padding(Insets(leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing))
    // UIKit leaves the background out where nothing has been scrolled under the bar.
    let isShown = bar.background.isShown(
      atRest: true, hidesAtEdge: !environment.isIOS(upTo: 14), color: bar.barColor,
      in: environment)
    return isShown ? whole.background(BarSurface(edge: .bottom, color: bar.barColor)) : whole
  }

  /// The bar as a capsule over the content; a search has a circle of its own.
  private func floating(_ metrics: TabBarMetrics, in environment: Environment) -> any Element {
    let insets = environment.screenInsets
    let height =
      bar.isMinimized
      ? metrics.minimizedHeight
      : environment.isCompactHeight ? metrics.compactHeight : metrics.height
    let search = tabs(.symbol, height: height, in: environment) { tab, _ in tab.role == .search }
      .map { onGlass($0, in: environment) }
    let accessories = bar.accessory.map {
      onGlass(
        $0.frame(width: FrameLength(max: .infinity), height: FrameLength(filling: metrics.accessoryHeight)),
        in: environment)
    }
    let main =
      bar.isMinimized ? [minimized(metrics, in: environment)] : [capsule(height, metrics, in: environment)]
    let row: any Element
    if bar.isMinimized {
      // What stands above the bar moves between its ends.
      let middle: [any Element] =
        accessories.isEmpty ? [Spacer(minLength: 0)] : accessories.map { $0.layoutPriority(-1) }
      row = HStack(spacing: metrics.gap) { main + middle + search }
    } else {
      // A search keeps to its end.
      let end: [any Element] =
        search.isEmpty ? [] : [HStack(spacing: 0) { [Spacer(minLength: 0)] + search }]
      row = HStack(spacing: metrics.gap) { main.map { $0.layoutPriority(1) } + end }
    }
    let whole = VStack(spacing: metrics.gap) {
      if !bar.isMinimized { accessories }
      row
    }
    .padding(
      Insets(
        leading: metrics.floatInset + insets.leading, bottom: metrics.floatInset,
        trailing: metrics.floatInset + insets.trailing)
    )
    .frame(width: FrameLength(max: .infinity), height: FrameLength())
    let isShown = bar.background.isShown(atRest: false, hidesAtEdge: true, in: environment)
    return isShown ? whole.background(BarSurface(edge: .bottom)) : whole
  }

  /// Returns a piece of the bar on glass, or on the colour in its place.
  private func onGlass(_ piece: any Element, in environment: Environment) -> any Element {
    bar.barColor.map { piece.background(Surface(.glassCapsule, fill: $0)) }
      ?? piece.onGlass(.glass(role: .bar, in: environment), in: environment)
  }

  private func capsule(
    _ height: Double, _ metrics: TabBarMetrics, in environment: Environment
  ) -> any Element {
    let inner = height - 2 * metrics.selectionInset
    let form: TabForm = environment.isCompactHeight ? .beside : .stacked
    let layout = TabRowLayout(
      height: height, inset: metrics.selectionInset, spacing: -metrics.overlap,
      maximumWidth: environment.isCompactHeight ? .infinity : metrics.maximumWidth)
    let row = Arranged(
      name: "tabs", layout: layout,
      children: tabs(form, height: inner, inset: metrics.selectionInset, in: environment) { tab, _ in
        tab.role != .search
      })
    return onGlass(row, in: environment)
  }

  /// The selected tab alone, in a circle.
  private func minimized(_ metrics: TabBarMetrics, in environment: Environment) -> any Element {
    let circle = HStack(spacing: 0) {
      tabs(.symbol, height: metrics.minimizedHeight, in: environment) { tab, index in
        index == bar.selectedIndex && tab.role != .search
      }
    }
    return onGlass(circle, in: environment)
  }

  /// The titles on a capsule in the middle of a tablet's upper edge.
  private func atTop(_ metrics: TabBarMetrics, in environment: Environment) -> any Element {
    let top = metrics.top
    let layout = TabRowLayout(
      height: top.height, inset: top.selectionInset, spacing: 0, isStretched: false)
    let inner = top.height - 2 * top.selectionInset
    let tabs = onGlass(
      Arranged(name: "tabs", layout: layout, children: tabs(.title, height: inner, in: environment)),
      in: environment)
    let margin = Insets(
      top: environment.screenInsets.top + top.margin, leading: environment.barMargin, bottom: top.margin,
      trailing: environment.barMargin)
    return VStack(spacing: metrics.gap) { [tabs] + bar.accessory }.padding(margin)
      .frame(width: FrameLength(max: .infinity), height: FrameLength())
  }
}
