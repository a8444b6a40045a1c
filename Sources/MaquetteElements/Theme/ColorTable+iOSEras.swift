import MaquetteGraphics

extension ColorTable {
  /// The colours of iOS 7 to 12, as `RRGGBBAA` in sRGB encoding: those of `ios` except where they were others.
  ///
  /// Blue, green and the line of a switch are measured on iOS 10 to 12. Teal, purple and the grays of headers,
  /// placeholders, lines, grouped backgrounds and pressed rows are those that the system is remembered to have had; no
  /// picture was at hand. Those versions had no dark appearance: in it everything is as in iOS 13, by our choice, but
  /// for a switch, which is an outline there too.
  public static let ios7: ColorTable = {
    var table = ColorTable.ios
    table.lighten(.green, 0x4CD9_64FF)
    table.lighten(.teal, 0x5AC8_FAFF)
    table.lighten(.purple, 0x5856_D6FF)
    table.lighten(.secondaryLabel, 0x6D6D_72FF)
    table.lighten(.placeholderText, 0xC7C7_CDFF)
    table.lighten(.separator, 0xC8C7_CCFF)
    table.lighten(.opaqueSeparator, 0xC8C7_CCFF)
    table.lighten(.groupedBackground, 0xEFEF_F4FF)
    table.lighten(.secondaryBackground, 0xEFEF_F4FF)
    table.lighten(.gray4, 0xD9D9_D9FF)
    table[.switchTrack] = DynamicColor(0xFFFF_FFFF, 0x0000_0000, 0xFFFF_FFFF, 0x0000_0000)
    table[.switchEdge] = DynamicColor(0xE5E5_E5FF, 0x3939_3DFF, 0x8E8E_93FF, 0x8E8E_93FF)
    table[.segmentTrack] = DynamicColor(0, 0, 0, 0)
    table[.activity] = DynamicColor(0x3C3C_4399, 0xEBEB_F599, 0x3C3C_43AD, 0xEBEB_F5AD)
    return table
  }()

  /// The colours of iOS 26, as `RRGGBBAA` in sRGB encoding: those of `ios` but for a new palette.
  ///
  /// The palette is that of the Human Interface Guidelines of June 2025, whose blue is confirmed by pixels; grays are
  /// unchanged. A switch that is off is measured: (197, 197, 199) over white and (90, 90, 94) over (28, 28, 29) are what
  /// the tertiary label's colour makes of these.
  public static let iosGlass: ColorTable = {
    var table = ColorTable.ios
    table.useGlassPalette()
    table[.accent] = table[.blue]
    table[.link] = table[.blue]
    table[.switchTrack] = table[.tertiaryLabel]
    return table
  }()

  /// The tints of the glass era.
  mutating func useGlassPalette() {
    self[.red] = DynamicColor(0xFF38_3CFF, 0xFF42_45FF, 0xE915_2DFF, 0xFF61_65FF)
    self[.orange] = DynamicColor(0xFF8D_28FF, 0xFF92_30FF, 0xC553_00FF, 0xFFA0_56FF)
    self[.yellow] = DynamicColor(0xFFCC_00FF, 0xFFD6_00FF, 0xA16A_00FF, 0xFEDF_43FF)
    self[.green] = DynamicColor(0x34C7_59FF, 0x30D1_58FF, 0x0089_32FF, 0x4AD9_68FF)
    self[.mint] = DynamicColor(0x00C8_B3FF, 0x00DA_C3FF, 0x0085_75FF, 0x54DF_CBFF)
    self[.teal] = DynamicColor(0x00C3_D0FF, 0x00D2_E0FF, 0x0081_98FF, 0x3BDD_ECFF)
    self[.cyan] = DynamicColor(0x00C0_E8FF, 0x3CD3_FEFF, 0x007E_AEFF, 0x6DD9_FFFF)
    self[.blue] = DynamicColor(0x0088_FFFF, 0x0091_FFFF, 0x1E6E_F4FF, 0x5CB8_FFFF)
    self[.indigo] = DynamicColor(0x6155_F5FF, 0x6B5D_FFFF, 0x564A_DEFF, 0xA7AA_FFFF)
    self[.purple] = DynamicColor(0xCB30_E0FF, 0xDB34_F2FF, 0xB02F_C2FF, 0xEA8D_FFFF)
    self[.pink] = DynamicColor(0xFF2D_55FF, 0xFF37_5FFF, 0xE712_4DFF, 0xFF8A_C4FF)
    self[.brown] = DynamicColor(0xAC7F_5EFF, 0xB78A_66FF, 0x956D_51FF, 0xDBA6_79FF)
  }

  /// Changes a colour in light appearance at standard contrast.
  private mutating func lighten(_ token: ColorToken, _ rgba: UInt32) {
    self[token]?.light = Color(rgba: rgba)
  }
}
