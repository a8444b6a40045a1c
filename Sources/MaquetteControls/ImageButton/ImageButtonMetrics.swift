import MaquetteControlKit
import MaquetteElements

/// The measures of macOS's image buttons, in points.
struct ImageButtonMetrics: Hashable, Sendable {
  /// The padding around the image.
  var padding = 0.0
  /// The font size of an image without a size of its own.
  var imageSize = 0.0
  /// The height of an image, in multiples of its font size.
  var imageHeight = 0.0
  var labelSize = 0.0
  /// The distance from the image's padding to the label.
  var labelSpacing = 0.0
  /// The corner radius of the surface behind the image while the button is on.
  var radius = 0.0
  /// The font size of a menu's arrow.
  var arrowSize = 0.0
  var arrowSpacing = 0.0
  /// The opacity of the label colour behind an image that is on.
  var onOpacity = 0.0
  var pressedOpacity = 0.0
  var disabledOpacity = 0.0
}

extension ImageButtonMetrics: MeasuredMetrics {
  /// The macOS measures on all platforms: no other platform has these buttons.
  static let standard = StandardMeasures<ImageButtonMetrics>()

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
