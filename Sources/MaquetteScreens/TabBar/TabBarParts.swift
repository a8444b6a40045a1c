import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A tab bar at its place: along the bottom of a screen, floating over it, or at its top.
struct TabBarParts {
  var bar: TabBar
  var look: SelectionLook

  func element(in environment: Environment) -> any Element {
    let metrics = environment.theme[TabBarMetrics.self]
    if bar.isAtTop(in: environment) { return atTop(metrics, in: environment) }
    return metrics.floats ? floating(metrics, in: environment) : along(metrics, in: environment)
  }

  /// The tabs with their places in the bar, each with its number among all.
  private func tabs(
    _ form: TabForm, height: Double, inset: Double = 0, _ side: TabSlot.Side = .noLens,
    in environment: Environment, where isShown: (Tab, Int) -> Bool = { _, _ in true }
  ) -> [any Element] {
    let all = bar.shownTabs(in: environment)
    let selected = bar.shownIndex(bar.selectedIndex, in: environment)
    return all.enumerated().filter { isShown($1.tab, $0) }.map { index, child in
      let slot = TabSlot(
        index: index, count: all.count, isSelected: index == selected, side: side, form: form, height: height,
        inset: inset, color: bar.itemColor)
      // What is seen through a lens has no meaning of its own.
      let element =
        if case .inside = side {
          TabInLens(tab: child.tab).inEnvironment(of: child.element)
        } else {
          child.element
        }
      return element.environment(\.tabSlot, slot)
    }
  }

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
    let row = Arranged(name: .tabs, layout: layout, children: tabs(form, height: height, in: environment))
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
      .map { tab in
        let circle = onGlass(tab, in: environment)
        return bar.isSearchPressed(in: environment) ? circle.enlarged(by: metrics.pressedScale) : circle
      }
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
    return glassRow(layout, metrics, in: environment) { side in
      tabs(form, height: inner, inset: metrics.selectionInset, side, in: environment) { tab, _ in
        tab.role != .search
      }
    }
  }

  /// Returns a row of tabs on glass, with the lens of a selection that moves or is pressed.
  ///
  /// - Parameter tabs: returns the tabs on a side of the lens.
  private func glassRow(
    _ layout: TabRowLayout, _ metrics: TabBarMetrics, after leading: (any Element)? = nil,
    in environment: Environment, tabs: (TabSlot.Side) -> [any Element]
  ) -> any Element {
    func row(_ layout: TabRowLayout, _ side: TabSlot.Side) -> any Element {
      Arranged(name: .tabs, layout: layout, children: tabs(side))
    }
    func whole(_ row: any Element) -> any Element {
      onGlass(leading.map { leading in HStack(spacing: 0) { [leading, row] } } ?? row, in: environment)
    }
    guard let position = look.movingPosition else { return whole(row(layout, .noLens)) }
    var layout = layout
    // Tabs keep the places that they have without a lens.
    layout.ownWidths = layout.needs(environment.shownNodes(of: tabs(.noLens)).map(\.item))
    let lens = TabLens(
      position: position, lifted: look.lifted, layout: layout,
      reach: metrics.selectionInset + metrics.lensReach, sideReach: metrics.lensSideReach)
    let tabsAndLens = lens.element(
      over: row(layout, .beside), seeing: row(layout, .inside(look.lifted)), in: environment)
    return whole(tabsAndLens).enlarged(by: 1 + (metrics.pressedScale - 1) * look.lifted)
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

  /// The symbol of a sidebar, which stands before the first tab.
  private func sidebarButton(_ metrics: TabBarMetrics, in environment: Environment) -> any Element {
    let top = metrics.top
    return SymbolImage("sidebar.leading").with(\.size, top.symbolSize).color(bar.itemColor ?? .token(.label))
      .padding(Insets(leading: top.sidebarInset, trailing: top.sidebarInset - 2 * top.selectionInset))
  }

  /// The titles on a capsule in the middle of a tablet's upper edge.
  private func atTop(_ metrics: TabBarMetrics, in environment: Environment) -> any Element {
    let top = metrics.top
    let layout = TabRowLayout(
      height: top.height, inset: top.selectionInset, spacing: 0, isStretched: false)
    let inner = top.height - 2 * top.selectionInset
    let sidebar = bar.showsSidebarButton ? sidebarButton(metrics, in: environment) : nil
    let row = glassRow(layout, metrics, after: sidebar, in: environment) { side in
      tabs(.title, height: inner, side, in: environment)
    }
    let margin = Insets(
      top: environment.screenInsets.top + top.margin, leading: environment.barMargin, bottom: top.margin,
      trailing: environment.barMargin)
    return VStack(spacing: metrics.gap) { [row] + bar.accessory }.padding(margin)
      .frame(width: FrameLength(max: .infinity), height: FrameLength())
  }
}

extension NodeName {
  fileprivate static let tabs = NodeName("tabs")
}
