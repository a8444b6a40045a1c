public import Foundation
import MaquetteElements
import MaquetteTypography

extension Font {
  /// Returns the font with a change.
  private func changing(_ change: (inout FontChanges) -> Void) -> Font {
    var result = self
    change(&result.changes)
    return result
  }

  /// The system's font in a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style)).changing { ($0.design, $0.weight) = (design?.element, weight?.value) }
  }

  /// The system's font at a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.size(size)).changing { ($0.design, $0.weight) = (design?.element, weight?.value) }
  }

  /// A font of a family at a size that grows with the text size.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size, .body)) }
  /// A font of a family at a size that grows as a text style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.custom(name, size, style))
  }
  /// A font of a family at a size that stays.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, nil))
  }

  /// Returns the font at a size in points that stays.
  package func sized(_ size: CGFloat) -> Font {
    var result = self
    if case .custom(let family, _, _) = base {
      result.base = .custom(family, size, nil)
    } else {
      result.base = .size(size)
    }
    return result
  }
  /// Returns the font with other letters.
  package func designed(_ design: Design) -> Font { changing { $0.design = design.element } }

  public func weight(_ weight: Weight) -> Font {
    changing { ($0.weight, $0.isBold) = (weight.value, nil) }
  }
  public func bold() -> Font { changing { ($0.isBold, $0.weight) = (true, nil) } }
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  public func italic() -> Font { changing { $0.isItalic = true } }
  public func monospaced() -> Font { changing { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { changing { $0.hasMonospacedDigits = true } }
  public func width(_ width: Width) -> Font { changing { $0.width = width.value } }
  public func leading(_ leading: Leading) -> Font { changing { $0.leading = leading } }
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }
}

/// A font for elements.
struct ElementFont {
  var style: MaquetteTypography.TextStyle = .body
  /// A size in points in place of the style's.
  var size: Double?
  var weight: FontWeight?
  var family: String?
}

extension Font {
  /// Returns the font for elements under settings; bold is a text style's emphasized weight.
  func element(_ changes: FontChanges, _ settings: MaquetteElements.Environment) -> ElementFont {
    var result = ElementFont()
    var named: FontWeight?
    switch base {
    case .style(let style): result.style = style.element
    case .size(let size): result.size = size
    case .custom(let family, let size, let style):
      let found = AppFonts.font(named: family)
      result.family = found.family
      named = found.weight
      result.size = style.map { size * settings.growth(of: $0.element) } ?? size
    }
    result.weight = changes.weight ?? named
    if result.weight == nil, changes.isBold == true { result.weight = .bold }
    // A system font of a size is regular, and a font of a style has its own weight.
    if result.weight == nil, result.size != nil { result.weight = .regular }
    return result
  }
}

extension MaquetteElements.Environment {
  /// Returns the factor by which a text style is larger than at the standard text size.
  func growth(of style: MaquetteTypography.TextStyle) -> Double {
    guard textSize != .large else { return 1 }
    let ramp = theme.typeRamp
    return ramp.entry(for: style, at: textSize).size / ramp.entry(for: style, at: .large).size
  }
}
