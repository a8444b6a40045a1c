public import MaquetteElements

/// The colours of series: those in turn, or one for each name.
public enum SeriesColors: Hashable, Sendable {
  /// The colours of the first series, the second and so on.
  case inTurn([ColorReference])
  /// The colours of series by their names; the others have the default ones.
  case named([String: ColorReference])

  /// The colours of Swift Charts in iOS 18, in turn.
  public static let standard = SeriesColors.inTurn(
    ([.blue, .green, .orange, .purple, .red, .cyan, .yellow] as [ColorToken]).map { .token($0) })

  /// Returns the default colours without those that have names.
  private static func others(than named: Set<ColorReference>) -> SeriesColors {
    guard case .inTurn(let colors) = standard else { return standard }
    return .inTurn(colors.filter { !named.contains($0) })
  }

  /// Returns the colour of a series by its number.
  func color(of name: String?, at index: Int) -> ColorReference {
    switch self {
    case .inTurn(let colors): colors.isEmpty ? .token(.blue) : colors[index % colors.count]
    case .named(let colors):
      name.flatMap { colors[$0] } ?? Self.others(than: Set(colors.values)).color(of: name, at: index)
    }
  }
}

extension SeriesColors: AttributeDecodable {
  public static let attributeType = AttributeType.either([.list(of: .color), .anything])

  /// Takes a list of colours, or a mapping from the names of series to colours.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    guard case .mapping(let entries) = value else {
      self = .inTurn(try [ColorReference](attribute: value))
      return
    }
    var colors: [String: ColorReference] = [:]
    for entry in entries {
      colors[entry.name] = try ColorReference(attribute: entry.value, at: .value(entry.name))
    }
    self = .named(colors)
  }
}

/// A series with its look.
struct ChartSeries: Hashable, Sendable {
  /// The name; nil for marks without one, which look alike.
  var name: String?
  var color: ColorReference
  var symbol: ChartSymbol
  /// Whether a mark of the series draws symbols of its own.
  var showsSymbol = false

  /// Returns the series of marks in the order of their names.
  static func all(of marks: [any ChartMark], colors: SeriesColors) -> [ChartSeries] {
    var series: [ChartSeries] = []
    var indices: [String?: Int] = [:]
    for mark in marks {
      let name = mark.values.series
      if indices[name] == nil {
        let index = series.count
        indices[name] = index
        series.append(
          ChartSeries(
            name: name, color: mark.values.color ?? colors.color(of: name, at: index),
            symbol: ChartSymbol.of(series: index)))
      }
      guard let index = indices[name] else { continue }
      switch mark {
      case let line as LineMark: if line.symbol != .hidden { series[index].show(line.symbol) }
      case let points as PointMark: if case .shape = points.symbol { series[index].show(points.symbol) }
      default: break
      }
    }
    return series
  }

  private mutating func show(_ choice: SymbolChoice) {
    showsSymbol = true
    if case .shape(let shape) = choice { symbol = shape }
  }
}
