/// The grid that symbols are drawn on, and the thickness of lines on it.
///
/// A drawing fills a square of 24 units with its optical centre at (12, 12). One unit is 0.0556 em, so that
/// the circle of an enclosure is about 1.15 em wide, as the platforms report it.
enum SymbolGrid {
  /// The side of the square, in units.
  static let side = 24.0
  /// The centre of the square, in units.
  static let center = side / 2
  /// The size of a unit in ems at medium scale.
  static let unit = 0.0556
  /// The cap height in ems; the centre of symbols is half of it above the baseline.
  static let capHeight = 0.7046

  /// The square for unknown symbols, a little smaller than a circle because its corners reach farther.
  static let square = RoundedRectangle(rect: Rect(minX: 3.4, minY: 3.4, maxX: 20.6, maxY: 20.6), radius: 4)

  /// The thickness of a line for a weight at medium scale, in units.
  ///
  /// It equals the stem of the bundled font's "l" at the same weight, so that a symbol is as dark as its title.
  static func stroke(for weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: 0.39
    case .thin: 0.77
    case .light: 1.14
    case .regular: 1.51
    case .medium: 1.86
    case .semibold: 2.20
    case .bold: 2.54
    case .heavy: 2.96
    case .black: 3.42
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
    Swift.min(Swift.max((stroke - 0.39) / (3.42 - 0.39), 0), 1.5)
  }
}
