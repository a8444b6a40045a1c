/// The distance that an edge of an item asks for between it and its neighbour, where a stack states none.
///
/// As in SwiftUI, both neighbours are asked: lines of text follow each other without a distance, text and a surface keep one that
/// depends on the font, and everything else keeps the platforms' standard distance.
public enum SpacingPreference: Hashable, Sendable {
  /// The standard distance.
  case standard
  /// No distance, such as that of a spacer.
  case none
  /// The edge of a text: a distance in points to what is no text.
  case text(Double)

  /// The platforms' standard distance in points.
  public static let standardDistance = 8.0

  /// Returns the preference of an edge of a text of a size in points.
  ///
  /// In a picture of iOS 26 a line of footnote of 13 points stands about 4 points below a surface and 7 above the next one. That
  /// other sizes keep the same shares of their size is derived from this one.
  package static func text(fontSize: Double, at edge: ItemEdge) -> SpacingPreference {
    switch edge {
    case .start(.vertical): .text(fontSize * 4 / 13)
    case .end(.vertical): .text(fontSize * 7 / 13)
    case .start(.horizontal), .end(.horizontal): .standard
    }
  }

  /// Returns the distance in points between two edges that face each other.
  public static func distance(_ first: SpacingPreference, _ second: SpacingPreference) -> Double {
    switch (first, second) {
    case (.none, _), (_, .none), (.text, .text): 0
    case (.text(let distance), .standard), (.standard, .text(let distance)): distance
    case (.standard, .standard): standardDistance
    }
  }

  /// Returns the preference of edges side by side: that of text if all are of text, else the standard one.
  public static func common(_ preferences: [SpacingPreference]) -> SpacingPreference {
    var greatest: Double?
    for preference in preferences {
      switch preference {
      case .none: continue
      case .standard: return .standard
      case .text(let distance): greatest = Swift.max(greatest ?? 0, distance)
      }
    }
    return greatest.map { .text($0) } ?? (preferences.isEmpty ? .standard : .none)
  }
}

/// The edge of an item that faces its neighbour.
public enum ItemEdge: Hashable, Sendable {
  /// The edge at the top or the leading edge.
  case start(Axis)
  /// The edge at the bottom or the trailing edge.
  case end(Axis)

  /// The axis across the edge.
  var axis: Axis {
    switch self {
    case .start(let axis), .end(let axis): axis
    }
  }
}
