import MaquetteTypography

extension ColorToken {
  /// Where the looks of the system's colours come from; an increased contrast is the `increased` of a colour.
  package static let systemSources: [MeasureSource] = iosSources + macosSources + watchosSources

  private static let iosSources: [MeasureSource] = [
    .published("ColorCompatibility, generated from what iOS 13 prints, and Flutter, which agrees", in: .ios),
    .published("what iOS 15 prints, as others repeat it", in: .ios, of: "teal", "mint", "cyan"),
    .measured("pictures of iOS 13 to 18, which hit the printed value exactly", in: .ios, of: "blue", "green"),
    .published("Flutter; no picture in dark appearance", in: .ios, under: .dark, of: "blue", "green"),
    .measured("a divider of Toga on iOS at 3x, exactly", in: .ios, under: .light, of: "gray"),
    .measured(
      "fields of iOS 14 to 17 at 3x: (197, 197, 199) on white", in: .ios, under: .light,
      of: "placeholder-text"),
    .measured(
      "gray buttons: (233, 233, 234) on (254), and (38, 38, 41) on black", in: .ios,
      of: "secondary-fill"),
    .measured(
      "segments and steppers: (238, 238, 239) on white, and a search field of iOS 15: (28, 28, 31) on black",
      in: .ios, of: "tertiary-fill"),
    .measured(
      "a list of iOS 18: (198, 198, 200) on white, (62, 62, 65) on (28, 28, 30)", in: .ios, of: "separator"),
    .measured(
      "lists of iOS 15 to 18: (133, 133, 139) on (242, 242, 247), (141, 141, 147) on black", in: .ios,
      of: "secondary-label"),
    .published("UIKit, as others repeat it", in: .ios, under: .dark, of: "opaque-separator", "link"),
    .published("what iOS 13 prints under increased contrast, in Flutter", in: .ios, of: "increased"),
    .derived(
      "the standard look: UIKit states no other", in: .ios, of: "increased.separator", "increased.link"),
    .derived("blue, which it equals", in: .ios, .iosGlass, of: "accent", "increased.accent"),
    .derived("the standard look over a background", in: .ios, of: "increased.opaque-separator"),

    .derived("the same colour of iOS 13 to 18: no source has another", in: .iosGlass),
    .derived("the same look of iOS 13 to 18", in: .ios7, .iosGlass, of: "increased"),
    .published(
      "Human Interface Guidelines of June 2025, Color", in: .iosGlass, .macosGlass,
      of: "blue", "green", "indigo", "orange", "pink", "brown", "purple", "red", "teal", "cyan", "mint",
      "yellow",
      "increased.blue", "increased.green", "increased.indigo", "increased.orange", "increased.pink",
      "increased.brown", "increased.purple", "increased.red", "increased.teal", "increased.cyan",
      "increased.mint",
      "increased.yellow"),
    .published(
      "Human Interface Guidelines of June 2025, Color: the grays as before", in: .iosGlass,
      of: "gray", "gray2", "gray3", "gray4", "gray5", "gray6"),
    .measured(
      "`ios26-button-tinted-1.5x`: a fill of (208, 234, 255) on white, which is 18 % of (0, 136, 255)",
      in: .iosGlass,
      under: .light, of: "blue"),
    .derived("blue of these versions", in: .iosGlass, of: "link", "increased.link"),
    .measured(
      "`ios26-list-section-header`, `-dark`: pages of (242, 242, 247) and black, cards of white and (28, 28, 30)",
      in: .iosGlass, of: "grouped-background", "secondary-grouped-background"),
    .measured(
      "`ios26-list-section-header`, `-dark`: (138, 138, 142) on white, (152, 152, 159) on (28, 28, 30)",
      in: .iosGlass, of: "secondary-label"),

    .derived("iOS 13 to 18: these versions have no dark appearance", in: .ios7),
    .published(
      "the iOS 7 chapter on colours, and UIKit's constants as others repeat them", in: .ios7, under: .light),
    .measured(
      "`ios10-contact-add`, `ios12-contact-add-3x`", in: .ios7, under: .light, of: "blue", "accent", "link"),
    .measured("`ios11-switch-on`", in: .ios7, under: .light, of: "green"),
    .measured(
      "grouped lists of iOS 7: (239, 239, 244)", in: .ios7, under: .light, of: "grouped-background",
      "secondary-background"),
    .derived(
      "iOS 13 to 18: these versions have no such colour", in: .ios7, under: .light,
      of: "indigo", "brown", "cyan", "mint", "gray2", "gray3", "gray5", "gray6", "fill", "secondary-fill",
      "tertiary-fill", "quaternary-fill", "tertiary-label", "quaternary-label", "tertiary-background",
      "on-tint", "pressed-mix",
      "pressed-fill"),

    .published(
      "a back-port of UIKit's button configurations", in: .ios, of: "on-tint", "pressed-mix", "pressed-fill"),
    .derived("the standard look", in: .ios, of: "increased.pressed-fill"),
    .derived("black, before the opacity that each shadow states", of: "shadow"),
  ]

