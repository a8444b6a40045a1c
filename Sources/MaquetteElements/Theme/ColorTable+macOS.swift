import MaquetteGraphics

extension ColorTable {
  /// The colours of macOS 11 to 15, as `RRGGBBAA` in sRGB encoding.
  ///
  /// Those of iOS except where the platform differs. Green, the dark gray, the accent, the labels and the
  /// window's background are as published re-creations of the system print them; separator, link and text
  /// backgrounds are the platform's documented defaults. A group's surface is measured: black of 3 % over the
  /// window. No source states labels under increased contrast: they take one step towards opaque. A switch's
  /// thumb and edge are measured; its track while off is as a re-creation of the system has it. A text field's rim,
  /// foot, shadow and focus ring are measured in light appearance; the selection is the platform's documented default.
  public static let macos: ColorTable = {
    var table = ColorTable.ios
    table[.green] = DynamicColor(0x28CD_41FF, 0x32D7_4BFF, 0x248A_3DFF, 0x30DB_5BFF)
    table[.gray] = DynamicColor(0x8E8E_93FF, 0x9898_9DFF, 0x6C6C_70FF, 0xAEAE_B2FF)
    table[.accent] = DynamicColor(0x007A_FFFF, 0x007A_FFFF, 0x0040_DDFF, 0x409C_FFFF)
    table[.label] = DynamicColor(0x0000_00D9, 0xFFFF_FFD9, 0x0000_00FF, 0xFFFF_FFFF)
    table[.secondaryLabel] = DynamicColor(0x0000_0080, 0xFFFF_FF8C, 0x0000_00A6, 0xFFFF_FFA6)
    table[.tertiaryLabel] = DynamicColor(0x0000_0040, 0xFFFF_FF40, 0x0000_0066, 0xFFFF_FF66)
    table[.quaternaryLabel] = DynamicColor(0x0000_001A, 0xFFFF_FF1A, 0x0000_0033, 0xFFFF_FF33)
    table[.placeholderText] = table[.tertiaryLabel]
    table[.separator] = DynamicColor(0x0000_001A, 0xFFFF_FF1A, 0x0000_0040, 0xFFFF_FF40)
    table[.opaqueSeparator] = DynamicColor(0xD4D4_D4FF, 0x4747_47FF, 0xB1B1_B1FF, 0x6565_65FF)
    table[.link] = DynamicColor(0x0068_DAFF, 0x419C_FFFF, 0x0068_DAFF, 0x419C_FFFF)
    table[.background] = DynamicColor(0xECEC_ECFF, 0x3232_32FF, 0xECEC_ECFF, 0x3232_32FF)
    table[.secondaryBackground] = DynamicColor(0xFFFF_FFFF, 0x1E1E_1EFF, 0xFFFF_FFFF, 0x1E1E_1EFF)
    table[.tertiaryBackground] = DynamicColor(0xF6F6_F6FF, 0x2828_28FF, 0xF6F6_F6FF, 0x2828_28FF)
    table[.groupedBackground] = table[.background]
    table[.secondaryGroupedBackground] = DynamicColor(0xE4E4_E4FF, 0x3838_38FF, 0xE4E4_E4FF, 0x3838_38FF)
    table[.switchTrack] = DynamicColor(0x0000_000A, 0xFFFF_FF14, 0x0000_0026, 0xFFFF_FF2E)
    table[.switchEdge] = DynamicColor(0x0000_0019, 0xFFFF_FF38, 0x0000_0080, 0xFFFF_FF80)
    table[.switchThumb] = DynamicColor(0xFFFF_FFFF, 0xC6C6_C6FF, 0xFFFF_FFFF, 0xC6C6_C6FF)
    table[.segmentTrack] = DynamicColor(0x0000_0005, 0xFFFF_FF14, 0x0000_0014, 0xFFFF_FF26)
    table[.segmentEdge] = DynamicColor(0x0000_000B, 0xFFFF_FF0D, 0x0000_0066, 0xFFFF_FF66)
    table[.segmentThumb] = DynamicColor(0xFFFF_FFFF, 0x6565_65FF, 0xFFFF_FFFF, 0x6565_65FF)
    table[.segmentSeparator] = table[.separator]
    table[.searchFill] = DynamicColor(0xFFFF_FFFF, 0xFFFF_FF0D, 0xFFFF_FFFF, 0xFFFF_FF0D)
    table[.searchEdge] = DynamicColor(0x0000_0028, 0xFFFF_FF26, 0x0000_0080, 0xFFFF_FF80)
    table[.searchClearButton] = table[.secondaryLabel]
    table[.fieldFill] = DynamicColor(0xFFFF_FFFF, 0xFFFF_FF0D, 0xFFFF_FFFF, 0xFFFF_FF0D)
    table[.fieldDisabledFill] = DynamicColor(0xFFFF_FF80, 0xFFFF_FF05, 0xFFFF_FF80, 0xFFFF_FF05)
    table[.fieldBorder] = DynamicColor(0x0000_0014, 0xFFFF_FF1A, 0x0000_0080, 0xFFFF_FF80)
    table[.fieldFoot] = DynamicColor(0x0000_002D, 0xFFFF_FF21, 0x0000_0040, 0xFFFF_FF40)
    table[.fieldShadow] = DynamicColor(0x0000_001F, 0x0000_0033, 0x0000_001F, 0x0000_0033)
    table[.fieldFocusRing] = DynamicColor(0x0067_F480, 0x1AA9_FF80, 0x0067_F4CC, 0x1AA9_FFCC)
    table[.fieldSelection] = DynamicColor(0xB3D7_FFFF, 0x3F63_8BFF, 0xB3D7_FFFF, 0x3F63_8BFF)
    table[.fieldUnderline] = table[.separator]
    table[.fieldClearButton] = table[.secondaryLabel]
    table[.activity] = DynamicColor(0x0000_008C, 0xFFFF_FF8C, 0x0000_00B3, 0xFFFF_FFB3)
    table[.sliderTrack] = DynamicColor(0x0000_000D, 0xFFFF_FF1A, 0x0000_0026, 0xFFFF_FF40)
    table[.sliderThumb] = DynamicColor(0xFFFF_FFFF, 0xC6C6_C6FF, 0xFFFF_FFFF, 0xC6C6_C6FF)
    table[.sliderTick] = DynamicColor(0x0000_0040, 0xFFFF_FF40, 0x0000_0080, 0xFFFF_FF80)
    table[.progressTrack] = DynamicColor(0x0000_000D, 0xFFFF_FF1A, 0x0000_0026, 0xFFFF_FF40)
    table[.stepperTrack] = DynamicColor(0xFFFF_FFFF, 0xFFFF_FF40, 0xFFFF_FFFF, 0xFFFF_FF40)
    table[.stepperEdge] = DynamicColor(0, 0, 0x0000_0080, 0xFFFF_FF80)
    table[.stepperSeparator] = DynamicColor(0, 0, 0x0000_0040, 0xFFFF_FF40)
    table[.stepperPressed] = DynamicColor(0x0000_0014, 0xFFFF_FF1A, 0x0000_0026, 0xFFFF_FF33)
    table[.segmentPressed] = DynamicColor(0x0000_0014, 0xFFFF_FF1A, 0x0000_0026, 0xFFFF_FF33)
    return table
  }()
  /// The colours of macOS 26: those of `macos` but for a new palette and flat controls.
  ///
  /// The palette is that of the Human Interface Guidelines of June 2025. Measured at 1x: the accent, which stayed what
  /// it was ((0, 119, 249) and, in dark appearance, (6, 125, 255), in pictures without a colour profile), and a box
  /// that is off in dark appearance, white of 10 %. What is off in light appearance is black of as much, as the push
  /// button's (229, 229, 229) over 247 suggests, which bezels have.
  public static let macosGlass: ColorTable = {
    var table = ColorTable.macos
    table.useGlassPalette()
    let off = DynamicColor(0x0000_0019, 0xFFFF_FF19, 0x0000_0033, 0xFFFF_FF33)
    let edge = DynamicColor(0x0000_0000, 0xFFFF_FF00, 0x0000_0080, 0xFFFF_FF80)
    table[.switchTrack] = off
    table[.switchEdge] = edge
    table[.switchThumb] = DynamicColor(0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF)
    table[.segmentTrack] = DynamicColor(0x0000_0014, 0xFFFF_FF19, 0x0000_0029, 0xFFFF_FF33)
    table[.segmentEdge] = edge
    table[.bezelFill] = DynamicColor(0x0000_0013, 0xFFFF_FF19, 0x0000_0029, 0xFFFF_FF33)
    table[.gradientFill] = DynamicColor(0xF2F2_F2FF, 0x3E3E_3EFF, 0xF2F2_F2FF, 0x3E3E_3EFF)
    table[.gradientFillEnd] = table[.gradientFill]
    table[.boxFill] = off
    table[.boxFillEnd] = off
    table[.boxHighlight] = DynamicColor(0, 0, 0, 0)
    table[.boxRim] = edge
    table[.boxInnerShadow] = DynamicColor(0, 0, 0, 0)
    table[.boxShadow] = DynamicColor(0, 0, 0, 0)
    return table
  }()
}
