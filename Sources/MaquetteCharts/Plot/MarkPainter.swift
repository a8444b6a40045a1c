import MaquetteElements
import MaquetteGraphics
import MaquetteScene

/// Paints a figure.
struct MarkPainter {
  private let form: PlotFigure.Form
  private let mark: any ChartMark
  private let symbol: ChartSymbol
  private let color: Color
  private let gradient: (style: GradientStyle, colors: GradientEnvironment)?
  private let metrics: ChartMetrics

  init(_ figure: PlotFigure, in environment: Environment) {
    (form, mark, symbol) = (figure.form, figure.mark, figure.symbol)
    color = environment.color(figure.color)
    metrics = environment.theme[ChartMetrics.self]
    let style = (mark as? BarMark)?.gradient ?? (mark as? AreaMark)?.gradient
    gradient = style.map { ($0, $0.resolved(in: environment)) }
  }

  /// Returns what the figure draws in a plot.
  func operations(in place: PlotPlace) -> [DisplayList.Operation] {
    switch form {
    case .bars(let boxes, let isLying): bars(boxes, isLying: isLying, place)
    case .area(let bands): area(bands, place)
    case .line(let points): line(points.map { place.point($0.x, $0.y) })
    case .points(let points): dots(points.map { place.point($0.x, $0.y) })
    case .rules(let rules): rules.map { rule($0, place) }
    }
  }

  private func fill(_ path: Path) -> [DisplayList.Operation] {
    guard !path.isEmpty else { return [] }
    let shape = Shape.path(path, .nonzero)
    if let gradient, !gradient.colors.stops.isEmpty {
      let geometry = gradient.style.geometry(in: shape.bounds, end: .bottom, gradient.colors)
      return [.fill(shape, .gradient(Gradient(geometry: geometry, stops: gradient.colors.stops)))]
    }
    return color.alpha > 0 ? [.fill(shape, .color(color))] : []
  }

  private func bars(_ boxes: [BarBox], isLying: Bool, _ place: PlotPlace) -> [DisplayList.Operation] {
    guard let mark = mark as? BarMark else { return [] }
    let rects = boxes.map { box -> Rect in
      let along = isLying ? (place.x(box.from), place.x(box.to)) : (place.y(box.from), place.y(box.to))
      let across = box.extent(isLying ? place.y : place.x, mark.width, metrics)
      func ordered(_ pair: (Double, Double)) -> (Double, Double) {
        (Swift.min(pair.0, pair.1), Swift.max(pair.0, pair.1))
      }
      let (a, b) = (ordered(along), ordered(across))
      return place.snapped(
        isLying
          ? Rect(minX: a.0, minY: b.0, maxX: a.1, maxY: b.1)
          : Rect(minX: b.0, minY: a.0, maxX: b.1, maxY: a.1))
    }
    var path = Path()
    for rect in rects where !rect.isEmpty {
      if mark.cornerRadius > 0 {
        path.add(RoundedRectangle(rect: rect, radius: mark.cornerRadius))
      } else {
        path.add(rect)
      }
    }
    return fill(path)
  }

  private func area(_ bands: [AreaBand], _ place: PlotPlace) -> [DisplayList.Operation] {
    guard let mark = mark as? AreaMark, bands.count > 1 else { return [] }
    var path = Path()
    path.add(bands.map { place.point($0.place, $0.to) }, by: mark.interpolation)
    path.add(
      bands.reversed().map { place.point($0.place, $0.from) }, by: mark.interpolation.reversed,
      continues: true)
    path.close()
    return fill(path)
  }

  private func line(_ points: [Point]) -> [DisplayList.Operation] {
    guard let mark = mark as? LineMark else { return [] }
    var path = Path()
    path.add(points, by: mark.interpolation)
    let style = StrokeStyle(
      width: mark.lineWidth ?? metrics.lineWidth, cap: mark.dashes.isEmpty ? .round : .butt, join: .round,
      dashes: mark.dashes)
    var operations: [DisplayList.Operation] = []
    if points.count > 1, style.width > 0 {
      operations.append(.stroke(.path(path, .nonzero), style, .color(color)))
    }
    // One datum makes no line, and would not be seen.
    let choice = points.count == 1 && mark.symbol == .hidden ? SymbolChoice.automatic : mark.symbol
    return operations + symbols(points, choice, mark.symbolSize)
  }

  private func dots(_ points: [Point]) -> [DisplayList.Operation] {
    guard let mark = mark as? PointMark else { return [] }
    return symbols(points, mark.symbol == .automatic ? .shape(.circle) : mark.symbol, mark.symbolSize)
  }

  private func symbols(_ points: [Point], _ choice: SymbolChoice, _ size: Double?) -> [DisplayList.Operation]
  {
    guard choice != .hidden else { return [] }
    let shape = if case .shape(let shape) = choice { shape } else { symbol }
    var path = Path()
    for point in points { path.add(shape, at: point, diameter: size ?? metrics.symbolSize) }
    return fill(path)
  }

  private func rule(_ rule: PlotFigure.Rule, _ place: PlotPlace) -> DisplayList.Operation {
    let mark = mark as? RuleMark
    let width = mark?.lineWidth ?? metrics.ruleWidth
    let frame = place.frame
    let at = rule.isUpright ? place.x(rule.value) : place.y(rule.value)
    // The edges of the line lie on pixels.
    let middle = place.grid.snap(at - width / 2) + width / 2
    var path = Path()
    if rule.isUpright {
      let (from, to) =
        rule.range.map { (place.y($0.lowerBound), place.y($0.upperBound)) } ?? (frame.maxY, frame.minY)
      path.move(to: Point(x: middle, y: from))
      path.line(to: Point(x: middle, y: to))
    } else {
      let (from, to) =
        rule.range.map { (place.x($0.lowerBound), place.x($0.upperBound)) } ?? (frame.minX, frame.maxX)
      path.move(to: Point(x: from, y: middle))
      path.line(to: Point(x: to, y: middle))
    }
    return .stroke(
      .path(path, .nonzero), StrokeStyle(width: width, dashes: mark?.dashes ?? []), .color(color))
  }
}

extension BarBox {
  /// Returns the edges of the bar across, in points of the picture.
  fileprivate func extent(_ position: (Double) -> Double, _ width: Double?, _ metrics: ChartMetrics) -> (
    Double, Double
  ) {
    var (from, to): (Double, Double)
    if let band {
      (from, to) = (position(band.lowerBound), position(band.upperBound))
      let room = to - from
      let share = 1 - metrics.barShare
      if let width {
        let half = Swift.min(width * Double(slots), room.magnitude) / 2 * (room < 0 ? -1 : 1)
        (from, to) = ((from + to) / 2 - half, (from + to) / 2 + half)
      } else {
        (from, to) = (from + room * share / 2, to - room * share / 2)
      }
    } else {
      let half = (width ?? metrics.barWidth) * Double(slots) / 2
      let middle = position(place)
      (from, to) = (middle - half, middle + half)
    }
    guard slots > 1 else { return (from, to) }
    let step = (to - from) / Double(slots)
    let gap = Swift.min(metrics.groupGap, step.magnitude / 2) / 2 * (step < 0 ? -1 : 1)
    return (from + step * Double(slot) + gap, from + step * Double(slot + 1) - gap)
  }
}

extension Interpolation {
  /// The interpolation of the same way in the other direction.
  fileprivate var reversed: Interpolation {
    switch self {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}
