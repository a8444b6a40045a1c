public import MaquetteElements
internal import MaquetteGraphics
internal import MaquetteTypography

/// The metrics of segmented controls, in points.
package struct SegmentedControlMetrics: Hashable, Sendable {
  /// The dimensions of one control size.
  package struct Measures: Hashable, Sendable {
    /// The height.
    package var height: Double
    /// The font size of titles.
    package var titleSize: Double
    /// The font size that symbols match.
    package var symbolSize: Double
    /// The radius of the track's corners.
    package var trackRadius: Double
    /// The radius of the thumb's corners.
    package var thumbRadius: Double
    /// The length of a separator.
    package var separatorLength: Double
    /// The padding beside the content of the widest segment.
    package var contentInset: Double
  }

  /// One shadow of the thumb, in the theme's shadow colour.
  package struct ThumbShadow: Hashable, Sendable {
    /// The opacity of the shadow colour.
    package var opacity: Double
    /// The standard deviation of the blur.
    package var sigma: Double
    /// The vertical offset, positive downwards.
    package var offset: Double
  }

  /// The mini size.
  package var mini: Measures
  /// The small size.
  package var small: Measures
  /// The medium size, which macOS calls regular.
  package var medium: Measures
  /// The distance between segments.
  package var spacing: Double
  /// The thickness of a separator.
  package var separatorWidth: Double
  /// The distance of the thumb from the edges of its segment.
  package var thumbInset: Double
  /// The minimum padding beside a segment's content; below it the content shrinks.
  package var minimumInset: Double
  /// The distance between the symbol and the title of one segment.
  package var symbolSpacing: Double
  /// The corner style of track and thumb.
  package var cornerStyle: CornerStyle
  /// The weight of titles.
  package var titleWeight: FontWeight
  /// The weight of the selected segment's title.
  package var selectedTitleWeight: FontWeight
  /// The title's colour on a thumb with a tint.
  package var titleOnTint: ColorToken
  /// The shadows of the thumb.
  package var thumbShadows: [ThumbShadow]
  /// Whether the shadows end at the edge of the track.
  package var clipsShadows: Bool
  /// The scale of a pressed thumb and its title.
  package var pressedScale: Double
  /// The opacity of a pressed title that is not selected.
  package var pressedTitleOpacity: Double
  /// The opacity of a disabled control's thumb.
  package var disabledThumbOpacity: Double
  /// The thickness of the ring around a focused control.
  package var focusRingWidth: Double
  /// The opacity of the tint in the focus ring.
  package var focusRingOpacity: Double
  /// The thickness of the track's border, at least a pixel.
  package var edgeWidth = 0.0
  /// Whether border, separators, titles and the selected segment have the tint.
  package var isTinted = false
  /// In tinted looks, the opacity of the tint over a pressed segment, and of the colour on tints over a selected one.
  package var pressedTintOpacity = 0.0

  /// Returns the dimensions of a size; large equals medium.
  package func measures(of size: ControlSize) -> Measures {
    switch size {
    case .mini: mini
    case .small: small
    case .medium, .large: medium
    }
  }

  /// iOS 13 to 18.
  ///
  /// Measured at 3x on a control of iOS 17 with three segments: height 32; segments of 87 points, 1 apart, around titles
  /// of 67 (the wider glyphs of the bundled font leave 9 of the inset of 10); the thumb 2 inside its segment; one
  /// shadow, whose profile on three sides fits 12 % black, sigma 3, 3 down, clipped at the track's edge. The track's
  /// corners have an effective radius of 8.4, like continuous corners of 8.2; the thumb's 6.2, like those of 6 (7, the
  /// value of other toolkits, does not fit). Separators of 1 x 18 are measured. The pressed look follows Flutter's
  /// reading of the platform: a pressed title fades to 20 %, a pressed thumb shrinks to 95 %. The small and mini
  /// sizes, which UIKit does not have, symbols, the minimum inset, the dimmed thumb and the ring are our choice.
  /// Titles do not grow with the text size, like UIKit's.
  package static let ios = SegmentedControlMetrics(
    mini: Measures(
      height: 24, titleSize: 11, symbolSize: 12, trackRadius: 6.2, thumbRadius: 4.5, separatorLength: 14,
      contentInset: 7),
    small: Measures(
      height: 28, titleSize: 12, symbolSize: 14, trackRadius: 7.2, thumbRadius: 5, separatorLength: 16,
      contentInset: 9),
    medium: Measures(
      height: 32, titleSize: 13, symbolSize: 15, trackRadius: 8.2, thumbRadius: 6, separatorLength: 18,
      contentInset: 9),
    spacing: 1, separatorWidth: 1, thumbInset: 2, minimumInset: 4, symbolSpacing: 4,
    cornerStyle: .continuous,
    titleWeight: .medium, selectedTitleWeight: .semibold, titleOnTint: .label,
    thumbShadows: [ThumbShadow(opacity: 0.12, sigma: 3, offset: 3)], clipsShadows: true,
    pressedScale: 0.95, pressedTitleOpacity: 0.2, disabledThumbOpacity: 0.5, focusRingWidth: 3,
    focusRingOpacity: 0.5)

  /// iOS 7 to 12: an outline in the tint, which fills the selected segment.
  ///
  /// Measured on a picture of iOS 7 whose scale is known to a few percent: height 29. The line of 1 and its radius of 4
  /// are measured on the stepper of the same era. Titles of 13 points are the platform's; their padding, the pressed
  /// look and the smaller sizes are our choice.
  package static let ios7: SegmentedControlMetrics = {
    func flat(_ measures: Measures, height: Double) -> Measures {
      var flat = measures
      flat.height = height
      flat.trackRadius = 4
      flat.thumbRadius = 0
      flat.separatorLength = height
      return flat
    }
    var metrics = ios
    metrics.mini = flat(ios.mini, height: 21)
    metrics.small = flat(ios.small, height: 25)
    metrics.medium = flat(ios.medium, height: 29)
    metrics.thumbInset = 0
    metrics.cornerStyle = .circular
    metrics.titleWeight = .regular
    metrics.selectedTitleWeight = .regular
    metrics.titleOnTint = .onTint
    metrics.thumbShadows = []
    metrics.pressedScale = 1
    metrics.pressedTitleOpacity = 1
    metrics.disabledThumbOpacity = 1
    metrics.edgeWidth = 1
    metrics.isTinted = true
    metrics.pressedTintOpacity = 0.2
    return metrics
  }()

  /// iOS 26: capsules.
  ///
  /// Measured at 3x: height 32, segments without gaps, the thumb 2 inside its segment and without a shadow, no
  /// separators.
  package static let iosGlass: SegmentedControlMetrics = {
    var metrics = ios
    metrics.mini.makeRound()
    metrics.small.makeRound()
    metrics.medium.makeRound()
    metrics.spacing = 0
    metrics.separatorWidth = 0
    metrics.thumbShadows = []
    return metrics
  }()

  /// macOS 26: capsules of 24.
  ///
  /// Our choice after iOS 26 and the heights of other controls of macOS 26: no picture was available.
  package static let macosGlass: SegmentedControlMetrics = {
    var metrics = macos
    metrics.mini.makeRound()
    metrics.small.makeRound()
    metrics.medium.makeRound()
    metrics.medium.height = 24
    metrics.separatorWidth = 0
    metrics.thumbInset = 2
    metrics.thumbShadows = []
    return metrics
  }()

  /// macOS 11 to 15.
  ///
  /// Measured at 1x on a strip of three tabs of macOS 12, which is drawn as a segmented control: height 22, segments
  /// without a gap, the thumb 1 inside its segment, separators of 1 x 12. Heights of 18 and 14 come from published
  /// re-creations. The thumb's two shadows are fitted to the bezel of a push button at 2x (grays 210 above, 178, 208,
  /// 223, 230 below it on 233). Titles have the platform's sizes for controls, 13, 11 and 9. Corners, insets, the
  /// pressed look, the dimmed thumb and the ring are our choice.
  package static let macos = SegmentedControlMetrics(
    mini: Measures(
      height: 14, titleSize: 9, symbolSize: 9, trackRadius: 4, thumbRadius: 3, separatorLength: 8,
      contentInset: 7),
    small: Measures(
      height: 18, titleSize: 11, symbolSize: 11, trackRadius: 5, thumbRadius: 4, separatorLength: 10,
      contentInset: 9),
    medium: Measures(
      height: 22, titleSize: 13, symbolSize: 13, trackRadius: 6, thumbRadius: 5, separatorLength: 12,
      contentInset: 11),
    spacing: 0, separatorWidth: 1, thumbInset: 1, minimumInset: 3, symbolSpacing: 4,
    cornerStyle: .continuous,
    titleWeight: .regular, selectedTitleWeight: .regular, titleOnTint: .onTint,
    thumbShadows: [
      ThumbShadow(opacity: 0.36, sigma: 0.5, offset: 0), ThumbShadow(opacity: 0.17, sigma: 0.55, offset: 0.9),
    ], clipsShadows: false,
    pressedScale: 1, pressedTitleOpacity: 1, disabledThumbOpacity: 0.5, focusRingWidth: 3,
    focusRingOpacity: 0.5)
}

