/// A type-erased element.
public struct AnyElement: Element {
  package let wrapped: any Element

  /// Erases an element's type.
  public init(_ base: any Element) {
    self.wrapped = base
  }

  /// Returns the wrapped element's node.
  public func node(in environment: Environment) -> Node { wrapped.node(in: environment) }
}
