import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// The metrics of switches, in points.
struct SwitchMetrics: Sendable {
  /// The differences of the track's gradient ends from the tint.
  struct Shading: Hashable, Sendable {
    /// The part of the shadow colour (negative) or of the colour on tints (positive) mixed in at the top.
    var top: Double
    /// The same at the bottom.
    var bottom: Double

    /// No gradient.
    static let none = Shading(top: 0, bottom: 0)
  }

  /// The track in each size of switch; regular is medium and large.
  var mini, small, regular: Size
  var thumbInset: Double
  /// The additional width of a pressed thumb.
  var pressedExtension: Double
  /// The part of the shadow colour mixed into a pressed thumb.
  var pressedThumbMix: Double
  /// The part of the track's colour mixed into the thumb while the switch is on in dark appearance.
  var darkThumbTint = 0.0
  /// The shadows of the thumb, from back to front.
  var thumbShadows: [ShadowMetrics]
  var shadowsEndAtTrack: Bool
  /// The default fill of the track while the switch is on.
  var tint: ColorToken
  /// The gradient of that fill in light and in dark appearance.
  var lightShading, darkShading: Shading
  /// The thickness of the line just inside the track; 0 for none.
  var edgeWidth: Double
  var disabledOpacity: Double
  /// Whether the line also shows while the switch is on.
  var hasEdgeWhileOn = true
  /// The width of the thumb, in heights of the thumb.
  var thumbAspect = 1.0
  /// The corner style of the round ends of track and thumb.
  var endStyle = CornerStyle.circular
  /// The height of the lens that a pressed thumb becomes, in heights of the track, and its width, in heights of its own.
  var lensHeight = 37.0 / 28
  var lensAspect = 58.0 / 37

  /// Returns the track of a size.
  func track(of size: ControlSize) -> Size {
    size.choice(mini: mini, small: small, medium: regular)
  }

  /// Returns the track's gradient under an appearance.
  func shading(_ appearance: Appearance) -> Shading {
    appearance == .light ? lightShading : darkShading
  }

  /// iOS 13 to 18, which has one size.
  ///
  /// A second, tight shadow, which drawings of the control often show, would have less than 0.4 %.
  static let ios = SwitchMetrics(
    mini: Size(width: 51, height: 31), small: Size(width: 51, height: 31),
    regular: Size(width: 51, height: 31), thumbInset: 2, pressedExtension: 7, pressedThumbMix: 0,
    thumbShadows: [.init(opacity: 0.12, sigma: 2.78, offset: 2.66)], shadowsEndAtTrack: true,
    tint: .green, lightShading: .none, darkShading: .none, edgeWidth: 0, disabledOpacity: 0.5)

  /// iOS 7 to 12: an outline while off; the shadows of the thumb extend beyond the track.
  static let ios7 = ios.with {
    $0.thumbInset = 1.5
    $0.thumbShadows = .flatThumb
    $0.shadowsEndAtTrack = false
    $0.edgeWidth = 1.5
    $0.hasEdgeWhileOn = false
  }

  /// iOS 26: track and thumb have the long shoulders of continuous corners.
  static let iosGlass = ios.with {
    let track = Size(width: 63, height: 28)
    ($0.mini, $0.small, $0.regular) = (track, track, track)
    $0.pressedExtension = 4
    $0.thumbShadows = []
    $0.thumbAspect = 37.0 / 24
    $0.endStyle = .continuous
  }

  /// macOS 26: a wide thumb.
  static let macosGlass = macos.with {
    $0.mini = Size(width: 36, height: 16)
    $0.small = Size(width: 45, height: 20)
    $0.regular = Size(width: 54, height: 24)
    $0.thumbInset = 2
    $0.darkThumbTint = 0.15
    $0.thumbShadows = [
      .init(opacity: 0.07, sigma: 9.5, offset: 2.2), .init(opacity: 0.096, sigma: 1.96, offset: 1),
    ]
    $0.lightShading = .none
    $0.darkShading = .none
    $0.thumbAspect = 32.0 / 20
    $0.endStyle = .continuous
  }

  /// macOS 11 to 15.
  static let macos = SwitchMetrics(
    mini: Size(width: 26, height: 15), small: Size(width: 32, height: 18),
    regular: Size(width: 38, height: 22), thumbInset: 1, pressedExtension: 0, pressedThumbMix: 0.06,
    thumbShadows: [
      .init(opacity: 0.27, sigma: 0.82, offset: 0.25), .init(opacity: 0.14, sigma: 0.1, offset: 1),
    ], shadowsEndAtTrack: false,
    tint: .accent, lightShading: Shading(top: -0.06, bottom: 0.06),
    darkShading: Shading(top: -0.24, bottom: -0.14), edgeWidth: 0.5, disabledOpacity: 0.5)

  /// watchOS: a smaller switch of iOS.
  static let watchos = ios.with {
    let track = Size(width: 36, height: 22)
    ($0.mini, $0.small, $0.regular) = (track, track, track)
    $0.thumbInset = 1.5
    $0.pressedExtension = 5
    $0.thumbShadows = [.init(opacity: 0.12, sigma: 2, offset: 1.5)]
  }
}

extension SwitchMetrics: ThemeMetrics {
  /// The metrics of the platform and era. Switches came with macOS 10.15 and are drawn as later, with the same sizes.
  static func standard(for platform: Platform, era: Era) -> SwitchMetrics {
    choice(
      platform, era, ios: .ios, ios7: .ios7, iosGlass: .iosGlass, macos: .macos, macosGlass: .macosGlass,
      watchos: .watchos)
  }

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
  public static let switchTrack = ColorToken(
    "switch-track", DynamicColor(0x7878_8029, 0x7878_8052, 0x7878_803D, 0x7878_8066),
    ios7: DynamicColor(0xFFFF_FFFF, 0x0000_0000, 0xFFFF_FFFF, 0x0000_0000),
    iosGlass: ColorToken.tertiaryLabel.standard(for: .ios, era: .glass),
    macos: DynamicColor(0x0000_000D, 0xFFFF_FF0C, 0x0000_0026, 0xFFFF_FF2E),
    macosGlass: DynamicColor(0x0000_0019, 0xFFFF_FF19, 0x0000_0033, 0xFFFF_FF33))
  /// The line just inside the track, off or on.
  public static let switchEdge = ColorToken(
    "switch-edge", DynamicColor(0, 0, 0, 0),
    ios7: DynamicColor(0xE5E5_E5FF, 0x3939_3DFF, 0x8E8E_93FF, 0x8E8E_93FF),
    macos: DynamicColor(0x0000_0019, 0xFFFF_FF4D, 0x0000_0080, 0xFFFF_FF80),
    macosGlass: DynamicColor(0x0000_0000, 0xFFFF_FF00, 0x0000_0080, 0xFFFF_FF80))
  /// The thumb of a switch.
  public static let switchThumb = ColorToken(
    "switch-thumb", DynamicColor(0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF),
    macos: DynamicColor(0xFFFF_FFFF, 0xC6C6_C6FF, 0xFFFF_FFFF, 0xC6C6_C6FF),
    macosGlass: DynamicColor(0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF))
}
