/// Whether the interface is light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light, dark
}

/// How far colours stand apart.
public enum Contrast: String, Hashable, Sendable, CaseIterable {
  case standard, increased
}
