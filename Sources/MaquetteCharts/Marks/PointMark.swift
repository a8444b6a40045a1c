public import MaquetteElements

/// A symbol at each datum of a series.
public struct PointMark: ChartMark {
  /// The data, their series and colour.
  public var values = MarkValues()
  /// The symbols' shape; `automatic` draws circles.
  public var symbol = SymbolChoice.automatic
  /// The diameter of the symbols in points; nil for the platform's.
  public var symbolSize: Double?

  /// Creates points without data.
  public init() {}

  /// Creates points at places.
  public init(x: [some Plottable], y: [some Plottable], series: String? = nil) {
    values = MarkValues(x: x, y: y, series: series)
  }

  public static let name = "point-mark"
  package static let mayLackAnAxis = false

  public static let attributes: [Attribute<PointMark>] =
    (MarkValues.places + MarkValues.looks).map { $0.within(\.values) } + [
      Attribute("symbol", \.symbol),
      Attribute("symbol-size", \.symbolSize, in: 0...1000),
    ]

  public func node(in environment: Environment) -> Node { markOutsideAChart(in: environment) }
}

extension PointMark {
  /// Returns the points with another shape.
  public func symbol(_ symbol: SymbolChoice) -> PointMark { with(\.symbol, symbol) }
  /// Returns the points in a colour.
  public func foregroundStyle(_ color: ColorReference) -> PointMark { with(\.values.color, color) }
}
