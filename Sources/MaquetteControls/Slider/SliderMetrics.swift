import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// The metrics of sliders, in points.
struct SliderMetrics: Hashable, Sendable {
  /// The dimensions of one slider size.
  struct Measures: Hashable, Sendable {
    var height: Double
    /// The thickness of the track.
    var trackHeight: Double
    /// The size of the thumb, which has round ends.
    var thumb: Size
    /// The size of the thumb of a slider with marks.
    var tickedThumb: Size
    /// The size of a mark, which has round ends.
    var tick: Size
    /// The distance of a mark's middle below the track's middle.
    var tickDrop: Double
  }

  /// The measures of each size; regular is medium and large.
  var mini, small, regular: Measures
  /// The width if none is proposed.
  var idealWidth: Double
  /// The colour of the track beyond the thumb.
  var track: ColorToken
  /// The distance of the track's ends from the frame's.
  var trackInset: Double
  /// The distance of the thumb from the frame's ends at the ends of its travel; negative beyond them.
  var thumbInset: Double
  /// The distance of the thumb's middle above the track's.
  var thumbRise: Double
  /// The shadows of the thumb, from back to front.
  var thumbShadows: [ShadowMetrics]
  /// The scale of a pressed thumb.
  var pressedScale: Double
  /// The part of the shadow colour mixed into a pressed thumb.
  var pressedThumbMix: Double
  /// The opacities of the shadow colour in the track's rims, outermost first; each is half a point thick, and 0 is none.
  var rims: [Double]
  /// The font size that the symbols at the ends match.
  var symbolSize: Double
  /// The distance from the symbols at the ends to the track.
  var symbolSpacing: Double
  /// The size of a symbol that replaces the thumb, in heights of the thumb.
  var thumbSymbolSize: Double
  var disabledOpacity: Double

  /// Returns the length of a thumb's way from end to end in a frame of a width, at a distance from the frame's ends.
  static func travel(of thumb: Size, inset: Double, in width: Double) -> Double {
    Swift.max(0, width - 2 * inset - thumb.width)
  }

  /// Returns the dimensions of a size.
  func measures(of size: ControlSize) -> Measures {
    size.choice(mini: mini, small: small, medium: regular)
  }

  /// iOS 13 to 18, which has one size.
  ///
  /// The rise is three and a half pixels at 3x. A pressed thumb looks like one at rest, like UIKit's.
  static let ios = SliderMetrics(
    of: Measures(
      height: 31, trackHeight: 4, thumb: Size(width: 27, height: 27),
      tickedThumb: Size(width: 27, height: 27), tick: Size(width: 3, height: 3), tickDrop: 7),
    trackInset: 1, thumbInset: -1.5, thumbRise: 3.5 / 3,
    thumbShadows: [
      .init(opacity: 0.12, sigma: 5.8, offset: 6.1), .init(opacity: 0.123, sigma: 1.85, offset: 0.58),
    ])

  /// iOS 7 to 12.
  static let ios7 = SliderMetrics(
    of: Measures(
      height: 31, trackHeight: 2, thumb: Size(width: 28, height: 28),
      tickedThumb: Size(width: 28, height: 28), tick: Size(width: 1, height: 6), tickDrop: 0),
    track: .flatTrack, trackInset: 2, thumbInset: 1.5, thumbRise: 1, thumbShadows: .flatThumb)

  /// iOS 26: a thumb that is a pill, and half as large again while it is pressed.
  static let ios26 = SliderMetrics(
    of: Measures(
      height: 34, trackHeight: 6, thumb: Size(width: 37, height: 24),
      tickedThumb: Size(width: 37, height: 24), tick: Size(width: 3, height: 3), tickDrop: 9),
    trackInset: 0, thumbInset: 0, thumbRise: 0,
    thumbShadows: [
      .init(opacity: 0.07, sigma: 9.5, offset: 2.2), .init(opacity: 0.1, sigma: 2, offset: 1),
    ], pressedScale: 1.5)

  /// macOS 11 to 15.
  static let macos = SliderMetrics(
    mini: Measures(
      height: 14, trackHeight: 3, thumb: Size(width: 12, height: 12), tickedThumb: Size(width: 6, height: 12),
      tick: Size(width: 1, height: 5), tickDrop: 8.5),
    small: Measures(
      height: 18, trackHeight: 4, thumb: Size(width: 16, height: 16), tickedThumb: Size(width: 7, height: 16),
      tick: Size(width: 2, height: 6), tickDrop: 10.5),
    regular: Measures(
      height: 22, trackHeight: 4, thumb: Size(width: 20, height: 20), tickedThumb: Size(width: 8, height: 20),
      tick: Size(width: 2, height: 8), tickDrop: 13),
    idealWidth: 150, track: .sliderTrack, trackInset: 0, thumbInset: 0, thumbRise: 0,
    thumbShadows: [
      .init(opacity: 0.25, sigma: 0.62, offset: 0), .init(opacity: 0.135, sigma: 0.55, offset: 0.84),
    ],
    pressedScale: 1, pressedThumbMix: 0.06, rims: [0.03, 0.014], symbolSize: 13, symbolSpacing: 6,
    thumbSymbolSize: 1, disabledOpacity: 0.5)

