public import MaquetteGraphics

/// On which side the lines of a paragraph stand.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// Where reading begins: left, or right when reading runs right to left.
  case leading = "leading"
  case center = "center"
  /// Where reading ends.
  case trailing = "trailing"
}

/// Which part of a text gives way to an ellipsis when there is no room for all of it.
public enum TruncationMode: String, Hashable, Sendable, CaseIterable {
  case head = "head"
  case middle = "middle"
  case tail = "tail"
}

/// How a text is set.
public struct ParagraphStyle: Hashable, Sendable {
  /// The letters.
  public var font: Font
  /// Where the lines stand within the widest of them.
  public var alignment: TextAlignment
  /// The most lines to set; nil for as many as the text needs, and anything below 1 counts as 1.
  public var lineLimit: Int?
  /// What gives way in the last permitted line.
  public var truncation: TruncationMode
  /// The way the paragraph reads; runs of the other direction are set within it.
  public var direction: LayoutDirection
  /// The distance between baselines in points; nil for the font's own.
  public var lineHeight: Double?

  /// Creates a style; the defaults are those of a label that may wrap.
  public init(
    font: Font, alignment: TextAlignment = .leading, lineLimit: Int? = nil,
    truncation: TruncationMode = .tail,
    direction: LayoutDirection = .leftToRight, lineHeight: Double? = nil
  ) {
    self.font = font
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.direction = direction
    self.lineHeight = lineHeight
  }
}
