public import MaquetteGraphics

/// A silhouette made of several parts whose coverages are joined or cut out before it is painted once.
///
/// Symbols are drawn this way: overlapping strokes do not darken where they cross, and a slash can clear
/// the space around itself, without any boolean operation on paths.
public struct Compound: Hashable, Sendable {
  /// What a part does to the coverage so far.
  public enum Operation: Hashable, Sendable {
    /// Takes the greater coverage of the two.
    case union
    /// Multiplies by what the part leaves uncovered.
    case subtract
  }

  /// One filled or stroked path.
  public struct Part: Hashable, Sendable {
    /// The path, in the compound's coordinates.
    public var path: Path
    /// The rule for filling; not used by a stroke.
    public var rule: FillRule
    /// The outline to draw; nil fills the path.
    public var stroke: StrokeStyle?
    /// What the part does to the coverage so far.
    public var operation: Operation

    /// Creates a filled part.
    public static func fill(
      _ path: Path, rule: FillRule = .nonzero, _ operation: Operation = .union
    ) -> Part {
      Part(path: path, rule: rule, stroke: nil, operation: operation)
    }

    /// Creates a stroked part.
    public static func stroke(
      _ path: Path, _ style: StrokeStyle, _ operation: Operation = .union
    ) -> Part {
      Part(path: path, rule: .nonzero, stroke: style, operation: operation)
    }
  }

  /// The parts, applied in order to an empty coverage.
  public var parts: [Part]
  /// The size of the box that the parts are drawn in, in points; parts may reach beyond it.
  public var size: Size

  /// Creates a silhouette.
  public init(parts: [Part], size: Size) {
    self.parts = parts
    self.size = size
  }
}
