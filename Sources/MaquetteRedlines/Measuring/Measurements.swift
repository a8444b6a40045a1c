import MaquetteGraphics
import MaquetteLayout

/// The measurements of a layout tree in points of the picture, before they are placed on a sheet.
struct Measurements {
  /// A length that a dimension line beside the picture shows.
  struct Dimension: Hashable {
    var kind: Redline
    /// The measured direction.
    var axis: Axis
    /// The start, along the axis.
    var start: Double
    /// The end, along the axis.
    var end: Double
    /// The edge of the measured element that faces the dimension line, across the axis.
    var edge: Double

    var length: Double { end - start }
  }

  /// A strip of padding or spacing.
  struct Band: Hashable {
    var kind: Redline
    var rect: Rect
    /// The measured direction.
    var axis: Axis
    /// Bands of one group with equal values, such as two sides of one padding, need only one label where room is short.
    var group: Int

    var length: Double { axis == .horizontal ? rect.width : rect.height }
  }

  /// A part of the picture that a note describes.
  struct Place: Hashable {
    /// The described area.
    var area: Rect
    /// The rounded rectangle whose radius the note gives.
    var corner: RoundedRectangle?
    var title: String
    /// Whether the leader begins beside the area, because a dot on it would hide glyphs or a symbol.
    var isInk = false
  }

  /// A text about one of several places where it holds.
  struct Note: Hashable {
    struct Line: Hashable {
      var text: String
      /// The colour shown before the text.
      var swatch: Color?
    }

    var places: [Place]
    var lines: [Line]
  }

  /// The lengths beside the picture.
  var dimensions: [Dimension] = []
  /// The bands in the picture.
  var bands: [Band] = []
  /// The frames to outline.
  var frames: [Rect] = []
  /// The hit targets to outline.
  var targets: [Rect] = []
  /// The baselines: from a text's left to its right edge.
  var baselines: [(start: Point, length: Double)] = []
  /// The notes beside the picture.
  var notes: [Note] = []
  /// The areas of glyphs and symbols, which marks should not cover.
  var ink: [Rect] = []
}
