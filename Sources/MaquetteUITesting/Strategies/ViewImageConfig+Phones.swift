import Foundation
public import MaquetteUIKit

// Sizes in points and safe areas as Apple publishes them for the devices; the text size is medium, because swift-snapshot-testing
// draws its devices so, and views that were recorded with it have it.
extension ViewImageConfig {
  public static let iPhoneSe = iPhoneSe(.portrait)
  public static let iPhone8 = iPhone8(.portrait)
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  public static let iPhoneX = iPhoneX(.portrait)
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  public static let iPhoneXr = iPhoneXr(.portrait)
  public static let iPhone12 = iPhone12(.portrait)
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  public static let iPhone13 = iPhone13(.portrait)
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)

  public static func iPhoneSe(_ orientation: Orientation) -> Self { button(320, 568, orientation) }
  public static func iPhone8(_ orientation: Orientation) -> Self { button(375, 667, orientation) }
  public static func iPhone8Plus(_ orientation: Orientation) -> Self {
    button(414, 736, orientation, isLarge: true)
  }
  public static func iPhoneX(_ orientation: Orientation) -> Self { notch(375, 812, 44, 24, orientation) }
  public static func iPhoneXsMax(_ orientation: Orientation) -> Self {
    notch(414, 896, 44, 24, orientation, isLarge: true)
  }
  public static func iPhoneXr(_ orientation: Orientation) -> Self {
    notch(414, 896, 44, 24, orientation, isLarge: true)
  }
  public static func iPhone12(_ orientation: Orientation) -> Self { notch(390, 844, 47, 21, orientation) }
  public static func iPhone12Pro(_ orientation: Orientation) -> Self { iPhone12(orientation) }
  public static func iPhone12ProMax(_ orientation: Orientation) -> Self {
    notch(428, 926, 47, 21, orientation, isLarge: true)
  }
  public static func iPhone13(_ orientation: Orientation) -> Self { iPhone12(orientation) }
  public static func iPhone13Mini(_ orientation: Orientation) -> Self { notch(375, 812, 50, 21, orientation) }
  public static func iPhone13Pro(_ orientation: Orientation) -> Self { iPhone12(orientation) }
  public static func iPhone13ProMax(_ orientation: Orientation) -> Self { iPhone12ProMax(orientation) }

  /// A phone with a home button: a status bar of 20 points in portrait, none in landscape.
  private static func button(
    _ width: CGFloat, _ height: CGFloat, _ orientation: Orientation, isLarge: Bool = false
  ) -> Self {
    let traits = UITraitCollection.phone(orientation, isLarge: isLarge)
    switch orientation {
    case .portrait:
      return Self(
        safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
        size: CGSize(width: width, height: height),
        traits: traits)
    case .landscape: return Self(size: CGSize(width: height, height: width), traits: traits)
    }
  }

  /// A phone with a notch, whose height is the inset at the top, or at both sides in landscape.
  private static func notch(
    _ width: CGFloat, _ height: CGFloat, _ notch: CGFloat, _ indicator: CGFloat, _ orientation: Orientation,
    isLarge: Bool = false
  ) -> Self {
    let traits = UITraitCollection.phone(orientation, isLarge: isLarge)
    switch orientation {
    case .portrait:
      return Self(
        safeArea: UIEdgeInsets(top: notch, left: 0, bottom: 34, right: 0),
        size: CGSize(width: width, height: height), traits: traits)
    case .landscape:
      return Self(
        safeArea: UIEdgeInsets(top: 0, left: notch, bottom: indicator, right: notch),
        size: CGSize(width: height, height: width), traits: traits)
    }
  }
}

extension UITraitCollection {
  /// The traits of a phone; a large one is wide in landscape.
  static func phone(_ orientation: ViewImageConfig.Orientation, isLarge: Bool = false) -> UITraitCollection {
    UITraitCollection {
      $0.forceTouchCapability = .available
      $0.layoutDirection = .leftToRight
      $0.preferredContentSizeCategory = .medium
      $0.userInterfaceIdiom = .phone
      $0.horizontalSizeClass = orientation == .landscape && isLarge ? .regular : .compact
      $0.verticalSizeClass = orientation == .landscape ? .compact : .regular
    }
  }

  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }
}
