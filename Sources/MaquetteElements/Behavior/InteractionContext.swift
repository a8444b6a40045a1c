/// The path of an interactive control in a tree: from the root down, the index among its siblings of every element that
/// has siblings.
public struct ControlPath: Hashable, Sendable {
  private(set) var indices: [Int] = []

  func child(_ index: Int) -> ControlPath { ControlPath(indices: indices + [index]) }
}

/// The state of building a tree during an interaction: the current path, and the substitutes for the controls that have
/// changed.
///
/// A still picture has no context and no cost for one.
public final class InteractionContext: Sendable {
  let path: ControlPath
  private let substitutes: [ControlPath: any Element]

  /// Creates the context of the root of a tree; controls without a substitute are drawn unchanged.
  public convenience init(substitutes: [ControlPath: any Element] = [:]) {
    self.init(path: ControlPath(), substitutes: substitutes)
  }

  private init(path: ControlPath, substitutes: [ControlPath: any Element]) {
    self.path = path
    self.substitutes = substitutes
  }

  /// The substitute for the control at this path; nil to draw the control itself.
  var substitute: (any Element)? { substitutes[path] }

  func child(_ index: Int) -> InteractionContext {
    InteractionContext(path: path.child(index), substitutes: substitutes)
  }
}

extension Environment {
  /// Returns the nodes of sibling elements, each built with its index in the path.
  public func nodes(of elements: [any Element]) -> [Node] {
    elements.indices.map { node(of: elements[$0], at: $0) }
  }

  /// Returns the node of one of several sibling elements.
  func node(of element: any Element, at index: Int) -> Node {
    guard let interaction else { return element.node(in: self) }
    var environment = self
    environment.interaction = interaction.child(index)
    return element.node(in: environment)
  }

  /// Returns the node of a control. During an interaction, an interactive control may be replaced, and its node stores the
  /// control and its path. The parts of a control have no path of their own: they belong to the control.
  func node<C: Control>(of control: C, _ make: (Environment) -> Node) -> Node {
    guard let interaction, control is any InteractiveControl else { return make(self) }
    var inside = self
    inside.interaction = nil
    var node = interaction.substitute?.node(in: inside) ?? make(inside)
    node.keep(control, in: inside, at: interaction.path)
    return node
  }
}
