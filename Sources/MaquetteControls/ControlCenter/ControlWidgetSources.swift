import MaquetteElements

extension ControlWidgetMetrics {
  /// Of the real Control Center no picture with a known scale and no number was found.
  static let sources: [MeasureSource] = [
    .derived(
      "iOS: Control Center is drawn as there", in: .ios7, .iosGlass, .macos10, .macos, .macosGlass, .watchos),
    .chosen("the proportions of the guideline's pictures, on a phone with four columns", in: .ios),
    .chosen(
      "the guideline's pictures: bold titles above values, as in a list", in: .ios, of: "title-style",
      "title-weight", "value-style", "text-spacing"),
    .chosen(
      "blur and saturation that leave a wallpaper's colours and no shapes", in: .ios, of: "blur",
      "saturation", "rim-width"),
    .chosen(
      "a dimmed control that can still be read, a pressed one that can be told", in: .ios,
      of: "disabled-opacity", "pressed-mix"),
    .derived("buttons, which fade in Core Animation's default time", in: .ios, of: "fade", "fade-curve"),
    .chosen(
      "a symbol that makes room for another visibly, and comes back the same way", in: .ios,
      of: "leaving-symbol"),
    .chosen(
      "so small and so far outside that both can be told: nothing shows such a mark", in: .ios,
      of: "lock-size",
      "lock-reach"),
    .chosen("a slow pulse", in: .ios, of: "busy-opacity", "busy-period"),
    .chosen(
      "bars as long as common titles and values, as high as capitals", in: .ios, of: "hidden-title",
      "hidden-value", "hidden-height"),
    .chosen(
      "an island a little higher than the guidelines' compact one (36.7), for a title and a symbol", in: .ios,
      of: "island-height", "island-margin", "island-symbol", "island-style"),
    .published("re-creations: 126 wide at rest", in: .ios, of: "island-width"),
    .published(
      "the guidelines on Live Activities: 371 wide where it is expanded, on screens 393 wide", in: .ios,
      of: "island-limit"),
    .derived("the spacing of stacks", in: .ios, of: "options-spacing"),
    .chosen(
      "a panel with rows of 48, as wide as a menu with icons", in: .ios, of: "options-width",
      "options-radius", "options-row", "options-icon"),
    .chosen("legible on any wallpaper, after the guideline's pictures", in: .ios, of: "color"),
    .chosen(
      "no picture of iOS 26: dark glass on which white can be read over a light page", in: .iosGlass,
      of: "color.control-off"),
    .chosen(
      "a shade that can be told from a white page and hardly from a wallpaper", in: .ios,
      of: "color.control-on-rim"),
    .derived("the pressed rows of lists, translucent", in: .ios, of: "color.control-pressed"),
    .published("the guidelines: the island is black", in: .ios, of: "color.control-island"),
    .chosen("the same, opaque or nearly", in: .ios, of: "increased-color"),
  ]
}
