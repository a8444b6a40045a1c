import MaquetteElements

extension CardMetrics {
  static let sources: [MeasureSource] = [
    .derived(
      "the groups of lists: 358 wide on a phone of 390, corners of 10", in: .ios, of: "ideal-width", "radius"),
    .derived("the margins of a group's rows", in: .ios, of: "padding"),
    .derived("the rows of lists: 3 between title and subtitle", in: .ios, of: "header-spacing"),
    .chosen("apps decide it: between the lines of a header and the margin", in: .ios, of: "spacing"),
    .chosen("a line of a point can be seen at every scale", in: .ios, of: "line-width"),
    .chosen("a soft shadow, half of that of a menu", in: .ios, of: "shadow"),
    .published(
      "WWDC 2018, \"Designing Fluid Interfaces\": cards give way under a finger; by how much is chosen",
      in: .ios,
      of: "pressed-scale"),
    .derived("a disabled switch, dimmed by one half", of: "disabled-opacity"),
    .chosen(
      "these systems have groups as wide as the screen and no cards; pressed cells get darker, not smaller",
      in: .ios7, of: "radius", "pressed-scale"),
    .derived("iOS 13 to 18: no source has another", in: .ios7, .iosGlass),
    .measured(
      "`ios26-card-header`, `-dark`, 3x: 358 wide on 390, an effective radius of 26.9, which continuous corners of 26 have",
      in: .iosGlass, of: "radius", "ideal-width"),
    .derived("the grouped forms of macOS 13 to 15", in: .macos, of: "radius", "padding"),
    .derived("iOS, as much smaller as the text is", in: .macos, .watchos),
    .derived("a pressed control of macOS keeps its size", in: .macos, of: "pressed-scale"),
    .derived("macOS 11 to 15: no source has another", in: .macos10, .macosGlass),
    .derived("group boxes of macOS 26: continuous corners of 12", in: .macosGlass, of: "radius"),
    .derived("the rows of lists on watchOS", in: .watchos, of: "radius", "padding", "ideal-width"),
    .derived("the groups of lists", of: "color.card-elevated"),
    .chosen("as dark as the selection of a tab on glass", of: "color.card-pressed"),
    .derived("one step towards the label", of: "increased-color"),
  ]
}
