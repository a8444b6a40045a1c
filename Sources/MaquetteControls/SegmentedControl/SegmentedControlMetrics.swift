import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The metrics of segmented controls, in points.
struct SegmentedControlMetrics: Hashable, Sendable {
  /// The dimensions of one control size.
  struct Measures: Hashable, Sendable {
    var height: Double
    var titleSize: Double
    /// The font size that symbols match.
    var symbolSize: Double
    var trackRadius: Double
    var thumbRadius: Double
    var separatorLength: Double
    /// The padding beside the content of the widest segment.
    var contentInset: Double
  }

  /// The measures of each size; large is as medium, which macOS calls regular.
  var mini, small, medium: Measures
  var spacing: Double
  var separatorWidth: Double
  /// The distance of the thumb from the edges of its segment.
  var thumbInset: Double
  /// The minimum padding beside a segment's content; below it the content shrinks.
  var minimumInset: Double
  /// The distance between the symbol and the title of one segment.
  var symbolSpacing: Double
  var cornerStyle: CornerStyle
  var titleWeight, selectedTitleWeight: FontWeight
  /// The thickness added to the strokes of titles, in ems.
  var titleGrowth = 0.0
  /// How much higher than in the middle titles and symbols stand.
  var titleRise = 0.0
  /// The title's colour on a thumb with a tint.
  var titleOnTint: ColorToken
  var thumbShadows: [ShadowMetrics]
  /// Whether the shadows end at the edge of the track.
  var clipsShadows: Bool
  /// The scale of a pressed thumb and its title.
  var pressedScale: Double
  /// The opacity of a pressed title that is not selected.
  var pressedTitleOpacity: Double
  var disabledThumbOpacity: Double
  var focusRingWidth: Double
  /// The opacity of the tint in the focus ring.
  var focusRingOpacity: Double
  /// The thickness of the track's border, at least a pixel.
  var edgeWidth = 0.0
  /// Whether border, separators, titles and the selected segment have the tint.
  var isTinted = false
  /// Whether the track is a bezel, and the selected segment a tinted part of it.
  var hasBezel = false
  /// In tinted looks, the opacity of the tint over a pressed segment, and of the colour on tints over a selected one.
  var pressedTintOpacity = 0.0
  /// How far the lens that a pressed thumb becomes reaches beyond the track; 0 for no lens.
  var lensReach = 0.0
  /// The additional width of the lens halfway between two segments.
  var lensStretch = 0.0
  /// The opacity of a tint in the lens.
  var lensTintOpacity = 0.0

  /// Returns the dimensions of a size; large equals medium.
  func measures(of size: ControlSize) -> Measures {
    size.choice(mini: mini, small: small, medium: medium)
  }

  /// iOS 13 to 18. Titles do not grow with the text size, like UIKit's.
  static let ios = SegmentedControlMetrics(
    mini: Measures(
      height: 24, titleSize: 11, symbolSize: 14, trackRadius: 6.2, thumbRadius: 4.5, separatorLength: 14,
      contentInset: 7),
    small: Measures(
      height: 28, titleSize: 12, symbolSize: 16, trackRadius: 7.2, thumbRadius: 5, separatorLength: 16,
      contentInset: 9),
    medium: Measures(
      height: 32, titleSize: 13, symbolSize: 17, trackRadius: 8.2, thumbRadius: 6, separatorLength: 18,
      contentInset: 9),
    spacing: 1, separatorWidth: 1, thumbInset: 2, minimumInset: 4, symbolSpacing: 4, cornerStyle: .continuous,
    titleWeight: .medium, selectedTitleWeight: .semibold, titleGrowth: -0.0063, titleOnTint: .label,
    thumbShadows: [.init(opacity: 0.12, sigma: 3, offset: 3)], clipsShadows: true, pressedScale: 0.95,
    pressedTitleOpacity: 0.2, disabledThumbOpacity: 0.5, focusRingWidth: 3, focusRingOpacity: 0.5)

  /// iOS 7 to 12: an outline in the tint, which fills the selected segment.
  static let ios7 = ios.with {
    $0.mini.makeFlat(height: 21)
    $0.small.makeFlat(height: 25)
    $0.medium.makeFlat(height: 29)
    $0.thumbInset = 0
    $0.cornerStyle = .circular
    $0.titleWeight = .regular
    $0.selectedTitleWeight = .regular
    $0.titleGrowth = 0
    $0.titleOnTint = .onTint
    $0.thumbShadows = []
    $0.pressedScale = 1
    $0.pressedTitleOpacity = 1
    $0.disabledThumbOpacity = 1
    $0.edgeWidth = 1
    $0.isTinted = true
    $0.pressedTintOpacity = 0.2
  }

