internal import MaquetteGraphics
internal import MaquetteLayout
internal import MaquetteTypography

/// A text of the sheet, measured.
struct Lettering {
  /// The size and weight of the letters.
  enum Role {
    /// The sheet's title.
    case heading
    /// What a note is about.
    case title
    /// The lines of a note, the legend.
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
  /// The height of a digit, by which a text is centred.
  var capHeight: Double

  init(_ text: String, _ role: Role, fonts: FontLibrary) {
    self.text = text
    self.role = role
    paragraph = fonts.paragraph(text, style: ParagraphStyle(font: role.font, lineLimit: 1))
    capHeight = fonts.metrics(for: role.font).capHeight
  }

  var width: Double { paragraph.size.width }
}

/// What stands on a sheet and where, in points from the picture's top left corner; y down.
struct Figure {
  /// A text at its place: the left end of its baseline.
  struct Text {
    var lettering: Lettering
    var origin: Point
    var ink: Ink
  }

  /// What something is drawn in.
  enum Ink: Hashable {
    case kind(Redline)
    case ink
    case soft
    case leader
    /// Letters on a badge.
    case onBadge
  }

  /// A dimension line with its ticks, in sheet coordinates along and across its axis.
  struct DimensionLine {
    var dimension: Survey.Dimension
    var start: Double
    var end: Double
    /// Where the element's edge is, across; extension lines come from there.
    var edge: Double
    /// Where the line is, across.
    var position: Double
    /// The room that the label takes out of the line; empty if it stands beside it.
    var label: Rect
  }

  /// A strip with its value.
  struct Strip {
    var kind: Redline
    var axis: Axis
    var rect: Rect
    var badge: Rect
    /// From the strip to a badge that has no room in it.
    var stem: [Point]
  }

  /// A leader from a dot in the picture to a note, horizontal and vertical pieces only.
  struct Leader {
    var points: [Point]
  }

  /// A colour shown before a line of a note.
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
  /// How many notes there is no room for.
  var omitted = 0
  /// Everything, without the margin around it.
  var bounds: Rect
}
