import MaquetteControlKit
public import MaquetteElements

/// Bars, lines, areas and points on two axes, with a legend.
public struct Chart: Control, ContainerElement {
  /// The horizontal axis: `hidden`, or its title, labels, lines and scale.
  public var xAxis = AxisAttributes()
  /// The vertical axis: `hidden`, or its title, labels, lines and scale.
  public var yAxis = AxisAttributes()
  /// The horizontal axis' range: two numbers or dates, or words in order; nil for the data's range.
  public var xDomain: AxisDomain?
  /// The vertical axis' range: two numbers or dates, or words in order; nil for the data's range.
  public var yDomain: AxisDomain?
  /// The legend's place; automatic shows it below if two or more series have names.
  public var legend = LegendPlace.automatic
  /// The series' colours: a list in order, or a mapping by series name.
  public var colors = SeriesColors.standard
  /// The accessibility label; nil for the title of the vertical axis, or the names of the series.
  public var accessibilityLabel: String?
  /// A spoken summary of the data, for accessibility; nil for the range of both axes.
  public var accessibilitySummary: String?
  /// The marks.
  public var children: [any Element] = []

  /// Creates a chart without marks.
  public init() {}

  /// Creates a chart of marks.
  public init(@ElementBuilder content: () -> [any Element]) { children = content() }

  public static let name = "chart"
  public static let guideline =
    "Convey one message per chart and state it in words nearby. Start bars at zero. Use no more series "
    + "than people can tell apart by colour."
  public static let metrics: [any ThemeMetrics.Type] = [ChartMetrics.self]

  /// The most data of a chart.
  package static let dataLimit = 20_000

  public static let attributes: [Attribute<Chart>] = [
    Attribute("x-axis", \.xAxis),
    Attribute("y-axis", \.yAxis),
    Attribute("x-domain", \.xDomain),
    Attribute("y-domain", \.yDomain),
    Attribute("legend", \.legend),
    Attribute("colors", \.colors),
    Attribute("accessibility-label", \.accessibilityLabel),
    Attribute("accessibility-summary", \.accessibilitySummary),
  ]

  /// Returns the plot with its axes, and the legend beside it.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[ChartMetrics.self]
    let model = model(in: environment)
    let plot = plot(model, in: environment)
    let series = model.series.filter { $0.name != nil }
    guard legend != .hidden, series.count > (legend == .automatic ? 1 : 0) else { return plot }
    let isColumn = legend == .leading || legend == .trailing
    let names = ChartLegend(series: series, isColumn: isColumn).element(in: environment)
    let distance = metrics.legendDistance
    return switch legend {
    case .leading: HStack(spacing: 2 * distance) { [names, plot] }
    case .trailing: HStack(spacing: 2 * distance) { [plot, names] }
    case .top: VStack(spacing: distance, alignment: .leading) { [names, plot] }
    default: VStack(spacing: distance, alignment: .leading) { [plot, names] }
    }
  }

  /// Returns one element with the data as a table.
  public func accessibility(in environment: Environment) -> Accessibility {
    let table = ChartTable(model(in: environment), in: environment)
    let names = table.model.series.compactMap(\.name)
    let titles = [accessibilityLabel ?? "", yAxis.title, names.joined(separator: ", "), xAxis.title]
    var result = Accessibility(
      label: titles.first { !$0.isEmpty } ?? "",
      value: accessibilitySummary.map(environment.spoken) ?? table.summary, traits: [.image])
    result.table = table.table
    return result
  }

  /// Returns a warning about a chart without marks.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    marks(in: environment).isEmpty ? [.emptyTitle(element: Self.name)] : []
  }
}

extension Chart {
  /// The place of a legend.
  public enum LegendPlace: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// Below a chart of two named series or more.
    case automatic
    case hidden
    case top
    case bottom
    case leading
    case trailing
  }

  /// The children that are marks, and are not hidden by a condition.
  private func marks(in environment: Environment) -> [any ChartMark] {
    children.compactMap { child in
      child.isHidden(in: environment) ? nil : child.unmodified as? any ChartMark
    }
  }

  private func model(in environment: Environment) -> PlotModel {
    PlotModel(
      marks(in: environment), x: xAxis, xDomain, y: yAxis, yDomain, colors: colors, in: environment)
  }

  private func plot(_ model: PlotModel, in environment: Environment) -> any Element {
    var metrics = environment.theme[ChartMetrics.self]
    // The lowest label beside the plot reaches down to those below it.
    let growth = environment.labelGrowth(metrics)
    metrics.footGap *= growth
    metrics.columnDistance *= growth
    let shown = children.filter { !$0.isHidden(in: environment) && $0.unmodified is any ChartMark }
    let others = children.filter { !($0.unmodified is any ChartMark) }
    let labels = PlotLabels(model, in: environment)
    // Upright lines of numbers and dates go on beside their labels.
    let height = environment.theme.typeRamp.entry(for: metrics.labelStyle, at: environment.textSize).size
    let foot = model.x.hasLabels && model.x.kind != .category ? metrics.footGap + height : 0
    let figures = zip(shown, model.figures).map { child, figure in
      child.replacingCore(by: PlotMark(model: model, figure: figure))
    }
    let grid = PlotGrid(model: model, foot: foot)
    let layout = PlotLayout(
      model: model, parts: [.plot] + figures.map { _ in .plot } + labels.places, metrics: metrics)
    return Arranged(
      name: NodeName("axes"), layout: layout, children: [grid] + figures + labels.elements
    )
    .leavingOut(others, of: Self.name, expected: "marks")
  }
}
