/// The path of an interactive control in a tree: from the root down, the index among its siblings of every element that
/// has siblings.
public struct ControlPath: Hashable, Sendable {
  private(set) var indices: [Int] = []

  func child(_ index: Int) -> ControlPath { ControlPath(indices: indices + [index]) }

  /// Returns the path of a sibling, by its index; the path itself for the root.
  package func sibling(_ index: Int) -> ControlPath {
    indices.isEmpty ? self : ControlPath(indices: indices.dropLast() + [index])
  }

  /// Whether the control is inside the control at another path.
  package func isInside(_ other: ControlPath) -> Bool {
    indices.count > other.indices.count && indices.starts(with: other.indices)
  }

  /// Whether the control is in the element that another control stands in front of, by ``Element/overlay(_:alignment:)``.
  package func isBehind(_ overlay: ControlPath) -> Bool {
    indices.starts(with: overlay.indices.dropLast() + [0])
  }
}

/// The state of building a tree during an interaction: the current path, and the substitutes for the controls that have
/// changed.
///
/// A still picture has no context and no cost for one.
public final class InteractionContext: Sendable {
  let path: ControlPath
  /// Whether the control at this path is the substitute itself, which has no other.
  let isSubstituted: Bool
  private let substitutes: Substitutes

  /// Substitutes by the paths of their controls: one object for a tree, so that contexts are compared at once.
  private final class Substitutes: Sendable {
    let elements: [ControlPath: any Element]

    init(_ elements: [ControlPath: any Element]) { self.elements = elements }
  }

  /// Creates the context of the root of a tree; controls without a substitute are drawn unchanged.
  public convenience init(substitutes: [ControlPath: any Element] = [:]) {
    self.init(path: ControlPath(), substitutes: Substitutes(substitutes))
  }

  private init(path: ControlPath, substitutes: Substitutes, isSubstituted: Bool = false) {
    self.path = path
    self.isSubstituted = isSubstituted
    self.substitutes = substitutes
  }

  /// The substitute for the control at this path; nil to draw the control itself.
  var substitute: (any Element)? { substitutes.elements[path] }

  /// Whether another context has the same path and the same substitutes.
  func isSame(as other: InteractionContext) -> Bool {
    self === other
      || substitutes === other.substitutes && isSubstituted == other.isSubstituted && path == other.path
  }

  /// The context of the substitute at this path.
  var ofSubstitute: InteractionContext {
    InteractionContext(path: path, substitutes: substitutes, isSubstituted: true)
  }

  /// The context of what is inside a control: the controls in a container have paths of their own, the parts of any other
  /// control belong to it.
  func inside(_ control: any InteractiveControl) -> InteractionContext? {
    control is any InteractiveContainer ? child(0) : nil
  }

  func child(_ index: Int) -> InteractionContext {
    InteractionContext(path: path.child(index), substitutes: substitutes)
  }
}

extension Environment {
  /// Returns the nodes of sibling elements, each built with its index in the path.
  public func nodes(of elements: [any Element]) -> [Node] {
    // Each of many elements is measured while it is in the cache, if all are asked for their ideal size anyway. Sixteen was chosen:
    // fewer, with what is inside, are still in the cache when their container measures them.
    let measures = hasIdealSize && elements.count >= 16
    return elements.indices.map { index in
      let node = node(of: elements[index], at: index)
      if measures { _ = node.item.measure(Proposal(width: nil, height: nil)) }
      return node
    }
  }

  /// Returns the node of one of several sibling elements.
  package func node(of element: any Element, at index: Int) -> Node {
    // Without an interaction the environment is not copied, which would count a reference for each of its parts.
    ElementDepth.inside { interaction == nil ? element.node(in: self) : element.node(in: at(index)) }
  }

  /// Returns the environment of one of several sibling elements.
  package func at(_ index: Int) -> Environment {
    guard let interaction else { return self }
    var environment = self
    environment.interaction = interaction.child(index)
    return environment
  }

  /// Returns the node of a control. During an interaction, an interactive control may be replaced, and its node stores the
  /// control and its path.
  func node<C: Control>(of control: C, _ make: (Environment) -> Node) -> Node {
    guard let interaction, let interactive = control as? any InteractiveControl,
      interactive.isTouchable(in: self)
    else {
      return make(self)
    }
    var inside = self
    inside.interaction = interaction.inside(interactive)
    if interaction.isSubstituted { return make(inside) }
    var node: Node
    if let substitute = interaction.substitute {
      var around = inside
      around.interaction = inside.interaction == nil ? nil : interaction.ofSubstitute
      node = substitute.node(in: around)
    } else {
      node = make(inside)
    }
    node.keep(control, in: inside, at: interaction.path)
    return node
  }
}
