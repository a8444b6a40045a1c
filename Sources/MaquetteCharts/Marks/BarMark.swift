public import MaquetteElements

/// Bars from zero to a series' values, upright; horizontal if `y` has words or dates.
public struct BarMark: ChartMark {
  /// The data, their series and colour.
  public var values = MarkValues()
  /// How bars of several series combine: stacked, side by side, overlapping or as shares.
  public var stacking = MarkStacking.standard
  /// The thickness of a bar in points; nil for a share of its slot.
  public var width: Double?
  /// The corner radius of each bar in points.
  public var cornerRadius = 0.0
  /// A gradient along each bar, in place of one colour.
  package var gradient: GradientStyle?

  /// Creates bars without data.
  public init() {}

  /// Creates bars at places with values.
  public init(x: [some Plottable], y: [some Plottable], series: String? = nil) {
    values = MarkValues(x: x, y: y, series: series)
  }

  /// Creates bars from one value to another.
  public init(x: [some Plottable], yStart: [some Plottable], yEnd: [some Plottable], series: String? = nil) {
    values = MarkValues(x: x, yStart: yStart, yEnd: yEnd, series: series)
  }

  public static let name = "bar-mark"
  package static let mayLackAnAxis = true

  public static let attributes: [Attribute<BarMark>] =
    (MarkValues.places + MarkValues.ranges + MarkValues.looks).map { $0.within(\.values) } + [
      Attribute("stacking", \.stacking),
      Attribute("width", \.width, in: 0...10_000),
      Attribute("corner-radius", \.cornerRadius, in: 0...10_000),
      Attribute("gradient", \.gradient),
    ]

  public func node(in environment: Environment) -> Node { markOutsideAChart(in: environment) }
}

extension BarMark {
  /// Returns the bars with another stacking.
  public func stacking(_ stacking: MarkStacking) -> BarMark { with(\.stacking, stacking) }
  /// Returns the bars in a colour.
  public func foregroundStyle(_ color: ColorReference) -> BarMark { with(\.values.color, color) }
  /// Returns the bars with round corners of a radius in points.
  public func cornerRadius(_ radius: Double) -> BarMark { with(\.cornerRadius, radius) }
}
