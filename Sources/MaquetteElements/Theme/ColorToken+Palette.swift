extension ColorToken {
  public static let blue = ColorToken(
    "blue", DynamicColor(0x007A_FFFF, 0x0A84_FFFF, 0x0040_DDFF, 0x409C_FFFF),
    glass: DynamicColor(0x0088_FFFF, 0x0091_FFFF, 0x1E6E_F4FF, 0x5CB8_FFFF))
  public static let green = ColorToken(
    "green", DynamicColor(0x34C7_59FF, 0x30D1_58FF, 0x248A_3DFF, 0x30DB_5BFF),
    ios7: DynamicColor(0x4CD9_64FF, 0x30D1_58FF, 0x248A_3DFF, 0x30DB_5BFF),
    glass: DynamicColor(0x34C7_59FF, 0x30D1_58FF, 0x0089_32FF, 0x4AD9_68FF),
    macos: DynamicColor(0x28CD_41FF, 0x32D7_4BFF, 0x248A_3DFF, 0x30DB_5BFF))
  public static let indigo = ColorToken(
    "indigo", DynamicColor(0x5856_D6FF, 0x5E5C_E6FF, 0x3634_A3FF, 0x7D7A_FFFF),
    glass: DynamicColor(0x6155_F5FF, 0x6B5D_FFFF, 0x564A_DEFF, 0xA7AA_FFFF))
  public static let orange = ColorToken(
    "orange", DynamicColor(0xFF95_00FF, 0xFF9F_0AFF, 0xC934_00FF, 0xFFB3_40FF),
    glass: DynamicColor(0xFF8D_28FF, 0xFF92_30FF, 0xC553_00FF, 0xFFA0_56FF))
  public static let pink = ColorToken(
    "pink", DynamicColor(0xFF2D_55FF, 0xFF37_5FFF, 0xD30F_45FF, 0xFF64_82FF),
    glass: DynamicColor(0xFF2D_55FF, 0xFF37_5FFF, 0xE712_4DFF, 0xFF8A_C4FF))
  public static let brown = ColorToken(
    "brown", DynamicColor(0xA284_5EFF, 0xAC8E_68FF, 0x7F65_45FF, 0xB594_69FF),
    glass: DynamicColor(0xAC7F_5EFF, 0xB78A_66FF, 0x956D_51FF, 0xDBA6_79FF))
  public static let purple = ColorToken(
    "purple", DynamicColor(0xAF52_DEFF, 0xBF5A_F2FF, 0x8944_ABFF, 0xDA8F_FFFF),
    ios7: DynamicColor(0x5856_D6FF, 0xBF5A_F2FF, 0x8944_ABFF, 0xDA8F_FFFF),
    glass: DynamicColor(0xCB30_E0FF, 0xDB34_F2FF, 0xB02F_C2FF, 0xEA8D_FFFF))
  public static let red = ColorToken(
    "red", DynamicColor(0xFF3B_30FF, 0xFF45_3AFF, 0xD700_15FF, 0xFF69_61FF),
    glass: DynamicColor(0xFF38_3CFF, 0xFF42_45FF, 0xE915_2DFF, 0xFF61_65FF))
  public static let teal = ColorToken(
    "teal", DynamicColor(0x30B0_C7FF, 0x40C8_E0FF, 0x0082_99FF, 0x5DE6_FFFF),
    ios7: DynamicColor(0x5AC8_FAFF, 0x40C8_E0FF, 0x0082_99FF, 0x5DE6_FFFF),
    glass: DynamicColor(0x00C3_D0FF, 0x00D2_E0FF, 0x0081_98FF, 0x3BDD_ECFF))
  public static let cyan = ColorToken(
    "cyan", DynamicColor(0x32AD_E6FF, 0x64D2_FFFF, 0x0071_A4FF, 0x70D7_FFFF),
    glass: DynamicColor(0x00C0_E8FF, 0x3CD3_FEFF, 0x007E_AEFF, 0x6DD9_FFFF))
  public static let mint = ColorToken(
    "mint", DynamicColor(0x00C7_BEFF, 0x63E6_E2FF, 0x0C81_7BFF, 0x66D4_CFFF),
    glass: DynamicColor(0x00C8_B3FF, 0x00DA_C3FF, 0x0085_75FF, 0x54DF_CBFF))
  public static let yellow = ColorToken(
    "yellow", DynamicColor(0xFFCC_00FF, 0xFFD6_0AFF, 0xA05A_00FF, 0xFFD4_26FF),
    glass: DynamicColor(0xFFCC_00FF, 0xFFD6_00FF, 0xA16A_00FF, 0xFEDF_43FF))
  /// The platform's accent colour, the default tint of controls.
  public static let accent = ColorToken(
    "accent", DynamicColor(0x007A_FFFF, 0x0A84_FFFF, 0x0040_DDFF, 0x409C_FFFF),
    iosGlass: ColorToken.blue.standard(for: .ios, era: .glass),
    macos: DynamicColor(0x007A_FFFF, 0x007A_FFFF, 0x0040_DDFF, 0x409C_FFFF))
  public static let gray = ColorToken(
    "gray", DynamicColor(0x8E8E_93FF, 0x8E8E_93FF, 0x6C6C_70FF, 0xAEAE_B2FF),
    macos: DynamicColor(0x8E8E_93FF, 0x9898_9DFF, 0x6C6C_70FF, 0xAEAE_B2FF))
  public static let gray2 = ColorToken(
    "gray2", DynamicColor(0xAEAE_B2FF, 0x6363_66FF, 0x8E8E_93FF, 0x7C7C_80FF))
  public static let gray3 = ColorToken(
    "gray3", DynamicColor(0xC7C7_CCFF, 0x4848_4AFF, 0xAEAE_B2FF, 0x5454_56FF))
  public static let gray4 = ColorToken(
    "gray4", DynamicColor(0xD1D1_D6FF, 0x3A3A_3CFF, 0xBCBC_C0FF, 0x4444_46FF),
    ios7: DynamicColor(0xD9D9_D9FF, 0x3A3A_3CFF, 0xBCBC_C0FF, 0x4444_46FF))
  public static let gray5 = ColorToken(
    "gray5", DynamicColor(0xE5E5_EAFF, 0x2C2C_2EFF, 0xD8D8_DCFF, 0x3636_38FF))
  public static let gray6 = ColorToken(
    "gray6", DynamicColor(0xF2F2_F7FF, 0x1C1C_1EFF, 0xEBEB_F0FF, 0x2424_26FF))
}
