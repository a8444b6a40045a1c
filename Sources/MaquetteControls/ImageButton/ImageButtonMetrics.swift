import MaquetteControlKit
import MaquetteElements

/// The measures of macOS's image buttons, in points.
struct ImageButtonMetrics: Hashable, Sendable {
  /// The padding around the image.
  var padding: Double
  /// The font size of an image without a size of its own.
  var imageSize: Double
  /// The height of an image, in multiples of its font size.
  var imageHeight: Double
  var labelSize: Double
  /// The distance from the image's padding to the label.
  var labelSpacing: Double
  /// The corner radius of the surface behind the image while the button is on.
  var radius: Double
  /// The font size of a menu's arrow.
  var arrowSize: Double
  var arrowSpacing: Double
  /// The opacity of the label colour behind an image that is on.
  var onOpacity: Double
  var pressedOpacity: Double
  var disabledOpacity: Double

  /// macOS 11 to 15.
  static let macos = ImageButtonMetrics(
    padding: 10, imageSize: 30, imageHeight: 0.96, labelSize: 11, labelSpacing: 2, radius: 6, arrowSize: 9.5,
    arrowSpacing: 3, onOpacity: 0.055, pressedOpacity: 0.6, disabledOpacity: 0.3)

  /// macOS 26: rounder corners.
  static let macosGlass = macos.with {
    $0.radius = 10
  }
}

extension ImageButtonMetrics: ThemeMetrics {
  /// The macOS measures on all platforms: no other platform has these buttons.
  static func standard(for platform: Platform, era: Era) -> ImageButtonMetrics {
    era == .glass ? .macosGlass : .macos
  }

  static let tokenGroup = "image-button"

  static let tokens: MetricTokens<ImageButtonMetrics> = [
    .points("padding", \.padding),
    .points("image-size", \.imageSize, in: 1...1000),
    .number("image-height", \.imageHeight, in: 0...10),
    .points("label-size", \.labelSize, in: 1...1000), .points("label-spacing", \.labelSpacing),
    .points("radius", \.radius), .points("arrow-size", \.arrowSize, in: 1...1000),
    .points("arrow-spacing", \.arrowSpacing), .number("on-opacity", \.onOpacity),
    .number("pressed-opacity", \.pressedOpacity), .number("disabled-opacity", \.disabledOpacity),
  ]
}
