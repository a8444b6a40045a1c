import MaquetteElements

/// A group of checkboxes or of radio buttons.
protocol SelectionGroup: ContainerElement, ControlGroup {
  /// The label, aligned to the first item's baseline; nil for none.
  var label: String? { get set }
  /// The size of all items; nil for the environment's.
  var size: ControlSize? { get set }
  /// The tint of all items; nil for the environment's.
  var tint: ColorReference? { get set }
  /// The distance between items in points; nil for the size's own.
  var spacing: Double? { get set }
}

extension SelectionGroup {
  public static var platforms: Set<Platform> { [.macos] }

  /// The attributes of both groups, with those of one group after the label; the noun is the items' in the help.
  static func groupAttributes(of items: String, _ own: Attribute<Self>...) -> [Attribute<Self>] {
    [Attribute("label", \.label, help: "The label beside the group.")] + own + [
      Attribute("size", \.size, help: "The size of all \(items)."),
      Attribute("tint", \.tint, help: "The tint of all \(items) instead of the environment's."),
      Attribute("spacing", \.spacing, help: "The distance between \(items).", in: -1000...10_000),
    ]
  }

  /// Returns the label and the arranged items, which are made for the scale of the group.
  func node(
    _ metrics: SelectionControlMetrics, in environment: Environment, items: (SelectionScale) -> any Element
  ) -> Node {
    var inner = environment
    if let size { inner.controlSize = size }
    if let tint { inner.tint = tint }
    let scale = SelectionScale(inner.controlSize, metrics, in: inner)
    var elements = [items(scale)]
    if let label {
      let color: ColorReference = .token(inner.isEnabled ? .label : .tertiaryLabel)
      elements.insert(scale.text(label).color(color), at: 0)
    }
    let row = HStack(spacing: scale.points(metrics.labelSpacing), alignment: .firstBaseline) { elements }
    var node = row.node(in: inner)
    node.name = Self.nodeName
    node.keep(self, in: environment)
    return node
  }
}
