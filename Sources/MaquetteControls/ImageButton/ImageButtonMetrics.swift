public import MaquetteElements

/// The measures of macOS's image buttons, in points.
public struct ImageButtonMetrics: Hashable, Sendable {
  /// The room around the image.
  public var padding: Double
  /// The font size of the text beside the image unless it has a size of its own.
  public var imageSize: Double
  /// The height of an image, in sizes of the letters that it goes with.
  public var imageHeight: Double
  /// The size of the label's letters.
  public var labelSize: Double
  /// The distance from the image's room to the label.
  public var labelSpacing: Double
  /// The radius of the corners of what lies behind the image while the button is on.
  public var radius: Double
  /// The size of the letters that the arrow of a menu goes with.
  public var arrowSize: Double
  /// The distance from image to arrow.
  public var arrowSpacing: Double
  /// How much of the label colour lies behind an image that is on.
  public var onOpacity: Double
  /// The opacity of an image that is pressed.
  public var pressedOpacity: Double
  /// The opacity of an image that cannot be used.
  public var disabledOpacity: Double

  /// macOS 11 to 15.
  ///
  /// The guidelines ask for about 10 around the image, and for a label below it. The rest is our choice.
  public static let macos = ImageButtonMetrics(
    padding: 10, imageSize: 26, imageHeight: 1.1, labelSize: 11, labelSpacing: 2, radius: 6, arrowSize: 8,
    arrowSpacing: 3,
    onOpacity: 0.1, pressedOpacity: 0.6, disabledOpacity: 0.35)

  /// macOS 26: rounder, which is our choice.
  public static let macosGlass: ImageButtonMetrics = {
    var metrics = macos
    metrics.radius = 10
    return metrics
  }()
}

extension ImageButtonMetrics: ThemeMetrics {
  /// Those of macOS everywhere: no other platform has these buttons.
  public static func standard(for platform: Platform, era: Era) -> ImageButtonMetrics {
    era == .glass ? .macosGlass : .macos
  }

  public static let tokenGroup = "image-button"

  public static let tokens: MetricTokens<ImageButtonMetrics> = [
    .points("padding", \.padding), looks.ourChoice(),
  ]

  private static let looks: MetricTokens<ImageButtonMetrics> = [
    .points("image-size", \.imageSize, in: 1...1000),
    .number("image-height", \.imageHeight, in: 0...10),
    .points("label-size", \.labelSize, in: 1...1000), .points("label-spacing", \.labelSpacing),
    .points("radius", \.radius), .points("arrow-size", \.arrowSize, in: 1...1000),
    .points("arrow-spacing", \.arrowSpacing), .number("on-opacity", \.onOpacity),
    .number("pressed-opacity", \.pressedOpacity), .number("disabled-opacity", \.disabledOpacity),
  ]
}
