import MaquetteElements

extension SearchFieldMetrics {
  static let sources: [MeasureSource] = iosSources + macosSources + colorSources

  private static let iosSources: [MeasureSource] = [
    .measured(
      "a search bar of iOS 15: 36 high, an effective radius of 10.6; a continuous corner of 10 has 10.25",
      in: .ios, of: "height", "corner-radius"),
    .published(
      "Flutter, which compared with iOS: body text, the placeholder and symbols in the secondary label",
      in: .ios,
      of: "text-style", "placeholder-color", "symbol-color"),
    .published(
      "the known dimensions of search bars until iOS 10: 28 high, corners of 5", in: .ios7,
      of: "height", "corner-radius"),
    .derived(
      "the text that fits: one style smaller, less room above and below", in: .ios7, of: "text-style",
      "vertical-inset"),
    .measured("a search field in a list of iOS 26: 44.0 high", in: .iosGlass, of: "height"),
    .derived(
      "round ends, as other glass; the inset leaves the ends free", in: .iosGlass, of: "corner-radius",
      "inset"),
    .chosen("room for some words", in: .ios, .macos, of: "ideal-width"),
    .chosen(
      "no picture with a known scale shows the parts", in: .ios,
      of: "inset", "vertical-inset", "symbol-scale", "symbol-spacing", "clear-button-size", "cancel-spacing"),
    .derived("fields of iOS have no ring", in: .ios, of: "focus-ring-width"),
    .derived("iOS 13 to 18: no source has another", in: .ios7, .iosGlass),
    .derived("iOS 13 to 18: watchOS has no such field", in: .watchos),
  ]

  private static let macosSources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .measured(
      "`mac12-openpanel-toolbar`, 1x: 22 high, corners of 6, the symbol 8 from the edge and 13 wide, text from 27.5",
      in: .macos, of: "height", "corner-radius", "inset", "symbol-scale", "symbol-spacing", "text-style"),
    .measured(
      "`mac12-openpanel-toolbar`, `-dark`, 1x: symbols as dark as labels, placeholders of one fifth to one third",
      in: .macos, of: "placeholder-color", "symbol-color"),
    .derived("the text field's", in: .macos, .macosGlass, of: "vertical-inset", "clear-button-size"),
    .chosen(
      "macOS has no such button beside a field: the distance between neighbours", in: .macos,
      of: "cancel-spacing"),
    .derived("the ring of other rounded controls", in: .macos, of: "focus-ring-width"),
    .measured(
      "`mac26-openpanel-sidebar`, 1x: 26 high, corners of 7, the symbol 8 from the edge and 13 wide, text from 25, both of (128)",
      in: .macosGlass, of: "height", "corner-radius", "inset", "symbol-scale", "symbol-spacing", "text-style",
      "placeholder-color", "symbol-color"),
    .derived("macOS 11 to 15: no picture shows another", in: .macosGlass),
    .derived("the ring of fields, which measures 3 on macOS 26", in: .macosGlass, of: "focus-ring-width"),
  ]

  private static let colorSources: [MeasureSource] = [
    .measured(
      "a search bar of iOS 15: (28, 28, 31) on black, the tertiary fill", in: .ios, under: .dark,
      of: "color.search-fill"),
    .published(
      "Flutter: the tertiary fill, the secondary label", in: .ios, of: "color.search-fill",
      "color.search-clear-button"),
    .derived("search fields of iOS have no border", of: "color.search-edge", "color.search-foot"),
    .derived("the same colours under increased contrast", of: "increased-color"),
    .measured(
      "`mac12-openpanel-toolbar`, 1x: white, sides of (240) and a foot of (207)", in: .macos, under: .light,
      of: "color.search-fill", "color.search-edge", "color.search-foot"),
    .measured(
      "`mac12-openpanel-toolbar-dark`, 1x: (51) on (33), sides of (66) and a foot of (109)", in: .macos,
      under: .dark,
      of: "color.search-fill", "color.search-edge", "color.search-foot"),
    .derived("the secondary label, as the text field's", in: .macos, of: "color.search-clear-button"),
    .measured(
      "`mac26-openpanel-sidebar`, 1x: white, (243) all around", in: .macosGlass, under: .light,
      of: "color.search-fill", "color.search-edge", "color.search-foot"),
    .derived(
      "macOS 11 to 15, without the foot", in: .macosGlass, under: .dark, of: "color.search-edge",
      "color.search-foot"),
  ]
}
