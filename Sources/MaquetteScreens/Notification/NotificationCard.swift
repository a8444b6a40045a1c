import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// The card of a banner: the icon beside the texts, with the edges of those below it in the stack.
struct NotificationCard: Element {
  var banner: NotificationBanner

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[NotificationMetrics.self]
    var inside = environment
    if metrics.isDark { inside.appearance = .dark }
    let radius = metrics.radius
    let outline = Surface.Outline.rounded(radius: radius, metrics.cornerStyle)
    let colors = PanelColors(fill: .notificationFill, outline: .menuOutline, rim: .menuRim)
    var card = content(metrics, inside).clipped(radius: radius, style: metrics.cornerStyle)
      .background(PanelSurface(outline, metrics.panel, colors))
    // Two of those below are seen, each narrower than the one in front of it.
    let isStacked = banner.stacked > 0 && metrics.stackStep > 0
    for depth in isStacked ? Array((1...2).prefix(banner.stacked)) : [] {
      let step = metrics.stackStep * Double(depth)
      let edge = PanelSurface(outline, metrics.panel, colors)
        .padding(Insets(top: 2 * step, leading: step, bottom: -step, trailing: step))
        .grouped(name: .clip) { frame in
          // The card in front is translucent; nothing of the others shows through.
          Layer(clip: Bezel.outside(of: outline.shape(in: frame), in: frame, reach: 100))
        }
      card = card.background(edge)
    }
    var node = card.node(in: inside)
    let texts = [banner.title, banner.subtitle, banner.text, banner.time].compactMap(\.self)
    let label = banner.accessibilityLabel ?? texts.map { environment.spoken($0) }.joined(separator: ", ")
    node.accessibility = Accessibility(label: label, isContainer: !banner.children.isEmpty)
    return node
  }

  private func content(_ metrics: NotificationMetrics, _ environment: Environment) -> any Element {
    var lines: [any Element] = []
    let style = metrics.textStyle
    var heading: [any Element] = [
      Text(banner.title, style: style, weight: .semibold).lineLimit(1).layoutPriority(1)
    ]
    if let time = banner.time {
      let text = Text(time, style: metrics.timeStyle).color(.token(.secondaryLabel)).lineLimit(1)
      heading +=
        metrics.hasTimeBesideTitle
        ? [text.padding(Insets(leading: 5)), Spacer(minLength: 0)]
        : [
          Spacer(minLength: 8),
          text.offset(y: -metrics.timeRise).padding(Insets(trailing: metrics.timeInset)).layoutPriority(2),
        ]
    }
    lines.append(HStack(spacing: 0, alignment: .firstBaseline) { heading })
    if let subtitle = banner.subtitle {
      lines.append(Text(subtitle, style: style, weight: .semibold).lineLimit(1))
    }
    if let text = banner.text { lines.append(Text(text, style: style).lineLimit(metrics.lines)) }
    lines += banner.children.map { $0.padding(Insets(top: metrics.partSpacing)) }
    let texts = VStack(spacing: metrics.lineSpacing, alignment: .leading) { lines }
      .frame(width: FrameLength(max: .infinity), height: FrameLength(), alignment: .leading)
      .offset(y: -metrics.textRise)
    let icon: any Element =
      banner.icon.map { $0.frame(width: metrics.iconSize, height: metrics.iconSize) }
      ?? AppIcon(
        size: metrics.iconSize, symbol: banner.symbol ?? AppIcon.plainSymbol, color: banner.iconColor)
    var parts: [any Element] = [icon, texts.layoutPriority(1)]
    if let image = banner.image {
      parts.append(
        image.frame(width: metrics.imageSize, height: metrics.imageSize).clipped(radius: metrics.imageRadius))
    }
    let row = HStack(spacing: metrics.spacing, alignment: metrics.coversEdge ? .top : .center) { parts }
      .padding(
        Insets(
          top: metrics.verticalInset, leading: metrics.inset,
          bottom: metrics.verticalInset + (metrics.hasGrabber ? Self.grabberSize.height : 0),
          trailing: metrics.inset)
      )
      .frame(
        width: FrameLength(ideal: metrics.width, max: .infinity), height: FrameLength(min: metrics.height),
        alignment: metrics.coversEdge ? .top : .center)
    guard metrics.hasGrabber else { return row }
    let grabber = Surface(.capsule, fill: .token(.tertiaryLabel))
      .frame(width: Self.grabberSize.width, height: Self.grabberSize.height)
    return row.overlay(grabber.padding(Insets(bottom: 4)), alignment: .bottom)
  }

  private static let grabberSize = Size(width: 36, height: 5)
}
