import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// The metrics of steppers, in points.
struct StepperMetrics: Sendable {
  /// The glyphs in the halves if no symbols are given.
  enum Glyphs: Hashable, Sendable {
    /// A minus and a plus, side by side.
    case signs
    /// Arrowheads up and down, one above the other.
    case arrowheads
  }

  /// The frame.
  var size: Size
  /// The distance from the frame's edges to the surface.
  var inset: Insets
  /// The glyphs in the halves, which determine the arrangement of the halves.
  var glyphs: Glyphs
  var cornerRadius: Double
  var cornerStyle: CornerStyle
  /// The thickness of the line around the surface; 0 for one pixel.
  var edgeWidth: Double
  /// The line between the halves.
  var separatorWidth, separatorLength: Double
  /// The height of the shade towards that line, above and below it.
  var separatorShade = 0.0
  /// The length of a sign, or the width of an arrowhead.
  var glyphLength: Double
  /// The thickness of the lines of a sign or arrowhead.
  var glyphWidth: Double
  /// The distance of arrowheads from the middles of their halves, away from the line.
  var glyphOffset = 0.0
  /// The font size that symbols in the halves match.
  var symbolSize: Double
  /// Whether lines and glyphs have the tint, rather than colours of their own.
  var isOutlined: Bool
  /// The opacity of the tint over a pressed half of an outlined stepper.
  var pressedTintOpacity: Double
  /// The opacity of a disabled half's glyph.
  var disabledGlyphOpacity: Double

  /// iOS 13 to 18.
  static let ios = StepperMetrics(
    size: Size(width: 94, height: 32), inset: .zero, glyphs: .signs, cornerRadius: 8.2,
    cornerStyle: .continuous, edgeWidth: 0, separatorWidth: 1, separatorLength: 18, glyphLength: 13.5,
    glyphWidth: 1.5, symbolSize: 17, isOutlined: false, pressedTintOpacity: 0, disabledGlyphOpacity: 0.3)

  /// iOS 7 to 12: an outline in the tint.
  static let ios7 = StepperMetrics(
    size: Size(width: 94, height: 29), inset: .zero, glyphs: .signs, cornerRadius: 4, cornerStyle: .circular,
    edgeWidth: 1, separatorWidth: 1, separatorLength: 29, glyphLength: 14, glyphWidth: 1.4, symbolSize: 17,
    isOutlined: true, pressedTintOpacity: 0.2, disabledGlyphOpacity: 0.5)

  /// iOS 26: a capsule in the earlier frame.
  static let ios26 = ios.with {
    $0.inset = Insets(horizontal: 0.5, vertical: 0)
    $0.cornerRadius = 16
    $0.cornerStyle = .circular
    $0.separatorLength = 24
    $0.glyphLength = 13
    $0.glyphWidth = 1.75
  }

  /// macOS 11 to 15: arrowheads on the bezel of a push button.
  static let macos = StepperMetrics(
    size: Size(width: 15, height: 22), inset: Insets(top: 1, leading: 1, bottom: 1, trailing: 1),
    glyphs: .arrowheads, cornerRadius: 5, cornerStyle: .circular, edgeWidth: 0, separatorWidth: 1,
    separatorLength: 13, separatorShade: 2, glyphLength: 7, glyphWidth: 1.5, glyphOffset: 0.125,
    symbolSize: 8,
    isOutlined: false, pressedTintOpacity: 0, disabledGlyphOpacity: 0.3)

  /// macOS 10: arrowheads on the bezel of that system's push button, without a line between them.
  static let macos10 = macos.with {
    $0.size = Size(width: 15, height: 23)
    $0.separatorWidth = 0
    $0.separatorShade = 0
    $0.glyphLength = 6
    $0.glyphOffset = -2
  }

  /// macOS 26: flat.
  static let macosGlass = macos.with {
    $0.size = Size(width: 20, height: 26)
    $0.inset = .zero
    $0.cornerRadius = 6
    $0.cornerStyle = .continuous
    $0.separatorLength = 20
    $0.separatorShade = 0
  }
}

extension StepperMetrics: ThemeMetrics {
  /// The macOS metrics on macOS, the iOS metrics of the era elsewhere.
  static func standard(for platform: Platform, era: Era) -> StepperMetrics {
    choice(
      platform, era, ios: .ios, ios7: .ios7, iosGlass: .ios26, macos10: .macos10, macos: .macos,
      macosGlass: .macosGlass)
  }

  static let tokenGroup = "stepper"
  static let colors: [ColorToken] = [
    .stepperTrack, .stepperEdge, .stepperSeparator, .stepperShade, .stepperPressed,
  ]

  static let tokens: MetricTokens<StepperMetrics> = [
    .group("size", \.size, .sides), .group("inset", \.inset, .edges),
    .flag("arrowheads", \.hasArrowheads), .points("corner-radius", \.cornerRadius),
    .cornerSmoothing("corner-smoothing", \.cornerStyle),
    .points("edge-width", \.edgeWidth),
    .points("separator-width", \.separatorWidth), .points("separator-length", \.separatorLength),
    .points("separator-shade", \.separatorShade),
    .points("glyph-length", \.glyphLength), .points("glyph-width", \.glyphWidth),
    .points("glyph-offset", \.glyphOffset, in: -100...100),
    .points("symbol-size", \.symbolSize), .flag("outlined", \.isOutlined),
    .number("pressed-tint-opacity", \.pressedTintOpacity),
    .number("disabled-glyph-opacity", \.disabledGlyphOpacity),
  ]

  /// Whether the halves are in a column with arrowheads, for the design token.
  fileprivate var hasArrowheads: Bool {
    get { glyphs == .arrowheads }
    set { glyphs = newValue ? .arrowheads : .signs }
  }
}

extension ColorToken {
  /// The surface behind the two halves of a stepper; on macOS it is a bezel.
  public static let stepperTrack = ColorToken(
    "stepper-track", DynamicColor(0x7676_801F, 0x7676_803D, 0x7676_8033, 0x7676_8052),
    iosGlass: DynamicColor(0x7676_801F, 0x7676_8026, 0x7676_8033, 0x7676_803D))
  /// The border of a stepper.
  public static let stepperEdge = ColorToken(
    "stepper-edge", DynamicColor(0, 0, 0, 0), macos: DynamicColor(0, 0, 0x0000_0080, 0xFFFF_FF80))
  /// The line between the halves.
  public static let stepperSeparator = ColorToken(
    "stepper-separator", ColorToken.segmentSeparator.standard(for: .ios, era: .classic),
    iosGlass: ColorToken.tertiaryLabel.standard(for: .ios, era: .glass),
    macos: DynamicColor(0x0000_001E, 0x0000_0033, 0x0000_0080, 0xFFFF_FF80),
    macosGlass: DynamicColor(0x0000_0019, 0xFFFF_FF19, 0x0000_0080, 0xFFFF_FF80))
  /// The shade on both sides of that line, where it is darkest.
  public static let stepperShade = ColorToken(
    "stepper-shade", DynamicColor(0, 0, 0, 0),
    macos: DynamicColor(0x0000_0011, 0x0000_001A, 0x0000_0011, 0x0000_001A))
  /// The cover of a pressed half.
  public static let stepperPressed = ColorToken(
    "stepper-pressed", DynamicColor(0x7878_8033, 0x7878_805C, 0x7878_8047, 0x7878_8070),
    macos10: DynamicColor(0x1780_FBB3, 0x176F_E8B3, 0x1780_FBFF, 0x176F_E8FF),
    macos: DynamicColor(0x0000_0014, 0xFFFF_FF1A, 0x0000_0026, 0xFFFF_FF33))
}
