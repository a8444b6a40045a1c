import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// The metrics of switches, in points.
struct SwitchMetrics: Sendable {
  /// The differences of the track's gradient ends from the tint.
  struct Shading: Hashable, Sendable {
    /// The part of the shadow colour (negative) or of the colour on tints (positive) mixed in at the top.
    var top = 0.0
    /// The same at the bottom.
    var bottom = 0.0
  }

  /// The track in each size of switch; regular is medium and large.
  var mini = Size.zero, small = Size.zero, regular = Size.zero
  var thumbInset = 0.0
  /// The additional width of a pressed thumb.
  var pressedExtension = 0.0
  /// The part of the shadow colour mixed into a pressed thumb.
  var pressedThumbMix = 0.0
  /// The part of the track's colour mixed into the thumb while the switch is on in dark appearance.
  var darkThumbTint = 0.0
  /// The shadows of the thumb, from back to front.
  var thumbShadows = [ShadowMetrics]()
  var shadowsEndAtTrack = false
  /// The default fill of the track while the switch is on.
  var tint = ColorToken.label
  /// The gradient of that fill in light and in dark appearance.
  var lightShading = Shading(), darkShading = Shading()
  /// The thickness of the line just inside the track; 0 for none.
  var edgeWidth = 0.0
  var disabledOpacity = 0.0
  /// Whether the line also shows while the switch is on.
  var hasEdgeWhileOn = false
  /// The width of the thumb, in heights of the thumb.
  var thumbAspect = 0.0
  /// The corner style of the round ends of track and thumb.
  var endStyle = CornerStyle.circular
  /// The height of the lens that a pressed thumb becomes, in heights of the track, and its width, in heights of its own.
  var lensHeight = 0.0
  var lensAspect = 0.0

  /// Returns the track of a size.
  func track(of size: ControlSize) -> Size {
    size.choice(mini: mini, small: small, medium: regular)
  }

  /// Returns the track's gradient under an appearance.
  func shading(_ appearance: Appearance) -> Shading {
    appearance == .light ? lightShading : darkShading
  }
}

extension SwitchMetrics: MeasuredMetrics {
  /// The metrics of the platform and era. macOS 10.15 introduced switches; they look as in later versions.
  static let standard = StandardMeasures<SwitchMetrics>()

  static let tokenGroup = "switch"
  static let colors: [ColorToken] = [.switchTrack, .switchEdge, .switchThumb]

  static let tokens: MetricTokens<SwitchMetrics> = [
    .group("mini", \.mini, .sides),
    .group("small", \.small, .sides),
    .group("regular", \.regular, .sides),
    .points("thumb-inset", \.thumbInset),
    .points("pressed-extension", \.pressedExtension),
    .number("pressed-thumb-mix", \.pressedThumbMix),
    .number("dark-thumb-tint", \.darkThumbTint),
    .items("thumb-shadow", \.thumbShadows, atMost: 3, .drop),
    .flag("shadows-end-at-track", \.shadowsEndAtTrack), .color("tint", \.tint),
    .byAppearance(
      "shading", light: \.lightShading, dark: \.darkShading,
      [.number("top", \.top, in: -1...1), .number("bottom", \.bottom, in: -1...1)]),
    .points("edge-width", \.edgeWidth),
    .number("disabled-opacity", \.disabledOpacity),
    .flag("edge-while-on", \.hasEdgeWhileOn), .number("thumb-aspect", \.thumbAspect, in: 0...10),
    .cornerSmoothing("end-smoothing", \.endStyle),
    .number("lens-height", \.lensHeight, in: 0...10), .number("lens-aspect", \.lensAspect, in: 0...10),
  ]
}

extension ColorToken {
  /// The track of a switch that is off.
  public static let switchTrack = ColorToken("switch-track")
  /// The line just inside the track, off or on.
  public static let switchEdge = ColorToken("switch-edge")
  /// The thumb of a switch.
  public static let switchThumb = ColorToken("switch-thumb")
}
