import MaquetteGraphics

extension ColorTable {
  /// The colours of watchOS, as `RRGGBBAA` in sRGB encoding: those of iOS in dark appearance, on black, whatever the appearance.
  ///
  /// The fills of buttons are measured on watchOS 1: (36, 36, 36), and (51, 51, 51) for those that leave, which whites of 14 % and
  /// 20 % are on black. Our choice, as no source has them: the fill of a pressed button and the surfaces of rows, which are like
  /// buttons.
  public static let watchos: ColorTable = {
    var table = ColorTable.ios
    for token in ColorToken.allCases {
      guard let color = table[token] else { continue }
      table[token] = DynamicColor(
        light: color.dark, dark: color.dark, lightIncreased: color.darkIncreased,
        darkIncreased: color.darkIncreased)
    }
    table[.fill] = DynamicColor(0xFFFF_FF33, 0xFFFF_FF33, 0xFFFF_FF47, 0xFFFF_FF47)
    table[.secondaryFill] = DynamicColor(0xFFFF_FF24, 0xFFFF_FF24, 0xFFFF_FF38, 0xFFFF_FF38)
    table[.tertiaryFill] = DynamicColor(0xFFFF_FF17, 0xFFFF_FF17, 0xFFFF_FF2B, 0xFFFF_FF2B)
    table[.pressedFill] = DynamicColor(0xFFFF_FF14, 0xFFFF_FF14, 0xFFFF_FF24, 0xFFFF_FF24)
    table[.secondaryGroupedBackground] = DynamicColor(0x2424_24FF, 0x2424_24FF, 0x3838_38FF, 0x3838_38FF)
    return table
  }()
}
