public import MaquetteElements
import MaquetteGraphics

// Colours that several surfaces share: menus, alerts, popovers, banners, keyboards, windows.
extension ColorToken {
  /// The translucent surface of a menu.
  public static let menuFill = ColorToken(
    "menu-fill", DynamicColor(0xFAFA_FAD1, 0x2626_26D1, 0xFAFA_FAFF, 0x2626_26FF),
    ios7: DynamicColor(0xF7F7_F7F7, 0x2626_26F7, 0xF7F7_F7FF, 0x2626_26FF),
    iosGlass: DynamicColor(0xF8F8_F8D0, 0x1E1E_1ED0, 0xF8F8_F8FF, 0x1E1E_1EFF),
    macos10: DynamicColor(0xF5F5_F5F2, 0x2D2D_2DF2, 0xF5F5_F5FF, 0x2D2D_2DFF),
    macos: DynamicColor(0xF6F6_F68A, 0x1F1F_1FB8, 0xF6F6_F6FF, 0x1F1F_1FFF),
    macosGlass: DynamicColor(0xF8F8_F8D0, 0x1E1E_1ED0, 0xF8F8_F8FF, 0x1E1E_1EFF))
  /// The lines between rows and sections.
  public static let menuLine = ColorToken(
    "menu-line", DynamicColor(0x3C3C_434A, 0xFFFF_FF4D, 0x3C3C_4370, 0xFFFF_FF66),
    iosGlass: DynamicColor(0x0000_0014, 0xFFFF_FF1F, 0x0000_0040, 0xFFFF_FF40),
    macos: ColorToken.separator.standard(for: .macos, era: .classic))
  /// The line around a menu.
  public static let menuOutline = ColorToken(
    "menu-outline", DynamicColor(0, 0, 0, 0),
    macos: DynamicColor(0x0000_004D, 0x0000_0099, 0x0000_0099, 0x0000_00FF))
  /// The line just inside the edge.
  public static let menuRim = ColorToken(
    "menu-rim", DynamicColor(0, 0, 0x3C3C_4370, 0xFFFF_FF66),
    iosGlass: DynamicColor(0xFFFF_FFFF, 0xFFFF_FF1F, 0x0000_0080, 0xFFFF_FF80),
    macos10: DynamicColor(0, 0, 0x0000_0080, 0xFFFF_FF80),
    macos: DynamicColor(0xFFFF_FF1F, 0xFFFF_FF33, 0x0000_0080, 0xFFFF_FF80),
    macosGlass: DynamicColor(0xFFFF_FFB3, 0xFFFF_FF1F, 0x0000_0080, 0xFFFF_FF80))
  /// The highlight of an item under a finger, and of a chosen symbol.
  public static let menuPressed = ColorToken(
    "menu-pressed", ColorToken.fill.standard(for: .ios, era: .classic),
    macos: DynamicColor(0x0000_001A, 0xFFFF_FF26, 0x0000_0033, 0xFFFF_FF40))
  /// The title and the symbol of an item that cannot be chosen.
  public static let menuDisabled = ColorToken(
    "menu-disabled", ColorToken.tertiaryLabel.standard(for: .ios, era: .classic),
    iosGlass: DynamicColor(0x0000_008F, 0xFFFF_FF8F, 0x0000_00A8, 0xFFFF_FFA8),
    macos: ColorToken.tertiaryLabel.standard(for: .macos, era: .classic))
  /// What dims the picture behind a context menu or a sheet.
  public static let menuBackdrop = ColorToken(
    "menu-backdrop", DynamicColor(0x0000_0033, 0x0000_007A, 0x0000_0033, 0x0000_007A),
    ios7: DynamicColor(0x0000_0066, 0x0000_007A, 0x0000_0066, 0x0000_007A))
  /// The surface of an alert.
  public static let alertFill = ColorToken(
    "alert-fill", DynamicColor(0xF8F8_F8D1, 0x2626_26D1, 0xF8F8_F8FF, 0x2626_26FF),
    ios7: DynamicColor(0xF8F8_F8F2, 0x2626_26F2, 0xF8F8_F8FF, 0x2626_26FF),
    iosGlass: DynamicColor(0xFFFF_FFD7, 0x1E1E_1ED0, 0xFFFF_FFFF, 0x1E1E_1EFF),
    macos10: ColorToken.background.standard(for: .macos, era: .ios7),
    macos: DynamicColor(0xE6E6_E6FF, 0x4343_43FF, 0xE6E6_E6FF, 0x4343_43FF),
    macosGlass: DynamicColor(0xF5F5_F5FF, 0x2A2A_2AFF, 0xF5F5_F5FF, 0x2A2A_2AFF),
    watchos: DynamicColor(0x0000_00FF, 0x0000_00FF, 0x0000_00FF, 0x0000_00FF))
  /// The line just inside the edge of an alert.
  public static let alertRim = ColorToken(
    "alert-rim", DynamicColor(0, 0, 0x3C3C_4370, 0xFFFF_FF66),
    iosGlass: DynamicColor(0, 0xFFFF_FF1F, 0x0000_0080, 0xFFFF_FF80))
  /// The border of a window.
  public static let windowEdge = ColorToken(
    "window-edge", DynamicColor(0x0000_0026, 0xFFFF_FF33, 0x0000_0080, 0xFFFF_FF80))
}