  /// iOS 26: capsules. A pressed thumb becomes a lens larger than its segment.
  static let iosGlass = ios.with {
    $0.mini.makeRound()
    $0.small.makeRound()
    $0.medium.makeRound()
    $0.spacing = 0
    $0.separatorWidth = 0
    $0.thumbShadows = []
    $0.pressedScale = 1
    $0.lensReach = 3.25
    $0.lensStretch = 25.5
    $0.lensTintOpacity = 0.125
  }

  /// macOS 26: as high as its push buttons, with their corners on the thumb.
  static let macosGlass = macos.with {
    $0.mini.makeGlass(height: 16, thumbRadius: 4.5)
    $0.small.makeGlass(height: 20, thumbRadius: 5)
    $0.medium.makeGlass(height: 24, thumbRadius: 6)
    $0.cornerStyle = .continuous
    $0.separatorWidth = 0
    $0.thumbShadows = []
    $0.titleRise = -0.625
  }

  /// macOS 10: a bezel, of which the selected segment has the tint while the window is active.
  static let macos10 = macos.with {
    func change(_ measures: inout Measures, as button: PushButtonMetrics.Measures) {
      measures.height = button.height
      (measures.trackRadius, measures.thumbRadius) = (button.radius, 0)
      measures.separatorLength = button.height - 2 * BezelMetrics.macos10.edgeWidth
    }
    change(&$0.mini, as: PushButtonMetrics.macos10.mini)
    change(&$0.small, as: PushButtonMetrics.macos10.small)
    change(&$0.medium, as: PushButtonMetrics.macos10.medium)
    $0.thumbInset = 0
    $0.cornerStyle = .circular
    $0.thumbShadows = []
    $0.clipsShadows = true
    $0.hasBezel = true
  }

  /// macOS 11 to 15.
  static let macos = SegmentedControlMetrics(
    mini: Measures(
      height: 14, titleSize: 9, symbolSize: 9, trackRadius: 4, thumbRadius: 3, separatorLength: 8,
      contentInset: 7),
    small: Measures(
      height: 18, titleSize: 11, symbolSize: 11, trackRadius: 5, thumbRadius: 4, separatorLength: 10,
      contentInset: 9),
    medium: Measures(
      height: 22, titleSize: 13, symbolSize: 13, trackRadius: 6, thumbRadius: 5, separatorLength: 12,
      contentInset: 11),
    spacing: 0, separatorWidth: 1, thumbInset: 1, minimumInset: 3, symbolSpacing: 4, cornerStyle: .circular,
    titleWeight: .regular, selectedTitleWeight: .regular, titleOnTint: .onTint,
    thumbShadows: [
      .init(opacity: 0.36, sigma: 0.5, offset: 0), .init(opacity: 0.17, sigma: 0.55, offset: 0.9),
    ], clipsShadows: false,
    pressedScale: 1, pressedTitleOpacity: 1, disabledThumbOpacity: 0.5, focusRingWidth: 3,
    focusRingOpacity: 0.5)
}

extension SegmentedControlMetrics: ThemeMetrics {
  /// The macOS metrics on macOS, the iOS metrics elsewhere.
  static func standard(for platform: Platform, era: Era) -> SegmentedControlMetrics {
    choice(
      platform, era, ios: .ios, ios7: .ios7, iosGlass: .iosGlass, macos10: .macos10, macos: .macos,
      macosGlass: .macosGlass)
  }

  static let tokenGroup = "segmented-control"
  static let colors: [ColorToken] = [
    .segmentTrack, .segmentInactiveTrack, .segmentEdge, .segmentThumb, .segmentSeparator, .segmentPressed,
  ]

  static let tokens: MetricTokens<SegmentedControlMetrics> = [
    .group("mini", \.mini, .measures), .group("small", \.small, .measures),
    .group("medium", \.medium, .measures),
    .points("spacing", \.spacing), .points("separator-width", \.separatorWidth),
    .points("thumb-inset", \.thumbInset), .points("minimum-inset", \.minimumInset),
    .points("symbol-spacing", \.symbolSpacing),
    .cornerSmoothing("corner-smoothing", \.cornerStyle),
    .weight("title-weight", \.titleWeight), .weight("selected-title-weight", \.selectedTitleWeight),
    .number("title-growth", \.titleGrowth, in: -0.1...0.1), .points("title-rise", \.titleRise, in: -10...10),
    .color("title-on-tint", \.titleOnTint),
    .items("thumb-shadow", \.thumbShadows, atMost: 2, .shadow),
    .flag("clips-shadows", \.clipsShadows),
    .number("pressed-scale", \.pressedScale, in: 0...2),
    .number("pressed-title-opacity", \.pressedTitleOpacity),
    .number("disabled-thumb-opacity", \.disabledThumbOpacity),
    .points("focus-ring-width", \.focusRingWidth),
    .number("focus-ring-opacity", \.focusRingOpacity),
    .points("edge-width", \.edgeWidth), .flag("tinted", \.isTinted), .flag("bezel", \.hasBezel),
    .number("pressed-tint-opacity", \.pressedTintOpacity),
    .points("lens-reach", \.lensReach), .points("lens-stretch", \.lensStretch),
    .number("lens-tint-opacity", \.lensTintOpacity),
  ]
}

