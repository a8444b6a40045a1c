import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics

extension Card {
  private var header: [any Element] {
    var lines: [any Element] = []
    if !title.isEmpty { lines.append(Text(title, style: .headline).alignment(alignment)) }
    if let subtitle, !subtitle.isEmpty {
      lines.append(
        Text(subtitle, style: .subheadline).color(.token(.secondaryLabel)).alignment(alignment))
    }
    return lines
  }

  /// Whether there is anything but an image.
  var hasContent: Bool {
    !title.isEmpty || !(subtitle ?? "").isEmpty || !(footer ?? "").isEmpty || !children.isEmpty
  }

  /// The image over the width of the card.
  func picture(_ image: Image) -> any Element {
    guard let imageHeight else { return image.contentMode(image.contentMode ?? .fit) }
    return image.contentMode(image.contentMode ?? .fill)
      .frame(width: FrameLength(max: .infinity), height: FrameLength(filling: imageHeight)).clipped()
  }

  /// Header, content and footer, one below the other.
  func content(_ metrics: CardMetrics, in environment: Environment) -> any Element {
    let header = header
    return VStack(spacing: spacing ?? metrics.spacing, alignment: alignment.place.horizontal) {
      if !header.isEmpty {
        VStack(spacing: metrics.headerSpacing, alignment: alignment.place.horizontal) { header }
      }
      children
      if let footer, !footer.isEmpty {
        Text(footer, style: .footnote).color(.token(.secondaryLabel)).alignment(alignment)
      }
    }
    .environment(\.isEnabled, !isDisabled(in: environment))
    .padding(metrics.padding)
  }

  /// What the content lies on.
  func surface(
    _ outline: Surface.Outline, _ metrics: CardMetrics, in environment: Environment
  ) -> any Element {
    let color = fill ?? .token(style == .elevated ? .cardElevated : .secondaryGroupedBackground)
    switch style {
    case .filled: return Surface(outline, fill: color)
    case .outlined:
      let line = Surface.Border(color: .token(.separator), width: metrics.lineWidth)
      return Surface(outline, fill: fill, border: line)
    case .elevated:
      return Surface(
        outline, fill: color, shadows: [metrics.shadow.shadow(environment.color(.shadow))])
    case .glass:
      guard let fill else { return PanelSurface.glass(outline, role: .control, in: environment) }
      return Surface(outline, fill: fill)
    }
  }
}
