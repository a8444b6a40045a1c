internal import MaquetteGraphics
internal import MaquetteLayout

/// What a layout tree says of its measures, in points of the picture, before any of it has a place on a sheet.
struct Survey {
  /// A length to be shown by a dimension line beside the picture.
  struct Dimension: Hashable {
    var kind: Redline
    /// The direction in which it is measured.
    var axis: Axis
    /// Where it begins, along the axis.
    var start: Double
    /// Where it ends, along the axis.
    var end: Double
    /// The edge of the element that it is about, across the axis, on the side of the dimension line.
    var edge: Double

    var length: Double { end - start }
  }

  /// A strip of empty room.
  struct Band: Hashable {
    var kind: Redline
    var rect: Rect
    /// The direction in which it is measured.
    var axis: Axis
    /// What several strips that say the same have in common, such as two sides of one padding; one of them is enough
    /// where there is little room.
    var group: Int

    var length: Double { axis == .horizontal ? rect.width : rect.height }
  }

  /// A place in the picture that a note is about.
  struct Place: Hashable {
    /// What the note is about.
    var area: Rect
    /// The rounded rectangle whose radius the note gives.
    var corner: RoundedRectangle?
    /// What the note calls it.
    var title: String
    /// Whether a leader begins beside it rather than on it: for letters and symbols, which a dot would hide.
    var isInk = false
  }

  /// What is said in words, at one of several places where it is true.
  struct Note: Hashable {
    /// A line of a note.
    struct Line: Hashable {
      var text: String
      /// A colour to show before the text.
      var swatch: Color?
    }

    var places: [Place]
    var lines: [Line]
  }

  /// The lengths beside the picture.
  var dimensions: [Dimension] = []
  /// The strips in the picture.
  var bands: [Band] = []
  /// The frames that are outlined.
  var frames: [Rect] = []
  /// The areas that react to a finger or a pointer.
  var targets: [Rect] = []
  /// The baselines: from a text's left to its right edge.
  var baselines: [(start: Point, length: Double)] = []
  /// The words beside the picture.
  var notes: [Note] = []
  /// Where letters and symbols are, which nothing should cover.
  var ink: [Rect] = []
}
