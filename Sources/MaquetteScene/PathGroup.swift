public import MaquetteGraphics

/// Filled and stroked paths whose coverages are united or subtracted before they are painted once.
///
/// Symbols are drawn this way: overlapping strokes do not darken where they cross, and a slash clears the space around
/// itself, without boolean operations on paths.
public struct PathGroup: Hashable, Sendable {
  /// The effect of a part on the coverage of the parts before it.
  public enum Operation: Hashable, Sendable {
    /// The greater of the two coverages.
    case union
    /// The coverage outside of the part.
    case subtract
  }

  /// One filled or stroked path.
  public struct Part: Hashable, Sendable {
    /// The path, in the group's coordinates.
    public var path: Path
    /// The fill rule; strokes ignore it.
    public var rule: FillRule
    /// The style of a stroke; nil fills the path.
    public var stroke: StrokeStyle?
    /// The effect on the coverage of the parts before this one.
    public var operation: Operation

    /// Creates a filled part.
    public static func fill(
      _ path: Path, rule: FillRule = .nonzero, _ operation: Operation = .union
    ) -> Part {
      Part(path: path, rule: rule, stroke: nil, operation: operation)
    }

    /// Creates a stroked part.
    public static func stroke(_ path: Path, _ style: StrokeStyle, _ operation: Operation = .union) -> Part {
      Part(path: path, rule: .nonzero, stroke: style, operation: operation)
    }
  }

  /// The parts, applied in order to an empty coverage.
  public var parts: [Part]
  /// The size of the group's box in points; parts may reach beyond it.
  public var size: Size

  /// Creates a group.
  public init(parts: [Part], size: Size) {
    self.parts = parts
    self.size = size
  }
}
