import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// The measures of navigation bars, in points.
struct NavigationBarMetrics: Hashable, Sendable {
  /// The height of the row with title and buttons: on phones, on tablets, and on phones on their side.
  var height, tabletHeight, compactHeight: Double
  /// The room below that row, and the additional room around it in a sheet.
  package var rowBottom, sheetTop, sheetBottom: Double
  /// The additional height of a bar with a prompt, and the size of that.
  var promptHeight, promptSize: Double
  var titleSize: Double
  var titleWeight: FontWeight
  /// The sizes of the title and of the subtitle below it.
  var subtitledSize, subtitleSize: Double
  /// The least distance of the title from buttons.
  var titleGap: Double
  /// How far a button that goes back begins before the margin.
  var backOutset: Double
  /// The distance of its title from the chevron.
  var backSpacing: Double
  var chevron: ChevronMeasures
  var large: LargeMeasures
  /// The room around a search field or segments below the title.
  var searchTop, searchBottom: Double
  /// Whether the bar has no background, unless it is said to, while its title is large or no content is under it.
  var hidesWithLargeTitle, hidesAtEdge: Bool

  /// The measures of the chevron of a button that goes back.
  struct ChevronMeasures: Hashable, Sendable {
    var width, height, line: Double
    var isRound: Bool
  }

  /// The measures of a large title.
  struct LargeMeasures: Hashable, Sendable {
    /// The least height of its row, the room above its text, and that below a subtitle.
    var height, top, bottom: Double
    var style: TextStyle
    var weight: FontWeight
    var subtitleStyle: TextStyle
  }

  static let ios = NavigationBarMetrics(
    height: 44, tabletHeight: 50, compactHeight: 32, rowBottom: 0, sheetTop: 6, sheetBottom: 6,
    promptHeight: 30, promptSize: 13, titleSize: 17, titleWeight: .semibold, subtitledSize: 15,
    subtitleSize: 12, titleGap: 8, backOutset: 6.7,
    backSpacing: 10, chevron: .init(width: 11, height: 19, line: 2.6, isRound: true),
    large: .init(
      height: 52, top: 3, bottom: 8, style: .largeTitle, weight: .bold, subtitleStyle: .subheadline),
    searchTop: 1, searchBottom: 15, hidesWithLargeTitle: true, hidesAtEdge: true)

  static let ios7 = ios.with {
    $0.tabletHeight = 44
    $0.sheetTop = 0
    $0.sheetBottom = 0
    $0.backOutset = 8
    $0.backSpacing = 6
    $0.chevron = .init(width: 13, height: 21, line: 3, isRound: false)
    $0.hidesWithLargeTitle = false
    $0.hidesAtEdge = false
  }

  static let iosGlass = ios.with {
    $0.tabletHeight = 44
    $0.compactHeight = 44
    $0.rowBottom = 10
    $0.sheetTop = 16
    $0.sheetBottom = 0
    $0.titleGap = 12
    $0.backOutset = 0
    $0.chevron = .init(width: 10.5, height: 18, line: 2.3, isRound: true)
    $0.searchTop = 12
    $0.searchBottom = 0
  }
}

extension NavigationBarMetrics {
  /// watchOS: a title beside the time, or larger below it.
  static let watchos = ios.with {
    $0.height = 32
    $0.titleSize = 16
    $0.backSpacing = 6
    $0.chevron = .init(width: 9, height: 15, line: 2.2, isRound: true)
    $0.large.height = 36
    $0.large.style = .title2
    $0.large.weight = .semibold
  }
}

