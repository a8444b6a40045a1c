public import MaquetteElements
internal import MaquetteGraphics

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
  /// Track and thumb are measured at 3x (51 x 31, 27, rim of 2). So is the shadow: one Gaussian with a standard deviation
  /// of 2.78, 2.66 below the thumb and clipped at the track's edge, fits every pixel of the track to a quarter of a
  /// level; a second, tight shadow, which drawings of the control often show, would have less than 0.4 %. The opacity of
  /// a disabled switch is measured on iOS 11 (green at one half over white); the stretch of a pressed thumb comes from a
  /// re-creation.
  static let ios = SwitchMetrics(
    mini: Size(width: 51, height: 31), small: Size(width: 51, height: 31),
    regular: Size(width: 51, height: 31), thumbInset: 2, pressedExtension: 7, pressedThumbMix: 0,
    thumbShadows: [.init(opacity: 0.12, sigma: 2.78, offset: 2.66)], shadowsEndAtTrack: true,
    tint: .green, lightShading: .none, darkShading: .none, edgeWidth: 0, disabledOpacity: 0.5)

  /// iOS 7 to 12.
  ///
  /// Measured at 2x on iOS 11: a thumb of 28, 1.5 from the edge, a line of 1.5 around the track while off, and half the
  /// opacity for a disabled switch. The shadows of the thumb, which is that of sliders, extend beyond the track: over the
  /// line its left rim is (175).
  static let ios7 = ios.with {
    $0.thumbInset = 1.5
    $0.thumbShadows = .flatThumb
    $0.shadowsEndAtTrack = false
    $0.edgeWidth = 1.5
    $0.hasEdgeWhileOn = false
  }

  /// iOS 26.
  ///
  /// Measured at 3x: a track of 63 x 28 with a thumb of 37 x 24 without shadow, 2 from the edge; both have the long
  /// shoulders of continuous corners. The 4 points by which a pressed thumb is longer are our choice until it becomes
  /// glass.
  static let iosGlass = ios.with {
    let track = Size(width: 63, height: 28)
    ($0.mini, $0.small, $0.regular) = (track, track, track)
    $0.pressedExtension = 4
    $0.thumbShadows = []
    $0.thumbAspect = 37.0 / 24
    $0.endStyle = .continuous
  }

  /// macOS 26.
  ///
  /// Measured at 1x: a track of 54 x 24, a thumb of 32 x 20, 2 from the edge; its shadow is that of a slider's thumb. In
  /// dark appearance the thumb is (218, 236, 255) while on, which is white with 15 % of the track's colour. The other
  /// sizes are our choice, in the same proportions.
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
  ///
  /// Sizes are those of the system's web engine. The regular size, the thumb (20 wide, 1 from the edge), its shadow,
  /// and the track's edge and gradient are measured (macOS 12, 1x; in dark appearance the edge is 124 on 100). The
  /// shadow is fitted to the pixels around the thumb, on and off (`mac12-nsswitch-on`, `-off`): 22 % and 3 % below
  /// it, 8 % and 1 % beside it, 5.5 % above it. The darkening of a pressed thumb and the opacity of a disabled switch
  /// are our choice.
  static let macos = SwitchMetrics(
    mini: Size(width: 26, height: 15), small: Size(width: 32, height: 18),
    regular: Size(width: 38, height: 22), thumbInset: 1, pressedExtension: 0, pressedThumbMix: 0.06,
    thumbShadows: [
      .init(opacity: 0.27, sigma: 0.82, offset: 0.25), .init(opacity: 0.14, sigma: 0.1, offset: 1),
    ], shadowsEndAtTrack: false,
    tint: .accent, lightShading: Shading(top: -0.06, bottom: 0.06),
    darkShading: Shading(top: -0.24, bottom: -0.14), edgeWidth: 0.5, disabledOpacity: 0.5)

  /// watchOS: a smaller switch of iOS. Its size is our choice.
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
    .group("mini", \.mini, .sides).ourChoice(on: .watchos),
    .group("small", \.small, .sides).ourChoice(on: .watchos),
    .group("regular", \.regular, .sides).ourChoice(on: .watchos),
    .points("thumb-inset", \.thumbInset).ourChoice(on: .watchos),
    .points("pressed-extension", \.pressedExtension).ourChoice(on: .watchos),
    .number("pressed-thumb-mix", \.pressedThumbMix).ourChoice(on: .macos),
    .number("dark-thumb-tint", \.darkThumbTint),
    .items("thumb-shadow", \.thumbShadows, atMost: 3, .drop).ourChoice(on: .watchos),
    .flag("shadows-end-at-track", \.shadowsEndAtTrack), .color("tint", \.tint),
    .byAppearance(
      "shading", light: \.lightShading, dark: \.darkShading,
      [.number("top", \.top, in: -1...1), .number("bottom", \.bottom, in: -1...1)]),
    .points("edge-width", \.edgeWidth),
    .number("disabled-opacity", \.disabledOpacity).ourChoice(on: .macos, .watchos),
    .flag("edge-while-on", \.hasEdgeWhileOn), .number("thumb-aspect", \.thumbAspect, in: 0...10),
    .cornerSmoothing("end-smoothing", \.endStyle),
  ]
}

// On macOS thumb, edge and track are measured; off, the track is 232 on 244 and (39) on (28) in dark appearance. On
// iOS 7 to 12 the edge is measured, and a switch is an outline in both appearances. On iOS 26 a switch that is off is
// measured: (197, 197, 199) over white and (90, 90, 94) over (28, 28, 29) are the result of the tertiary label there.
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
