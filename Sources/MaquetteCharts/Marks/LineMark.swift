public import MaquetteElements

/// A line through a series' data.
public struct LineMark: ChartMark {
  /// The data, their series and colour.
  public var values = MarkValues()
  /// How the line runs between data: straight, curved or in steps.
  public var interpolation = Interpolation.linear
  /// The thickness of the line in points; nil for the platform's.
  public var lineWidth: Double?
  /// The lengths of dashes and gaps in turn; none for a solid line.
  public var dashes: [Double] = []
  /// The symbol at each datum: a shape, or `automatic` for the series' own.
  public var symbol = SymbolChoice.hidden
  /// The diameter of the symbols in points; nil for the platform's.
  public var symbolSize: Double?

  /// Creates a line without data.
  public init() {}

  /// Creates a line through places.
  public init(x: [some Plottable], y: [some Plottable], series: String? = nil) {
    values = MarkValues(x: x, y: y, series: series)
  }

  public static let name = "line-mark"
  package static let mayLackAnAxis = false

  public static let attributes: [Attribute<LineMark>] =
    (MarkValues.places + MarkValues.looks).map { $0.within(\.values) } + [
      Attribute("interpolation", \.interpolation),
      Attribute("line-width", \.lineWidth, in: 0...1000),
      .dashes(\.dashes),
      Attribute("symbol", \.symbol),
      Attribute("symbol-size", \.symbolSize, in: 0...1000),
    ]

  public func node(in environment: Environment) -> Node { markOutsideAChart(in: environment) }
}

extension LineMark {
  /// Returns the line with another way between its data.
  public func interpolationMethod(_ interpolation: Interpolation) -> LineMark {
    with(\.interpolation, interpolation)
  }
  /// Returns the line in a colour.
  public func foregroundStyle(_ color: ColorReference) -> LineMark { with(\.values.color, color) }
  /// Returns the line with a symbol at each datum.
  public func symbol(_ symbol: SymbolChoice) -> LineMark { with(\.symbol, symbol) }
}

/// The symbol at the data of a line or of points.
public enum SymbolChoice: Hashable, Sendable {
  /// No symbol.
  case hidden
  /// That of the series.
  case automatic
  /// A shape.
  case shape(ChartSymbol)
}

extension SymbolChoice: AttributeDecodable {
  public static let attributeType = AttributeType.choice(
    ["hidden", "automatic"] + ChartSymbol.allCases.map(\.rawValue))

  /// Takes `hidden`, `automatic` or the name of a shape.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    switch value {
    case .scalar("hidden", _): self = .hidden
    case .scalar("automatic", _): self = .automatic
    case .scalar(let text, _) where ChartSymbol(rawValue: text) == nil:
      throw AttributeError(expected: Self.attributeType.description, found: value)
    default: self = .shape(try ChartSymbol(attribute: value))
    }
  }
}
