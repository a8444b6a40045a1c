public import Foundation
import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// What a view is drawn for: a size, a scale, an appearance, a device.
public struct ViewConfiguration: Hashable, Sendable {
  /// The system whose look is drawn.
  public enum System: String, Hashable, Sendable, CaseIterable {
    /// iOS 13 to 18.
    case iOS18
    /// iOS 26.
    case iOS26
    /// macOS 11 to 15.
    case macOS15
    /// macOS 26.
    case macOS26

    /// Whether it is a version of macOS.
    public var isMac: Bool { self == .macOS15 || self == .macOS26 }
  }

  /// The width in points; nil for the content's width.
  public var width: CGFloat?
  /// The height in points; nil for the content's height.
  public var height: CGFloat?
  /// The parts of the screen that the device covers.
  public var safeArea = EdgeInsets()
  /// The device pixels per point.
  public var scale: CGFloat = 2
  /// Light or dark.
  public var colorScheme = ColorScheme.light
  /// Standard or increased contrast.
  public var contrast = ColorSchemeContrast.standard
  /// The text size.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// The reading direction.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The language and the region.
  public var locale = Locale(identifier: "en_US")
  /// The system whose look is drawn.
  public var system = System.iOS26
  /// The background; nil for a transparent picture.
  public var background: Color? = Color(token: .background)
  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular

  /// Creates a configuration of iOS 26 that fits its content.
  public init() {}

  /// Creates a configuration of a size in points.
  public init(width: CGFloat?, height: CGFloat?, scale: CGFloat = 2) {
    (self.width, self.height, self.scale) = (width, height, scale)
  }

  /// The settings of elements.
  var settings: MaquetteElements.Environment {
    let platform: Platform = system.isMac ? .macos : .ios
    let era: Era = system == .iOS26 || system == .macOS26 ? .glass : .classic
    var settings = MaquetteElements.Environment(
      theme: .standard(for: platform, era: era), fonts: AppFonts.library)
    settings.scale = scale
    settings.toolkit = .swiftUI
    settings.screenWidth = width.map { Double($0) }
    values.apply(to: &settings)
    return settings
  }

  /// The values that the view begins with.
  var values: EnvironmentValues {
    var values = EnvironmentValues()
    values.own.colorScheme = colorScheme
    values.own.contrast = contrast
    values.own.textSize = dynamicTypeSize
    values.own.direction = layoutDirection
    values.own.locale = locale
    values.horizontalSizeClass = horizontalSizeClass
    values.verticalSizeClass = verticalSizeClass
    values.displayScale = scale
    var calendar = values.calendar
    calendar.locale = locale
    values.calendar = calendar
    return values
  }
}
