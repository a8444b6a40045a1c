/// The element that a node was made from, and what it was drawn under: what rules about controls look at.
///
/// Nodes have subjects only under ``Environment/keepsSubjects``.
public struct Subject: Sendable {
  /// The element.
  public let element: any Element
  /// What the element was drawn under.
  public let environment: Environment

  /// Creates a subject.
  public init(_ element: any Element, in environment: Environment) {
    self.element = element
    self.environment = environment
  }
}

extension Subject: Hashable {
  /// Always: nodes are compared by what they draw and tell, whether or not it is known what they were made from.
  public static func == (first: Subject, second: Subject) -> Bool { true }

  /// Adds nothing.
  public func hash(into hasher: inout Hasher) {}
}
