/// The element that a node was made from, and what it was drawn under: what rules about controls look at.
///
/// Nodes have subjects only under ``Environment/keepsSubjects``.
public struct Subject: Sendable {
  /// The element.
  public let element: any Element
  /// What the element was drawn under.
  public let environment: Environment
  /// The place of an interactive control in a tree that somebody interacts with; nil for anything else.
  public let path: ControlPath?

  /// Creates a subject.
  public init(_ element: any Element, in environment: Environment, at path: ControlPath? = nil) {
    self.element = element
    self.environment = environment
    self.path = path
  }
}

extension Subject: Hashable {
  /// Always: nodes are equal if they draw and say the same, whether or not it is known what they were made from.
  public static func == (first: Subject, second: Subject) -> Bool { true }

  /// Adds nothing.
  public func hash(into hasher: inout Hasher) {}
}
