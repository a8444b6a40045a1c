// Alphas are rounded to 1/255.
extension ColorToken {
  public static let label = ColorToken(
    "label", DynamicColor(0x0000_00FF, 0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF),
    macos: DynamicColor(0x0000_00D9, 0xFFFF_FFD9, 0x0000_00FF, 0xFFFF_FFFF))
  public static let secondaryLabel = ColorToken(
    "secondary-label", DynamicColor(0x3C3C_4399, 0xEBEB_F599, 0x3C3C_43AD, 0xEBEB_F5AD),
    ios7: DynamicColor(0x6D6D_72FF, 0xEBEB_F599, 0x3C3C_43AD, 0xEBEB_F5AD),
    macos: DynamicColor(0x0000_0080, 0xFFFF_FF8C, 0x0000_00A6, 0xFFFF_FFA6))
  public static let tertiaryLabel = ColorToken(
    "tertiary-label", DynamicColor(0x3C3C_434D, 0xEBEB_F54D, 0x3C3C_4361, 0xEBEB_F561),
    macos: DynamicColor(0x0000_0040, 0xFFFF_FF40, 0x0000_0066, 0xFFFF_FF66))
  public static let quaternaryLabel = ColorToken(
    "quaternary-label", DynamicColor(0x3C3C_432E, 0xEBEB_F529, 0x3C3C_4342, 0xEBEB_F53D),
    macos: DynamicColor(0x0000_001A, 0xFFFF_FF1A, 0x0000_0033, 0xFFFF_FF33))
  public static let placeholderText = ColorToken(
    "placeholder-text", DynamicColor(0x3C3C_434D, 0xEBEB_F54D, 0x3C3C_4361, 0xEBEB_F561),
    ios7: DynamicColor(0xC7C7_CDFF, 0xEBEB_F54D, 0x3C3C_4361, 0xEBEB_F561),
    macos: ColorToken.tertiaryLabel.standard(for: .macos, era: .classic))
  public static let fill = ColorToken(
    "fill", DynamicColor(0x7878_8033, 0x7878_805C, 0x7878_8047, 0x7878_8070),
    watchos: DynamicColor(0xFFFF_FF33, 0xFFFF_FF33, 0xFFFF_FF47, 0xFFFF_FF47))
  public static let secondaryFill = ColorToken(
    "secondary-fill", DynamicColor(0x7878_8029, 0x7878_8052, 0x7878_803D, 0x7878_8066),
    watchos: DynamicColor(0xFFFF_FF24, 0xFFFF_FF24, 0xFFFF_FF38, 0xFFFF_FF38))
  public static let tertiaryFill = ColorToken(
    "tertiary-fill", DynamicColor(0x7676_801F, 0x7676_803D, 0x7676_8033, 0x7676_8052),
    watchos: DynamicColor(0xFFFF_FF17, 0xFFFF_FF17, 0xFFFF_FF2B, 0xFFFF_FF2B))
  public static let quaternaryFill = ColorToken(
    "quaternary-fill", DynamicColor(0x7474_8014, 0x7676_802E, 0x7474_8029, 0x7676_8042))
  public static let separator = ColorToken(
    "separator", DynamicColor(0x3C3C_434A, 0x5454_5899, 0x3C3C_434A, 0x5454_5899),
    ios7: DynamicColor(0xC8C7_CCFF, 0x5454_5899, 0x3C3C_434A, 0x5454_5899),
    macos: DynamicColor(0x0000_001A, 0xFFFF_FF1A, 0x0000_0040, 0xFFFF_FF40))
  public static let opaqueSeparator = ColorToken(
    "opaque-separator", DynamicColor(0xC6C6_C8FF, 0x3838_3AFF, 0xC6C6_C8FF, 0x3838_3AFF),
    ios7: DynamicColor(0xC8C7_CCFF, 0x3838_3AFF, 0xC6C6_C8FF, 0x3838_3AFF),
    macos: DynamicColor(0xD4D4_D4FF, 0x4747_47FF, 0xB1B1_B1FF, 0x6565_65FF),
    macosGlass: DynamicColor(0xE6E6_E6FF, 0x3535_35FF, 0xBFBF_BFFF, 0x5656_56FF))
  public static let link = ColorToken(
    "link", DynamicColor(0x007A_FFFF, 0x0984_FFFF, 0x007A_FFFF, 0x0984_FFFF),
    iosGlass: ColorToken.blue.standard(for: .ios, era: .glass),
    macos: DynamicColor(0x0068_DAFF, 0x419C_FFFF, 0x0068_DAFF, 0x419C_FFFF))
  public static let background = ColorToken(
    "background", DynamicColor(0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF, 0x0000_00FF),
    macos: DynamicColor(0xECEC_ECFF, 0x3232_32FF, 0xECEC_ECFF, 0x3232_32FF),
    macosGlass: DynamicColor(0xFFFF_FFFF, 0x1E1E_1EFF, 0xFFFF_FFFF, 0x1E1E_1EFF))
  public static let secondaryBackground = ColorToken(
    "secondary-background", DynamicColor(0xF2F2_F7FF, 0x1C1C_1EFF, 0xF2F2_F7FF, 0x1C1C_1EFF),
    ios7: DynamicColor(0xEFEF_F4FF, 0x1C1C_1EFF, 0xF2F2_F7FF, 0x1C1C_1EFF),
    macos: DynamicColor(0xFFFF_FFFF, 0x1E1E_1EFF, 0xFFFF_FFFF, 0x1E1E_1EFF))
  public static let tertiaryBackground = ColorToken(
    "tertiary-background", DynamicColor(0xFFFF_FFFF, 0x2C2C_2EFF, 0xFFFF_FFFF, 0x2C2C_2EFF),
    macos: DynamicColor(0xF6F6_F6FF, 0x2828_28FF, 0xF6F6_F6FF, 0x2828_28FF))
  public static let groupedBackground = ColorToken(
    "grouped-background", DynamicColor(0xF2F2_F7FF, 0x0000_00FF, 0xF2F2_F7FF, 0x0000_00FF),
    ios7: DynamicColor(0xEFEF_F4FF, 0x0000_00FF, 0xF2F2_F7FF, 0x0000_00FF),
    macos: ColorToken.background.standard(for: .macos, era: .classic),
    macosGlass: ColorToken.background.standard(for: .macos, era: .glass))
  public static let secondaryGroupedBackground = ColorToken(
    "secondary-grouped-background", DynamicColor(0xFFFF_FFFF, 0x1C1C_1EFF, 0xFFFF_FFFF, 0x1C1C_1EFF),
    macos: DynamicColor(0xE4E4_E4FF, 0x3838_38FF, 0xE4E4_E4FF, 0x3838_38FF),
    macosGlass: DynamicColor(0xF7F7_F7FF, 0x2525_25FF, 0xF7F7_F7FF, 0x2525_25FF),
    watchos: DynamicColor(0x2424_24FF, 0x2424_24FF, 0x3838_38FF, 0x3838_38FF))
  /// Text and symbols on a surface filled with the tint.
  public static let onTint = ColorToken(
    "on-tint", DynamicColor(0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF))
  /// The colour mixed into a pressed filled surface in dark appearance.
  public static let pressedMix = ColorToken(
    "pressed-mix", DynamicColor(0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF))
  /// The fill of a pressed gray button.
  public static let pressedFill = ColorToken(
    "pressed-fill", DynamicColor(0x7878_801F, 0x8C8C_9359, 0x7878_801F, 0x8C8C_9359),
    watchos: DynamicColor(0xFFFF_FF14, 0xFFFF_FF14, 0xFFFF_FF24, 0xFFFF_FF24))
  /// The shadow of a raised surface, before its opacity.
  public static let shadow = ColorToken(
    "shadow", DynamicColor(0x0000_00FF, 0x0000_00FF, 0x0000_00FF, 0x0000_00FF))

  /// The tokens that belong to no control, in the order of lists.
  package static let system: [ColorToken] = [
    .blue, .green, .indigo, .orange, .pink, .brown, .purple, .red, .teal, .cyan, .mint, .yellow, .accent,
    .gray, .gray2, .gray3, .gray4, .gray5, .gray6, .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel,
    .placeholderText, .fill, .secondaryFill, .tertiaryFill, .quaternaryFill, .separator, .opaqueSeparator,
    .link, .background, .secondaryBackground, .tertiaryBackground, .groupedBackground,
    .secondaryGroupedBackground, .onTint, .pressedMix, .pressedFill, .shadow,
  ]
}
