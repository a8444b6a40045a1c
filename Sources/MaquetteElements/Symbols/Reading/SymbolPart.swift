import MaquetteVectors

/// One line of a drawing file: a path, its kind, and its dependence on the weight.
struct SymbolPart: Hashable, Sendable {
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
    /// Free space around an area in front of the previous parts.
    case cut = "x"
    /// Free space around a line in front of the previous parts.
    case lineCut = "y"
    /// An area of the variant that is not filled.
    case unfilledArea = "v"
  }

  var kind: Kind
  /// What of an area is inside.
  var rule = FillRule.nonzero
  /// The path at ultralight, in grid units.
  var path: Path
  /// The path at black with the same verbs, if the path changes with the weight.
  var blackPath: Path?
  /// The paths at several thicknesses of lines, from thin to thick, instead of `path` and `blackPath`; empty for none.
  var masters: [Master] = []
  /// The thickness, or for a dot the radius, relative to the thickness of the weight.
  var factor = 1.0
  /// A thickness or radius added for every weight, in units.
  var base = 0.0
  /// The maximum thickness of the line, in units.
  var limit = Double.infinity
  /// The weight's thickness above which the part is left out because it would clog, in units.
  var until = Double.infinity
  /// The weight's thickness up to which the part is left out, in units.
  var after = -Double.infinity
  /// The radius that rounds corners between straight lines, in units.
  var round = 0.0
  var tone = SymbolTone()

  /// The path of a weight that is drawn.
  struct Master: Hashable, Sendable {
    /// The thickness of lines at the weight, in units.
    var stroke: Double
    var path: Path
  }

  /// The path for a weight: between the two masters, corners rounded.
  func path(stroke: Double) -> Path {
    if !masters.isEmpty { return mastered(stroke: stroke) }
    var result = path
    if let blackPath {
      result = path.interpolated(to: blackPath, at: SymbolGrid.masterPosition(ofStroke: stroke)) ?? path
    }
    return round > 0 ? result.roundingCorners(radius: round) : result
  }

  /// The path between the masters beside a weight, or that of the nearer one if their points differ.
  private func mastered(stroke: Double) -> Path {
    guard let upper = masters.firstIndex(where: { $0.stroke >= stroke }) else {
      return masters[masters.count - 1].path
    }
    guard upper > 0 else { return masters[0].path }
    let (thin, bold) = (masters[upper - 1], masters[upper])
    let position = (stroke - thin.stroke) / (bold.stroke - thin.stroke)
    return thin.path.interpolated(to: bold.path, at: position) ?? (position < 0.5 ? thin.path : bold.path)
  }

  /// The thickness of the line, or the radius of the dot, for a weight.
  func width(stroke: Double) -> Double {
    Swift.min(stroke * factor + base, limit)
  }
}

/// The layer, colour and step of a part, for symbols that are not drawn in one colour.
struct SymbolTone: Hashable, Sendable {
  static let layers = 1...3

  /// The layer of the part, 1 for the most important: it decides on hierarchical opacity and palette colour.
  var layer = 1
  /// The natural colour of the object; nil for the symbol's colour.
  var color: ColorToken?
  /// The first step of a variable value at which the part is drawn in full; nil for always.
  var step: Int?
}
