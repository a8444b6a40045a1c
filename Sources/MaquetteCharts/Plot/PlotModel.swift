import MaquetteControlKit
import MaquetteElements

/// A chart whose data are numbers and whose axes have scales: all that does not depend on its size.
struct PlotModel: Sendable {
  /// What a chart says of one axis.
  struct Axis: Sendable {
    var attributes: AxisAttributes
    var domain: AxisDomain?
    var places: AxisPlaces
    var scale: AxisScale

    var kind: AxisScale.Kind { scale.kind }
    var isVisible: Bool { attributes.visibility != .hidden && scale.kind != .none }
    var hasLabels: Bool { isVisible && attributes.hasLabels }
    /// Words have no lines: their marks are their places.
    var hasGrid: Bool { isVisible && (attributes.hasGrid ?? (scale.kind != .category)) }
  }

  var x: Axis
  var y: Axis
  var series: [ChartSeries]
  var figures: [PlotFigure]

  init(
    _ marks: [any ChartMark], x xAttributes: AxisAttributes, _ xDomain: AxisDomain?,
    y yAttributes: AxisAttributes, _ yDomain: AxisDomain?, colors: SeriesColors, in environment: Environment
  ) {
    let metrics = environment.theme[ChartMetrics.self]
    let labels = DateLabels(in: environment)
    func places(_ axis: AxisName, _ attributes: AxisAttributes, _ domain: AxisDomain?) -> AxisPlaces {
      let values = marks.flatMap { $0.values.lists.filter { $0.axis == axis }.map(\.values) }
      return AxisPlaces(
        of: values, domain: domain, scale: attributes.scale, unit: attributes.unit,
        firstWeekday: labels.firstWeekday)
    }
    let xPlaces = places(.x, xAttributes, xDomain)
    let yPlaces = places(.y, yAttributes, yDomain)
    series = ChartSeries.all(of: marks, colors: colors)
    figures = Self.figures(marks, x: xPlaces, y: yPlaces, series: series)
    let extents = figures.map(\.extent)
    let growth = environment.labelGrowth(metrics)
    let shares = Self.shares(marks)
    func axis(
      _ attributes: AxisAttributes, _ domain: AxisDomain?, _ places: AxisPlaces,
      _ ranges: [ClosedRange<Double>?], distance: Double
    ) -> Axis {
      Axis(
        attributes: attributes, domain: domain, places: places,
        scale: AxisScale(
          places, attributes, domain, ranges.compactMap(\.self), distance: distance * growth, labels,
          hasShares: shares, environment))
    }
    x = axis(xAttributes, xDomain, xPlaces, extents.map(\.x), distance: metrics.columnDistance)
    y = axis(yAttributes, yDomain, yPlaces, extents.map(\.y), distance: metrics.rowDistance)
  }

  /// Whether all values are shares of their sums, which are written as percentages.
  private static func shares(_ marks: [any ChartMark]) -> Bool {
    !marks.isEmpty
      && marks.allSatisfy {
        ($0 as? BarMark)?.stacking == .normalized || ($0 as? AreaMark)?.stacking == .normalized
      }
  }

  private static func figures(
    _ marks: [any ChartMark], x: AxisPlaces, y: AxisPlaces, series: [ChartSeries]
  ) -> [PlotFigure] {
    var bars = BarBoxes(marks.compactMap { $0 as? BarMark }, x: x, y: y)
    var areas = AreaBands(marks.compactMap { $0 as? AreaMark }, x: x, y: y)
    func points(_ values: MarkValues) -> [Point] {
      zip(values.x, values.y).compactMap { pair in
        x.place(of: pair.0).flatMap { place in y.place(of: pair.1).map { Point(x: place, y: $0) } }
      }
    }
    let looks = Dictionary(series.map { ($0.name, $0) }) { first, _ in first }
    return marks.compactMap { mark in
      let form: PlotFigure.Form
      switch mark {
      case let mark as BarMark: form = .bars(bars.boxes(of: mark), isLying: bars.isLying(mark))
      case let mark as AreaMark: form = .area(areas.bands(of: mark))
      case is LineMark: form = .line(points(mark.values))
      case is PointMark: form = .points(points(mark.values))
      case is RuleMark: form = .rules(rules(mark.values, x: x, y: y))
      default: return nil
      }
      let look = looks[mark.values.series]
      return PlotFigure(
        mark: mark, form: form, color: mark.values.color ?? look?.color ?? .token(.blue),
        symbol: look?.symbol ?? .circle)
    }
  }

  private static func rules(_ values: MarkValues, x: AxisPlaces, y: AxisPlaces) -> [PlotFigure.Rule] {
    let isUpright = !values.x.isEmpty
    let (places, axis, other) = isUpright ? (values.x, x, y) : (values.y, y, x)
    let (starts, ends) = isUpright ? (values.yStart, values.yEnd) : (values.xStart, values.xEnd)
    return places.enumerated().compactMap { index, value in
      guard let place = axis.place(of: value) else { return nil }
      var range: ClosedRange<Double>?
      if ends.indices.contains(index), let end = other.place(of: ends[index]) {
        let start = starts.indices.contains(index) ? other.place(of: starts[index]) ?? 0 : 0
        range = Swift.min(start, end)...Swift.max(start, end)
      }
      return PlotFigure.Rule(isUpright: isUpright, value: place, range: range)
    }
  }
}
