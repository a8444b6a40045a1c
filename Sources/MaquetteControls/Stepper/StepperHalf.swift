internal import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// One half of a stepper: its sign, centred on the pressed cover.
struct StepperHalf: Element {
  var glyph: any Element
  var size: Size
  var cover: ColorReference?
  var accessibility: Accessibility

  func node(in environment: Environment) -> Node {
    let content = glyph.frame(width: size.width, height: size.height)
      .background(Surface(fill: cover))
    var node = Node(name: "half", layout: PaddingLayout(.zero), children: [content], in: environment)
    var accessibility = accessibility
    accessibility.label = environment.spoken(accessibility.label)
    node.accessibility = accessibility
    return node
  }
}

/// The sign of a half: minus or plus, or an arrowhead.
struct StepperGlyph: Element {
  var half: Stepper.Half
  var color: Color
  var metrics: StepperMetrics

  func node(in environment: Environment) -> Node {
    let side = PixelGrid(scale: environment.scale).roundedUp(metrics.glyphLength)
    let item = LayoutItem { _ in Measurement(width: side, height: side) }
    return Node(name: "glyph", item: item) { drawing in
      switch metrics.glyphs {
      case .signs: [sign(in: drawing.frame, grid: drawing.grid)]
      case .arrowheads: [arrowhead(in: drawing.frame)]
      }
    }
  }

  /// Of each bar one edge lies between pixels, the lower or the left one, as measured on iOS 17 and 26.
  private func sign(in frame: Rect, grid: PixelGrid) -> DisplayList.Operation {
    let thickness = Swift.max(metrics.glyphWidth, 1 / grid.scale)
    let center = Point(
      x: grid.snap(frame.center.x - thickness / 2) + thickness / 2,
      y: grid.snap(frame.center.y + thickness / 2) - thickness / 2)
    let path = Path.sign(
      isPlus: half == .increment, length: metrics.glyphLength, thickness: thickness, center: center)
    return .fill(.path(path, .nonzero), .color(color))
  }

  private func arrowhead(in frame: Rect) -> DisplayList.Operation {
    let reach = (metrics.glyphLength - metrics.glyphWidth) / 2
    let rise = half == .increment ? reach / 2 : -reach / 2
    var path = Path()
    path.move(to: Point(x: frame.center.x - reach, y: frame.center.y + rise))
    path.line(to: Point(x: frame.center.x, y: frame.center.y - rise))
    path.line(to: Point(x: frame.center.x + reach, y: frame.center.y + rise))
    return .stroke(
      .path(path, .nonzero), StrokeStyle(width: metrics.glyphWidth, cap: .round, join: .round), .color(color))
  }
}