  private static let macosSources: [MeasureSource] = [
    .published(
      "AppKit UI Elements, a re-creation whose author read macOS's catalogue of colours", in: .macos),
    .published(
      "NSColor's documented defaults", in: .macos,
      of: "separator", "link", "secondary-background", "tertiary-background"),
    .derived("blue in both appearances, as a re-creation has it", in: .macos, of: "accent"),
    .derived("the tertiary label", in: .macos, of: "placeholder-text"),
    .derived("the background", in: .macos, .macosGlass, of: "grouped-background"),
    .derived("the separator over the background", in: .macos, .macosGlass, of: "opaque-separator"),
    .measured(
      "a group at 2x: (238, 238, 238) in a window of (246, 246, 246), black of 3 %; ours is that over the background",
      in: .macos, under: .light, of: "secondary-grouped-background"),
    .derived(
      "white of 3 % over the background", in: .macos, under: .dark, of: "secondary-grouped-background"),
    .derived(
      "iOS 13 to 18: macOS has no such colour", in: .macos,
      of: "gray2", "gray3", "gray4", "gray5", "gray6", "fill", "secondary-fill", "tertiary-fill",
      "quaternary-fill",
      "pressed-fill", "pressed-mix"),
    .derived("the same look of iOS 13 to 18", in: .macos, .macosGlass, of: "increased"),
    .derived(
      "the standard look, one step towards opaque", in: .macos, .macosGlass,
      of: "increased.label", "increased.secondary-label", "increased.tertiary-label",
      "increased.quaternary-label", "increased.placeholder-text", "increased.separator",
      "increased.opaque-separator"),
    .derived(
      "the standard look", in: .macos, .macosGlass,
      of: "increased.link", "increased.secondary-background", "increased.grouped-background",
      "increased.secondary-grouped-background"),

    .derived("the same colour of macOS 11 to 15: no source has another", in: .macos10, .macosGlass),
    .derived("the same look of macOS 11 to 15", in: .macos10, of: "increased"),
    .measured(
      "`mac26-push` and `mac26-push-dark`, 1x: (0, 119, 249) and (6, 125, 255) without a colour profile, as before",
      in: .macosGlass, of: "accent"),
    .measured(
      "`mac26-groupbox`, `mac26-push` and `mac26-push-dark`, 1x: windows of white and (30, 30, 30)",
      in: .macosGlass,
      of: "background"),
    .measured(
      "`mac26-groupbox`, `mac26-push` and `mac26-push-dark`, 1x: groups of (247, 247, 247) and (37, 37, 37)",
      in: .macosGlass, of: "secondary-grouped-background"),
    .measured(
      "the line below the title in `mac26-groupbox`, 1x: (230, 230, 230) on white", in: .macosGlass,
      under: .light,
      of: "separator"),
    .measured(
      "white marks: `mac-checkbox-on`, `mac12-radio-3`, `mac26-checkbox-on-dark`", in: .macos, .macosGlass,
      of: "on-tint"),
  ]

  private static let watchosSources: [MeasureSource] = [
    .derived("iOS in dark appearance: watchOS has no other", in: .watchos),
    .measured("watchOS 1: (51, 51, 51) on black", in: .watchos, of: "fill"),
    .measured(
      "watchOS 1: (36, 36, 36) on black; rows of watchOS 10 have (34, 34, 35)", in: .watchos,
      of: "secondary-fill", "secondary-grouped-background"),
    .derived("one step less than the secondary fill", in: .watchos, of: "tertiary-fill"),
    .derived("half the secondary fill, as on iOS", in: .watchos, of: "pressed-fill"),
    .derived(
      "the fills, one step of 20 more", in: .watchos,
      of: "increased.fill", "increased.secondary-fill", "increased.tertiary-fill", "increased.pressed-fill",
      "increased.secondary-grouped-background"),
  ]
}

extension TextStyle {
  /// Where sizes, leadings and weights of text styles come from.
  package static let sources: [MeasureSource] = [
    .published("Human Interface Guidelines, Typography: sizes, leadings and weights of every text size"),
    .derived("iOS 13 to 18: the guidelines of that time have no table", in: .ios7),
    .derived(
      "body and caption 1: the guidelines' table of watchOS has no such row", in: .watchos, of: "callout",
      "subheadline"),
  ]
}
