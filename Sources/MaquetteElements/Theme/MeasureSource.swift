/// How the values of some measures are known.
public struct MeasureSource: Hashable, Sendable {
  /// How sure a value is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Read from a picture of the real control.
    case measured
    /// Stated by the platform's documentation, its open source, or somebody who read it there.
    case published
    /// Concluded from a value with a source, by a rule.
    case derived
    /// No source and no sibling gives it.
    case chosen
  }

  /// How sure the values are.
  public let kind: Kind
  /// The picture, the publication, or what the values are derived from and how; of a choice, its reason.
  public let origin: String

  /// Creates a source.
  public init(_ kind: Kind, _ origin: String) {
    self.kind = kind
    self.origin = origin
  }
}
