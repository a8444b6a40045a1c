/// Anything that can stand in a picture: a value that becomes a node under an environment.
public protocol Element: Sendable {
  /// Returns what the element is under an environment.
  func node(in environment: Environment) -> Node
}