extension NavigationBarMetrics: ThemeMetrics {
  /// Those of iOS on macOS, which has no such bars.
  static func standard(for platform: Platform, era: Era) -> NavigationBarMetrics {
    choice(platform, era, ios: .ios, ios7: .ios7, iosGlass: .iosGlass, watchos: .watchos)
  }

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
        .points("height", \.height), .points("top", \.top), .points("bottom", \.bottom),
        .textStyle("style", \.style),
        .weight("weight", \.weight), .textStyle("subtitle-style", \.subtitleStyle),
      ]),
    .points("search-top", \.searchTop), .points("search-bottom", \.searchBottom),
    .flag("hides-with-large-title", \.hidesWithLargeTitle), .flag("hides-at-edge", \.hidesAtEdge),
  ]

  static let sources: [MeasureSource] = [
    .derived("iOS 13 to 18: no other platform has such bars", in: .macos10, .macos, .macosGlass, .watchos),
    .derived("the time, beside which the title stands", in: .watchos, of: "title-size", "height"),
    .chosen(
      "no picture with a known scale shows it", in: .watchos, of: "large.height", "large.style",
      "large.weight", "chevron", "back-spacing"),
    .measured(
      "bars of iOS 16 and 18 at 3x: the line 44 below the status bar, titles of 17, semibold; on a screen of 440, a chevron of 11 by 19 13.3 from the edge, the ink of the title 11.4 after it",
      in: .ios, of: "height", "title-size", "title-weight", "chevron", "back-outset", "back-spacing"),
    .published(
      "GKNavigationBarSwift and others: 50 on tablets since iOS 12, 32 on phones on their side but the largest",
      in: .ios, of: "tablet-height", "compact-height"),
    .published(
      "UIKit: bars of 56 in page sheets since iOS 13, with their contents in the middle", in: .ios,
      of: "sheet-top", "sheet-bottom"),
    .published("UIKit: 74 with a prompt", in: .ios, of: "prompt-height"),
    .chosen(
      "no picture has a prompt or a subtitle", in: .ios, of: "prompt-size", "subtitled-size", "subtitle-size",
      "large.subtitle-style"),
    .chosen("room that separates a title from buttons", in: .ios, of: "title-gap"),
    .published(
      "UIKit, as others repeat it: 52 more with a large title, 52 with a search field of 36, which stands 1 below the title",
      in: .ios, of: "large.height", "search-top", "search-bottom"),
    .measured(
      "large titles of iOS 15 and 26 at 3x: ink of 25 without descenders, 34 bold", in: .ios,
      of: "large.style", "large.weight"),
    .derived(
      "the label of the title, 41 high, ends 8 above the row's end", in: .ios, of: "large.top",
      "large.bottom"),
    .published(
      "UIKit: no background at the edge of what scrolls, since iOS 13 with large titles, since iOS 15 with any",
      in: .ios, of: "hides-with-large-title", "hides-at-edge"),
    .derived("no room: the line is at the end of the row", in: .ios, of: "row-bottom"),
    .published(
      "UIKit until iOS 12: 44 on tablets, a chevron of 13 by 21 that begins 8 from the edge, its title at 27",
      in: .ios7, of: "tablet-height", "chevron", "back-outset", "back-spacing"),
    .published(
      "UIKit until iOS 12: bars have their background always", in: .ios7, of: "hides-with-large-title",
      "hides-at-edge"),
    .derived(
      "until iOS 12 sheets cover the screen: bars as there", in: .ios7, of: "sheet-top", "sheet-bottom"),
    .derived("iOS 13 to 18: no source has another", in: .ios7, .iosGlass),
    .derived(
      "buttons are as far from the top of a sheet as from its sides", in: .iosGlass, of: "sheet-top",
      "sheet-bottom"),
    .published(
      "GKNavigationBarSwift: 54 on iOS 26, ten of them below buttons of 44", in: .iosGlass, of: "height",
      "row-bottom"),
    .derived(
      "phones upright: buttons of 44 need as much", in: .iosGlass, of: "tablet-height", "compact-height"),
    .derived("the room below the row of buttons is enough", in: .iosGlass, of: "search-bottom"),
    .derived("the distance of neighbours", in: .iosGlass, of: "title-gap"),
    .derived("buttons that go back are as all others", in: .iosGlass, of: "back-outset", "back-spacing"),
    .chosen(
      "the symbols of glass buttons, 20 high in ink, less the points of a chevron", in: .iosGlass,
      of: "chevron"),
    .derived("the distance of neighbours", in: .iosGlass, of: "search-top"),
  ]
}