extension SegmentedControlMetrics: ThemeMetrics {
  /// The macOS metrics on macOS, the iOS metrics elsewhere.
  package static func standard(for platform: Platform, era: Era) -> SegmentedControlMetrics {
    switch (platform, era) {
    case (.ios, .ios7): .ios7
    case (.ios, .glass): .iosGlass
    case (.macos, .glass): .macosGlass
    case (.macos, _): .macos
    case (.ios, .classic), (.watchos, _): .ios
    }
  }

  package static let tokenGroup = "segmented-control"
  package static let colors: [ColorToken] = [
    .segmentTrack, .segmentEdge, .segmentThumb, .segmentSeparator, .segmentPressed,
  ]

  package static let tokens: MetricTokens<SegmentedControlMetrics> = [
    .group("mini", \.mini, .measures).ourChoice(), .group("small", \.small, .measures).ourChoice(),
    .group("medium", \.medium, .measures),
    .points("spacing", \.spacing), .points("separator-width", \.separatorWidth),
    .points("thumb-inset", \.thumbInset), .points("minimum-inset", \.minimumInset).ourChoice(),
    .points("symbol-spacing", \.symbolSpacing).ourChoice(),
    .cornerSmoothing("corner-smoothing", \.cornerStyle),
    .weight("title-weight", \.titleWeight), .weight("selected-title-weight", \.selectedTitleWeight),
    .color("title-on-tint", \.titleOnTint),
    .items(
      "thumb-shadow", \.thumbShadows, atMost: 2,
      [
        .number("opacity", \.opacity), .points("sigma", \.sigma, in: 0...100),
        .points("offset", \.offset, in: -100...100),
      ]),
    .flag("clips-shadows", \.clipsShadows),
    .number("pressed-scale", \.pressedScale, in: 0...2).ourChoice(on: .macos),
    .number("pressed-title-opacity", \.pressedTitleOpacity).ourChoice(on: .macos),
    .number("disabled-thumb-opacity", \.disabledThumbOpacity).ourChoice(),
    .points("focus-ring-width", \.focusRingWidth).ourChoice(),
    .number("focus-ring-opacity", \.focusRingOpacity).ourChoice(),
    .points("edge-width", \.edgeWidth), .flag("tinted", \.isTinted),
    .number("pressed-tint-opacity", \.pressedTintOpacity),
  ]
}

