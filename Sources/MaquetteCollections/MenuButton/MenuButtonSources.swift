import MaquetteElements

extension MenuButtonMetrics {
  static let sources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .published(
      "WebKit's RenderThemeMac: heights of 21, 18 and 15, titles 8 from the edge, caps that leave them 26, 23 and 22",
      in: .macos10,
      of: "*.height", "*.title-inset", "*.cap-width"),
    .published(
      "Tk's ttkMacOSXTheme: a cap of 16 and a line; arrowheads 7 wide", in: .macos10, of: "medium.cap-width",
      "medium.arrow-width"),
    .derived(
      "the push button's corners; the cap is the end of the bezel", in: .macos10, of: "*.radius",
      "*.cap-radius", "cap-inset", "cap-spacing"),
    .measured(
      "`mac-popup`, 2x: a cap of 16 x 16 with corners of 3.5, 2 from the edges, arrowheads 7 wide, 1.5 thick and 2.4 apart, the title's padding; an inactive window has no cap",
      in: .macos),
    .derived(
      "the push button of the size", in: .macos, of: "mini.height", "small.height", "large.height",
      "mini.radius",
      "small.radius", "large.radius", "mini.title-size", "small.title-size", "large.title-size"),
    .derived(
      "the bezel less 2 on each side, with corners in proportion; arrowheads between that and the title's proportion",
      in: .macos, of: "mini.cap-width", "small.cap-width", "large.cap-width", "mini.cap-radius",
      "small.cap-radius",
      "large.cap-radius", "mini.arrow-width", "small.arrow-width", "large.arrow-width"),
    .derived(
      "the regular size: 1 less in each smaller one, 3 more in the large one", in: .macos,
      of: "mini.title-inset", "small.title-inset", "large.title-inset"),
    .chosen("the pop-ups of the pictures are wider than their titles", in: .macos, of: "cap-spacing"),
    .derived("the push button", in: .macos, of: "symbol-spacing"),
    .measured(
      "combo boxes of macOS 12, 1x: text begins at 8, the bearing of its letters included", in: .macos,
      of: "combo-box-inset"),
    .published(
      "the guidelines: a pull-down button has an arrow on macOS", in: .macos, .macosGlass,
      of: "pull-down-arrow"),

    .measured(
      "`mac26-openpanel-sidebar`, 1x: pop-up and pull-down buttons of 24 with continuous corners of 6, no cap, arrowheads 7 wide, 1.5 thick and 2.3 apart with their middle 13.3 from the edge",
      in: .macosGlass, of: "bezel", "medium.height", "medium.radius", "medium.title-size",
      "medium.arrow-width",
      "cap-inset", "tinted-cap", "corner-smoothing", "arrow-thickness", "arrow-gap"),
    .measured(
      "`mac26-openpanel-sidebar`, 1x: the picture before the title begins 12 from the edge", in: .macosGlass,
      of: "medium.title-inset"),
    .derived(
      "the push button of the size", in: .macosGlass, of: "mini.height", "small.height", "large.height",
      "mini.radius", "small.radius", "large.radius"),
    .derived(
      "macOS 11 to 15, and half as much again, as in the regular size", in: .macosGlass,
      of: "mini.title-inset",
      "small.title-inset", "large.title-inset"),
    .derived("macOS 11 to 15", in: .macosGlass),

    .published(
      "the guidelines: buttons of iOS that open a menu look like others; a pop-up button has two arrows",
      in: .ios,
      of: "bezel", "pull-down-arrow"),
    .derived("macOS 11 to 15; without a bezel they are not drawn", in: .ios),
    .derived("iOS 15 to 18", in: .ios7, .iosGlass, .watchos),
  ]
}
