/// A part of a picture: a value that becomes a node under an environment.
public protocol Element: Sendable {
  /// Returns the node of the element under an environment.
  func node(in environment: Environment) -> Node
}
