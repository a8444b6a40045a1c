/// A closed area, kept in its simplest form so that later stages can take a fast path.
public enum Shape: Hashable, Sendable {
  /// A rectangle.
  case rect(Rect)
  /// A rectangle with rounded corners.
  case roundedRectangle(RoundedRectangle)
  /// The ellipse that touches the four sides of a rectangle.
  case ellipse(Rect)
  /// Any path, with the rule that says what is inside.
  case path(Path, FillRule)
}
