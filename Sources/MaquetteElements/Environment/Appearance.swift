/// Whether the interface is light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light, dark
}

/// Standard or increased contrast of colours.
public enum Contrast: String, Hashable, Sendable, CaseIterable {
  case standard, increased
}
