import MaquetteGraphics

extension ColorTable {
  /// The colours of iOS 13 to 18, as `RRGGBBAA` in sRGB encoding.
  ///
  /// Sources: the values that the platform prints for its dynamic colours, checked against pixels where a
  /// picture of the real system was at hand (blue, green, gray and the fills agree exactly). Teal and mint
  /// are the iOS 15 values. Alphas are rounded to 1/255.
  public static let ios = ColorTable([
    .blue: DynamicColor(0x007A_FFFF, 0x0A84_FFFF, 0x0040_DDFF, 0x409C_FFFF),
    .green: DynamicColor(0x34C7_59FF, 0x30D1_58FF, 0x248A_3DFF, 0x30DB_5BFF),
    .indigo: DynamicColor(0x5856_D6FF, 0x5E5C_E6FF, 0x3634_A3FF, 0x7D7A_FFFF),
    .orange: DynamicColor(0xFF95_00FF, 0xFF9F_0AFF, 0xC934_00FF, 0xFFB3_40FF),
    .pink: DynamicColor(0xFF2D_55FF, 0xFF37_5FFF, 0xD30F_45FF, 0xFF64_82FF),
    .brown: DynamicColor(0xA284_5EFF, 0xAC8E_68FF, 0x7F65_45FF, 0xB594_69FF),
    .purple: DynamicColor(0xAF52_DEFF, 0xBF5A_F2FF, 0x8944_ABFF, 0xDA8F_FFFF),
    .red: DynamicColor(0xFF3B_30FF, 0xFF45_3AFF, 0xD700_15FF, 0xFF69_61FF),
    .teal: DynamicColor(0x30B0_C7FF, 0x40C8_E0FF, 0x0082_99FF, 0x5DE6_FFFF),
    .cyan: DynamicColor(0x32AD_E6FF, 0x64D2_FFFF, 0x0071_A4FF, 0x70D7_FFFF),
    .mint: DynamicColor(0x00C7_BEFF, 0x63E6_E2FF, 0x0C81_7BFF, 0x66D4_CFFF),
    .yellow: DynamicColor(0xFFCC_00FF, 0xFFD6_0AFF, 0xA05A_00FF, 0xFFD4_26FF),
    .accent: DynamicColor(0x007A_FFFF, 0x0A84_FFFF, 0x0040_DDFF, 0x409C_FFFF),
    .gray: DynamicColor(0x8E8E_93FF, 0x8E8E_93FF, 0x6C6C_70FF, 0xAEAE_B2FF),
    .gray2: DynamicColor(0xAEAE_B2FF, 0x6363_66FF, 0x8E8E_93FF, 0x7C7C_80FF),
    .gray3: DynamicColor(0xC7C7_CCFF, 0x4848_4AFF, 0xAEAE_B2FF, 0x5454_56FF),
    .gray4: DynamicColor(0xD1D1_D6FF, 0x3A3A_3CFF, 0xBCBC_C0FF, 0x4444_46FF),
    .gray5: DynamicColor(0xE5E5_EAFF, 0x2C2C_2EFF, 0xD8D8_DCFF, 0x3636_38FF),
    .gray6: DynamicColor(0xF2F2_F7FF, 0x1C1C_1EFF, 0xEBEB_F0FF, 0x2424_26FF),
    .label: DynamicColor(0x0000_00FF, 0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF),
    .secondaryLabel: DynamicColor(0x3C3C_4399, 0xEBEB_F599, 0x3C3C_43AD, 0xEBEB_F5AD),
    .tertiaryLabel: DynamicColor(0x3C3C_434D, 0xEBEB_F54D, 0x3C3C_4361, 0xEBEB_F561),
    .quaternaryLabel: DynamicColor(0x3C3C_432E, 0xEBEB_F529, 0x3C3C_4342, 0xEBEB_F53D),
    .placeholderText: DynamicColor(0x3C3C_434D, 0xEBEB_F54D, 0x3C3C_4361, 0xEBEB_F561),
    .fill: DynamicColor(0x7878_8033, 0x7878_805C, 0x7878_8047, 0x7878_8070),
    .secondaryFill: DynamicColor(0x7878_8029, 0x7878_8052, 0x7878_803D, 0x7878_8066),
    .tertiaryFill: DynamicColor(0x7676_801F, 0x7676_803D, 0x7676_8033, 0x7676_8052),
    .quaternaryFill: DynamicColor(0x7474_8014, 0x7676_802E, 0x7474_8029, 0x7676_8042),
    .separator: DynamicColor(0x3C3C_434A, 0x5454_5899, 0x3C3C_434A, 0x5454_5899),
    .opaqueSeparator: DynamicColor(0xC6C6_C8FF, 0x3838_3AFF, 0xC6C6_C8FF, 0x3838_3AFF),
    .link: DynamicColor(0x007A_FFFF, 0x0984_FFFF, 0x007A_FFFF, 0x0984_FFFF),
    .background: DynamicColor(0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF, 0x0000_00FF),
    .secondaryBackground: DynamicColor(0xF2F2_F7FF, 0x1C1C_1EFF, 0xF2F2_F7FF, 0x1C1C_1EFF),
    .tertiaryBackground: DynamicColor(0xFFFF_FFFF, 0x2C2C_2EFF, 0xFFFF_FFFF, 0x2C2C_2EFF),
    .groupedBackground: DynamicColor(0xF2F2_F7FF, 0x0000_00FF, 0xF2F2_F7FF, 0x0000_00FF),
    .secondaryGroupedBackground: DynamicColor(0xFFFF_FFFF, 0x1C1C_1EFF, 0xFFFF_FFFF, 0x1C1C_1EFF),
    .onTint: DynamicColor(0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF),
    .pressedMix: DynamicColor(0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF),
    .shadow: DynamicColor(0x0000_00FF, 0x0000_00FF, 0x0000_00FF, 0x0000_00FF),
    .switchTrack: DynamicColor(0x7878_8029, 0x7878_8052, 0x7878_803D, 0x7878_8066),
    .switchEdge: DynamicColor(0, 0, 0, 0),
    .switchThumb: DynamicColor(0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF),
    .activity: DynamicColor(0x3C3C_4382, 0xEBEB_F582, 0x3C3C_4394, 0xEBEB_F594),
    .pressedFill: DynamicColor(0x7878_801F, 0x8C8C_9359, 0x7878_801F, 0x8C8C_9359),
  ])
}
