extension Font {
  /// A design of the system font.
  public enum Design: String, Hashable, Sendable, CaseIterable {
    /// The sans serif of the platform.
    case `default` = "default"
    /// With round ends.
    case rounded = "rounded"
    /// With serifs.
    case serif = "serif"
    /// With one advance for all characters.
    case monospaced = "monospaced"
  }

  /// A width of the system font.
  public enum Width: String, Hashable, Sendable, CaseIterable {
    /// The narrowest.
    case compressed = "compressed"
    /// Narrow.
    case condensed = "condensed"
    /// The usual width.
    case standard = "standard"
    /// Wide.
    case expanded = "expanded"
  }
}
