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
  var size = Size.zero
  /// The distance from the frame's edges to the surface.
  var inset = Insets.zero
  /// The glyphs in the halves, which determine the arrangement of the halves.
  var glyphs = Glyphs.signs
  var cornerRadius = 0.0
  var cornerStyle = CornerStyle.circular
  /// The thickness of the line around the surface; 0 for one pixel.
  var edgeWidth = 0.0
  /// The line between the halves.
  var separatorWidth = 0.0, separatorLength = 0.0
  /// The height of the shade towards that line, above and below it.
  var separatorShade = 0.0
  /// The length of a sign, or the width of an arrowhead.
  var glyphLength = 0.0
  /// The thickness of the lines of a sign or arrowhead.
  var glyphWidth = 0.0
  /// The distance of arrowheads from the middles of their halves, away from the line.
  var glyphOffset = 0.0
  /// The font size that symbols in the halves match.
  var symbolSize = 0.0
  /// Whether lines and glyphs have the tint, rather than colours of their own.
  var isOutlined = false
  /// The opacity of the tint over a pressed half of an outlined stepper.
  var pressedTintOpacity = 0.0
  /// The opacity of a disabled half's glyph.
  var disabledGlyphOpacity = 0.0
}

extension StepperMetrics: MeasuredMetrics {
  /// The macOS metrics on macOS, the iOS metrics of the era elsewhere.
  static let standard = StandardMeasures<StepperMetrics>()

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
  public static let stepperTrack = ColorToken("stepper-track")
  /// The border of a stepper.
  public static let stepperEdge = ColorToken("stepper-edge")
  /// The line between the halves.
  public static let stepperSeparator = ColorToken("stepper-separator")
  /// The shade on both sides of that line, where it is darkest.
  public static let stepperShade = ColorToken("stepper-shade")
  /// The cover of a pressed half.
  public static let stepperPressed = ColorToken("stepper-pressed")
}
