import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// The measures of navigation bars, in points.
struct NavigationBarMetrics: Hashable, Sendable {
  /// The height of the row with title and buttons: on phones, on tablets, and on phones on their side.
  var height = 0.0, tabletHeight = 0.0, compactHeight = 0.0
  /// The room below that row, and the additional room around it in a sheet.
  package var rowBottom = 0.0, sheetTop = 0.0, sheetBottom = 0.0
  /// The additional height of a bar with a prompt, and the size of that.
  var promptHeight = 0.0, promptSize = 0.0
  var titleSize = 0.0
  var titleWeight = FontWeight.regular
  /// The sizes of the title and of the subtitle below it.
  var subtitledSize = 0.0, subtitleSize = 0.0
  /// The least distance of the title from buttons.
  var titleGap = 0.0
  /// How far a button that goes back begins before the margin.
  var backOutset = 0.0
  /// The distance of its title from the chevron.
  var backSpacing = 0.0
  var chevron = ChevronMeasures()
  var large = LargeMeasures()
  /// The room around a search field or segments below the title.
  var searchTop = 0.0, searchBottom = 0.0
  /// Whether the bar has no background, unless it is said to, while its title is large or no content is under it.
  var hidesWithLargeTitle = false, hidesAtEdge = false

  /// The measures of the chevron of a button that goes back.
  struct ChevronMeasures: Hashable, Sendable {
    var width = 0.0, height = 0.0, line = 0.0
    var isRound = false
  }

  /// The measures of a large title.
  struct LargeMeasures: Hashable, Sendable {
    /// The least height of its row, the room above its text, and that below a subtitle.
    var height = 0.0, top = 0.0, bottom = 0.0
    /// How much farther from the edge it stands than the buttons.
    var outset = 0.0
    var style = TextStyle.body
    var weight = FontWeight.regular
    var subtitleStyle = TextStyle.body
  }
}

extension NavigationBarMetrics: MeasuredMetrics {
  /// Those of iOS on macOS, which has no such bars.
  static let standard = StandardMeasures<NavigationBarMetrics>()

  static let tokenGroup = "navigation-bar"

  static let tokens: MetricTokens<NavigationBarMetrics> = [
    .points("height", \.height), .points("tablet-height", \.tabletHeight),
    .points("compact-height", \.compactHeight), .points("row-bottom", \.rowBottom),
    .points("sheet-top", \.sheetTop), .points("sheet-bottom", \.sheetBottom),
    .points("prompt-height", \.promptHeight), .points("prompt-size", \.promptSize, in: 1...1000),
    .points("title-size", \.titleSize, in: 1...1000), .weight("title-weight", \.titleWeight),
    .points("subtitled-size", \.subtitledSize, in: 1...1000),
    .points("subtitle-size", \.subtitleSize, in: 1...1000), .points("title-gap", \.titleGap),
    .points("back-outset", \.backOutset), .points("back-spacing", \.backSpacing),
    .group(
      "chevron", \.chevron,
      [
        .points("width", \.width), .points("height", \.height), .points("line", \.line),
        .flag("round", \.isRound),
      ]),
    .group(
      "large", \.large,
      [
        .points("height", \.height), .points("outset", \.outset), .points("top", \.top),
        .points("bottom", \.bottom),
        .textStyle("style", \.style),
        .weight("weight", \.weight), .textStyle("subtitle-style", \.subtitleStyle),
      ]),
    .points("search-top", \.searchTop), .points("search-bottom", \.searchBottom),
    .flag("hides-with-large-title", \.hidesWithLargeTitle), .flag("hides-at-edge", \.hidesAtEdge),
  ]
}
