internal import MaquetteDiagnostics
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// An element inside a layout for one: padding, a frame, a fixed size.
struct Modified<Content: Element>: Element {
  var name: String
  var layout: any ModifierLayout
  var content: Content

  func node(in environment: Environment) -> Node {
    Node(
      name: name, modifier: layout, child: content.node(in: environment),
      direction: environment.direction)
  }
}

/// An element that gets room before or after its neighbours in a stack.
struct Prioritized<Content: Element>: Element {
  var priority: Double
  var content: Content

  func node(in environment: Environment) -> Node {
    Node(
      name: "priority", wrapping: content.node(in: environment), direction: environment.direction,
      priority: priority)
  }
}

/// An element drawn as a group: faded or clipped.
struct Grouped<Content: Element>: Element {
  var name: String
  var layer: @Sendable (Rect) -> Layer
  var content: Content

  func node(in environment: Environment) -> Node {
    let child = content.node(in: environment)
    return Node(name: name, wrapping: child, direction: environment.direction) { layer($0.frame) }
  }
}

/// An element with others in front of it or behind it that do not count for its size.
struct Layered<Content: Element>: Element {
  var alignment: Alignment
  var other: any Element
  var isBehind: Bool
  var content: Content

  func node(in environment: Environment) -> Node {
    let child = content.node(in: environment)
    return Node(
      name: isBehind ? "background" : "overlay", layout: OverlayLayout(alignment: alignment),
      children: [child, other.node(in: environment)], direction: environment.direction,
      priority: child.item.priority, paintsFirstChildLast: isBehind)
  }
}

/// An element under a changed environment.
struct EnvironmentOverride<Content: Element>: Element {
  var change: @Sendable (inout Environment) -> Void
  var content: Content

  func node(in environment: Environment) -> Node {
    var changed = environment
    change(&changed)
    return content.node(in: changed)
  }
}

/// An element with an identifier or a place in a sheet.
struct Tagged<Content: Element>: Element {
  var id: String?
  var source: SourceLocation?
  var content: Content

  func node(in environment: Environment) -> Node {
    var node = content.node(in: environment)
    node.id = id ?? node.id
    node.source = source ?? node.source
    return node
  }
}
