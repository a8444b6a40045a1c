public import Foundation
public import MaquetteUICore

/// A colour of UIKit: it becomes a `Color`, and has its channels in both appearances.
open class UIColor: NSObject, @unchecked Sendable {
  // Safe to share: nothing changes after the initializer.
  /// The colour of views.
  package let color: Color

  /// A colour of channels, 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A colour of channels in Display P3, which are read as sRGB.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A gray, 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) { color = Color(.sRGB, white: white, opacity: alpha) }

  /// A colour of hue, saturation and brightness, 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// The colour of views.
  public init(_ color: Color) { self.color = color }

  /// A colour of CoreGraphics.
  public init(cgColor: CGColor) { color = cgColor.color }

  /// A colour that depends on the appearance; the closure runs for light and for dark.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    color = Color(
      light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color,
      dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color)
  }

  /// A colour of the asset catalogue. It is looked up when it is drawn, so the result is never nil.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// A colour of the asset catalogue of a bundle.
  public init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    color = Color(name, bundle: bundle)
  }

  /// The colour of an asset catalogue that code names.
  public init(resource: ColorResource) { color = Color(resource) }

  /// The colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let own = rgba(isDark: false), dark = rgba(isDark: true)
    return UIColor(
      Color(
        light: Color(red: own.red, green: own.green, blue: own.blue, opacity: alpha),
        dark: Color(red: dark.red, green: dark.green, blue: dark.blue, opacity: alpha)))
  }

  /// The colour in an appearance.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let own = rgba(isDark: traitCollection.userInterfaceStyle == .dark)
    return UIColor(red: own.red, green: own.green, blue: own.blue, alpha: own.alpha)
  }

  /// Writes the channels of the light appearance.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let own = rgba(isDark: UITraitCollection.current.userInterfaceStyle == .dark)
    unsafe red?.pointee = own.red
    unsafe green?.pointee = own.green
    unsafe blue?.pointee = own.blue
    unsafe alpha?.pointee = own.alpha
    return true
  }

  /// The colour for Core Graphics.
  open var cgColor: CGColor { CGColor(color: color) }

  private func rgba(isDark: Bool) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let own = color.components(isDark: isDark)
    return (own.red, own.green, own.blue, own.alpha)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  open override var hash: Int { color.hashValue }
}

/// A colour of Core Graphics.
public final class CGColor: Hashable, Sendable {
  package let color: Color

  init(color: Color) { self.color = color }

  /// A colour of channels, 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// The channels of the light appearance, and the opacity.
  public var components: [CGFloat]? {
    let own = color.components(isDark: false)
    return [own.red, own.green, own.blue, own.alpha]
  }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// The colour of UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }
  /// The colour of UIKit.
  public init(_ color: UIColor) { self = color.color }
  /// The colour of Core Graphics.
  public init(cgColor: CGColor) { self = cgColor.color }
  /// The colour of Core Graphics.
  public init(_ cgColor: CGColor) { self = cgColor.color }
  /// The colour for Core Graphics.
  public var cgColor: CGColor? { CGColor(color: self) }
}
