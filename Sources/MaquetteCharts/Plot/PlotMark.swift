import MaquetteElements
import MaquetteGraphics
import MaquetteScene

/// A mark of a chart over its plot.
struct PlotMark: Element {
  let model: PlotModel
  let figure: PlotFigure
  /// More than the half of any line or symbol, in points.
  private static let margin = 1000.0

  func node(in environment: Environment) -> Node {
    let painter = MarkPainter(figure, in: environment)
    let isMirrored = environment.direction == .rightToLeft
    let item = LayoutItem { Measurement(width: $0.width ?? 10, height: $0.height ?? 10) }
    let cutsX = model.x.domain?.isOfNumbers ?? false
    let cutsY = model.y.domain?.isOfNumbers ?? false
    let node = Node(name: NodeName(type(of: figure.mark).name), item: item) { [model] drawing in
      painter.operations(in: PlotPlace(model, in: drawing, isMirrored: isMirrored))
    }
    guard cutsX || cutsY else { return node }
    // A domain of one's own may leave data out.
    return Node(name: NodeName("plot-area"), wrapping: node, direction: environment.direction) {
      // Thick lines and symbols go beyond the plot where they may.
      Layer(clip: .rect($0.frame.inset(dx: cutsX ? 0 : -Self.margin, dy: cutsY ? 0 : -Self.margin)))
    }
  }
}

extension AxisDomain {
  /// Whether the domain goes from one number or date to another.
  fileprivate var isOfNumbers: Bool { values.first.map { $0.kind != .category } ?? false }
}
