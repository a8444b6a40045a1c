public import MaquetteElements

/// The area from zero, or from the area below it, up to a series' data.
public struct AreaMark: ChartMark {
  /// The data, their series and colour.
  public var values = MarkValues()
  /// How the areas of several series combine: stacked, overlapping or as shares.
  public var stacking = MarkStacking.standard
  /// How the line runs between data: straight, curved or in steps.
  public var interpolation = Interpolation.linear
  /// A gradient from top to bottom, in place of one colour.
  package var gradient: GradientStyle?

  /// Creates an area without data.
  public init() {}

  /// Creates an area under places.
  public init(x: [some Plottable], y: [some Plottable], series: String? = nil) {
    values = MarkValues(x: x, y: y, series: series)
  }

  /// Creates an area from one value to another.
  public init(x: [some Plottable], yStart: [some Plottable], yEnd: [some Plottable], series: String? = nil) {
    values = MarkValues(x: x, yStart: yStart, yEnd: yEnd, series: series)
  }

  public static let name = "area-mark"
  package static let mayLackAnAxis = false

  public static let attributes: [Attribute<AreaMark>] =
    (MarkValues.places + MarkValues.ranges.filter { $0.name.hasPrefix("y") } + MarkValues.looks)
    .map { $0.within(\.values) } + [
      Attribute("stacking", \.stacking),
      Attribute("interpolation", \.interpolation),
      Attribute("gradient", \.gradient),
    ]

  public func node(in environment: Environment) -> Node { markOutsideAChart(in: environment) }
}

extension AreaMark {
  /// Returns the area with another stacking.
  public func stacking(_ stacking: MarkStacking) -> AreaMark { with(\.stacking, stacking) }
  /// Returns the area with another way between its data.
  public func interpolationMethod(_ interpolation: Interpolation) -> AreaMark {
    with(\.interpolation, interpolation)
  }
  /// Returns the area in a colour.
  public func foregroundStyle(_ color: ColorReference) -> AreaMark { with(\.values.color, color) }
}