extension SegmentedControlMetrics.Measures {
  /// Gives the track square segments with separators from edge to edge.
  fileprivate mutating func makeFlat(height: Double) {
    (self.height, separatorLength) = (height, height)
    (trackRadius, thumbRadius) = (4, 0)
  }

  /// Gives the thumb, one point inside the track, corners whose middles are the track's.
  fileprivate mutating func makeGlass(height: Double, thumbRadius: Double) {
    self.height = height
    (trackRadius, self.thumbRadius) = (thumbRadius + 1, thumbRadius)
  }

  /// Gives track and thumb round ends: a radius that exceeds the sides is reduced to fit.
  fileprivate mutating func makeRound() {
    (trackRadius, thumbRadius) = (100, 100)
  }
}

extension MetricTokens<SegmentedControlMetrics.Measures> {
  fileprivate static var measures: MetricTokens {
    [
      .points("height", \.height), .points("title-size", \.titleSize),
      .points("symbol-size", \.symbolSize),
      .points("track-radius", \.trackRadius),
      .points("thumb-radius", \.thumbRadius),
      .points("separator-length", \.separatorLength),
      .points("content-inset", \.contentInset),
    ]
  }
}

extension ColorToken {
  /// The surface behind the segments of a segmented control.
  public static let segmentTrack = ColorToken(
    "segment-track", DynamicColor(0x7676_801F, 0x7676_803D, 0x7676_8033, 0x7676_8052),
    ios7: DynamicColor(0, 0, 0, 0), macos: DynamicColor(0x0000_000D, 0xFFFF_FF0D, 0x0000_0014, 0xFFFF_FF26),
    macosGlass: DynamicColor(0x0000_0014, 0xFFFF_FF19, 0x0000_0029, 0xFFFF_FF33))
  /// The same in an inactive window.
  public static let segmentInactiveTrack = ColorToken(
    "segment-inactive-track", DynamicColor(0x7676_801F, 0x7676_803D, 0x7676_8033, 0x7676_8052),
    ios7: DynamicColor(0, 0, 0, 0), macos: DynamicColor(0x0000_000D, 0xFFFF_FF0D, 0x0000_0014, 0xFFFF_FF26),
    macosGlass: DynamicColor(0x0000_0014, 0xFFFF_FF19, 0x0000_0029, 0xFFFF_FF33))
  /// The border of a segmented control's track.
  public static let segmentEdge = ColorToken(
    "segment-edge", DynamicColor(0, 0, 0, 0),
    macos: DynamicColor(0x0000_000B, 0xFFFF_FF0D, 0x0000_0066, 0xFFFF_FF66),
    macosGlass: DynamicColor(0x0000_0000, 0xFFFF_FF00, 0x0000_0080, 0xFFFF_FF80))
  /// The raised surface of the selected segment.
  public static let segmentThumb = ColorToken(
    "segment-thumb", DynamicColor(0xFFFF_FFFF, 0x6363_66FF, 0xFFFF_FFFF, 0x7C7C_80FF),
    iosGlass: DynamicColor(0xFFFF_FFFF, 0xEBEB_F54D, 0xFFFF_FFFF, 0xEBEB_F561),
    macos10: DynamicColor(0xC8C8_C8FF, 0x9FA0_A1FF, 0xC8C8_C8FF, 0x9FA0_A1FF),
    macos: DynamicColor(0xFFFF_FFFF, 0x5E5E_5EFF, 0xFFFF_FFFF, 0x5E5E_5EFF),
    macosGlass: DynamicColor(0xFFFF_FFFF, 0xFFFF_FF40, 0xFFFF_FFFF, 0xFFFF_FF61))
  /// The lines between segments.
  public static let segmentSeparator = ColorToken(
    "segment-separator", DynamicColor(0x8E8E_9340, 0x8E8E_9340, 0x8E8E_9380, 0x8E8E_9380),
    macos10: DynamicColor(0x0000_0021, 0x0000_0040, 0x0000_0066, 0xFFFF_FF66),
    macos: DynamicColor(0x0000_001A, 0x0000_0033, 0x0000_0040, 0xFFFF_FF40))
  /// The cover of a pressed segment.
  public static let segmentPressed = ColorToken(
    "segment-pressed", DynamicColor(0, 0, 0, 0),
    macos: DynamicColor(0x0000_0014, 0xFFFF_FF1A, 0x0000_0026, 0xFFFF_FF33))
}
