import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// The content of a small round button: a figure in a ring.
struct RoundFigure: Element {
  /// The figure in the ring.
  enum Figure {
    /// An "i".
    case info
    /// A plus.
    case plus
  }

  var figure: Figure
  var state: ControlState
  var tint: ColorReference?

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[RoundButtonMetrics.self]
    let isDisabled = state.contains(.disabled)
    let tint = environment.resolvedTint(self.tint)
    var color = environment.color(isDisabled ? .token(.tertiaryLabel) : tint)
    if state.contains(.highlighted) && !isDisabled { color = color.opacity(metrics.pressedOpacity) }
    return ringed(.color(color), metrics)
      .focusRing(.capsule, if: state.contains(.focused), tint: tint, in: environment)
      .node(in: environment)
  }

  private func ringed(_ color: ColorReference, _ metrics: RoundButtonMetrics) -> any Element {
    let ring = Surface(.capsule, border: Surface.Border(color: color, width: metrics.ringWidth))
      .frame(width: metrics.ringDiameter, height: metrics.ringDiameter)
    switch figure {
    case .info where metrics.letter.size.height > 0:
      return ring.overlay(RingedLetter(letter: metrics.letter, color: color))
    case .info:
      return ring.overlay(
        SymbolImage("info", weight: metrics.symbolWeight).with(\.size, metrics.symbolSize)
          .with(\.color, color))
    case .plus: return ring.overlay(RingedPlus(metrics: metrics, color: color))
    }
  }
}

/// A plus: both bars are one path, so that their crossing does not show when it fades.
private struct RingedPlus: Element {
  var metrics: RoundButtonMetrics
  var color: ColorReference

  func node(in environment: Environment) -> Node {
    let color = environment.color(color)
    // As large as its ring, so that both have the same middle.
    let item = LayoutItem { Measurement(width: $0.width ?? 0, height: $0.height ?? 0) }
    return Node(name: NodeName("plus"), item: item) { drawing in
      let center = drawing.frame.center
      let path =
        metrics.hasRoundBars
        ? Path.sign(
          isPlus: true, length: metrics.plusLength, thickness: metrics.plusWidth, center: center)
        : onPixels(center, grid: drawing.grid)
      return [.fill(.path(path, .nonzero), .color(color))]
    }
  }

  /// Bars and arms of whole pixels, so that both bars are equally thick and all four arms equally long.
  private func onPixels(_ center: Point, grid: PixelGrid) -> Path {
    let thickness = Double(Swift.max(1, grid.pixels(metrics.plusWidth))) / grid.scale
    let arm = grid.snap((metrics.plusLength - thickness) / 2)
    let corner = grid.snap(Point(x: center.x - thickness / 2, y: center.y - thickness / 2))
    let crossing = Rect(x: corner.x, y: corner.y, width: thickness, height: thickness)
    var path = Path()
    path.add(crossing.inset(dx: -arm, dy: 0))
    path.add(crossing.inset(dx: 0, dy: -arm))
    return path
  }
}

/// An "i" of bars on pixels: a stem between a serif to its left and a foot, with a dot above.
private struct RingedLetter: Element {
  var letter: RoundButtonMetrics.Letter
  var color: ColorReference

  func node(in environment: Environment) -> Node {
    let color = environment.color(color)
    let item = LayoutItem { Measurement(width: $0.width ?? 0, height: $0.height ?? 0) }
    return Node(name: NodeName("letter"), item: item) { drawing in
      [.fill(.path(path(in: drawing.frame, grid: drawing.grid), .nonzero), .color(color))]
    }
  }

  private func path(in ring: Rect, grid: PixelGrid) -> Path {
    let (size, dot) = (letter.size, letter.dotDiameter)
    let top = ring.center.y - letter.rise - size.height / 2
    let bottom = top + size.height
    let left = ring.center.x - size.width / 2
    let stem = ring.center.x - letter.stemWidth / 2
    // The stem begins one and a half diameters of the dot below the top. A serif is never lost between two pixels.
    let head = top + 1.5 * dot
    let serif = Swift.max(letter.serifHeight, 1 / grid.scale)
    var path = Path()
    for rect in [
      Rect(minX: stem, minY: head, maxX: stem + letter.stemWidth, maxY: bottom),
      Rect(minX: left, minY: head, maxX: stem, maxY: head + serif),
      Rect(minX: left, minY: bottom - serif, maxX: left + size.width, maxY: bottom),
    ] {
      path.add(grid.snap(rect))
    }
    path.add(circleAt: Point(x: ring.center.x, y: top + dot / 2), radius: dot / 2)
    return path
  }
}
