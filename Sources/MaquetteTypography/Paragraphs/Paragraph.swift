public import MaquetteGraphics

/// A text that has been shaped, broken into lines and placed; all lengths are points from its top left corner.
public struct Paragraph: Hashable, Sendable {
  /// A run of glyphs and where it stands.
  public struct PlacedRun: Hashable, Sendable {
    /// The glyphs.
    public var run: GlyphRun
    /// The run's origin on the baseline, from the paragraph's top left corner.
    public var origin: Point

    /// Creates a placed run.
    public init(run: GlyphRun, origin: Point) {
      self.run = run
      self.origin = origin
    }
  }

  /// One line of the paragraph.
  public struct Line: Hashable, Sendable {
    /// The runs from left to right.
    public var runs: [PlacedRun]
    /// The left edge, from the paragraph's left edge.
    public var x: Double
    /// The baseline, from the paragraph's top.
    public var baseline: Double
    /// The sum of the advances.
    public var width: Double

    /// Creates a line.
    public init(runs: [PlacedRun], x: Double, baseline: Double, width: Double) {
      self.runs = runs
      self.x = x
      self.baseline = baseline
      self.width = width
    }
  }

  /// The lines from top to bottom; an empty text has one empty line.
  public var lines: [Line]
  /// The widest line, and the sum of the line heights.
  public var size: Size
  /// The baseline of the first line, from the top.
  public var firstBaseline: Double
  /// The baseline of the last line, from the top.
  public var lastBaseline: Double
  /// Whether part of the text gave way to an ellipsis.
  public var isTruncated: Bool
  /// The width that the text would like: its widest line if none had to be broken.
  public var idealWidth: Double
  /// The characters that no font has, each once, in the order of the text; a box stands for them.
  public var missing: [Character]

  /// Creates a paragraph from its parts.
  public init(
    lines: [Line], size: Size, firstBaseline: Double, lastBaseline: Double, isTruncated: Bool,
    idealWidth: Double, missing: [Character]
  ) {
    self.lines = lines
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isTruncated = isTruncated
    self.idealWidth = idealWidth
    self.missing = missing
  }
}

extension Paragraph {
  /// Whether a text that was set without a limit is set the same in lines no wider than `maxWidth` points.
  ///
  /// It is if its widest line fits, the spaces at its end included, and no ellipsis stands for lines that were
  /// too many: how much stands before an ellipsis depends on the room.
  public func fits(_ maxWidth: Double) -> Bool {
    maxWidth >= idealWidth && !isTruncated
  }
}
