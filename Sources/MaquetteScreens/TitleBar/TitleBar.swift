import MaquetteCollections
import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The top of a window: three round buttons, the title, and the toolbar if there is one.
struct TitleBar: Element {
  var title: String
  /// The panes of settings, the chosen one of which gives the title in an interaction; none for a title of its own.
  var panes: [ToolbarItem] = []
  var toolbar: (any Element)?
  /// Whether the bar lies over a column of the window, without a line below.
  var isColumn = false
  /// Whether content that scrolls goes on behind the bar, whose items then stand on glass alone.
  var isOverContent = false
  /// Whether the round buttons are in the bar.
  var hasButtons = true
  /// The round buttons that cannot be used.
  var disabledButtons: Set<ColorToken> = []

  /// The height of a bar over a column in points.
  func columnHeight(in environment: Environment) -> Double {
    let display = (toolbar?.unmodified as? Toolbar)?.shownDisplay
    return display == .iconAndLabel
      ? environment.theme[ToolbarItemMetrics.self].labelledBar
      : environment.theme[WindowMetrics.self].toolbarHeight
  }

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[WindowMetrics.self]
    let isActive = environment.isWindowActive
    let color = ColorReference.token(isActive ? .label : .tertiaryLabel)
    let line = Surface(fill: .token(.windowLine)).frame(height: 1 / environment.scale)
    let surface = Surface(
      fill: .token(isActive ? .titleBar : .inactiveTitleBar),
      bottomFill: isActive ? .token(.titleBarEnd) : nil)
    let kind = toolbar?.unmodified as? Toolbar
    let items = environment.theme[ToolbarItemMetrics.self]
    guard kind?.style == .unified || isColumn else {
      let buttons = WindowButtons(
        height: metrics.titleBarHeight, inset: metrics.buttonInset, disabled: disabledButtons)
      let text = Text(title, style: metrics.titleStyle)
        .color(isActive ? .token(.windowTitle) : color).lineLimit(1)
      if let toolbar {
        let row = toolbar.padding(
          Insets(horizontal: environment.theme[ToolbarItemMetrics.self].spacing, vertical: 0)
        )
        .frame(
          width: FrameLength(max: .infinity),
          height: FrameLength(filling: items.rowHeight - items.rowBottom),
          alignment: kind?.style == .preference ? .center : .leading
        )
        .padding(Insets(bottom: items.rowBottom))
        return TitledRow(
          title: text, rise: metrics.titleRise, buttons: wide(buttons), row: row, panes: panes
        )
        .background(surface).overlay(line, alignment: .bottom).node(in: environment)
      }
      let risen = text.risen(by: metrics.titleRise)
      let bar: any Element =
        metrics.titleInset > 0
        ? wide(
          HStack(spacing: metrics.titleInset) {
            buttons
            risen.padding(Insets(trailing: metrics.buttonInset))
          }) : wide(buttons).overlay(risen)
      return bar.background(surface).overlay(line, alignment: .bottom).node(in: environment)
    }
    let height = columnHeight(in: environment)
    var parts: [any Element] =
      hasButtons ? [WindowButtons(height: height, inset: 0, disabled: disabledButtons)] : []
    // As on the platform, the buttons that go back and forward stand before the title.
    let (navigation, rest) = toolbar?.navigation ?? (nil, nil)
    var heading = navigation.map { [$0] } ?? []
    if !title.isEmpty {
      heading.append(
        Text(title, style: metrics.toolbarTitleStyle, weight: .semibold).color(color).lineLimit(1))
    }
    if heading.count == 1 { parts += heading }
    if heading.count > 1 {
      parts.append(HStack(spacing: environment.theme[ToolbarItemMetrics.self].spacing) { heading })
    }
    if let rest { parts.append(rest.layoutPriority(-1)) }
    let bar = HStack(spacing: metrics.toolbarButtonInset) { parts }
      .padding(
        Insets(
          leading: metrics.toolbarButtonInset, trailing: environment.theme[ToolbarItemMetrics.self].spacing)
      )
      .frame(
        width: FrameLength(max: .infinity), height: FrameLength(filling: height),
        alignment: .leading)
    if isOverContent, environment.showsGlass {
      return bar.background(edge(in: environment)).node(in: environment)
    }
    // A column's bar has the column's surface.
    guard !isColumn || isOverContent else { return bar.node(in: environment) }
    return bar.background(surface).overlay(line, alignment: .bottom).node(in: environment)
  }
}

