import MaquetteElements

extension MapAnnotationMetrics {
  static let sources: [MeasureSource] = [
    .published(
      "SMCalloutView 2, which was made from the view tree of MapKit in iOS 7: all lengths, white of 96 %, a line of 0.5 in black of 10 %",
      in: .ios7),
    .derived("CALayer's shadow radius of 30, twice the deviation; SMCalloutView 2", in: .ios7, of: "shadow"),
    .published("the guidelines of iOS 7: a detail disclosure button of 22", in: .ios7, of: "accessory-side"),
    .derived(
      "a screen of 320 less 10 on each side, which SMCalloutView 2 keeps free", in: .ios7, of: "max-width"),
    .chosen("no blur and no faint text", in: .ios7, of: "blur", "saturation", "faint-subtitle"),
    .chosen(
      "a pin of plain shapes, with a head as wide as a text is high: that of the platform is artwork",
      in: .ios7,
      of: "pin-head", "pin-height", "needle-width", "pin-highlight", "callout-gap", "color.map-needle"),
    .chosen(
      "a balloon of plain shapes, less high than a callout: that of the platform is artwork", in: .ios7, .ios,
      of: "balloon-side", "balloon-tip", "glyph-size", "balloon-shadow"),
    .published("the reference of MapKit: balloons since iOS 11, pins before", in: .ios7, .ios, of: "balloon"),
    .chosen(
      "iOS 7 had no dark appearance: the grouped surface of iOS 13", in: .ios7, under: .dark, of: "color"),
    .derived("one step towards the label", in: .ios7, .ios, .iosGlass, of: "increased-color"),
    .derived("iOS 7 to 12: no picture with a known scale shows another", in: .ios),
    .derived(
      "the cards of grouped lists, without a line", in: .ios, of: "radius", "border-width",
      "color.callout-fill"),
    .derived("subtitles of list rows", in: .ios, of: "faint-subtitle"),
    .chosen("a shadow that separates white from a light map", in: .ios, of: "shadow"),
    .derived("pressed rows of lists", in: .ios, under: .dark, of: "color.callout-pressed"),
    .derived("iOS 13 to 18: no picture shows another", in: .iosGlass),
    .derived("a capsule, as glass buttons are: half of 44", in: .iosGlass, of: "radius"),
    .derived(
      "the glass of menus and buttons of iOS 26 (`ios26-menu-glass-white`), a little denser for text on a map",
      in: .iosGlass, of: "blur", "saturation", "shadow", "border-width", "color.callout-fill",
      "color.callout-border"),
    .derived("iOS 13 to 18", in: .macos10, .macos, .watchos),
    .derived("iOS 26", in: .macosGlass),
  ]
}
