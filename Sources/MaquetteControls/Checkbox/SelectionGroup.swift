internal import MaquetteElements

/// The arranged items of a group, with the group's label before them.
struct SelectionGroup: Element {
  /// The name of the group's element.
  var name: NodeName
  /// The label, aligned to the first item's baseline; nil for none.
  var label: String?
  /// The size of all items; nil for the environment's.
  var size: ControlSize?
  /// The tint of all items; nil for the environment's.
  var tint: ColorReference?
  var metrics: SelectionControlMetrics
  /// Creates the items for the scale of the group.
  var items: @Sendable (SelectionScale) -> any Element

  func node(in environment: Environment) -> Node {
    var environment = environment
    if let size { environment.controlSize = size }
    if let tint { environment.tint = tint }
    let scale = SelectionScale(environment.controlSize, metrics, in: environment)
    var elements = [items(scale)]
    if let label {
      let color: ColorReference = .token(environment.isEnabled ? .label : .tertiaryLabel)
      elements.insert(scale.text(label).color(color), at: 0)
    }
    let row = HStack(spacing: scale.points(metrics.labelSpacing), alignment: .firstBaseline) { elements }
    var node = row.node(in: environment)
    node.name = name
    return node
  }
}
