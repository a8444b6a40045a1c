// The font smoothing of macOS.
//
// Core Graphics thickens the outlines of text on macOS ("font smoothing"); iOS and watchOS do not. How much is not
// published. The numbers below agree with the stems and the capitals in pictures of the real thing, whose names stand
// beside them. They are growths of a stroke in ems of the nominal size, up to a limit in pixels. All pictures are of 12 or
// 13 pt at 1x or 2x; other sizes and scales are derived, and so is light text at 2x.

extension Environment {
  /// The thickening of text of a colour and a nominal size in points; none unless the platform smooths fonts
  /// and the theme lets it.
  package func smoothing(of color: Color, fontSize: Double) -> FontSmoothing {
    guard platform == .macos, theme[TextMetrics.self].smoothsFonts else { return .none }
    let pixelsPerEm = fontSize * scale
    // Pathfinder's approximation of Core Graphics holds. Capitals are 18.62 for 18.32 px at 2x (mac-push-wide) and 9.31 for
    // 9.16 px at 1x (mac26-push); stems of 12 pt are 1.17 for 1.03 px (mac12-radio-3).
    let dark = Swift.min(0.0121 * pixelsPerEm, 0.3)
    // What white text adds: stems of 1.39 for 1.17 px on macOS 12 (mac12-radio-3-dark) and 1.56 for 1.30 px on macOS 26
    // (mac26-push-dark). On blue in the light appearance it is as much (mac26-alert-2, mac26-tabview).
    let white = Swift.min(0.02 * pixelsPerEm, 0.26)
    return FontSmoothing(
      pixels: dark + white * color.luma, pixelsPerEm: pixelsPerEm, keepsHeight: false)
  }
}

extension Color {
  /// The brightness of the colour without its opacity, 0 to 1: the weighted sum of its encoded channels (BT.709).
  fileprivate var luma: Double {
    (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
  }
}
