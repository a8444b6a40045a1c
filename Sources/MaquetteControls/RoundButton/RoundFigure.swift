internal import MaquetteElements
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
    let tint = self.tint ?? environment.tint
    var color = environment.color(isDisabled ? .token(.tertiaryLabel) : tint)
    if state.contains(.highlighted) && !isDisabled { color = color.opacity(metrics.pressedOpacity) }
    // Crossing bars are drawn opaque and fade as a group; otherwise their crossing would show.
    let opaque = ringed(.color(color.opaque), metrics)
    let drawn = color.alpha == 255 ? opaque : opaque.opacity(Double(color.alpha) / 255)
    return drawn.focusRing(.capsule, if: state.contains(.focused), tint: tint, in: environment)
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
    case .plus where metrics.hasRoundBars:
      return ring.overlay(
        RingedPlus(length: metrics.plusLength, thickness: metrics.plusWidth, color: color))
    case .plus:
      let bar = Surface(fill: color)
      return ring.overlay(bar.frame(width: metrics.plusLength, height: metrics.plusWidth))
        .overlay(bar.frame(width: metrics.plusWidth, height: metrics.plusLength))
    }
  }
}

/// A plus whose bars have round ends.
private struct RingedPlus: Element {
  var length: Double
  var thickness: Double
  var color: ColorReference

  func node(in environment: Environment) -> Node {
    let color = environment.color(color)
    // As large as its ring, so that both have the same middle.
    let item = LayoutItem { Measurement(width: $0.width ?? 0, height: $0.height ?? 0) }
    return Node(name: "plus", item: item) { drawing in
      let path = Path.sign(isPlus: true, length: length, thickness: thickness, center: drawing.frame.center)
      return [.fill(.path(path, .nonzero), .color(color))]
    }
  }
}

/// An "i" of bars on pixels: a stem between a serif to its left and a foot, with a dot above.
private struct RingedLetter: Element {
  var letter: RoundButtonMetrics.Letter
  var color: ColorReference

  func node(in environment: Environment) -> Node {
    let color = environment.color(color)
    let item = LayoutItem { Measurement(width: $0.width ?? 0, height: $0.height ?? 0) }
    return Node(name: "letter", item: item) { drawing in
      [.fill(.path(path(in: drawing.frame, grid: drawing.grid), .nonzero), .color(color))]
    }
  }

  private func path(in ring: Rect, grid: PixelGrid) -> Path {
    let (size, dot) = (letter.size, letter.dotDiameter)
    let top = ring.center.y - letter.rise - size.height / 2
    let bottom = top + size.height
    let left = ring.center.x - size.width / 2
    let stem = ring.center.x - letter.stemWidth / 2
    // The stem begins one and a half diameters of the dot below the top.
    let head = top + 1.5 * dot
    var path = Path()
    for rect in [
      Rect(minX: stem, minY: head, maxX: stem + letter.stemWidth, maxY: bottom),
      Rect(minX: left, minY: head, maxX: stem, maxY: head + letter.serifHeight),
      Rect(minX: left, minY: bottom - letter.serifHeight, maxX: left + size.width, maxY: bottom),
    ] {
      path.add(RoundedRectangle(rect: grid.snap(rect), radius: 0))
    }
    path.add(
      RoundedRectangle(
        rect: Rect(x: ring.center.x - dot / 2, y: top, width: dot, height: dot), radius: dot / 2))
    return path
  }
}
