/// An element that changes another one: the node of it, or the environment that the node is built under.
///
/// A class, so that an element in several of them is passed on by reference instead of being copied into each.
package final class Modified: Element {
  /// What the element changes. The most frequent changes are values, which need no function with a memory of its own.
  enum Change: Sendable {
    /// The node is in a layout with one child.
    case layout(LayoutModifier)
    /// Another node lies in front of the node or behind it, without an effect on its size.
    case layer(any Element, Alignment, isBehind: Bool)
    /// The node is drawn as a group of a name, whose layer depends on its frame.
    case group(name: NodeName, @Sendable (Rect) -> Layer)
    /// The node is changed.
    case node(@Sendable (inout Node, Environment) -> Void)
    /// The node is built under a changed environment.
    case environment(@Sendable (inout Environment) -> Void)
    /// The node is in the picture only while a condition holds.
    case visibility(ControlCondition)
    /// The node is that of another element while conditions hold, which the function makes from their indices.
    case replacement([ControlCondition], @Sendable (_ indices: [Int]) -> any Element)
    /// The node is another one, made from the content.
    case any(@Sendable (any Element, Environment) -> Node)
  }

  /// The element inside.
  package let content: any Element
  package var children: [any Element] { [content] }
  let change: Change

  /// Creates an element whose node `change` makes from the content.
  package convenience init(
    _ content: any Element, _ change: @escaping @Sendable (any Element, Environment) -> Node
  ) {
    self.init(content, .any(change))
  }

  init(_ content: any Element, _ change: Change) {
    self.content = content
    self.change = change
  }

  package func node(in environment: Environment) -> Node {
    ElementDepth.inside { changed(in: environment) }
  }

  private func changed(in environment: Environment) -> Node {
    switch change {
    case .layout(let modifier):
      return Node(
        name: modifier.name, modifier: modifier, child: content.node(in: environment.inside(modifier)),
        direction: environment.direction)
    case .layer(let other, let alignment, let isBehind):
      let nodes = environment.nodes(of: [content, other])
      return Node(
        name: isBehind ? .background : .overlay, layout: OverlayLayout(alignment: alignment),
        children: nodes, direction: environment.direction, priority: nodes[0].item.priority,
        paintsFirstChildLast: isBehind)
    case .group(let name, let layer):
      return Node(name: name, wrapping: content.node(in: environment), direction: environment.direction) {
        layer($0.frame)
      }
    case .node(let change):
      var node = content.node(in: environment)
      change(&node, environment)
      return node
    case .environment(let change):
      var changed = environment
      change(&changed)
      return content.node(in: changed)
    case .visibility(let condition):
      var node = (content.isShown(condition, in: environment) ? content : Nothing()).node(in: environment)
      node.dependsOnValues = true
      return node
    case .replacement(let conditions, let make):
      let held = environment.held(conditions)
      var inside = environment
      inside.heldConditions += [held]
      var node = (held.isEmpty ? content : make(held)).node(in: inside)
      node.subject = node.subject?.adding { [content] in [content] + conditions.indices.map { make([$0]) } }
      node.dependsOnValues = true
      return node
    case .any(let make):
      return make(content, environment)
    }
  }

  /// Returns the role of the content, or that of the element in its place.
  package func role(in environment: Environment) -> ElementRole? {
    switch change {
    case .environment(let change):
      var changed = environment
      change(&changed)
      return content.role(in: changed)
    case .replacement(let conditions, let make):
      let held = environment.held(conditions)
      return (held.isEmpty ? content : make(held)).role(in: environment)
    default:
      return content.role(in: environment)
    }
  }

  /// Returns the same change of another element.
  package func around(_ content: any Element) -> Modified { Modified(content, change) }
}

extension LayoutModifier {
  /// The name of a node with the rule.
  fileprivate var name: NodeName {
    switch self {
    case .padding: .padding
    case .frame: .frame
    case .offset: .offset
    case .fixedSize: .fixedSize
    case .aspectRatio: .aspectRatio
    }
  }
}

/// The nodes of modifiers.
extension NodeName {
  package static let padding = NodeName("padding")
  package static let frame = NodeName("frame")
  package static let offset = NodeName("offset")
  package static let fixedSize = NodeName("fixed-size")
  package static let aspectRatio = NodeName("aspect-ratio")
  package static let priority = NodeName("priority")
  package static let overlay = NodeName("overlay")
  package static let background = NodeName("background")
  package static let opacity = NodeName("opacity")
  package static let clip = NodeName("clip")
}

extension Element {
  /// Returns the element drawn as a group, whose layer depends on its frame.
  package func grouped(name: NodeName, _ layer: @escaping @Sendable (Rect) -> Layer) -> any Element {
    Modified(self, .group(name: name, layer))
  }

  /// Returns the element with a changed node.
  func changed(_ change: @escaping @Sendable (inout Node, Environment) -> Void) -> any Element {
    Modified(self, .node(change))
  }

  /// The element inside all modifiers around it.
  package var unmodified: any Element { modified?.content.unmodified ?? self }

  /// The element as a modifier; nil for others. The type is compared first, because a cast that fails searches the program for a
  /// conformance, once for each type.
  package var modified: Modified? { type(of: self) == Modified.self ? self as? Modified : nil }

  /// Returns the element with another one inside all its modifiers.
  package func replacingCore(by core: any Element) -> any Element {
    guard let modified else { return core }
    return modified.around(modified.content.replacingCore(by: core))
  }

  /// Returns the element in the environment that the modifiers around another one make.
  package func inEnvironment(of other: any Element) -> any Element {
    guard let modified = other.modified else { return self }
    let inner = inEnvironment(of: modified.content)
    return if case .environment = modified.change { modified.around(inner) } else { inner }
  }

  /// Returns the outermost elements of a type: this one, or those inside modifiers and containers.
  package func outermost<Kind>(_ kind: Kind.Type) -> [Kind] { outermost { $0 as? Kind } }

  /// The same for one type of elements; a cast to another type would search all conformances of the program.
  package func outermost<Kind: Element>(_ kind: Kind.Type) -> [Kind] {
    outermost { type(of: $0) == kind ? $0 as? Kind : nil }
  }

  private func outermost<Kind>(_ match: (any Element) -> Kind?) -> [Kind] {
    var found: [Kind] = []
    collectOutermost(match, into: &found)
    return found
  }

  /// Adds to one array: the library's `flatMap` looks up types by their names where it is generic.
  private func collectOutermost<Kind>(_ match: (any Element) -> Kind?, into found: inout [Kind]) {
    if let element = match(self) { return found.append(element) }
    for child in children { child.collectOutermost(match, into: &found) }
  }
}

extension Environment {
  /// The environment in a modifier: without a screen, the outermost frame with a width is the host, by which margins go.
  fileprivate func inside(_ modifier: LayoutModifier) -> Environment {
    guard screenWidth == nil, case .frame(let frame) = modifier, let width = frame.width.max, width.isFinite,
      frame.width.min == width
    else { return self }
    var environment = self
    environment.screenWidth = width
    return environment
  }
}
