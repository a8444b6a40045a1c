/// An element that changes or places another one.
package protocol WrappingElement: Element {
  /// The element inside.
  var wrapped: any Element { get }
}

extension AnyElement: WrappingElement {}

extension Modified: WrappingElement {
  var wrapped: any Element { content }
}

extension Prioritized: WrappingElement {
  var wrapped: any Element { content }
}

extension Grouped: WrappingElement {
  package var wrapped: any Element { content }
}

extension Layered: WrappingElement {
  var wrapped: any Element { content }
}

extension EnvironmentOverride: WrappingElement {
  package var wrapped: any Element { content }
}

extension Tagged: WrappingElement {
  package var wrapped: any Element { content }
}

extension Element {
  /// Returns the outermost elements of a type: this one, or those inside wrappers and containers.
  package func outermost<Kind>(_ kind: Kind.Type) -> [Kind] {
    if let found = self as? Kind { return [found] }
    if let wrapper = self as? any WrappingElement { return wrapper.wrapped.outermost(kind) }
    if let container = self as? any ContainerElement {
      return container.children.flatMap { $0.outermost(kind) }
    }
    return []
  }
}
