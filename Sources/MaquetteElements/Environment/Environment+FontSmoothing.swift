// The font smoothing of macOS.
//
// Core Graphics thickens the outlines of text on macOS ("font smoothing"); iOS and watchOS do not. How much is not
// published. The numbers below agree with the stems and the capitals in pictures of the real thing, whose names stand
// beside them. They are growths of a stroke in ems of the nominal size, up to a limit in pixels. All pictures are of 13 pt
// at 1x or 2x; other sizes and scales are derived, and so is light text at 2x.

extension Environment {
  private enum FitsCapitalsKey: EnvironmentKey { static let defaultValue = true }

  /// Whether macOS 11 to 15 fits the height of capitals to the pixels at 1x. It does so in the titles of checkboxes, radio
  /// buttons and push buttons and in fields (9.0 px of 13 points), but not in tabs, pop-up buttons, menus, sidebars and alerts
  /// (9.6 to 9.9 px in `mac12-tabview`, `mac12-popup-colorpanel-dark`, `mac12-menu-open-dark`, `mac12-openpanel-sidebar`,
  /// `mac12-alert`).
  package var fitsCapitals: Bool {
    get { self[FitsCapitalsKey.self] }
    set { self[FitsCapitalsKey.self] = newValue }
  }

  /// The thickening of text of a colour and a nominal size in points; none unless the platform smooths fonts
  /// and the theme lets it.
  package func smoothing(of color: Color, fontSize: Double) -> FontSmoothing {
    guard platform == .macos, theme[TextMetrics.self].smoothsFonts else { return .none }
    let pixelsPerEm = fontSize * scale
    // Where macOS 12 fits the height of capitals to the pixels, 9.0 for 9.16 px, strokes grow inwards; their stems are
    // 1.17 px where the font has 1.11 (mac12-radio-3). macOS 10 is taken to be as macOS 12.
    let keepsHeight = era != .glass && scale < 1.5 && fitsCapitals
    // Elsewhere Pathfinder's approximation of Core Graphics holds. Capitals are 18.62 for 18.32 px at 2x (mac-push-wide)
    // and 9.31 for 9.16 px at 1x on macOS 26 (mac26-push).
    let dark = Swift.min((keepsHeight ? 0.0046 : 0.0121) * pixelsPerEm, 0.3)
    // What white text adds: stems of 1.39 for 1.17 px on macOS 12 (mac12-radio-3-dark) and 1.56 for 1.30 px on macOS 26
    // (mac26-push-dark). On blue in the light appearance it is as much (mac26-alert-2, mac26-tabview), but 1.31 for 1.17 px where
    // capitals are fitted (mac12-pushonoff).
    let isThin = appearance == .light && keepsHeight
    let white = isThin ? Swift.min(0.0108 * pixelsPerEm, 0.14) : Swift.min(0.02 * pixelsPerEm, 0.26)
    return FontSmoothing(
      pixels: dark + white * color.luma, pixelsPerEm: pixelsPerEm, keepsHeight: keepsHeight)
  }
}

extension Color {
  /// The brightness of the colour without its opacity, 0 to 1: the weighted sum of its encoded channels (BT.709).
  fileprivate var luma: Double {
    (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
  }
}
