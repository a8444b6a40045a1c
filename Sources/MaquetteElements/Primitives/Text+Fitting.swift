internal import MaquetteGraphics
internal import MaquetteTypography

/// The fit of a text into its room.
public struct TextFit: Hashable, Sendable {
  /// The text as it is drawn.
  public let text: String
  /// Whether an ellipsis replaces part of the text.
  public let isTruncated: Bool
  /// The width in points that the text needs in its number of lines.
  public let neededWidth: Double
  /// The height of all lines in points.
  public let neededHeight: Double
}

extension Text {
  /// Returns the fit of the text into a width in points.
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

  /// Whether the text counts as large for contrast (WCAG 2.2: 18 pt, or 14 pt bold, at 4/3 pixels per point of print:
  /// 24 and 18.66 points of a screen).
  public func isLarge(in environment: Environment) -> Bool {
    let entry = environment.theme.typeRamp.entry(for: style, at: environment.textSize)
    let size = size ?? entry.size
    let weight = weight ?? entry.weight
    return size >= 24 || size >= 18.66 && weight.rawValue >= FontWeight.bold.rawValue
  }
}
