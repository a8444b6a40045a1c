/// How far a drawing may be from its golden picture and still pass.
public struct Tolerance: Sendable, Hashable {
  /// Not at all: every pixel must be equal.
  public static let exact = Tolerance()
}
