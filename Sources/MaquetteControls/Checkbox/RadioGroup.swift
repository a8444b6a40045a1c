import MaquetteDiagnostics
public import MaquetteElements

/// Radio buttons in a column or a row, one of them selected.
public struct RadioGroup: ContainerElement {
  /// The arrangement of the radio buttons.
  public enum Arrangement: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    case column, row
  }

  /// The label beside the group; nil for none.
  public var label: String?
  /// The titles of the buttons, if they need no other attributes.
  public var options: [String] = []
  /// The title of the selected option; nil for none.
  public var selected: String?
  /// Whether the buttons form a column or a row.
  public var arrangement: Arrangement = .column
  /// The size of all radio buttons; nil for medium.
  public var size: ControlSize?
  /// The tint of all radio buttons; nil for the environment's.
  public var tint: ColorReference?
  /// The distance between radio buttons in points; nil for the size's own.
  public var spacing: Double?
  /// Further radio buttons after the options.
  public var children: [any Element] = []

  /// Creates an empty group.
  public init() {}

  /// Creates a group of radio buttons from their titles.
  public init(
    _ options: [String], selected: String?, label: String? = nil, arrangement: Arrangement = .column
  ) {
    self.options = options
    self.selected = selected
    self.label = label
    self.arrangement = arrangement
  }

  /// Creates a group of radio buttons.
  public init(
    label: String? = nil, arrangement: Arrangement = .column,
    @ElementBuilder children: () -> [any Element]
  ) {
    self.label = label
    self.arrangement = arrangement
    self.children = children()
  }

  public static let name = "radio-group"

  public static let attributes = groupAttributes(
    of: "radio buttons",
    Attribute("options", \.options),
    Attribute("selected", \.selected),
    Attribute("arrangement", \.arrangement))

  /// Returns the group with a size.
  public func size(_ size: ControlSize) -> RadioGroup { with(\.size, size) }

  /// Returns the label and the radio buttons; in a row all are as wide as the widest.
  public func node(in environment: Environment) -> Node {
    let metrics = environment.theme[RadioMetrics.self].measures
    let items = items
    var node = node(metrics, in: environment) { scale in
      switch arrangement {
      case .column:
        return VStack(spacing: spacing ?? scale.points(metrics.rowSpacing), alignment: .leading) { items }
      case .row:
        var row = Grid(
          columns: items.count, columnSpacing: spacing ?? scale.points(metrics.columnSpacing),
          alignment: .leadingFirstBaseline
        ) { items }
        row.hasEqualColumns = true
        return row
      }
    }
    node.warnings += warnings(of: items)
    return node
  }

  /// The options as radio buttons, of which the first with the selected title is selected, and the children.
  private var items: [any Element] {
    let chosen = selected.flatMap { options.firstIndex(of: $0) }
    let radios = options.indices.map { Radio(options[$0], value: $0 == chosen ? .on : .off) }
    return radios + children
  }

  private func warnings(of items: [any Element]) -> [ElementWarning] {
    if let selected, !options.contains(selected) {
      return [.unknownOption(name: selected, known: options)]
    }
    let values = items.flatMap { $0.outermost(Radio.self) }.map(\.value)
    let count = values.count { $0 == .on }
    // For a setting of several objects with different values, radio buttons are mixed and none is selected.
    let isMixed = count == 0 && values.contains(.mixed)
    return count == 1 || isMixed ? [] : [.selectionCount(element: Self.name, count: count)]
  }
}

extension RadioGroup: SelectionGroup {}
