public import MaquetteElements

/// Straight lines across the chart at given values, or between two values.
public struct RuleMark: ChartMark {
  /// The data, their series and colour.
  public var values = MarkValues()
  /// The thickness of the line in points; nil for the platform's.
  public var lineWidth: Double?
  /// The lengths of dashes and gaps in turn; none for a solid line.
  public var dashes: [Double] = []
  /// The text beside the line.
  public var label = ""
  /// The text's place along the line.
  public var labelPosition = LabelPosition.topLeading

  /// The place of the text of a rule: above or below a line across, before or behind an upright one.
  public enum LabelPosition: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    case topLeading = "top-leading"
    case top
    case topTrailing = "top-trailing"
    case bottomLeading = "bottom-leading"
    case bottom
    case bottomTrailing = "bottom-trailing"
  }

  /// Creates a rule without a place.
  public init() {}

  /// Creates a line across at a value.
  public init(y: some Plottable, label: String = "") {
    values.y = [y.plottable]
    self.label = label
  }

  /// Creates an upright line at a value.
  public init(x: some Plottable, label: String = "") {
    values.x = [x.plottable]
    self.label = label
  }

  /// Creates upright lines from one value to another.
  public init(x: [some Plottable], yStart: [some Plottable], yEnd: [some Plottable]) {
    values = MarkValues(x: x, yStart: yStart, yEnd: yEnd)
  }

  public static let name = "rule-mark"
  package static let mayLackAnAxis = true

  public static let attributes: [Attribute<RuleMark>] =
    (MarkValues.places + MarkValues.ranges + MarkValues.looks).map { $0.within(\.values) } + [
      Attribute("line-width", \.lineWidth, in: 0...1000),
      .dashes(\.dashes),
      Attribute("label", \.label),
      Attribute("label-position", \.labelPosition),
    ]

  public func node(in environment: Environment) -> Node { markOutsideAChart(in: environment) }
}

extension RuleMark {
  /// Returns the rule in a colour.
  public func foregroundStyle(_ color: ColorReference) -> RuleMark { with(\.values.color, color) }
}
