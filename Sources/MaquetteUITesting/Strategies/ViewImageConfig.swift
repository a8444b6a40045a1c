public import Foundation
import MaquetteUICore
public import MaquetteUIKit

/// A device or a size that a view is drawn for.
public struct ViewImageConfig {
  /// How a phone is held.
  public enum Orientation: Sendable { case landscape, portrait }

  /// How a tablet is held, and which part of the screen the app has.
  public enum TabletOrientation: Sendable {
    /// The parts of a screen in portrait.
    public enum PortraitSplits: Sendable { case oneThird, twoThirds, full }
    /// The parts of a screen in landscape.
    public enum LandscapeSplits: Sendable { case oneThird, oneHalf, twoThirds, full }
    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// What the device covers, in points.
  public var safeArea: UIEdgeInsets
  /// The size in points; nil for the view's size.
  public var size: CGSize?
  /// The appearance, the text size and the like.
  public var traits: UITraitCollection

  /// A size with traits.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }

  /// Pixels per point: those of the traits, or else 3 as a phone has and 2 as a tablet has.
  var scale: CGFloat {
    if traits.displayScale > 0 { return traits.displayScale }
    return traits.userInterfaceIdiom == .pad ? 2 : 3
  }

  /// What a picture of iOS 26 has at the top of a phone without a home button, whatever the device is said to cover: in pictures of
  /// home-assistant/iOS with the 47 points of an iPhone 13, views are centred between 54 and 810 of 844 points
  /// (`CollapsibleViewTests`), a list with a margin of 4 begins at 58 (`PrivacyViewTests`), and in the key window a bar's
  /// title stands 22 below 62 (`ServerSwitchingHowItWorksViewTests`).
  private static let (statusBar, keyWindow) = (54.0, 62.0)

  /// What the renderer is told.
  func configuration(system: ViewConfiguration.System, inKeyWindow: Bool = false) -> ViewConfiguration {
    var result = ViewConfiguration(width: size?.width, height: size?.height, scale: scale)
    result.system = system
    result.safeArea = EdgeInsets(
      top: safeArea.top, leading: safeArea.left, bottom: safeArea.bottom, trailing: safeArea.right)
    if system == .iOS26, safeArea.top > 20 {
      result.safeArea.top = inKeyWindow ? Self.keyWindow : Self.statusBar
    }
    result.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    result.contrast = traits.accessibilityContrast == .high ? .increased : .standard
    result.dynamicTypeSize = traits.preferredContentSizeCategory.dynamicTypeSize ?? .large
    result.layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    result.horizontalSizeClass = traits.horizontalSizeClass == .regular ? .regular : .compact
    result.verticalSizeClass = traits.verticalSizeClass == .compact ? .compact : .regular
    return result
  }
}

extension ViewImageConfig: Sendable {}
