/// An element whose type is not known where it is used.
public struct AnyElement: Element {
  package let wrapped: any Element

  /// Hides an element's type.
  public init(_ base: any Element) {
    self.wrapped = base
  }

  /// Returns the element's own node.
  public func node(in environment: Environment) -> Node { wrapped.node(in: environment) }
}
