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

  /// Bars with edges on pixel boundaries; length and thickness are both even or both odd, so that the bars cross in the
  /// middle.
  private func sign(in frame: Rect, grid: PixelGrid) -> DisplayList.Operation {
    let pixels = Swift.max(1, grid.pixels(metrics.glyphWidth))
    let full = Swift.max(pixels, grid.pixels(metrics.glyphLength))
    let thickness = Double(pixels) / grid.scale
    let length = Double(full + (full - pixels) % 2) / grid.scale
    let corner = grid.snap(Point(x: frame.center.x - length / 2, y: frame.center.y - length / 2))
    let middle = (length - thickness) / 2
    var path = Path()
    path.add(
      RoundedRectangle(
        rect: Rect(x: corner.x, y: corner.y + middle, width: length, height: thickness),
        radius: thickness / 2))
    if half == .increment {
      path.add(
        RoundedRectangle(
          rect: Rect(x: corner.x + middle, y: corner.y, width: thickness, height: length),
          radius: thickness / 2))
    }
    return .fill(.path(path, .nonzero), .color(color))
  }

  private func arrowhead(in frame: Rect) -> DisplayList.Operation {
    let isUp = half == .increment
    let center = Point(x: frame.center.x, y: frame.center.y + metrics.glyphOffset * (isUp ? -1 : 1))
    return Arrowhead(width: metrics.glyphLength, lineWidth: metrics.glyphWidth)
      .operation(pointingUp: isUp, center: center, color: color)
  }
}

/// The line between the halves, with a shade on both sides where the platform has one.
struct StepperSeparator: Element {
  var color: ColorReference
  var metrics: StepperMetrics

  func node(in environment: Environment) -> Node {
    let (across, along) = (metrics.separatorWidth, metrics.separatorLength)
    let line = Surface(fill: color)
    guard metrics.glyphs == .arrowheads else {
      return line.frame(width: across, height: along).node(in: environment)
    }
    guard metrics.separatorShade > 0 else {
      return line.frame(width: along, height: across).node(in: environment)
    }
    let shade = ColorReference.token(.stepperShade)
    let clear = ColorReference.color(environment.color(shade).opacity(0))
    let column = VStack(spacing: 0) {
      Surface(fill: clear, bottomFill: shade).frame(width: along, height: metrics.separatorShade)
      Surface(fill: shade).overlay(line).frame(width: along, height: across)
      Surface(fill: shade, bottomFill: clear).frame(width: along, height: metrics.separatorShade)
    }
    return column.node(in: environment)
  }
}
