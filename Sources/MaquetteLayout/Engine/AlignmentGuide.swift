internal import MaquetteGraphics

extension HorizontalAlignment {
  /// The distance from the leading edge to the line on which items meet.
  func guide(in measurement: Measurement) -> Double { measurement.size.width * slackShare }

  /// The part of unused space that goes before the items.
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

  /// The part of unused space that goes before the items; text stays at the top.
  var slackShare: Double {
    switch self {
    case .top, .firstBaseline, .lastBaseline: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}

/// The extent of items that meet on a common line: how far they reach before it and beyond it.
struct AlignedExtent {
  private(set) var before = 0.0
  private(set) var after = 0.0
  private var isEmpty = true

  /// Adds an item of a length whose line is `guide` from its beginning; a guide may lie outside the item.
  mutating func include(length: Double, guide: Double) {
    before = isEmpty ? guide : Swift.max(before, guide)
    after = isEmpty ? length - guide : Swift.max(after, length - guide)
    isEmpty = false
  }

  /// The distance from the first beginning to the last end.
  var length: Double { before + after }

  /// Returns where the line lies between two edges when spare room is shared out.
  func line(from start: Double, available: Double, slackShare: Double) -> Double {
    start + before + (available - length) * slackShare
  }
}
