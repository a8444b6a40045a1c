/// The preferred distance between an item's edge and its neighbour, if a stack states none.
///
/// As in SwiftUI, both neighbours are asked: a text that follows a text keeps the distance that the lines of one text keep, a text
/// and a surface keep one that depends on the font, and everything else keeps the platforms' standard distance.
public enum SpacingPreference: Hashable, Sendable {
  /// The standard distance.
  case standard
  /// No distance, such as that of a spacer.
  case none
  /// The edge of a text.
  case text(TextEdge)
  /// The edges of a text and of items that are no texts, side by side.
  case mixed(TextEdge)

  /// The distances that an edge of a text asks for, in points.
  public struct TextEdge: Hashable, Sendable {
    /// The distance to what is no text.
    public var surface: Double
    /// The distance to another text: the smaller one of both counts.
    public var text: Double

    /// Creates the distances of an edge.
    public init(surface: Double, text: Double) {
      self.surface = surface
      self.text = text
    }

    /// Returns the greater distances of both.
    func union(_ other: TextEdge) -> TextEdge {
      TextEdge(surface: Swift.max(surface, other.surface), text: Swift.max(text, other.text))
    }
  }

  /// The platforms' standard distance in points.
  public static let standardDistance = 8.0

  /// Returns the preference of an edge of a text.
  package static func text(_ text: TextSpacing, at edge: ItemEdge) -> SpacingPreference {
    switch edge {
    case .start(.vertical): .text(TextEdge(surface: text.above, text: text.betweenLines))
    case .end(.vertical): .text(TextEdge(surface: text.below, text: text.betweenLines))
    case .start(.horizontal), .end(.horizontal): .standard
    }
  }

  /// Returns the distance in points between two edges that face each other.
  public static func distance(_ first: SpacingPreference, _ second: SpacingPreference) -> Double {
    if first == .none || second == .none { return 0 }
    let (above, below) = (first.textEdge, second.textEdge)
    var greatest: Double?
    func include(_ distance: Double) { greatest = Swift.max(greatest ?? 0, distance) }
    if let above, let below { include(Swift.min(above.text, below.text)) }
    if let above, second.isSurface { include(above.surface) }
    if let below, first.isSurface { include(below.surface) }
    return greatest ?? standardDistance
  }

  /// Returns the preference of edges side by side.
  public static func common(_ preferences: [SpacingPreference]) -> SpacingPreference {
    let facing = preferences.filter { $0 != .none }
    guard let first = facing.first else { return preferences.isEmpty ? .standard : .none }
    let texts = facing.compactMap(\.textEdge)
    guard let text = texts.first else { return first }
    let edge = texts.dropFirst().reduce(text) { $0.union($1) }
    return facing.contains(where: \.isSurface) ? .mixed(edge) : .text(edge)
  }

  private var textEdge: TextEdge? {
    switch self {
    case .text(let edge), .mixed(let edge): edge
    case .standard, .none: nil
    }
  }

  /// Whether the edge, or a part of it, is that of an item that is no text.
  private var isSurface: Bool {
    switch self {
    case .standard, .mixed: true
    case .text, .none: false
    }
  }
}

/// What the distances around a text depend on.
package struct TextSpacing: Hashable, Sendable {
  /// The size of the text in points.
  let fontSize: Double
  /// The distance between the baselines of running text in its style, in points; nil for a size of its own.
  let leading: Double?

  /// Creates what the distances of a text depend on.
  package init(fontSize: Double, leading: Double?) {
    self.fontSize = fontSize
    self.leading = leading
  }

  // Measured on views of iOS 26 in the text size medium: between the buttons of `HAButtonStyles` of home-assistant/iOS a line of 12
  // points stands 4.67 below one surface and 7.67 above the next. That other sizes keep these shares of their size is derived.

  /// The distance to what stands above and is no text.
  var above: Double { fontSize * 14 / 36 }
  /// The distance to what stands below and is no text.
  var below: Double { fontSize * 23 / 36 }

  /// The distance to another line.
  ///
  /// In `CollapsibleView` the baselines of two texts of 16 points are 21.33 apart, in `OnboardingScanningInstanceRow` of one of 16 and one
  /// of 11 points 14.33, and of two of 11 points 13.33: the distance is what running text has besides its lines, 1.9 at 16 and none at 11
  /// points, and the smaller one of both.
  var betweenLines: Double {
    guard let leading else { return 0 }
    return Swift.max(0, leading - fontSize * TextSpacing.lineShare)
  }

  /// The height of a line of the platforms' font as a share of its size (1950 and 494 of 2048 units above and below the baseline).
  private static let lineShare = 2444.0 / 2048
}

/// The edge of an item that faces its neighbour.
public enum ItemEdge: Hashable, Sendable {
  /// The edge at the top or the leading edge.
  case start(Axis)
  /// The edge at the bottom or the trailing edge.
  case end(Axis)

  /// The axis across the edge.
  public var axis: Axis {
    switch self {
    case .start(let axis), .end(let axis): axis
    }
  }
}
