/// The place of an interactive control in a tree: from the root down, the index among its neighbours of every element on
/// the way that has neighbours.
public struct ControlPath: Hashable, Sendable {
  private(set) var indices: [Int] = []

  func child(_ index: Int) -> ControlPath { ControlPath(indices: indices + [index]) }
}

/// What building a tree needs to know while somebody interacts with it: where in the tree it is, and what is drawn in
/// place of the controls that have changed since.
///
/// A still picture has none, so that it pays for none.
public final class InteractionContext: Sendable {
  let path: ControlPath
  private let substitutes: [ControlPath: any Element]

  /// The context of the root of a tree; controls without a substitute are drawn as they are.
  public convenience init(substitutes: [ControlPath: any Element] = [:]) {
    self.init(path: ControlPath(), substitutes: substitutes)
  }

  private init(path: ControlPath, substitutes: [ControlPath: any Element]) {
    self.path = path
    self.substitutes = substitutes
  }

  /// What is drawn instead of the control at this place; nil for the control itself.
  var substitute: (any Element)? { substitutes[path] }

  func child(_ index: Int) -> InteractionContext {
    InteractionContext(path: path.child(index), substitutes: substitutes)
  }
}

extension Environment {
  /// Returns the nodes of elements that stand side by side, each of which knows its place among them.
  public func nodes(of elements: [any Element]) -> [Node] {
    elements.indices.map { node(of: elements[$0], at: $0) }
  }

  /// Returns the node of one of several elements that stand side by side.
  func node(of element: some Element, at index: Int) -> Node {
    guard let interaction else { return element.node(in: self) }
    var environment = self
    environment.interaction = interaction.child(index)
    return element.node(in: environment)
  }

  /// Returns the node of a control. In a tree that somebody interacts with, an interactive control may be replaced, and
  /// its node remembers the control and its place. What a control is composed of has no place: it is part of the control.
  func node<C: Control>(of control: C, _ make: (Environment) -> Node) -> Node {
    guard let interaction, control is any InteractiveControl else { return make(self) }
    var inside = self
    inside.interaction = nil
    var node = interaction.substitute?.node(in: inside) ?? make(inside)
    node.keep(control, in: inside, at: interaction.path)
    return node
  }
}
