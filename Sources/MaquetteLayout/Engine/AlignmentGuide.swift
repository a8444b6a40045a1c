import MaquetteGraphics

extension HorizontalAlignment {
  /// The distance from the leading edge to the line on which items meet.
  func guide(in measurement: Measurement) -> Double { measurement.size.width * slackShare }

  /// The fraction of unused space before the items.
  var slackShare: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension VerticalAlignment {
  /// The distance from the top to the line on which items meet.
  func guide(in measurement: Measurement) -> Double {
    switch self {
    case .top, .center, .bottom: measurement.size.height * slackShare
    case .firstBaseline: measurement.firstBaseline ?? measurement.size.height
    case .lastBaseline: measurement.lastBaseline ?? measurement.size.height
    }
  }

  /// The fraction of unused space before the items; baselines stay at the top.
  var slackShare: Double {
    switch self {
    case .top, .firstBaseline, .lastBaseline: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}

/// The extent of items that meet on a common line: their reach before and beyond it.
struct AlignedExtent {
  private(set) var before = 0.0
  private(set) var after = 0.0
  private var isEmpty = true

  /// Adds an item whose line is `guide` from its beginning; a guide may lie outside the item.
  mutating func include(length: Double, guide: Double) {
    before = isEmpty ? guide : Swift.max(before, guide)
    after = isEmpty ? length - guide : Swift.max(after, length - guide)
    isEmpty = false
  }

  /// The distance from the first beginning to the last end.
  var length: Double { before + after }

  /// Returns the position of the line when unused space is distributed.
  func line(from start: Double, available: Double, slackShare: Double) -> Double {
    start + before + (available - length) * slackShare
  }
}

/// The extents of a row's items by alignment.
struct RowExtents {
  // Rarely more than one: a dictionary would be slower.
  private var extents: [(alignment: VerticalAlignment, extent: AlignedExtent)] = []

  var greatestLength: Double { extents.reduce(0) { max($0, $1.extent.length) } }

  subscript(alignment: VerticalAlignment) -> AlignedExtent {
    get { extents.first { $0.alignment == alignment }?.extent ?? AlignedExtent() }
    set {
      if let place = extents.firstIndex(where: { $0.alignment == alignment }) {
        extents[place].extent = newValue
      } else {
        extents.append((alignment, newValue))
      }
    }
  }
}
