import MaquetteElements
import MaquetteGraphics
import MaquetteScene

/// A mark of a chart over its plot.
struct PlotMark: Element {
  let model: PlotModel
  let figure: PlotFigure

  func node(in environment: Environment) -> Node {
    let painter = MarkPainter(figure, in: environment)
    let isMirrored = environment.direction == .rightToLeft
    let item = LayoutItem { Measurement(width: $0.width ?? 10, height: $0.height ?? 10) }
    let isCut = model.x.domain?.isOfNumbers ?? false || model.y.domain?.isOfNumbers ?? false
    let node = Node(name: NodeName(type(of: figure.mark).name), item: item) { [model] drawing in
      painter.operations(in: PlotPlace(model, in: drawing, isMirrored: isMirrored))
    }
    guard isCut else { return node }
    // A domain of one's own may leave data out.
    return Node(name: NodeName("plot-area"), wrapping: node, direction: environment.direction) {
      Layer(clip: .rect($0.frame))
    }
  }
}

extension AxisDomain {
  /// Whether the domain goes from one number or date to another.
  fileprivate var isOfNumbers: Bool { values.first.map { $0.kind != .category } ?? false }
}
