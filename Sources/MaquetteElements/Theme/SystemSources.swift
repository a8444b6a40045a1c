internal import MaquetteTypography

extension ColorToken {
  /// Where the looks of the system's colours come from; an increased contrast is the `increased` of a colour.
  package static let systemSources: [MeasureSource] = [
    .published("the platform's documentation of its dynamic colours, and what they print"),
    .derived("iOS 13 to 18, whose looks under increased contrast UIKit documents", of: "increased"),
    .published("what the platforms print for their dynamic colours", in: .ios, of: "increased"),
    .published(
      "Human Interface Guidelines of June 2025, Color", in: .iosGlass, .macosGlass,
      of: "increased.blue", "increased.green", "increased.indigo", "increased.orange", "increased.pink",
      "increased.brown",
      "increased.purple", "increased.red", "increased.teal", "increased.cyan", "increased.mint",
      "increased.yellow"),
    .measured(
      "pixels of iOS 13 to 17, which equal what the dynamic colours print", in: .ios, under: .light,
      of: "blue", "green", "gray", "fill", "secondary-fill", "tertiary-fill", "quaternary-fill"),
    .derived("the same colour of iOS 13 to 18: iOS 26 prints no other", in: .iosGlass),
    .published(
      "Human Interface Guidelines of June 2025, Color", in: .iosGlass, .macosGlass,
      of: "green", "indigo", "orange", "pink", "brown", "purple", "red", "teal", "cyan", "mint", "yellow"),
    .measured(
      "`ios26-uibutton-prominent` and others, which equal the guidelines of June 2025", in: .iosGlass,
      of: "blue", "accent", "link"),
    .derived("iOS 13 to 18: these versions have no dark appearance and no increased contrast", in: .ios7),
    .published(
      "the iOS 7 chapter on colours, and UIKit's constants as others repeat them", in: .ios7, under: .light),
    .measured(
      "`ios10-contact-add`, `ios12-contact-add-3x`", in: .ios7, under: .light, of: "blue", "accent", "link"),
    .measured("`ios11-switch-on`", in: .ios7, under: .light, of: "green"),
    .published("re-creations of macOS whose authors read its catalogue of colours", in: .macos),
    .published(
      "NSColor's documented defaults", in: .macos,
      of: "separator", "opaque-separator", "link", "background", "secondary-background", "tertiary-background"
    ),
    .measured(
      "the surface of a group: black of 3 % over the window", in: .macos, of: "secondary-grouped-background"),
    .derived("the same colour of macOS 11 to 15", in: .macosGlass),
    .published("Human Interface Guidelines of June 2025, Color", in: .macosGlass, of: "blue"),
    .measured(
      "`mac26-push` and `mac26-push-dark`, 1x: (0, 119, 249) and (6, 125, 255) without a colour profile, as before",
      in: .macosGlass,
      of: "accent"),
    .derived(
      "the standard look, one step towards opaque", in: .macos, .macosGlass,
      of: "increased.label", "increased.secondary-label", "increased.tertiary-label",
      "increased.quaternary-label",
      "increased.placeholder-text", "increased.separator", "increased.opaque-separator"),
    .derived("iOS in dark appearance: watchOS has no other", in: .watchos),
    .measured("watchOS 1: (51, 51, 51) on black", in: .watchos, of: "fill"),
    .measured("watchOS 1: (36, 36, 36) on black", in: .watchos, of: "secondary-fill"),
    .derived("one step less than the secondary fill", in: .watchos, of: "tertiary-fill"),
    .derived("half the secondary fill, as on iOS", in: .watchos, of: "pressed-fill"),
    .derived("the opaque secondary fill", in: .watchos, of: "secondary-grouped-background"),
    .derived(
      "the fills, one step of 20 more", in: .watchos,
      of: "increased.fill", "increased.secondary-fill", "increased.tertiary-fill", "increased.pressed-fill",
      "increased.secondary-grouped-background"),
    .published("UIKit's button configurations", of: "on-tint", "pressed-mix", "pressed-fill"),
    .chosen("black, before the opacity that each shadow states", of: "shadow"),
  ]
}

extension TextStyle {
  /// Where sizes, leadings and weights of text styles come from.
  package static let sources: [MeasureSource] = [
    .published("Human Interface Guidelines, Typography: sizes, leadings and weights of every text size"),
    .derived(
      "body and caption 1: the guidelines' table of watchOS has no such row", in: .watchos, of: "callout",
      "subheadline"),
  ]
}
