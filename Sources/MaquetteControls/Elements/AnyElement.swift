/// An element whose type is not known where it is used.
public struct AnyElement: Element {
  private let base: any Element

  /// Hides an element's type.
  public init(_ base: any Element) {
    self.base = base
  }

  /// Returns the element's own node.
  public func node(in environment: Environment) -> Node { base.node(in: environment) }
}
