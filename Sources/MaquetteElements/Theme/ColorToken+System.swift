// Alphas are rounded to 1/255.
extension ColorToken {
  public static let label = ColorToken("label")
  public static let secondaryLabel = ColorToken("secondary-label")
  public static let tertiaryLabel = ColorToken("tertiary-label")
  public static let quaternaryLabel = ColorToken("quaternary-label")
  public static let placeholderText = ColorToken("placeholder-text")
  public static let fill = ColorToken("fill")
  public static let secondaryFill = ColorToken("secondary-fill")
  public static let tertiaryFill = ColorToken("tertiary-fill")
  public static let quaternaryFill = ColorToken("quaternary-fill")
  public static let separator = ColorToken("separator")
  public static let opaqueSeparator = ColorToken("opaque-separator")
  public static let link = ColorToken("link")
  public static let background = ColorToken("background")
  public static let secondaryBackground = ColorToken("secondary-background")
  public static let tertiaryBackground = ColorToken("tertiary-background")
  public static let groupedBackground = ColorToken("grouped-background")
  public static let secondaryGroupedBackground = ColorToken("secondary-grouped-background")
  /// Text and symbols on a surface filled with the tint.
  public static let onTint = ColorToken("on-tint")
  /// The colour mixed into a pressed filled surface in dark appearance.
  public static let pressedMix = ColorToken("pressed-mix")
  /// The fill of a pressed gray button.
  public static let pressedFill = ColorToken("pressed-fill")
  /// The shadow of a raised surface, before its opacity.
  public static let shadow = ColorToken("shadow")

  /// The tokens that belong to no control, in the order of lists.
  package static let system: [ColorToken] = [
    .blue, .green, .indigo, .orange, .pink, .brown, .purple, .red, .teal, .cyan, .mint, .yellow, .accent,
    .gray, .gray2, .gray3, .gray4, .gray5, .gray6, .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel,
    .placeholderText, .fill, .secondaryFill, .tertiaryFill, .quaternaryFill, .separator, .opaqueSeparator,
    .link, .background, .secondaryBackground, .tertiaryBackground, .groupedBackground,
    .secondaryGroupedBackground, .onTint, .pressedMix, .pressedFill, .shadow,
  ]
}
