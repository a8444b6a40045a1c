internal import MaquetteGraphics
internal import MaquetteTypography

/// Whether a text has the room that it needs.
public struct TextFit: Hashable, Sendable {
  /// The text as it is drawn.
  public let text: String
  /// Whether part of it gave way to an ellipsis.
  public let isTruncated: Bool
  /// The width in points that it needs in as many lines as it has.
  public let neededWidth: Double
  /// The height in points of all its lines.
  public let neededHeight: Double
}

extension Text {
  /// Returns how the text fits into a width, in points.
  public func fit(width: Double, in environment: Environment) -> TextFit {
    let text = isVerbatim ? text : environment.localized(text)
    let entry = environment.theme.typeRamp.entry(for: style, at: environment.textSize)
    let font = Font(
      family: entry.family, size: size ?? entry.size, weight: weight ?? entry.weight,
      hasMonospacedDigits: hasMonospacedDigits)
    let style = ParagraphStyle(
      font: font, alignment: alignment, lineLimit: lineLimit, truncation: truncation,
      direction: environment.direction, lineHeight: isRunningText ? entry.leading : nil)
    let natural = environment.fonts.paragraph(text, style: style)
    let set =
      natural.fits(width) ? natural : environment.fonts.paragraph(text, style: style, maxWidth: width)
    return TextFit(
      text: text, isTruncated: set.isTruncated, neededWidth: natural.idealWidth,
      neededHeight: set.size.height)
  }

  /// Whether letters of the text count as large for contrast (WCAG 2.2: 18 pt, or 14 pt bold, at 4/3 pixels a point
  /// of print: 24 and 18.66 points of a screen).
  public func isLarge(in environment: Environment) -> Bool {
    let entry = environment.theme.typeRamp.entry(for: style, at: environment.textSize)
    let size = size ?? entry.size
    let weight = weight ?? entry.weight
    return size >= 24 || size >= 18.66 && weight.rawValue >= FontWeight.bold.rawValue
  }
}
