/// The size of a symbol relative to text of the same point size.
public enum SymbolScale: String, Hashable, Sendable, CaseIterable {
  case small, medium, large

  /// The size of the drawing relative to medium; the guidelines state about 20 % smaller and 30 % larger.
  public var factor: Double {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.3
    }
  }

  /// The thickness of the lines relative to medium.
  ///
  /// It follows only half of the change in size, so that a symbol of any scale matches the weight of the text beside it
  /// (a judgement made on contact sheets).
  public var strokeFactor: Double { (1 + factor) / 2 }
}
