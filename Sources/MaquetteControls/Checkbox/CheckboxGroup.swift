public import MaquetteElements
import MaquetteGraphics

/// Checkboxes under a parent whose value follows from theirs, or beside a label.
public struct CheckboxGroup: ContainerElement {
  /// The label beside the group; nil for none.
  public var label: String?
  /// The parent's title; empty for no parent.
  public var title = ""
  /// The parent's value; nil for the combined value of its children, which a parent with children always shows.
  public var value: ToggleValue?
  /// The size of all checkboxes; nil for the size of an enclosing group, or medium.
  public var size: ControlSize?
  /// The tint of all checkboxes; nil for the environment's.
  public var tint: ColorReference?
  /// The distance between checkboxes in points; nil for the size's own.
  public var spacing: Double?
  /// The checkboxes and groups inside, from top to bottom.
  public var children: [any Element] = []

  /// Creates an empty group.
  public init() {}

  /// Creates a group with a parent, a label or neither.
  public init(_ title: String = "", label: String? = nil, @ElementBuilder children: () -> [any Element]) {
    self.title = title
    self.label = label
    self.children = children()
  }

  public static let name = "checkbox-group"
  public static let platforms: Set<Platform> = [.macos]
  public static let summary = "Checkboxes under a parent whose value follows from theirs, or beside a label."
  public static let example: String? = """
    checkbox-group:
      title: Pictures
      children:
        - checkbox: { title: Photos, value: true }
        - checkbox: Drawings
    """

  public static let attributes: [Attribute<CheckboxGroup>] = [
    Attribute("label", \.label, help: "The label beside the group."),
    Attribute("title", \.title, help: "The title of the parent that the checkboxes are indented under."),
    Attribute(
      "value", \.value, help: "The parent's value, which must equal the combined value of its children."),
    Attribute("size", \.size, help: "The size of all checkboxes."),
    Attribute("tint", \.tint, help: "The tint of all checkboxes instead of the environment's."),
    Attribute("spacing", \.spacing, help: "The distance between checkboxes.", in: -1000...10_000),
  ]

  /// Returns the group with a size.
  public func size(_ size: ControlSize) -> CheckboxGroup { with(\.size, size) }

  /// The value that the parent shows: the combined value of the children, or its own without children.
  public var parentValue: ToggleValue { ToggleValue(combining: childValues) ?? value ?? .off }

  private var childValues: [ToggleValue] {
    children.flatMap { $0.outermost((any GroupedToggle).self) }.flatMap(\.values)
  }

  /// Returns the label, the parent and the children indented by the width of its box.
  public func node(in environment: Environment) -> Node {
    let metrics = environment.theme[CheckboxMetrics.self].measures
    let group = self
    let parent = title.isEmpty ? nil : Checkbox(title, value: parentValue).with(\.isGroupParent, true)
    var node = SelectionGroup(name: Self.nodeName, label: label, size: size, tint: tint, metrics: metrics) {
      scale in
      let spacing = group.spacing ?? scale.points(metrics.rowSpacing)
      let column = VStack(spacing: spacing, alignment: .leading) { group.children }
      guard let parent else { return column }
      guard !group.children.isEmpty else { return parent }
      let indent = scale.side + scale.points(metrics.titleSpacing)
      return VStack(spacing: spacing, alignment: .leading) {
        parent
        column.padding(Insets(leading: indent))
      }
    }
    .node(in: environment)
    if let value, parent != nil, value != parentValue {
      node.warnings.append(.contradictedParent(title: title, stated: value, derived: parentValue))
    }
    node.keep(self, in: environment)
    return node
  }
}

extension CheckboxGroup: GroupedToggle {
  /// The parent's value, or the children's values without a parent.
  var values: [ToggleValue] { title.isEmpty ? childValues : [parentValue] }
}

/// An element that contributes to the value of its parent checkbox.
protocol GroupedToggle {
  /// Its own value, or the values of its children.
  var values: [ToggleValue] { get }
}
