public import MaquetteGraphics

/// A text that has been shaped, broken into lines and placed; all lengths are points from its top left corner.
public struct Paragraph: Hashable, Sendable {
  /// A run of glyphs and its position.
  public struct PlacedRun: Hashable, Sendable {
    /// The glyphs.
    public var run: GlyphRun
    /// The run's origin on the baseline, from the paragraph's top left corner.
    public var origin: Point
    /// The index of the part of the text that the run shows; 0 in a text of one font.
    public var span: Int
    /// The pictures that are drawn in place of the glyphs' outlines, for emoji; empty for other glyphs.
    public var pictures: [GlyphPicture]

    /// Creates a placed run.
    public init(run: GlyphRun, origin: Point, span: Int = 0, pictures: [GlyphPicture] = []) {
      self.run = run
      self.origin = origin
      self.span = span
      self.pictures = pictures
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
    /// The base direction of the text.
    public var direction: LayoutDirection
    /// The code points of the text that the line shows, with the spaces at its end; the last line of a text that is cut off has
    /// all that is left.
    public var range: Range<Int>

    /// Creates a line.
    public init(
      runs: [PlacedRun], x: Double, baseline: Double, width: Double,
      direction: LayoutDirection = .leftToRight, range: Range<Int> = 0..<0
    ) {
      self.runs = runs
      self.x = x
      self.baseline = baseline
      self.width = width
      self.direction = direction
      self.range = range
    }

    /// Returns the width of a run: up to the next one, or to the end of the line.
    public func width(ofRun index: Int) -> Double {
      let end = index + 1 < runs.count ? runs[index + 1].origin.x : x + width
      return end - runs[index].origin.x
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
  /// Whether an ellipsis replaces a part of the text.
  public var isTruncated: Bool
  /// Whether a line ends within a word that is wider than the room.
  public var breaksWords = false
  /// The width of the widest line if only explicit line ends break lines.
  public var idealWidth: Double
  /// The characters that no font has, each once, in the order of the text; they are drawn as boxes, and marks are
  /// left out.
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
  /// Whether a text that was set without a limit is set identically in lines no wider than `maxWidth` points.
  ///
  /// That is so if its widest line fits, trailing spaces included, and no ellipsis replaces surplus lines: the text
  /// before an ellipsis depends on the width.
  public func fits(_ maxWidth: Double) -> Bool {
    maxWidth >= idealWidth && !isTruncated
  }
}
