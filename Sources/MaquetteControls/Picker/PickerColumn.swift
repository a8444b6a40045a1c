public import MaquetteElements
public import MaquetteTypography

/// One wheel of a picker: its values and the chosen one.
public struct PickerColumn: Hashable, Sendable {
  /// The values from top to bottom.
  public var values: [String] = []
  /// The index of the selected value, from 0.
  public var selectedIndex: Int? = 0
  /// The width in points; by default the wheel fits its values.
  public var width: Double?
  /// The alignment of the values.
  public var alignment: TextAlignment = .center
  /// The unit, fixed beside the selected value.
  public var unit: String?
  /// Whether the first value follows the last one.
  public var isEndless = false
  /// The accessibility label of the wheel; nil for none.
  public var accessibilityLabel: String?

  /// Creates a wheel without values.
  public init() {}

  /// Creates a wheel; `selected` counts from 0.
  public init(_ values: [String], selected: Int = 0) {
    self.values = values
    selectedIndex = selected
  }

  /// The drum's representation of the wheel.
  var column: DrumColumn {
    let chosen = selectedIndex.flatMap { values.indices.contains($0) ? $0 : nil } ?? 0
    return DrumColumn(
      row: { [values, isEndless] place in
        let index = chosen + place
        if values.indices.contains(index) { return DrumColumn.Row(text: values[index]) }
        guard isEndless, !values.isEmpty else { return nil }
        let count = values.count
        return DrumColumn.Row(text: values[((index % count) + count) % count])
      }, widest: values, alignment: alignment, unit: unit, width: width, label: accessibilityLabel ?? "")
  }
}

extension PickerColumn: AttributeOwner, AttributeDecodable {
  public static let ownerName = "a wheel"
  public static let attributeType = AttributeType.either([
    .list(of: .text), .mapping(of: PickerColumn.attributes),
  ])

  public static let attributes: [Attribute<PickerColumn>] = [
    Attribute("values", \.values),
    Attribute("selected", \.selectedIndex, indexUpTo: 100_000),
    Attribute("width", \.width, in: 0...10_000),
    Attribute("alignment", \.alignment),
    Attribute("unit", \.unit),
    Attribute("endless", \.isEndless),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Takes a list of values, or a mapping of attributes.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    switch value {
    case .scalar, .list: values = try [String](attribute: value)
    case .mapping: try decode(mapping: value)
    }
  }
}
