/// A part of a picture: a value that becomes a node under an environment.
public protocol Element: Sendable {
  /// Returns the node of the element under an environment.
  func node(in environment: Environment) -> Node

  /// The elements inside; none by default.
  var children: [any Element] { get }

  /// Returns the element's role in a list under an environment, without building its node; nil for none, the default.
  func role(in environment: Environment) -> ElementRole?
}

extension Element {
  public var children: [any Element] { [] }

  public func role(in environment: Environment) -> ElementRole? { nil }
}

/// Collects the elements written in a container's braces.
@resultBuilder
public enum ElementBuilder {
  /// Takes one element.
  public static func buildExpression(_ element: any Element) -> [any Element] { [element] }
  /// Takes a list of elements.
  public static func buildExpression(_ elements: [any Element]) -> [any Element] { elements }
  /// Joins the lines of a block.
  public static func buildBlock(_ parts: [any Element]...) -> [any Element] {
    var elements: [any Element] = []
    elements.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { elements += part }
    return elements
  }
  /// Takes an `if` without `else`.
  public static func buildOptional(_ part: [any Element]?) -> [any Element] { part ?? [] }
  /// Takes the first branch of an `if`.
  public static func buildEither(first part: [any Element]) -> [any Element] { part }
  /// Takes the second branch of an `if`.
  public static func buildEither(second part: [any Element]) -> [any Element] { part }
  /// Takes the passes of a loop.
  public static func buildArray(_ parts: [[any Element]]) -> [any Element] { parts.flatMap(\.self) }
}
