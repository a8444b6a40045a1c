import MaquetteGraphics
import MaquetteLayout
import MaquetteTypography

/// A measured text of the sheet.
struct Lettering {
  /// The role of the text, which gives it size and weight.
  enum Role {
    /// The sheet's title.
    case heading
    /// The title of a note.
    case title
    /// The lines of a note and the legend.
    case detail
    /// The value of a dimension line.
    case value
    /// The value in a band.
    case badge

    var font: Font {
      switch self {
      case .heading: Font(size: 13, weight: .semibold)
      case .title: Font(size: 10, weight: .semibold, hasMonospacedDigits: true)
      case .detail: Font(size: 9.5, weight: .regular, hasMonospacedDigits: true)
      case .value: Font(size: 9.5, weight: .semibold, hasMonospacedDigits: true)
      case .badge: Font(size: 8.5, weight: .semibold, hasMonospacedDigits: true)
      }
    }
  }

  var text: String
  var role: Role
  var paragraph: Paragraph
  /// The height of a digit in points, which centres the text.
  var capHeight: Double

  init(_ text: String, _ role: Role, fonts: FontLibrary) {
    self.text = text
    self.role = role
    paragraph = fonts.paragraph(text, style: ParagraphStyle(font: role.font, lineLimit: 1))
    capHeight = fonts.metrics(for: role.font).capHeight
  }

  var width: Double { paragraph.size.width }
}

/// The placed marks of a sheet, in points from the picture's top left corner; y down.
struct Figure {
  /// A text at its place: the left end of its baseline.
  struct Text {
    var lettering: Lettering
    var origin: Point
    var ink: Ink
  }

  /// The role of a colour of the palette.
  enum Ink: Hashable {
    case kind(Redline)
    case ink
    case soft
    case leader
    /// Text on a badge.
    case onBadge
  }

  /// A dimension line with its ticks, in sheet coordinates along and across its axis.
  struct DimensionLine {
    var dimension: Measurements.Dimension
    var start: Double
    var end: Double
    /// The edge of the element, across; extension lines begin there.
    var edge: Double
    /// The position of the line, across.
    var position: Double
    /// The gap for the label in the line; empty if the label stands beside it.
    var label: Rect

    func point(_ along: Double, _ across: Double) -> Point {
      dimension.axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
    }
  }

  /// A band with its value.
  struct Strip {
    var kind: Redline
    var axis: Axis
    var rect: Rect
    var badge: Rect
    /// The line from the band to a badge outside of it; empty for a badge inside.
    var stem: [Point]
  }

  /// A leader from a dot in the picture to a note, made of horizontal and vertical lines.
  struct Leader {
    var points: [Point]
  }

  /// A colour sample before a line of a note.
  struct Swatch {
    var rect: Rect
    var color: Color
  }

  /// The picture on the sheet.
  var picture: Rect
  var frames: [Rect] = []
  var targets: [Rect] = []
  var baselines: [(start: Point, end: Point)] = []
  var corners: [RoundedRectangle] = []
  var dimensions: [DimensionLine] = []
  var strips: [Strip] = []
  var leaders: [Leader] = []
  var swatches: [Swatch] = []
  var texts: [Text] = []
  /// The legend's marks.
  var keys: [(kind: Redline, rect: Rect)] = []
  /// The number of notes without room.
  var omitted = 0
  /// The bounds of all marks, without the margin.
  var bounds: Rect
}
