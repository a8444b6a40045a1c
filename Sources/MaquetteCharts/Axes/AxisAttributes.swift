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
  /// Whether the marks have labels.
  public var hasLabels = true
  /// Whether grid lines cross the chart at the marks; nil for numbers and dates only.
  public var hasGrid: Bool?
  /// The number of marks along the axis; nil for as many as fit.
  public var count: Int?
  /// The edge with the labels. On `y`, words default to leading, numbers to trailing.
  public var position = Edge.automatic
  /// The scale's kind: numbers, dates or words; nil for the kind of the data, words if it is mixed.
  public var scale: PlottableValue.Kind?
  /// Whether a numeric scale includes zero, however far away the data are.
  public var includesZero = true
  /// The date unit: the width of a bar and the smallest step between marks; nil for the longest unit that fits every
  /// date.
  public var unit: CalendarUnit?
  /// The text before each number, such as a currency sign.
  public var prefix = ""
  /// The text after each number, such as a unit.
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
