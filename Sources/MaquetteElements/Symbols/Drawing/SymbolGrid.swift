/// The grid that symbols are drawn on, and the thickness of lines on it.
///
/// A drawing fills a square of 24 units with its optical centre at (12, 12). One unit is 0.0477 em, so that the circle of an
/// enclosure is 0.996 em wide: 16.92 and 17.0 beside text of 17 pt (`ios26-context-menu-glass`,
/// `ios16-context-menu-elementsize`), 12.90 and 12.99 beside text of 13 (`mac12-unified-toolbar-popover-2x`,
/// `mac12-openpanel-sidebar`). Widths of 1.15 em in interface files include the margins of the picture.
enum SymbolGrid {
  /// The side of the square, in units.
  static let side = 24.0
  /// The centre of the square, in units.
  static let center = side / 2
  /// The size of a unit in ems at medium scale.
  static let unit = 0.0477
  /// The cap height in ems; the centre of symbols is half of it above the baseline.
  static let capHeight = 0.7046

  /// The square for unknown symbols, a little smaller than a circle because its corners reach farther.
  static let square = RoundedRectangle(rect: Rect(minX: 3.4, minY: 3.4, maxX: 20.6, maxY: 20.6), radius: 4)

  /// The thickness of a line for a weight at medium scale, in units.
  ///
  /// It is 0.95 of the stem of the bundled font's "l" at the same weight: at regular 0.080 em, between the straight lines
  /// and the rings of real symbols, 0.078 and 0.082 (`ios26-menu-glass-white`, `ios26-context-menu-glass`).
  static func stroke(for weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: 0.43
    case .thin: 0.85
    case .light: 1.26
    case .regular: 1.67
    case .medium: 2.10
    case .semibold: 2.43
    case .bold: 2.80
    case .heavy: 3.26
    case .black: 3.77
    }
  }

  /// The free space on each side of a line that crosses a drawing, in units.
  ///
  /// It grows less than the line, so that a black line leaves part of the drawing visible.
  static func gap(stroke: Double) -> Double { 0.8 + 0.4 * stroke }

  /// The position of a stroke between the two masters of a drawing: 0 at ultralight, 1 at black.
  ///
  /// Lines within an enclosure are drawn thicker than black before they are scaled down, so the position can reach 1.5.
  static func masterPosition(ofStroke stroke: Double) -> Double {
    let (thinnest, thickest) = (Self.stroke(for: .ultraLight), Self.stroke(for: .black))
    return Swift.min(Swift.max((stroke - thinnest) / (thickest - thinnest), 0), 1.5)
  }
}
