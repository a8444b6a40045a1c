import MaquetteCollections
import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteTypography

/// The card of an alert: its text above its fields and buttons, on a surface.
struct AlertCard: Element {
  var alert: Alert
  /// Whether it stands in front of a screen.
  var isPresented = false

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[AlertMetrics.self]
    let outline = Surface.Outline.rounded(radius: metrics.radius, metrics.cornerStyle)
    let width = metrics.width(in: environment)
    let content = Arranged(
      name: NodeName("alert-content"),
      layout: DialogLayout(),
      children: [upperPart(metrics, environment), buttons(metrics, in: environment)])
    let length = metrics.isFullScreen && isPresented ? FrameLength() : .upTo(width)
    let clipped = content.frame(width: length, height: FrameLength())
      .clipped(radius: metrics.radius, style: metrics.cornerStyle)
    let colors = PanelColors(fill: .alertFill, outline: .menuOutline, rim: .alertRim)
    let card =
      metrics.isWindow
      ? clipped.onWindow(
        radius: metrics.radius, fill: .token(.alertFill), shadow: metrics.panel.shadows.first, in: environment
      )
      : clipped.background(PanelSurface(outline, metrics.panel, colors))
    var node = card.node(in: environment)
    let label = alert.accessibilityLabel ?? alert.title
    node.accessibility = Accessibility(label: environment.spoken(label), isContainer: true)
    return node
  }

  /// The icon, the texts and what stands below them, which scroll if the alert is higher than the screen.
  private func upperPart(_ metrics: AlertMetrics, _ environment: Environment) -> any Element {
    let alignment: HorizontalAlignment = metrics.isLeading ? .leading : .center
    var texts: [any Element] = []
    func add(_ text: String?, _ style: TextStyle, _ color: ColorToken, isTitle: Bool) {
      guard let text, !text.isEmpty else { return }
      let words = Text(text, style: style).color(.token(color))
        .with(\.alignment, metrics.isLeading ? .leading : .center)
      let padding = texts.isEmpty ? 0 : metrics.messageSpacing
      texts.append((isTitle ? words.header : words).padding(Insets(top: padding)))
    }
    add(alert.title, metrics.titleStyle, .alertText, isTitle: true)
    add(alert.message, metrics.messageStyle, metrics.messageColor, isTitle: false)
    let icon = icon(metrics)
    var parts: [any Element] = []
    if !metrics.isWide, let icon { parts.append(icon.padding(Insets(bottom: metrics.iconSpacing))) }
    parts += texts
    let accessories = AlertAccessories(alert: alert, metrics: metrics).elements(in: environment)
    parts += accessories.enumerated().map { index, part in
      part.padding(Insets(top: index == 0 ? metrics.accessorySpacing : metrics.fieldSpacing))
    }
    var column: any Element = VStack(spacing: 0, alignment: alignment) { parts }
      .frame(
        width: FrameLength(max: .infinity), height: FrameLength(),
        alignment: Alignment(alignment, .top))
    if metrics.isWide {
      column = HStack(spacing: metrics.iconSpacing, alignment: .top) { [icon, column].compactMap(\.self) }
    }
    var insets = metrics.insets
    if metrics.fieldHeight > 0, alert.accessories.contains(where: { $0.unmodified is TextField }) {
      insets.bottom = metrics.fieldBottom
    }
    return column.padding(insets)
      .frame(width: FrameLength(max: .infinity), height: FrameLength())
      .scrollingIfNeeded()
  }

  /// The picture above the title, on macOS the icon of the application unless there is another one.
  private func icon(_ metrics: AlertMetrics) -> (any Element)? {
    if let image = alert.image {
      return image.frame(width: metrics.iconSize, height: metrics.iconSize)
    }
    guard let symbol = alert.symbol else {
      return metrics.hasAppIcon ? AppIcon(size: metrics.iconSize) : nil
    }
    let color = alert.symbolColor
    return Modified(SymbolImage(symbol).with(\.size, metrics.iconSize * metrics.symbolShare)) {
      content, environment in
      guard let symbol = content as? SymbolImage else { return content.node(in: environment) }
      return symbol.color(color ?? environment.tint).node(in: environment)
    }
    .frame(width: metrics.hasAppIcon ? metrics.iconSize : nil, height: metrics.iconSize)
  }

  private func buttons(_ metrics: AlertMetrics, in environment: Environment) -> any Element {
    var buttons = DialogButtons(children: alert.buttons(in: environment), metrics: metrics.button)
    buttons.spacing = metrics.buttonSpacing
    buttons.gap = metrics.buttonGap
    buttons.hasLines = metrics.hasLines
    buttons.allowsRow = metrics.hasRows
    buttons.endsWithProminent = metrics.endsWithProminent
    buttons.isFirstProminent = metrics.isFirstProminent
    buttons.naturalWidth = metrics.isWide ? metrics.buttonWidth : nil
    return buttons.padding(
      Insets(leading: metrics.buttonInset, bottom: metrics.buttonBottom, trailing: metrics.buttonInset)
    ).scrollingIfNeeded()
  }
}

extension Text {
  /// The text as a heading.
  fileprivate var header: any Element {
    var attributes = AccessibilityAttributes()
    attributes.traits = [.header]
    return accessibility(attributes)
  }
}
