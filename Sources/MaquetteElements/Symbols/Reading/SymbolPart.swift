internal import MaquetteGraphics

/// One line of a drawing: a path, what it is for, and how it follows the weight.
struct SymbolPart: Hashable, Sendable {
  /// What a path is for.
  enum Kind: Character, Sendable {
    /// A line that is always drawn.
    case stroke = "s"
    /// An outline, filled in the filled variant.
    case outline = "o"
    /// An area that is always filled.
    case area = "f"
    /// A line that is knocked out of the filled variant.
    case detail = "k"
    /// An area that is knocked out of the filled variant, and absent from the other.
    case hole = "n"
    /// A dot at each `M`, whose radius follows the weight.
    case dot = "d"
    /// A dot that is knocked out of the filled variant.
    case detailDot = "e"
    /// A line of the variant that is not filled.
    case unfilledStroke = "u"
    /// An outline and its area, in the filled variant only.
    case body = "b"
    /// Free space around a line that crosses the body of the filled variant.
    case clearance = "c"
    /// Free space around an area that lies in front of what was drawn before.
    case cut = "x"
    /// Free space around a line that lies in front of what was drawn before.
    case lineCut = "y"
    /// An area of the variant that is not filled.
    case unfilledArea = "v"
  }

  /// What the path is for.
  var kind: Kind
  /// The path at ultralight, in grid units.
  var path: Path
  /// The path at black with the same verbs, if the drawing changes with the weight.
  var blackPath: Path?
  /// The thickness relative to the weight's, or for a dot the radius.
  var factor = 1.0
  /// A thickness or radius added whatever the weight, in units.
  var base = 0.0
  /// The thickness that the line does not exceed, in units.
  var limit = Double.infinity
  /// The weight's thickness beyond which the part is left out because it would clog, in units.
  var until = Double.infinity
  /// The weight's thickness up to which the part is left out, in units.
  var after = -Double.infinity
  /// The radius that rounds corners between straight lines, in units.
  var round = 0.0
  /// What colours it.
  var tone = SymbolTone()

  /// The path for a weight: between the two masters, corners rounded.
  func path(stroke: Double) -> Path {
    var result = path
    if let blackPath {
      result = path.interpolated(to: blackPath, at: SymbolGrid.masterPosition(ofStroke: stroke)) ?? path
    }
    return round > 0 ? result.roundingCorners(radius: round) : result
  }

  /// The thickness of the line, or the radius of the dot, for a weight.
  func width(stroke: Double) -> Double {
    Swift.min(stroke * factor + base, limit)
  }
}
