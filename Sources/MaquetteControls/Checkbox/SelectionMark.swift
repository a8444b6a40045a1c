import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// The box of a checkbox or the circle of a radio button, with its check mark, dash or dot.
///
/// It has the baseline of the title beside it, so that the two are aligned at every font size.
struct SelectionMark: Element {
  var value: ToggleValue
  var state: ControlState
  var metrics: SelectionControlMetrics
  /// The side in points.
  var side: Double
  /// The distance from the middle to the title's baseline in points.
  var baselineBelowMiddle: Double

  func node(in environment: Environment) -> Node {
    // In whole pixels: otherwise mark and title are rounded apart, by where their row lies. With one pixel a point AppKit
    // rounds upwards, as measured: 11 for 11.875, and 12 with two pixels.
    let pixels = (side / 2 + baselineBelowMiddle) * environment.scale
    let baseline =
      pixels.rounded(environment.scale < 2 ? .down : .toNearestOrAwayFromZero) / environment.scale
    let measurement = Measurement(
      width: side, height: side, firstBaseline: baseline, lastBaseline: baseline)
    let look = SelectionMarkLook(value: value, state: state, metrics: metrics, in: environment)
    let ring = state.contains(.focused) ? FocusRing(around: outline, in: environment) : nil
    let pixel = 1 / environment.scale
    let bezel = metrics.isBezel ? bezel(look).drawing(in: environment) : nil
    return Node(name: NodeName("mark"), item: LayoutItem { _ in measurement }) { drawing in
      var result: [DisplayList.Operation] = []
      // Most have a mark and a surface of four or five parts.
      result.reserveCapacity(6)
      if let bezel {
        result += bezel(drawing.frame)
      } else {
        addSurface(look, in: drawing.frame, pixel: pixel, to: &result)
      }
      addMark(look.mark, in: drawing.frame, to: &result)
      if let ring { result += ring.operations(around: drawing.frame, environment: environment) }
      return result
    }
  }

  private var outline: Surface.Outline {
    metrics.cornerRadius.map { .rounded(radius: side * $0, metrics.cornerStyle) } ?? .capsule
  }

  private func bezel(_ look: SelectionMarkLook) -> Bezel {
    Bezel(
      outline: outline,
      tint: look.tint.map { .color($0) }, face: look.fill, isPressed: look.cover != nil,
      isDisabled: state.contains(.disabled))
  }

  private func addSurface(
    _ look: SelectionMarkLook, in frame: Rect, pixel: Double, to result: inout [DisplayList.Operation]
  ) {
    let shape = outline(of: frame)
    if let shadow = look.shadow, shadow.alpha > 0 {
      let fall = Point(x: 0, y: metrics.shadowOffset)
      result.append(.shadow(shape, Shadow(color: shadow, sigma: metrics.shadowSigma, offset: fall)))
    }
    result.append(.push(Layer(clip: shape, opacity: look.opacity)))
    if let inner = look.innerShadow, inner.alpha > 0 {
      // The inner shadow is a darker surface under a blurred one.
      let dark = look.fill.top.mixed(with: inner.opaque, fraction: Double(inner.alpha) / 255)
      let fall = Point(x: 0, y: metrics.innerShadowOffset)
      let light = Shadow(color: look.fill.top, sigma: metrics.innerShadowSigma, offset: fall)
      result.append(.fill(.rect(frame), .color(dark)))
      result.append(.shadow(shape, light))
    } else {
      result.append(.fill(.rect(frame), paint(from: look.fill.top, to: look.fill.bottom, in: frame)))
    }
    if look.highlight.alpha > 0 {
      let height = look.isFine ? pixel : metrics.highlightHeight
      let edge = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
      let end = look.isFine ? look.highlight : look.highlight.opacity(0)
      result.append(.fill(.rect(edge), paint(from: look.highlight, to: end, in: edge)))
    }
    if let rim = look.rim, rim.alpha > 0 {
      let width = Swift.max(metrics.rimWidth, pixel)
      let style = StrokeStyle(width: width)
      result.append(.stroke(outline(of: frame, outset: -width / 2), style, .color(rim)))
    }
    if let cover = look.cover { result.append(.fill(.rect(frame), .color(cover))) }
    result.append(.pop)
  }

  private func paint(from top: Color, to bottom: Color, in frame: Rect) -> Paint {
    guard top != bottom else { return .color(top) }
    let line = Gradient.Geometry.linear(
      start: Point(x: frame.minX, y: frame.minY), end: Point(x: frame.minX, y: frame.maxY))
    let stops = [Gradient.Stop(offset: 0, color: top), Gradient.Stop(offset: 1, color: bottom)]
    return .gradient(Gradient(geometry: line, stops: stops))
  }

  private func addMark(_ color: Color, in frame: Rect, to result: inout [DisplayList.Operation]) {
    switch (value, metrics.cornerRadius) {
    case (.off, _): break
    case (.mixed, _):
      let dash = centered(width: metrics.dashLength, height: metrics.dashWidth, in: frame)
      result.append(
        .fill(
          .roundedRectangle(RoundedRectangle(rect: dash, radius: dash.height / 2)), .color(color)))
    case (.on, nil):
      let dot = centered(width: metrics.dotDiameter, height: metrics.dotDiameter, in: frame)
      result.append(.fill(.ellipse(dot), .color(color)))
    case (.on, _): result.append(check(color, in: frame))
    }
  }

  private func check(_ color: Color, in frame: Rect) -> DisplayList.Operation {
    let unit = frame.width / metrics.referenceSide
    let values = metrics.checkMark
    var path = Path()
    for index in stride(from: 0, to: values.count - 1, by: 2) {
      let point = Point(x: frame.minX + values[index] * unit, y: frame.minY + values[index + 1] * unit)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    let style = StrokeStyle(width: metrics.markWidth * unit, cap: .round, join: .round)
    return .stroke(.path(path, .nonzero), style, .color(color))
  }

  /// A rectangle in the middle of the frame. As the platform's own marks it is not rounded to pixels.
  private func centered(width: Double, height: Double, in frame: Rect) -> Rect {
    let unit = frame.width / metrics.referenceSide
    let size = Size(width: width * unit, height: height * unit)
    return Rect(
      x: frame.center.x - size.width / 2, y: frame.center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  private func outline(of frame: Rect, outset: Double = 0) -> Shape {
    let rect = frame.inset(by: -outset)
    guard let cornerRadius = metrics.cornerRadius else { return .ellipse(rect) }
    let radius = Swift.max(0, cornerRadius * frame.width + outset)
    return .roundedRectangle(RoundedRectangle(rect: rect, radius: radius, style: metrics.cornerStyle))
  }
}
