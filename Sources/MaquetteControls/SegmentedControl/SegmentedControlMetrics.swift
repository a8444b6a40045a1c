import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The metrics of segmented controls, in points.
struct SegmentedControlMetrics: Hashable, Sendable {
  /// The dimensions of one control size.
  struct Measures: Hashable, Sendable {
    var height = 0.0
    var titleSize = 0.0
    /// The font size that symbols match.
    var symbolSize = 0.0
    var trackRadius = 0.0
    var thumbRadius = 0.0
    var separatorLength = 0.0
    /// The padding beside the content of the widest segment.
    var contentInset = 0.0
  }

  /// The measures of each size; large is as medium, which macOS calls regular.
  var mini = Measures(), small = Measures(), medium = Measures()
  var spacing = 0.0
  var separatorWidth = 0.0
  /// The distance of the thumb from the edges of its segment.
  var thumbInset = 0.0
  /// The minimum padding beside a segment's content; below it the content shrinks.
  var minimumInset = 0.0
  /// The distance between the symbol and the title of one segment.
  var symbolSpacing = 0.0
  var cornerStyle = CornerStyle.circular
  var titleWeight = FontWeight.regular, selectedTitleWeight = FontWeight.regular
  /// The thickness added to the strokes of titles, in ems.
  var titleGrowth = 0.0
  /// How much higher than in the middle titles and symbols stand.
  var titleRise = 0.0
  /// The title's colour on a thumb with a tint.
  var titleOnTint = ColorToken.label
  var thumbShadows = [ShadowMetrics]()
  /// Whether the shadows end at the edge of the track.
  var clipsShadows = false
  /// The scale of a pressed thumb and its title.
  var pressedScale = 0.0
  /// The opacity of a pressed title that is not selected.
  var pressedTitleOpacity = 0.0
  var disabledThumbOpacity = 0.0
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
}

extension SegmentedControlMetrics: MeasuredMetrics {
  /// The macOS metrics on macOS, the iOS metrics elsewhere.
  static let standard = StandardMeasures<SegmentedControlMetrics>()

  static let tokenGroup = "segmented-control"
  static let colors: [ColorToken] = [
    .segmentTrack, .segmentInactiveTrack, .segmentEdge, .segmentFoot, .segmentThumb, .segmentSeparator,
    .segmentPressed,
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
    .points("edge-width", \.edgeWidth), .flag("tinted", \.isTinted), .flag("bezel", \.hasBezel),
    .number("pressed-tint-opacity", \.pressedTintOpacity),
    .points("lens-reach", \.lensReach), .points("lens-stretch", \.lensStretch),
    .number("lens-tint-opacity", \.lensTintOpacity),
  ]
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
  public static let segmentTrack = ColorToken("segment-track")
  /// The same in an inactive window.
  public static let segmentInactiveTrack = ColorToken("segment-inactive-track")
  /// The border of a segmented control's track.
  public static let segmentEdge = ColorToken("segment-edge")
  /// The additional colour of the track's lower line where it is lighter.
  public static let segmentFoot = ColorToken("segment-foot")
  /// The raised surface of the selected segment.
  public static let segmentThumb = ColorToken("segment-thumb")
  /// The lines between segments.
  public static let segmentSeparator = ColorToken("segment-separator")
  /// The cover of a pressed segment.
  public static let segmentPressed = ColorToken("segment-pressed")
}
