import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The value of a token, as far as themes use it.
enum TokenValue: Hashable, Sendable {
  struct Typography: Hashable, Sendable {
    var families: [String]
    var size: Double
    var weight: FontWeight
    /// The letter spacing in points.
    var letterSpacing: Double
    /// The line height as a multiple of the font size.
    var lineHeight: Double
  }

  /// A stop of a gradient, at a place from 0 to 1.
  struct Stop: Hashable, Sendable {
    var color: Color
    var position: Double
  }

  /// A line around something, as far as it can be drawn.
  struct Border: Hashable, Sendable {
    var color: Color
    var width: Double
    var style: LineStyle
  }

  /// The manner of a line.
  enum LineStyle: Hashable, Sendable {
    /// A name of CSS.
    case named(String)
    /// Dashes and gaps in turn, in points, with the ends of both.
    case dashes([Double], cap: String)

    var isSolid: Bool { self == .named("solid") }
  }

  /// A shadow, as far as it can be drawn.
  struct Shadow: Hashable, Sendable {
    var color: Color
    var x: Double
    var y: Double
    var blur: Double
    /// Whether it is larger or smaller than what casts it, or inside of it.
    var isUndrawn: Bool
  }

  case color(Color)
  case points(Double)
  case number(Double)
  case weight(FontWeight)
  case families([String])
  case typography(Typography)
  case gradient([Stop])
  case strokeStyle(LineStyle)
  case border(Border)
  case shadows([Shadow])
  /// A length of time in seconds.
  case seconds(Double)
  case curve(TimingCurve)
  case transition(ChangeTiming)
  /// A valid value that no theme has.
  case other
}