extension SegmentedControlMetrics.Measures {
  /// Gives track and thumb round ends: a radius that exceeds the sides is reduced to fit.
  fileprivate mutating func makeRound() {
    trackRadius = 100
    thumbRadius = 100
  }
}

extension MetricTokens<SegmentedControlMetrics.Measures> {
  fileprivate static var measures: MetricTokens {
    [
      .points("height", \.height), .points("title-size", \.titleSize),
      .points("symbol-size", \.symbolSize).ourChoice(),
      .points("track-radius", \.trackRadius).ourChoice(on: .macos),
      .points("thumb-radius", \.thumbRadius).ourChoice(on: .macos),
      .points("separator-length", \.separatorLength),
      .points("content-inset", \.contentInset).ourChoice(on: .macos),
    ]
  }
}

extension ColorToken {
  /// The surface behind the segments of a segmented control.
  public static let segmentTrack = ColorToken(
    "segment-track", DynamicColor(0x7676_801F, 0x7676_803D, 0x7676_8033, 0x7676_8052),
    ios7: DynamicColor(0, 0, 0, 0), macos: DynamicColor(0x0000_0005, 0xFFFF_FF14, 0x0000_0014, 0xFFFF_FF26),
    macosGlass: DynamicColor(0x0000_0014, 0xFFFF_FF19, 0x0000_0029, 0xFFFF_FF33))
  /// The border of a segmented control's track.
  public static let segmentEdge = ColorToken(
    "segment-edge", DynamicColor(0, 0, 0, 0),
    macos: DynamicColor(0x0000_000B, 0xFFFF_FF0D, 0x0000_0066, 0xFFFF_FF66),
    macosGlass: DynamicColor(0x0000_0000, 0xFFFF_FF00, 0x0000_0080, 0xFFFF_FF80))
  /// The raised surface of the selected segment.
  public static let segmentThumb = ColorToken(
    "segment-thumb", DynamicColor(0xFFFF_FFFF, 0x6363_66FF, 0xFFFF_FFFF, 0x7C7C_80FF),
    macos: DynamicColor(0xFFFF_FFFF, 0x6565_65FF, 0xFFFF_FFFF, 0x6565_65FF))
  /// The lines between segments.
  public static let segmentSeparator = ColorToken(
    "segment-separator", DynamicColor(0x8E8E_9340, 0x8E8E_9340, 0x8E8E_9380, 0x8E8E_9380),
    macos: ColorToken.separator.standard(for: .macos, era: .classic))
  /// The cover of a pressed segment.
  public static let segmentPressed = ColorToken(
    "segment-pressed", DynamicColor(0, 0, 0, 0),
    macos: DynamicColor(0x0000_0014, 0xFFFF_FF1A, 0x0000_0026, 0xFFFF_FF33))
}
