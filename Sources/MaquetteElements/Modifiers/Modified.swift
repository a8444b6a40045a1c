internal import MaquetteDiagnostics

/// An element inside a layout with one child: padding, a frame, a fixed size.
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

/// An element with a layout priority among its neighbours in a stack.
struct Prioritized<Content: Element>: Element {
  var priority: Double
  var content: Content

  func node(in environment: Environment) -> Node {
    Node(
      name: "priority", wrapping: content.node(in: environment), direction: environment.direction,
      priority: priority)
  }
}

/// An element drawn as a group: translucent or clipped.
package struct Grouped<Content: Element>: Element {
  var name: String
  var layer: @Sendable (Rect) -> Layer
  var content: Content

  package init(name: String, layer: @escaping @Sendable (Rect) -> Layer, content: Content) {
    self.name = name
    self.layer = layer
    self.content = content
  }

  package func node(in environment: Environment) -> Node {
    let child = content.node(in: environment)
    return Node(name: name, wrapping: child, direction: environment.direction) { layer($0.frame) }
  }
}

/// An element with others in front of it or behind it that do not affect its size.
struct Layered<Content: Element>: Element {
  var alignment: Alignment
  var other: any Element
  var isBehind: Bool
  var content: Content

  func node(in environment: Environment) -> Node {
    let child = environment.node(of: content, at: 0)
    return Node(
      name: isBehind ? "background" : "overlay", layout: OverlayLayout(alignment: alignment),
      children: [child, environment.node(of: other, at: 1)], direction: environment.direction,
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

/// An element whose node has an additional meaning: accessibility, lint suppressions or a region.
struct Annotated<Content: Element>: Element {
  var accessibility: AccessibilityAttributes?
  var suppressions: [LintSuppression] = []
  var region: Region?
  var content: Content

  func node(in environment: Environment) -> Node {
    var node = content.node(in: environment)
    if let accessibility { node.accessibility = accessibility.applied(to: node, in: environment) }
    if !suppressions.isEmpty { node.suppressions += suppressions }
    if let region { node.region = region }
    return node
  }
}

extension Annotated: WrappingElement {
  var wrapped: any Element { content }
}

extension Element {
  /// Returns the element with changes to what it exposes to accessibility.
  public func accessibility(_ attributes: AccessibilityAttributes) -> some Element {
    Annotated(accessibility: attributes, content: self)
  }
}
