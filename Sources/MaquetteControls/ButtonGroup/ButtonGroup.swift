import MaquetteControlKit
public import MaquetteElements
import MaquetteLayout

/// Buttons of equal size, one below the other or side by side.
public struct ButtonGroup: Control, ContainerElement {
  /// The axis along which the buttons are arranged.
  public enum Axis: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    case vertical, horizontal
  }

  /// The axis along which the buttons are arranged.
  public var axis: Axis = .vertical
  /// The distance between buttons in points; nil for the platform's.
  public var spacing: Double?
  /// The accessibility label.
  public var accessibilityLabel: String?
  /// The buttons.
  public var children: [any Element] = []

  /// Creates an empty group.
  public init() {}

  /// Creates a group of buttons.
  public init(
    _ axis: Axis = .vertical, spacing: Double? = nil, @ElementBuilder children: () -> [any Element]
  ) {
    self.axis = axis
    self.spacing = spacing
    self.children = children()
  }

  public static let name = "button-group"
  public static let guideline =
    "Give buttons in a group equal heights; put at most two side by side, or three without titles."

  public static let attributes: [Attribute<ButtonGroup>] = [
    Attribute("axis", \.axis),
    Attribute("spacing", \.spacing, in: 0...1000),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the buttons, each as large as the largest one.
  public func body(in environment: Environment) -> any Element {
    let spacing = spacing ?? environment.theme[ButtonMetrics.self].groupSpacing
    return Arranged(
      name: .cells,
      layout: EqualCellsLayout(isRow: axis == .horizontal, spacing: spacing, stacksIfNarrow: true),
      children: axis == .horizontal ? children.inRow : children
    ).environment(\.buttonsFillCells, true)
  }

  /// Returns the group's label; the buttons have accessibility of their own.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(label: accessibilityLabel ?? "", isContainer: true)
  }

  @ElementBuilder private static var buttons: [any Element] {
    Button("Start").style(.filled)
    Button("Cancel").style(.gray).role(.cancel)
  }
}