  /// macOS 10: a smaller thumb on a thinner track.
  static let macos10 = macos.with {
    func measures(thumb: Double, trackHeight: Double, tickDrop: Double) -> Measures {
      let side = Size(width: thumb, height: thumb)
      return Measures(
        height: thumb + 2, trackHeight: trackHeight, thumb: side, tickedThumb: side,
        tick: Size(width: 1, height: 3), tickDrop: tickDrop)
    }
    $0.mini = measures(thumb: 9, trackHeight: 2, tickDrop: 6)
    $0.small = measures(thumb: 12, trackHeight: 3, tickDrop: 7.5)
    $0.regular = measures(thumb: 15, trackHeight: 3, tickDrop: 9)
  }

  /// macOS 26: a thumb that is a pill.
  static let macos26 = macos.with {
    func measures(
      height: Double, trackHeight: Double, thumb: Size, tickDrop: Double
    ) -> Measures {
      Measures(
        height: height, trackHeight: trackHeight, thumb: thumb, tickedThumb: thumb,
        tick: Size(width: 2, height: 2), tickDrop: tickDrop)
    }
    $0.mini = measures(height: 14, trackHeight: 4, thumb: Size(width: 12, height: 10), tickDrop: 6)
    $0.small = measures(height: 18, trackHeight: 5, thumb: Size(width: 16, height: 13), tickDrop: 8)
    $0.regular = measures(height: 22, trackHeight: 6, thumb: Size(width: 20, height: 16), tickDrop: 9)
    $0.track = .quaternaryLabel
    $0.thumbShadows = [
      .init(opacity: 0.07, sigma: 9.5, offset: 2.2), .init(opacity: 0.096, sigma: 1.96, offset: 1),
    ]
    $0.pressedScale = 1.5
    $0.pressedThumbMix = 0
    $0.rims = [0, 0]
  }
}

extension SliderMetrics {
  /// Metrics of iOS, where sliders have one size.
  private init(
    of measures: Measures, track: ColorToken = .sliderTrack, trackInset: Double, thumbInset: Double,
    thumbRise: Double, thumbShadows: [ShadowMetrics], pressedScale: Double = 1
  ) {
    self.init(
      mini: measures, small: measures, regular: measures, idealWidth: 150, track: track,
      trackInset: trackInset, thumbInset: thumbInset, thumbRise: thumbRise, thumbShadows: thumbShadows,
      pressedScale: pressedScale,
      pressedThumbMix: 0, rims: [0, 0], symbolSize: 17, symbolSpacing: 8, thumbSymbolSize: 1,
      disabledOpacity: 0.5)
  }
}

extension SliderMetrics: ThemeMetrics {
  /// The metrics of the platform and era; watchOS has those of iOS.
  static func standard(for platform: Platform, era: Era) -> SliderMetrics {
    choice(
      platform, era, ios: .ios, ios7: .ios7, iosGlass: .ios26, macos10: .macos10, macos: .macos,
      macosGlass: .macos26)
  }

  static let tokenGroup = "slider"
  static let colors: [ColorToken] = [.sliderTrack, .sliderThumb, .sliderTick, .flatTrack]

  static let tokens: MetricTokens<SliderMetrics> = [
    .group("mini", \.mini, .measures), .group("small", \.small, .measures),
    .group("regular", \.regular, .measures),
    .points("ideal-width", \.idealWidth), .color("track", \.track),
    .points("track-inset", \.trackInset),
    .points("thumb-inset", \.thumbInset, in: -100...100),
    .points("thumb-rise", \.thumbRise, in: -100...100),
    .items("thumb-shadow", \.thumbShadows, atMost: 3, .drop),
    .number("pressed-scale", \.pressedScale, in: 0...3),
    .number("pressed-thumb-mix", \.pressedThumbMix),
    .items("rim", \.rims, atMost: 2, .part()),
    .points("symbol-size", \.symbolSize), .points("symbol-spacing", \.symbolSpacing),
    .number("thumb-symbol-size", \.thumbSymbolSize, in: 0...10),
    .number("disabled-opacity", \.disabledOpacity),
  ]
}

extension MetricTokens<SliderMetrics.Measures> {
  fileprivate static var measures: MetricTokens {
    [
      .points("height", \.height), .points("track-height", \.trackHeight),
      .group("thumb", \.thumb, .sides),
      .group("ticked-thumb", \.tickedThumb, .sides),
      .group("tick", \.tick, .sides),
      .points("tick-drop", \.tickDrop, in: -100...100),
    ]
  }
}

extension ColorToken {
  /// A slider's track beyond its thumb, except in eras with another colour.
  public static let sliderTrack = ColorToken(
    "slider-track", DynamicColor(0x7878_8033, 0x7878_805C, 0x7878_8047, 0x7878_8070),
    iosGlass: DynamicColor(0x0000_001A, 0xFFFF_FF1A, 0x0000_0033, 0xFFFF_FF33),
    macos10: DynamicColor(0x0000_0033, 0xFFFF_FF40, 0x0000_0059, 0xFFFF_FF66),
    macos: DynamicColor(0x0000_000D, 0xFFFF_FF1A, 0x0000_0026, 0xFFFF_FF40))
  /// A slider's thumb.
  public static let sliderThumb = ColorToken(
    "slider-thumb", DynamicColor(0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF),
    macos: DynamicColor(0xFFFF_FFFF, 0xC6C6_C6FF, 0xFFFF_FFFF, 0xC6C6_C6FF),
    macosGlass: DynamicColor(0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF))
  /// The marks along a slider.
  public static let sliderTick = ColorToken(
    "slider-tick", DynamicColor(0x3C3C_4366, 0xEBEB_F566, 0x3C3C_4399, 0xEBEB_F599),
    macos: DynamicColor(0x0000_0025, 0xFFFF_FF40, 0x0000_0080, 0xFFFF_FF80))
}
