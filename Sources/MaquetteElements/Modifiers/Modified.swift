/// An element that changes another one: the node of it, or the environment that the node is built under.
///
/// A class, so that an element in several of them is passed on by reference instead of being copied into each.
package final class Modified: Element {
  /// The element inside.
  package let content: any Element
  /// The condition without which the element is not in the picture; nil for none.
  let visibility: ControlCondition?
  /// Whether the change is one of the environment alone.
  let changesEnvironment: Bool
  private let change: @Sendable (any Element, Environment) -> Node

  /// Creates an element whose node `change` makes from the content.
  package convenience init(
    _ content: any Element, _ change: @escaping @Sendable (any Element, Environment) -> Node
  ) {
    self.init(content, visibility: nil, change)
  }

  init(
    _ content: any Element, visibility: ControlCondition?, changesEnvironment: Bool = false,
    _ change: @escaping @Sendable (any Element, Environment) -> Node
  ) {
    self.content = content
    self.visibility = visibility
    self.changesEnvironment = changesEnvironment
    self.change = change
  }

  package func node(in environment: Environment) -> Node { change(content, environment) }

  /// Returns the same change of another element.
  package func around(_ content: any Element) -> Modified {
    Modified(content, visibility: visibility, changesEnvironment: changesEnvironment, change)
  }
}

extension Element {
  /// Returns the element inside a layout with one child.
  func modified(name: String, _ layout: some ModifierLayout) -> any Element {
    Modified(self) { content, environment in
      Node(
        name: name, modifier: layout, child: content.node(in: environment),
        direction: environment.direction)
    }
  }

  /// Returns the element in front of another or behind it, which does not affect its size.
  func layered(with other: any Element, alignment: Alignment, isInFront: Bool) -> any Element {
    Modified(self) { content, environment in
      let nodes = environment.nodes(of: [content, other])
      return Node(
        name: isInFront ? "background" : "overlay", layout: OverlayLayout(alignment: alignment),
        children: nodes,
        direction: environment.direction, priority: nodes[0].item.priority, paintsFirstChildLast: isInFront)
    }
  }

  /// Returns the element drawn as a group, whose layer depends on its frame.
  package func grouped(name: String, _ layer: @escaping @Sendable (Rect) -> Layer) -> any Element {
    Modified(self) { content, environment in
      Node(name: name, wrapping: content.node(in: environment), direction: environment.direction) {
        layer($0.frame)
      }
    }
  }

  /// Returns the element with a changed node.
  func changed(_ change: @escaping @Sendable (inout Node, Environment) -> Void) -> any Element {
    Modified(self) { content, environment in
      var node = content.node(in: environment)
      change(&node, environment)
      return node
    }
  }

  /// The element inside all modifiers around it.
  package var unmodified: any Element { (self as? Modified)?.content.unmodified ?? self }

  /// Returns the element with another one inside all its modifiers.
  package func replacingCore(by core: any Element) -> any Element {
    guard let modified = self as? Modified else { return core }
    return modified.around(modified.content.replacingCore(by: core))
  }

  /// Returns the element in the environment that the modifiers around another one make.
  package func inEnvironment(of other: any Element) -> any Element {
    guard let modified = other as? Modified else { return self }
    let inner = inEnvironment(of: modified.content)
    return modified.changesEnvironment ? modified.around(inner) : inner
  }

  /// Returns the outermost elements of a type: this one, or those inside modifiers and containers.
  package func outermost<Kind>(_ kind: Kind.Type) -> [Kind] {
    let element = unmodified
    if let found = element as? Kind { return [found] }
    if let container = element as? any ContainerElement {
      return container.children.flatMap { $0.outermost(kind) }
    }
    return []
  }
}
