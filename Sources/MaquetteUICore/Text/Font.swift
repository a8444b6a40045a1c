import MaquetteElements
import MaquetteTypography

/// A font, whose size follows the text size.
nonisolated public struct Font: Hashable, Sendable {
  /// A text style.
  nonisolated public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    case extraLargeTitle, extraLargeTitle2

    var element: MaquetteTypography.TextStyle {
      switch self {
      case .largeTitle, .extraLargeTitle, .extraLargeTitle2: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  /// A thickness of strokes.
  nonisolated public struct Weight: Hashable, Sendable {
    let value: FontWeight
    public static let ultraLight = Weight(value: .ultraLight)
    public static let thin = Weight(value: .thin)
    public static let light = Weight(value: .light)
    public static let regular = Weight(value: .regular)
    public static let medium = Weight(value: .medium)
    public static let semibold = Weight(value: .semibold)
    public static let bold = Weight(value: .bold)
    public static let heavy = Weight(value: .heavy)
    public static let black = Weight(value: .black)
  }

  /// A design of the system font.
  nonisolated public enum Design: Hashable, Sendable {
    case `default`, rounded, serif, monospaced
  }

  /// A width of the system font.
  nonisolated public struct Width: Hashable, Sendable {
    let value: FontWidth
    public static let compressed = Width(value: .compressed)
    public static let condensed = Width(value: .condensed)
    public static let standard = Width(value: .standard)
    public static let expanded = Width(value: .expanded)
  }

  /// The distance between lines.
  nonisolated public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// What the font begins with.
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    /// A size in points that stays.
    case size(Double)
    /// A family at a size in points, which may grow with a style.
    case custom(String, Double, TextStyle?)
  }

  var base: Base
  var changes = FontChanges()

  init(_ base: Base) { self.base = base }

  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))
}

/// What changes a font.
struct FontChanges: Hashable, Sendable {
  var weight: FontWeight?
  var isBold: Bool?
  var isItalic: Bool?
  var design: FontDesign?
  var width: FontWidth?
  var hasMonospacedDigits: Bool?
  var leading: Font.Leading?
  var tracking: Double?
  var kerning: Double?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  var baselineOffset: Double?

  /// Returns the changes over others.
  func over(_ base: FontChanges) -> FontChanges {
    var result = self
    result.weight = weight ?? (isBold == true ? nil : base.weight)
    result.isBold = isBold ?? (weight == nil ? base.isBold : nil)
    result.isItalic = isItalic ?? base.isItalic
    result.design = design ?? base.design
    result.width = width ?? base.width
    result.hasMonospacedDigits = hasMonospacedDigits ?? base.hasMonospacedDigits
    result.leading = leading ?? base.leading
    result.tracking = tracking ?? base.tracking
    result.kerning = kerning ?? base.kerning
    result.isUnderlined = isUnderlined ?? base.isUnderlined
    result.isStruckThrough = isStruckThrough ?? base.isStruckThrough
    result.baselineOffset = baselineOffset ?? base.baselineOffset
    return result
  }
}

extension Font.Design {
  var element: FontDesign {
    switch self {
    case .default: .default
    case .rounded: .rounded
    case .serif: .serif
    case .monospaced: .monospaced
    }
  }
}
