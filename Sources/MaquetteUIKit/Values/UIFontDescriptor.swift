public import Foundation
import MaquetteUICore

/// What a font is like; a font that is made from it has its size and its traits.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  // Safe to share: nothing changes after the initializer.
  /// The ways in which a font differs from its family's plain one.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    public static let traitTightLeading = SymbolicTraits(rawValue: 32768)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 65536)
  }
  /// The shapes of the system's letters.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }
  /// The name of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontWidthTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  /// The font that it describes.
  let font: UIFont
  public let symbolicTraits: SymbolicTraits
  open var pointSize: CGFloat { font.pointSize }

  init(_ font: UIFont, _ traits: SymbolicTraits = []) { (self.font, symbolicTraits) = (font, traits) }

  /// The description of a text style's font.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style))
  }
  /// The description of a family's font.
  public convenience init(name: String, size: CGFloat) {
    self.init(UIFont(.custom(name, fixedSize: size), size: size, family: name))
  }
  /// The description with other traits; never nil.
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var changed = font.font
    if traits.contains(.traitBold) { changed = changed.bold() }
    if traits.contains(.traitItalic) { changed = changed.italic() }
    if traits.contains(.traitMonoSpace) { changed = changed.monospaced() }
    if traits.contains(.traitCondensed) { changed = changed.width(.condensed) }
    if traits.contains(.traitExpanded) { changed = changed.width(.expanded) }
    return UIFontDescriptor(UIFont(changed, size: pointSize, family: font.familyName), traits)
  }
  /// The description with other letters; never nil.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let designs: [SystemDesign: Font.Design] = [
      .default: .default, .rounded: .rounded, .serif: .serif, .monospaced: .monospaced,
    ]
    guard let design = designs[design] else { return self }
    return UIFontDescriptor(
      UIFont(font.font.designed(design), size: pointSize, family: font.familyName), symbolicTraits)
  }
  /// The description at another size.
  open func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(size), symbolicTraits)
  }
  /// The description with more attributes, of which the weight counts.
  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    guard let traits = attributes[.traits] as? [TraitKey: Any] else { return self }
    let weight = traits[.weight] as? UIFont.Weight ?? (traits[.weight] as? CGFloat).map { UIFont.Weight($0) }
    guard let weight else { return self }
    return UIFontDescriptor(
      UIFont(font.font.weight(weight.weight), size: pointSize, family: font.familyName), symbolicTraits)
  }
}

extension UIFont {
  /// A font of a description; 0 keeps the size.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let font = size > 0 && size != descriptor.pointSize ? descriptor.font.withSize(size) : descriptor.font
    self.init(font.font, size: font.pointSize, family: font.familyName)
  }
  /// What the font is like.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
}
