/// What fills a shape: one colour or a gradient.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case color(Color)
  /// Colours along a line or a radius.
  case gradient(Gradient)
}
