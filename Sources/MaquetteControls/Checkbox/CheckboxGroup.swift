public import MaquetteElements
import MaquetteGraphics

/// Checkboxes under a parent checkbox that combines their values, or beside a label.
public struct CheckboxGroup: ContainerElement {
  /// The label beside the group; nil for none.
  public var label: String?
  /// The title of the parent checkbox.
  public var title = ""
  /// The parent's value, which must match its children's; nil to derive it from them.
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

  public static let attributes = groupAttributes(
    of: "checkboxes",
    Attribute("title", \.title),
    Attribute("value", \.value))

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
    let parent = title.isEmpty ? nil : Checkbox(title, value: parentValue).with(\.isGroupParent, true)
    var node = node(metrics, in: environment) { scale in
      let spacing = spacing ?? scale.points(metrics.rowSpacing)
      let column = VStack(spacing: spacing, alignment: .leading) { children }
      guard let parent else { return column }
      guard !children.isEmpty else { return parent }
      let indent = scale.side + scale.points(metrics.titleSpacing)
      return VStack(spacing: spacing, alignment: .leading) {
        parent
        column.padding(Insets(leading: indent))
      }
    }
    if let value, parent != nil, value != parentValue {
      node.warnings.append(.contradictedParent(title: title, stated: value, derived: parentValue))
    }
    return node
  }
}

extension CheckboxGroup: SelectionGroup, GroupedToggle {
  /// The parent's value, or the children's values without a parent.
  var values: [ToggleValue] { title.isEmpty ? childValues : [parentValue] }
}

/// An element that contributes to the value of its parent checkbox.
protocol GroupedToggle {
  /// Its own value, or the values of its children.
  var values: [ToggleValue] { get }
}
