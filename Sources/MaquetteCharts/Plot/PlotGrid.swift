import MaquetteElements
import MaquetteGraphics
import MaquetteScene

/// The lines at the marks of both axes, behind the data.
struct PlotGrid: Element {
  let model: PlotModel
  /// How far upright lines go on below the plot, beside the labels.
  let foot: Double

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[ChartMetrics.self]
    let color = environment.color(.chartGrid)
    let isMirrored = environment.direction == .rightToLeft
    let item = LayoutItem { Measurement(width: $0.width ?? 10, height: $0.height ?? 10) }
    return Node(name: NodeName("plot"), item: item) { [model, foot] drawing in
      let place = PlotPlace(model, in: drawing, isMirrored: isMirrored)
      let thickness = Swift.max(1, (metrics.gridWidth * place.grid.scale).rounded()) / place.grid.scale
      var operations: [DisplayList.Operation] = []
      if model.y.hasGrid {
        for tick in place.y.ticks {
          let y = place.grid.snap(place.y(tick.value) - thickness / 2)
          let line = Rect(x: place.frame.minX, y: y, width: place.frame.width, height: thickness)
          operations.append(.fill(.rect(line), .color(color)))
        }
      }
      if model.x.hasGrid {
        let dash = metrics.gridDash > 0 ? [metrics.gridDash, metrics.gridDash] : []
        for tick in place.x.ticks {
          let x = place.grid.snap(place.x(tick.value) - thickness / 2) + thickness / 2
          var path = Path()
          path.move(to: Point(x: x, y: place.frame.minY))
          path.line(to: Point(x: x, y: place.frame.maxY + foot))
          let style = StrokeStyle(width: thickness, dashes: dash)
          operations.append(.stroke(.path(path, .nonzero), style, .color(color)))
        }
      }
      return operations
    }
  }
}
