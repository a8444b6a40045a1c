/// An element of which more is told than it tells itself, or that may break rules.
struct Described<Content: Element>: Element {
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

extension Described: WrappingElement {
  var wrapped: any Element { content }
}

extension Element {
  /// Returns the element with what assistive technology is told of it changed.
  public func accessibility(_ attributes: AccessibilityAttributes) -> some Element {
    Described(accessibility: attributes, content: self)
  }
}
