internal import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The top of a window: three round buttons, the title, and the toolbar if there is one.
struct TitleBar: Element {
  var title: String
  var toolbar: (any Element)?

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[WindowMetrics.self]
    let isActive = environment.isWindowActive
    let color = ColorReference.token(isActive ? .label : .tertiaryLabel)
    let pixel = 1 / environment.scale
    let line = Surface(fill: .token(.windowLine)).frame(height: pixel)
    let surface = Surface(
      fill: .token(isActive ? .titleBar : .inactiveTitleBar),
      bottomFill: isActive ? .token(.titleBarEnd) : nil)
    let kind = toolbar?.unmodified as? Toolbar
    let items = environment.theme[ToolbarItemMetrics.self]
    guard let toolbar, kind?.style == .unified else {
      let text = Text(title, style: metrics.titleStyle)
        .color(isActive ? .token(.windowTitle) : color).lineLimit(1)
      let bar = HStack(spacing: metrics.buttonSpacing) {
        buttons(metrics, isActive: isActive, pixel: pixel)
        Spacer(minLength: 0)
      }
      .padding(Insets(horizontal: metrics.buttonInset, vertical: 0))
      .frame(width: FrameLength(max: .infinity), height: FrameLength(filling: metrics.titleBarHeight))
      .overlay(text)
      if let toolbar {
        let row = toolbar.padding(Insets(horizontal: metrics.toolbarSpacing, vertical: 0))
          .frame(
            width: FrameLength(max: .infinity),
            height: FrameLength(filling: items.rowHeight - items.rowBottom),
            alignment: kind?.style == .preference ? .center : .leading
          )
          .padding(Insets(bottom: items.rowBottom))
        return VStack(spacing: 0) { [bar, row] }.background(surface).overlay(line, alignment: .bottom)
          .node(in: environment)
      }
      return bar.background(surface).overlay(line, alignment: .bottom).node(in: environment)
    }
    var parts: [any Element] = [
      HStack(spacing: metrics.buttonSpacing) { buttons(metrics, isActive: isActive, pixel: pixel) }
    ]
    // As on the platform, the buttons that go back and forward stand before the title.
    let (navigation, rest) = toolbar.navigation
    var heading = navigation.map { [$0] } ?? []
    if !title.isEmpty {
      heading.append(
        Text(title, style: metrics.toolbarTitleStyle, weight: .semibold).color(color).lineLimit(1))
    }
    if heading.count == 1 { parts += heading }
    if heading.count > 1 { parts.append(HStack(spacing: metrics.toolbarSpacing) { heading }) }
    parts.append(rest.layoutPriority(-1))
    let height = kind?.display == .iconAndLabel ? items.labelledBar : metrics.toolbarHeight
    let bar = HStack(spacing: metrics.toolbarButtonInset) { parts }
      .padding(Insets(leading: metrics.toolbarButtonInset, trailing: metrics.toolbarSpacing))
      .frame(
        width: FrameLength(max: .infinity), height: FrameLength(filling: height),
        alignment: .leading)
    return bar.background(surface).overlay(line, alignment: .bottom).node(in: environment)
  }

  private func buttons(_ metrics: WindowMetrics, isActive: Bool, pixel: Double) -> [any Element] {
    [ColorToken.windowClose, .windowMinimize, .windowZoom].map { token in
      Surface(
        .capsule, fill: .token(isActive ? token : .windowButtonInactive),
        border: Surface.Border(color: .token(.windowButtonEdge), width: Swift.max(metrics.buttonEdge, pixel))
      )
      .frame(width: metrics.buttonDiameter, height: metrics.buttonDiameter)
    }
  }
}
