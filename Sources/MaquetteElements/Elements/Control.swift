/// A control: an element composed of others, with a meaning of its own.
public protocol Control: CatalogueElement {
  /// The guideline that the control follows, in one or two sentences.
  static var guideline: String { get }
  /// The area around the control that belongs to its target; none by default.
  static var targetReach: TargetReach { get }

  /// Returns the body of the control under an environment.
  func body(in environment: Environment) -> any Element

  /// Returns the accessibility description of the control.
  func accessibility(in environment: Environment) -> Accessibility

  /// Returns the accessibility description of a control that depends on its body; the default is ``accessibility(in:)``.
  func accessibility(in environment: Environment, of body: Node) -> Accessibility

  /// Returns warnings about the control's content.
  func warnings(in environment: Environment) -> [ElementWarning]

  /// Returns warnings that depend on the control's body, such as a missing identifier; the default is ``warnings(in:)``.
  func warnings(in environment: Environment, of body: Node) -> [ElementWarning]
}

/// The area around a control where a finger hits it too.
public enum TargetReach: Hashable, Sendable {
  /// The padding and frames around the control, like an enlarged UIKit button frame.
  case surroundings
  /// The same, and the row of a list that it stands in: a symbol of one size at the end of a row.
  case row
  /// The same, and the space above and below, up to the neighbours: a control whose height the system sets.
  case height
}

extension Control {
  public static var targetReach: TargetReach { .surroundings }

  /// Returns the accessibility description independent of the body.
  public func accessibility(in environment: Environment, of body: Node) -> Accessibility {
    accessibility(in: environment)
  }

  /// Returns no warnings.
  public func warnings(in environment: Environment) -> [ElementWarning] { [] }

  /// Returns the warnings independent of the body.
  public func warnings(in environment: Environment, of body: Node) -> [ElementWarning] {
    warnings(in: environment)
  }

  public func node(in environment: Environment) -> Node {
    ElementDepth.inside { environment.node(of: self) { node(of: body(in: $0), in: $0) } }
  }

  /// Returns the node of a body under the control's name.
  func node(of body: any Element, in environment: Environment) -> Node {
    let body = body.node(in: environment)
    var node = Node(name: Self.nodeName, wrapping: body, direction: environment.direction)
    var accessibility = accessibility(in: environment, of: body)
    if !accessibility.isLabelTranslated { accessibility.label = environment.spoken(accessibility.label) }
    node.accessibility = accessibility
    node.warnings = warnings(in: environment, of: body)
    node.keep(self, in: environment)
    return node
  }
}
