public import MaquetteElements

/// An axis of a chart: its marks, its labels and its scale.
public struct AxisAttributes: AttributeOwner, AttributeDecodable, Hashable, Sendable {
  /// Whether there is an axis.
  public enum Visibility: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    case automatic
    case visible
    case hidden
  }

  /// The edge at which labels stand.
  public enum Edge: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    case automatic
    case leading
    case trailing
    case top
    case bottom
  }

  /// Whether the axis has labels and lines.
  public var visibility = Visibility.automatic
  /// The title of the axis.
  public var title = ""
  /// Whether labels stand at its marks.
  public var hasLabels = true
  /// Whether lines run through the chart at its marks; nil for those of numbers and dates.
  public var hasGrid: Bool?
  /// The number of marks wanted; nil for what the chart has room for.
  public var count: Int?
  /// The edge at which labels stand: words along `y` at the leading one, numbers at the trailing one.
  public var position = Edge.automatic
  /// The kind of its values; nil for that of what is written: words if there are several kinds.
  public var scale: PlottableValue.Kind?
  /// Whether zero is on a scale of numbers even if all data lie far from it.
  public var includesZero = true
  /// The unit of dates that bars take up, and the least one between marks; nil for the longest at whose beginnings all dates lie.
  public var unit: CalendarUnit?
  /// A text before each number.
  public var prefix = ""
  /// A text after each number.
  public var suffix = ""

  /// Creates the axis that fits the data.
  public init() {}

  /// Takes `hidden`, `visible` or `automatic`, or a mapping.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    if case .scalar = value {
      visibility = try Visibility(attribute: value)
    } else {
      try decode(mapping: value)
    }
  }

  public static let ownerName = "an axis"
  public static let attributeType = AttributeType.either([
    Visibility.attributeType, .mapping(of: AxisAttributes.attributes),
  ])

  public static let attributes: [Attribute<AxisAttributes>] = [
    Attribute("visibility", \.visibility),
    Attribute("title", \.title),
    Attribute("labels", \.hasLabels),
    Attribute("grid", \.hasGrid),
    Attribute("count", \.count, in: 2...20),
    Attribute("position", \.position),
    Attribute("scale", \.scale),
    Attribute("include-zero", \.includesZero),
    Attribute("unit", \.unit),
    Attribute("prefix", \.prefix),
    Attribute("suffix", \.suffix),
  ]

  /// The axis without labels and lines.
  public static let hidden: AxisAttributes = {
    var axis = AxisAttributes()
    axis.visibility = .hidden
    return axis
  }()
}
