import MaquetteGraphics

/// How a text shrinks or is cut if it does not fit, and its minimum height.
public struct TextFitting: Hashable, Sendable {
  /// The smallest scale to which the text shrinks if it does not fit, above 0 and at most 1.
  public var minimumScale = 1.0
  /// Whether lines beyond the height are left out; the last visible line ends in an ellipsis.
  public var fitsHeight = false
  /// The minimum height of the text, in lines; nil for the text's own height.
  public var minimumLines: Int?
  /// The additional distance between lines, in points.
  public var lineSpacing = 0.0
  /// Whether lines are spaced as in running text while the first one has a control's height.
  public var hasSpacedLines = false
  /// The spacing of spaced lines.
  public var leading = TextLeading.standard

  /// Creates the standard fitting, which changes nothing.
  public init() {}

  /// How a text is set for one try.
  public struct Try: Hashable, Sendable {
    /// The share of its own size.
    public var scale: Double
    /// The greatest number of lines besides the text's own limit; nil for none.
    public var lineLimit: Int?

    /// Creates a try; without arguments the text is set in its own size and number of lines.
    public init(scale: Double = 1, lineLimit: Int? = nil) {
      self.scale = scale
      self.lineLimit = lineLimit
    }
  }

  /// The number of steps between nothing and the whole size in which a text becomes smaller.
  private static let steps = 100.0
  /// The error of a sum of heights in points that says nothing about whether they fit.
  private static let tolerance = 1.0 / 1024

  /// Returns a text in a height in points, nil for any: smaller if that lets all of it fit, and otherwise with the lines that fit.
  ///
  /// The size is the greatest that fits, in steps of a hundredth, as found by halving: seven tries.
  public func paragraph(maxHeight: Double?, set: (Try) -> Paragraph) -> Paragraph {
    var attempt = Try()
    var paragraph = set(attempt)
    if fits(paragraph, in: maxHeight) && !(minimumScale < 1 && paragraph.breaksWords) { return paragraph }
    if minimumScale < 1 {
      var (low, high) = (Swift.max(1, (minimumScale * Self.steps).rounded(.up)), Self.steps)
      attempt.scale = low / Self.steps
      paragraph = set(attempt)
      guard fits(paragraph, in: maxHeight), !paragraph.breaksWords else {
        return shortened(paragraph, attempt, to: maxHeight, set: set)
      }
      while high - low > 1 {
        let middle = ((low + high) / 2).rounded(.down)
        let next = set(Try(scale: middle / Self.steps))
        if fits(next, in: maxHeight), !next.breaksWords {
          (low, paragraph) = (middle, next)
        } else {
          high = middle
        }
      }
      return paragraph
    }
    return shortened(paragraph, attempt, to: maxHeight, set: set)
  }

  /// Returns the height of a paragraph in points, with that of lines that it does not have.
  public func height(of paragraph: Paragraph, lineHeight: Double, lineSpacing: Double) -> Double {
    guard let minimumLines, minimumLines > 0 else { return paragraph.size.height }
    let least = Double(minimumLines) * lineHeight + Double(minimumLines - 1) * lineSpacing
    return Swift.max(least, paragraph.size.height)
  }

  private func fits(_ paragraph: Paragraph, in maxHeight: Double?) -> Bool {
    !paragraph.isTruncated && fitsHeight(of: paragraph, maxHeight)
  }

  private func fitsHeight(of paragraph: Paragraph, _ maxHeight: Double?) -> Bool {
    guard fitsHeight, let maxHeight else { return true }
    return paragraph.size.height <= maxHeight + Self.tolerance
  }

  /// Returns the text in as many lines as the height has room for, at least one.
  private func shortened(
    _ paragraph: Paragraph, _ attempt: Try, to maxHeight: Double?, set: (Try) -> Paragraph
  ) -> Paragraph {
    guard let maxHeight, !fitsHeight(of: paragraph, maxHeight) else { return paragraph }
    let descent = paragraph.size.height - paragraph.lastBaseline
    let count = paragraph.lines.count { $0.baseline + descent <= maxHeight + Self.tolerance }
    var attempt = attempt
    attempt.lineLimit = Swift.max(1, count)
    return set(attempt)
  }
}

/// How far apart the lines of running text are, besides the distance of their style.
public enum TextLeading: String, Hashable, Sendable, CaseIterable {
  /// Nearer, where there is room for few lines.
  case tight
  /// As the style says.
  case standard
  /// Farther, for long texts in wide columns.
  case loose

  /// The change of the distance in points, as the platforms' guidelines for typography publish it.
  public func change(onWatch: Bool) -> Double {
    let points = onWatch ? 1.0 : 2
    return switch self {
    case .tight: -points
    case .standard: 0
    case .loose: points
    }
  }
}

extension ParagraphStyle {
  /// Returns the style for a try at fitting its text.
  public func tried(_ attempt: TextFitting.Try) -> ParagraphStyle {
    if attempt == TextFitting.Try() { return self }
    var style = self
    style.font.size *= attempt.scale
    style.lineHeight = lineHeight.map { $0 * attempt.scale }
    style.lineSpacing *= attempt.scale
    if let limit = attempt.lineLimit { style.lineLimit = Swift.min(lineLimit ?? limit, limit) }
    return style
  }
}
