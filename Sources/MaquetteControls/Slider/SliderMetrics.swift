import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// The metrics of sliders, in points.
struct SliderMetrics: Hashable, Sendable {
  /// The dimensions of one slider size.
  struct Measures: Hashable, Sendable {
    var height = 0.0
    /// The thickness of the track.
    var trackHeight = 0.0
    /// The size of the thumb, which has round ends.
    var thumb = Size.zero
    /// The size of the thumb of a slider with marks.
    var tickedThumb = Size.zero
    /// The size of a mark, which has round ends.
    var tick = Size.zero
    /// The distance of a mark's middle below the track's middle.
    var tickDrop = 0.0
  }

  /// The measures of each size; regular is medium and large.
  var mini = Measures(), small = Measures(), regular = Measures()
  /// The width if none is proposed.
  var idealWidth = 0.0
  /// The colour of the track after the thumb.
  var track = ColorToken.label
  /// Whether the track of a slider with marks is filled up to the thumb; if not, the first and the last mark stand at its ends.
  var fillsTickedTrack = false
  /// The distance of the track's ends from the frame's.
  var trackInset = 0.0
  /// The distance of the thumb from the frame's ends at the ends of its travel; negative beyond them.
  var thumbInset = 0.0
  /// The same for the thumb of a slider with marks.
  var tickedThumbInset = 0.0
  /// The distance of the thumb's middle above the track's.
  var thumbRise = 0.0
  /// Whether the thumb stands at whole points rather than at whole pixels.
  var hasWholeSteps = false
  /// The shadows of the thumb, from back to front.
  var thumbShadows = [ShadowMetrics]()
  /// The scale of a pressed thumb.
  var pressedScale = 0.0
  /// The part of the shadow colour mixed into a pressed thumb.
  var pressedThumbMix = 0.0
  /// The opacities of the shadow colour in the track's rims, outermost first; each is half a point thick, and 0 is none.
  var rims = [Double]()
  /// The font size that the symbols at the ends match.
  var symbolSize = 0.0
  /// The distance from the symbols at the ends to the track.
  var symbolSpacing = 0.0
  /// The size of a symbol that replaces the thumb, in heights of the thumb.
  var thumbSymbolSize = 0.0
  var disabledOpacity = 0.0

  /// Returns the length of a thumb's way from end to end in a frame of a width, at a distance from the frame's ends.
  static func travel(of thumb: Size, inset: Double, in width: Double) -> Double {
    Swift.max(0, width - 2 * inset - thumb.width)
  }

  /// Returns the dimensions of a size.
  func measures(of size: ControlSize) -> Measures {
    size.choice(mini: mini, small: small, medium: regular)
  }
}

extension SliderMetrics: MeasuredMetrics {
  /// The metrics of the platform and era; watchOS has those of iOS.
  static let standard = StandardMeasures<SliderMetrics>()

  static let tokenGroup = "slider"
  static let colors: [ColorToken] = [.sliderTrack, .sliderThumb, .sliderTick, .flatTrack]

  static let tokens: MetricTokens<SliderMetrics> = [
    .group("mini", \.mini, .measures), .group("small", \.small, .measures),
    .group("regular", \.regular, .measures),
    .points("ideal-width", \.idealWidth), .color("track", \.track),
    .flag("ticked-fill", \.fillsTickedTrack),
    .points("track-inset", \.trackInset),
    .points("thumb-inset", \.thumbInset, in: -100...100),
    .points("ticked-thumb-inset", \.tickedThumbInset, in: -100...100),
    .points("thumb-rise", \.thumbRise, in: -100...100), .flag("whole-steps", \.hasWholeSteps),
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
  public static let sliderTrack = ColorToken("slider-track")
  /// A slider's thumb.
  public static let sliderThumb = ColorToken("slider-thumb")
  /// The marks along a slider.
  public static let sliderTick = ColorToken("slider-tick")
}
