import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// One half of a stepper: its sign, centred on the pressed cover.
struct StepperHalf: Element {
  var glyph: any Element
  var size: Size
  var cover: ColorReference?
  /// The image behind the half; nil for none.
  var background: (any Element)?
  var accessibility: Accessibility

  func node(in environment: Environment) -> Node {
    let content = glyph.frame(width: size.width, height: size.height)
      .background(background ?? Surface(fill: cover))
    var node = Node(name: .half, layout: PaddingLayout(.zero), children: [content], in: environment)
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
    return Node(name: NodeName("glyph"), item: item) { drawing in
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
    guard metrics.glyphs == .arrowheads else {
      // The signs' line has round ends, but for the one that meets the outline of iOS 7.
      let line = Surface(metrics.isOutlined ? .rectangle : .capsule, fill: color)
      return line.frame(width: across, height: along).node(in: environment)
    }
    let line = Surface(fill: color)
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

extension NodeName {
  static let half = NodeName("half")
}
