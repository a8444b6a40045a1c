// The names follow the platform's interface.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import MaquetteUICore

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// Phone, tablet or another device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}
/// The size class along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
/// The reading direction.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}
/// Standard or increased contrast.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
/// Whether text is bold throughout.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
/// Whether a view is in front of others.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
/// Which colours a display has.
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
/// Whether a display feels pressure.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

/// Traits of a user interface; unspecified traits are inherited.
public struct UITraitValues: Hashable, Sendable {
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  public var accessibilityContrast = UIAccessibilityContrast.unspecified
  public var legibilityWeight = UILegibilityWeight.unspecified
  public var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  public var displayGamut = UIDisplayGamut.unspecified
  public var forceTouchCapability = UIForceTouchCapability.unknown
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// Pixels per point; 0 is unspecified.
  public var displayScale: CGFloat = 0
}

/// The protocol of values that traits can be set in.
public typealias UIMutableTraits = UITraitValues

/// The traits of a user interface, such as the appearance and the text size.
@dynamicMemberLookup
public final class UITraitCollection: NSObject, Sendable {
  /// The traits.
  package let values: UITraitValues

  /// Nothing specified.
  public override init() { values = UITraitValues() }

  package init(_ values: UITraitValues) { self.values = values }

  /// Traits that a closure sets.
  public convenience init(mutations: (inout UIMutableTraits) -> Void) {
    var values = UITraitValues()
    mutations(&values)
    self.init(values)
  }

  /// The traits of several collections; the last one that specifies a trait counts.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(UITraitValues()) { $0.overridden(by: $1.values) })
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
  public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  public subscript<Value>(dynamicMember trait: KeyPath<UITraitValues, Value>) -> Value {
    values[keyPath: trait]
  }

  /// The collection with changes of a closure.
  public func modifyingTraits(_ mutations: (inout UIMutableTraits) -> Void) -> UITraitCollection {
    var values = values
    mutations(&values)
    return UITraitCollection(values)
  }

  /// What a test adds to the traits of its picture.
  @TaskLocal private static var added = UITraitCollection()

  /// The traits of the picture; outside of a picture, the traits of a phone in light appearance.
  public static var current: UITraitCollection {
    let drawn = ViewConfiguration.drawn
    return UITraitCollection(
      UITraitValues(drawn ?? ViewConfiguration(width: 393, height: 852, scale: 3)).overridden(
        by: added.values))
  }

  /// Runs a body under traits that override the picture's.
  package static func withCurrent<Result>(_ traits: UITraitCollection, _ body: () throws -> Result) rethrows
    -> Result
  {
    try $added.withValue(UITraitCollection(traitsFrom: [added, traits]), operation: body)
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  public override var hash: Int { values.hashValue }
}
