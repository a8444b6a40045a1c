// The fonts that stand in for the system font in another design or width.
//
// Fonts/README.md has the candidates and how they were measured. Each is scaled so that its "H" in regular is as tall as the
// system font's, 0.7046 em, and keeps the system font's line heights. Where strokes can be compared, those of a weight are as
// thick as the system font's: the stem of "l" at 0.35 em in Inter at 17 pt.

/// A bundled font that stands in for the system font in a design or a width; raw values are the order of the files.
enum StandIn: Int, CaseIterable, Sendable {
  case rounded, serif, serifItalic, monospaced, compressed, condensed, expanded

  /// The stand-in for a request of the system font; nil for the default design in the standard width, which Inter draws.
  ///
  /// Only the default design has widths.
  init?(for font: Font) {
    switch (font.design, font.width) {
    case (.default, .standard): return nil
    case (.rounded, _): self = .rounded
    case (.serif, _): self = font.isItalic ? .serifItalic : .serif
    case (.monospaced, _): self = .monospaced
    case (.default, .compressed): self = .compressed
    case (.default, .condensed): self = .condensed
    case (.default, .expanded): self = .expanded
    }
  }

  /// The design or the width, as it is named in sheets.
  var designName: String {
    switch self {
    case .rounded: FontDesign.rounded.rawValue
    case .serif, .serifItalic: FontDesign.serif.rawValue
    case .monospaced: FontDesign.monospaced.rawValue
    case .compressed: FontWidth.compressed.rawValue
    case .condensed: FontWidth.condensed.rawValue
    case .expanded: FontWidth.expanded.rawValue
    }
  }

  /// The em as a fraction of the nominal size: 0.7046 over the height of "H" in ems.
  var emScale: Double {
    switch self {
    case .rounded: 0.7046 / 0.7119
    case .serif, .serifItalic: 0.7046 / 0.67
    case .monospaced: 0.7046 / 0.71
    case .compressed, .condensed, .expanded: 0.7046 / 0.686
    }
  }

  /// Returns the points added after every character of a nominal size.
  func tracking(size: Double) -> Double {
    switch self {
    case .rounded, .compressed, .condensed, .expanded: size * trackingOfSmallText(size: size)
    // The file adapts to the size itself.
    case .serif, .serifItalic: 0
    // Chosen: with this every character advances 0.6 em, the width that apps reckon with.
    case .monospaced: size * (0.6 - 0.6 * emScale)
    }
  }

  /// What is added to the advance of a space, in ems of the nominal size.
  ///
  /// Derived: a space is 0.47 times as wide as "n", as in the default design; those of Archivo are 0.35 times as wide, and words run
  /// into each other.
  var spaceGrowth: Double {
    switch self {
    case .rounded, .serif, .serifItalic, .monospaced: 0
    case .compressed: 0.050
    case .condensed: 0.054
    case .expanded: -0.012
    }
  }

  /// The traits of the file; constants, so that a start opens none of them, which a test compares.
  var traits: FontTraits {
    switch self {
    case .rounded: .nunito
    case .serif: .sourceSerif
    case .serifItalic: .sourceSerifItalic
    case .monospaced: .geistMono
    // The percents that OpenType gives to these names (OS/2, usWidthClass 2, 3 and 7).
    case .compressed: .archivo(width: 62.5)
    case .condensed: .archivo(width: 75)
    case .expanded: .archivo(width: 125)
    }
  }
}

/// Returns the ems by which letters of a font without optical sizes stand farther apart in small text.
///
/// Derived: the system font's published tracking for the size, less that for 17 pt. From there on the letters stay as they are.
private func trackingOfSmallText(size: Double) -> Double {
  (interpolate(publishedTracking, at: size) + 26) / 1000
}

/// Thousandths of an em by size in points. Source: Human Interface Guidelines, "Typography", SF Pro tracking values.
private let publishedTracking: [(position: Double, value: Double)] = [
  (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
  (17, -26),
]

extension FontTraits {
  private static let nominalWeights = Axis(minimum: 100, initial: 400, maximum: 900)

  /// Nunito 3.602; strokes from light to black are as thick as the system font's, ultra-light is as thin as thin.
  fileprivate static let nunito = FontTraits(
    family: "Nunito", unitsPerEm: 1000, weight: 400, isItalic: false, weightAxis: nominalWeights,
    ascender: 1011, descender: 353, lineGap: 0, underline: Line(top: -80, thickness: 28),
    strikeout: Line(top: 290, thickness: 28), weightPositions: [200, 205, 316, 442, 624, 694, 769, 857, 946])

  /// Geist Mono 1.701; strokes from light to heavy are as thick as the system font's.
  fileprivate static let geistMono = FontTraits(
    family: "Geist Mono", unitsPerEm: 1000, weight: 400, isItalic: false, weightAxis: nominalWeights,
    ascender: 1005, descender: 295, lineGap: 0, underline: Line(top: -100, thickness: 50),
    strikeout: Line(top: 318, thickness: 50), weightPositions: [100, 172, 288, 406, 531, 628, 740, 876, 900])

  /// Source Serif 4.004.
  fileprivate static let sourceSerif = FontTraits(
    family: "Source Serif 4", unitsPerEm: 1000, weight: 400, isItalic: false,
    weightAxis: Axis(minimum: 200, initial: 400, maximum: 900),
    opticalSizeAxis: Axis(minimum: 8, initial: 20, maximum: 60), ascender: 1036, descender: 335, lineGap: 0,
    underline: Line(top: -50, thickness: 50), strikeout: Line(top: 285, thickness: 50))

  fileprivate static let sourceSerifItalic: FontTraits = {
    var traits = sourceSerif
    traits.isItalic = true
    return traits
  }()

  /// Archivo 2.001 at a place on its axis of widths, in percent.
  fileprivate static func archivo(width: Double) -> FontTraits {
    FontTraits(
      family: "Archivo", unitsPerEm: 1000, weight: 600, isItalic: false,
      weightAxis: Axis(minimum: 100, initial: 600, maximum: 900), ascender: 878, descender: 210, lineGap: 0,
      underline: Line(top: -148, thickness: 44), strikeout: Line(top: 250, thickness: 50), width: width)
  }
}
