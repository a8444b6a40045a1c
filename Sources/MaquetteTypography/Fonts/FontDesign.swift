/// A design of the system font.
public enum FontDesign: String, Hashable, Sendable, CaseIterable {
  /// The sans serif of the platform.
  case `default` = "default"
  /// A sans serif with round ends.
  case rounded = "rounded"
  /// A design with serifs.
  case serif = "serif"
  /// A design with one advance for all characters.
  case monospaced = "monospaced"
}

/// A width of the system font.
public enum FontWidth: String, Hashable, Sendable, CaseIterable {
  /// The narrowest.
  case compressed = "compressed"
  /// Between compressed and standard.
  case condensed = "condensed"
  /// The usual width.
  case standard = "standard"
  /// Wider than standard.
  case expanded = "expanded"
}
