import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// The bubble of a place on a map: title and subtitle between two buttons, on a surface with an arrow.
struct MapCallout {
  var annotation: MapAnnotation

  func element(in environment: Environment) -> any Element {
    let metrics = environment.theme[MapAnnotationMetrics.self]
    let state = annotation.effectiveState(in: environment)
    let subtitle = annotation.subtitle ?? ""
    let height = subtitle.isEmpty ? metrics.height : metrics.subtitledHeight
    let title = Text(annotation.title).with(\.size, metrics.titleSize).lineLimit(1)
      .frame(height: metrics.titleHeight)
    var lines: [any Element] = [title]
    if !subtitle.isEmpty {
      lines.append(
        Text(subtitle).with(\.size, metrics.subtitleSize).color(.token(metrics.subtitleColor)).lineLimit(1)
          .frame(height: metrics.subtitleHeight))
    }
    let words = VStack(spacing: metrics.subtitleGap, alignment: .leading) { lines }
      .padding(Insets(top: subtitle.isEmpty ? metrics.titleTop : metrics.subtitledTop))
      .accessibility(Self.silent)
    let (leading, trailing) = (
      button(annotation.leadingAccessory, in: environment),
      button(annotation.trailingAccessory, in: environment)
    )
    // A button is as far from the side as from top and bottom, but no farther than the text.
    let aside = Swift.min(((height - metrics.accessorySide) / 2).rounded(), metrics.margin)
    let content = HStack(spacing: metrics.margin, alignment: .top) {
      (leading.map { [$0.frame(height: height)] } ?? []) + [words]
        + (trailing.map { [$0.frame(height: height)] } ?? [])
    }
    .padding(
      Insets(
        leading: leading == nil ? metrics.margin : aside, bottom: metrics.arrowHeight,
        trailing: trailing == nil ? metrics.margin : aside))
    let bounds = FittingWidth(least: metrics.minWidth, greatest: metrics.maxWidth)
    return Arranged(name: .width, layout: bounds, children: [content])
      .environment(\.isEnabled, !state.contains(.disabled))
      .frame(height: height + metrics.arrowHeight, alignment: .top)
      .background(MapBubble(isPressed: state.contains(.highlighted)))
  }

  /// The annotation itself exposes title and subtitle.
  private static let silent: AccessibilityAttributes = {
    var attributes = AccessibilityAttributes()
    attributes.isHidden = true
    return attributes
  }()

  private func button(_ accessory: MapAnnotation.Accessory, in environment: Environment) -> (any Element)? {
    switch accessory {
    case .none: nil
    case .detail: DetailDisclosureButton()
    case .info: InfoButton()
    case .contactAdd: ContactAddButton()
    }
  }
}

/// The surface of a callout: a rounded rectangle with an arrow in the middle of its lower edge, which its frame includes.
struct MapBubble: Element {
  var isPressed: Bool

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[MapAnnotationMetrics.self]
    let fill = environment.color(isPressed ? .calloutPressed : .calloutFill)
    let border = environment.color(.calloutBorder)
    let shadow = metrics.shadow.shadow(environment.color(.shadow))
    let backdrop =
      metrics.blur > 0 ? Backdrop(sigma: metrics.blur, saturation: metrics.saturation, tint: fill) : nil
    let item = LayoutItem { Measurement(width: $0.width ?? 0, height: $0.height ?? 0) }
    return Node(name: NodeName("bubble"), item: item) { drawing in
      let outline = Shape.path(Self.outline(in: drawing.frame, metrics), .nonzero)
      var result: [DisplayList.Operation] = [.shadow(outline, shadow)]
      if let backdrop {
        result += [.push(Layer(clip: outline, backdrop: backdrop)), .pop]
      } else {
        result.append(.fill(outline, .color(fill)))
      }
      if border.alpha > 0, metrics.borderWidth > 0 {
        let middle = drawing.frame.inset(by: metrics.borderWidth / -2)
        result.append(
          .stroke(
            .path(Self.outline(in: middle, metrics), .nonzero), StrokeStyle(width: metrics.borderWidth),
            .color(border)))
      }
      return result
    }
  }

  /// The outline, clockwise from the top left corner. The arrow leaves the edge and reaches its tip without a corner.
  static func outline(in frame: Rect, _ metrics: MapAnnotationMetrics) -> Path {
    let bottom = frame.maxY - metrics.arrowHeight
    let half = Swift.min(metrics.arrowWidth, frame.width) / 2
    let radius = Swift.max(0, Swift.min(metrics.radius, (bottom - frame.minY) / 2, frame.width / 2 - half))
    let middle = frame.center.x
    let corners = [
      (Point(x: frame.maxX - radius, y: frame.minY + radius), Point(x: frame.maxX, y: frame.minY + radius)),
      (Point(x: frame.maxX - radius, y: bottom - radius), Point(x: frame.maxX - radius, y: bottom)),
      (Point(x: frame.minX + radius, y: bottom - radius), Point(x: frame.minX, y: bottom - radius)),
      (Point(x: frame.minX + radius, y: frame.minY + radius), Point(x: frame.minX + radius, y: frame.minY)),
    ]
    var path = Path()
    path.move(to: Point(x: frame.minX + radius, y: frame.minY))
    path.line(to: Point(x: frame.maxX - radius, y: frame.minY))
    path.arc(around: corners[0].0, to: corners[0].1)
    path.line(to: Point(x: frame.maxX, y: bottom - radius))
    path.arc(around: corners[1].0, to: corners[1].1)
    // Of the way to the middle, the arrow spends a half in leaving the edge and a third in rounding its tip.
    path.line(to: Point(x: middle + half, y: bottom))
    path.cubic(
      to: Point(x: middle, y: frame.maxY), control1: Point(x: middle + half / 2, y: bottom),
      control2: Point(x: middle + half / 3, y: frame.maxY))
    path.cubic(
      to: Point(x: middle - half, y: bottom), control1: Point(x: middle - half / 3, y: frame.maxY),
      control2: Point(x: middle - half / 2, y: bottom))
    path.line(to: Point(x: frame.minX + radius, y: bottom))
    path.arc(around: corners[2].0, to: corners[2].1)
    path.line(to: Point(x: frame.minX, y: frame.minY + radius))
    path.arc(around: corners[3].0, to: corners[3].1)
    path.close()
    return path
  }
}
