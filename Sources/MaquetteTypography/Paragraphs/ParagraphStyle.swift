public import MaquetteGraphics

/// The alignment of the lines of a paragraph.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// Where a line begins: left, or right for right-to-left reading.
  case leading = "leading"
  case center = "center"
  /// Where a line ends.
  case trailing = "trailing"
}

/// The part of a text that an ellipsis replaces if not all of it fits.
public enum TruncationMode: String, Hashable, Sendable, CaseIterable {
  case head = "head"
  case middle = "middle"
  case tail = "tail"
}

/// The style of a paragraph.
public struct ParagraphStyle: Hashable, Sendable {
  /// The font.
  public var font: Font
  /// The alignment of the lines within the widest of them.
  public var alignment: TextAlignment
  /// The maximum number of lines, at least 1; nil for no limit.
  public var lineLimit: Int?
  /// The truncation of the last permitted line.
  public var truncation: TruncationMode
  /// The direction of the layout: the side where leading lines stand, and the base direction of paragraphs without letters.
  /// Others have that of their first letter.
  public var direction: LayoutDirection
  /// The distance between baselines in points; nil for the font's.
  public var lineHeight: Double?
  /// The additional distance between lines, in points.
  public var lineSpacing = 0.0
  /// The language as a BCP 47 tag, after which fonts choose among the forms of a character, such as those of Chinese
  /// characters; nil for English.
  public var language: String?
  /// How large emoji are, and where they stand.
  public var emoji = EmojiStyle.touch

  /// Creates a style; the defaults are those of a label that may wrap.
  public init(
    font: Font, alignment: TextAlignment = .leading, lineLimit: Int? = nil,
    truncation: TruncationMode = .tail,
    direction: LayoutDirection = .leftToRight, lineHeight: Double? = nil, language: String? = nil
  ) {
    self.font = font
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.direction = direction
    self.lineHeight = lineHeight
    self.language = language
  }

  /// What shaping depends on besides the font.
  var context: ShapingContext { ShapingContext(direction: direction, language: language, emoji: emoji) }

  /// Hashes the font and the line limit only: an enum with raw values of type `String` hashes its text, which takes longer
  /// than the comparison of the few styles that one text is set in.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(lineLimit)
  }
}
