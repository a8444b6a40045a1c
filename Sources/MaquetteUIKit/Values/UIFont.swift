public import Foundation
public import MaquetteUICore

/// A font of UIKit, which becomes a `Font`.
open class UIFont: NSObject, @unchecked Sendable {
  // Safe to share: nothing changes after the initializer.
  /// A text style.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The style of views, and its size in points at the standard text size as Apple's guidelines list it.
    var style: (style: Font.TextStyle, size: CGFloat) {
      switch self {
      case .largeTitle: (.largeTitle, 34)
      case .title1: (.title, 28)
      case .title2: (.title2, 22)
      case .title3: (.title3, 20)
      case .headline: (.headline, 17)
      case .subheadline: (.subheadline, 15)
      case .callout: (.callout, 16)
      case .footnote: (.footnote, 13)
      case .caption1: (.caption, 12)
      case .caption2: (.caption2, 11)
      default: (.body, 17)
      }
    }
  }

  /// A thickness of strokes.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    var weight: Font.Weight {
      let weights: [Weight: Font.Weight] = [
        .ultraLight: .ultraLight, .thin: .thin, .light: .light, .medium: .medium, .semibold: .semibold,
        .bold: .bold,
        .heavy: .heavy, .black: .black,
      ]
      return weights[self] ?? .regular
    }
  }

  /// The font of views.
  package let font: MaquetteUICore.Font
  /// The size in points.
  public let pointSize: CGFloat
  /// The family's name.
  public let familyName: String
  /// The font's name.
  open var fontName: String { familyName }

  init(_ font: Font, size: CGFloat, family: String = ".AppleSystemUIFont") {
    self.font = font
    pointSize = size
    familyName = family
  }

  /// A font of a family; a bundled font replaces an unknown family. Never nil.
  public convenience init?(name: String, size: CGFloat) {
    self.init(Font.custom(name, fixedSize: size), size: size, family: name)
  }

  /// The system's font in a text style.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(Font.system(style.style.style), size: style.style.size)
  }

  /// The system's font in a text style.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// The system's font at a size.
  open class func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

  /// The system's font at a size.
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font.system(size: size, weight: weight.weight), size: size)
  }

  /// The system's bold font at a size.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

  /// The system's italic font at a size.
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(Font.system(size: size).italic(), size: size)
  }

  /// The system's font of one width at a size.
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font.system(size: size, weight: weight.weight, design: .monospaced), size: size)
  }

  /// The system's font with digits of one width.
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font.system(size: size, weight: weight.weight).monospacedDigit(), size: size)
  }

  /// The font at another size.
  open func withSize(_ size: CGFloat) -> UIFont {
    UIFont(font.sized(size), size: size, family: familyName)
  }

  /// The height of a line in points: 1.193 of the size, as San Francisco's metrics are published.
  open var lineHeight: CGFloat { (pointSize * 1.193).rounded(.up) }

  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let smallSystemFontSize: CGFloat = 12
  public static let systemFontSize: CGFloat = 14
}

/// Sizes that grow with the text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  // Safe to share: nothing changes after the initializer.
  private let style: UIFont.TextStyle
  /// The metrics of the body style.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The metrics of a style.
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  /// A font that grows; at the standard text size it is the font itself.
  open func scaledFont(for font: UIFont) -> UIFont { font }
  /// A length that grows; at the standard text size it is the length itself.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}

extension Font {
  /// The font of UIKit.
  public init(_ font: UIFont) { self = font.font }
}