extension TitleBar {
  /// Returns content below the bar, or if it scrolls and the items of the bar stand on glass, behind it with room for the bar.
  ///
  /// - Parameter insets: the room around content that scrolls in points; other content has its own.
  func above(_ content: any Element, insets: Insets = .zero, in environment: Environment) -> any Element {
    guard liesOver(content, in: environment) else {
      return VStack(spacing: 0) {
        self
        content.frame(
          width: FrameLength(max: .infinity), height: FrameLength(max: .infinity), alignment: .topLeading)
      }
    }
    var (bar, covered) = (self, insets)
    bar.isOverContent = true
    covered.top += columnHeight(in: environment)
    let room = covered
    return ZStack(alignment: .top) {
      content.environment(\.coveredInsets, room)
      bar
    }
  }

  /// Whether content goes on behind the bar.
  func liesOver(_ content: any Element, in environment: Environment) -> Bool {
    guard environment.theme[GlassMetrics.self].isUsed, let toolbar else { return false }
    let isUnified = (toolbar.unmodified as? Toolbar)?.style == .unified || isColumn
    switch content.unmodified {
    case is Scroll: return isUnified
    case let list as List: return isUnified && list.scrollOffset != nil
    default: return false
    }
  }

  /// What is between the bar and the content behind it: towards the top the content fades into the window.
  private func edge(in environment: Environment) -> ScrollEdge {
    let metrics = environment.theme[WindowMetrics.self]
    let opacity = Double(environment.color(.barFade).alpha) / 255
    let window = environment.color(environment.isWindowActive ? .titleBar : .inactiveTitleBar)
    return ScrollEdge(
      edge: .top,
      fade: .init(
        reach: metrics.fadeReach, blur: environment.theme[GlassMetrics.self].panelBlur,
        color: window.opacity(opacity)))
  }

  /// What begins a bar, as wide as the bar.
  private func wide(_ content: any Element) -> any Element {
    content.frame(width: FrameLength(max: .infinity), height: FrameLength(), alignment: .leading)
  }
}

/// The title in the row of the buttons, above the row of a toolbar.
private struct TitledRow: Element {
  var title: Text
  /// The distance from the middle of the row up to that of the title.
  var rise: Double
  var buttons: any Element
  var row: any Element
  /// The panes whose name the title can show.
  var panes: [ToolbarItem]

  func node(in environment: Environment) -> Node {
    let row = environment.node(of: row, at: 1)
    let chosen = panes.isEmpty ? nil : row.chosenItem
    let pane = panes.first { $0.accessibility(in: environment).label == chosen }
    let bar = buttons.overlay((pane.map { title.with(\.text, $0.title) } ?? title).risen(by: rise))
    return Node(
      name: VStack.nodeName, layout: StackLayout.column(spacing: 0, alignment: .center),
      children: [environment.node(of: bar, at: 0), row], direction: environment.direction)
  }
}

extension Node {
  /// The label of the chosen toolbar item in the node, as it is drawn now.
  fileprivate var chosenItem: String? {
    if name == ToolbarItem.nodeName, let accessibility = self.accessibility,
      accessibility.traits.contains(.selected)
    {
      return accessibility.label
    }
    return children.lazy.compactMap(\.chosenItem).first
  }
}

/// The three round buttons of a window, in the middle of a bar's height.
struct WindowButtons: Element {
  /// The height of the bar in points.
  var height: Double
  /// The distance from the leading edge; nil for that beside a toolbar.
  var inset: Double?
  /// The buttons that cannot be used, by their colours.
  var disabled: Set<ColorToken> = []

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[WindowMetrics.self]
    let isActive = environment.isWindowActive
    let pixel = 1 / environment.scale
    return HStack(spacing: metrics.buttonSpacing) {
      [ColorToken.windowClose, .windowMinimize, .windowZoom].map { token in
        Surface(
          .capsule, fill: .token(isActive && !disabled.contains(token) ? token : .windowButtonInactive),
          border: Surface.Border(
            color: .token(.windowButtonEdge), width: Swift.max(metrics.buttonEdge, pixel))
        )
        .frame(width: metrics.buttonDiameter, height: metrics.buttonDiameter)
      }
    }
    .padding(Insets(leading: inset ?? metrics.toolbarButtonInset))
    .frame(width: FrameLength(), height: FrameLength(filling: height))
    .node(in: environment)
  }
}
