/// The limits of added drawings: fitting the stems of one takes time to the square of its segments.
public enum SymbolLimits {
  /// Moves, lines and curves of one drawing; a detailed icon has a few hundred.
  public static let segments = 4000

  /// Moves, lines and curves of all added drawings together.
  public static let allSegments = 50_000
}
