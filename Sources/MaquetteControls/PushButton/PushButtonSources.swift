import MaquetteElements

extension PushButtonMetrics {
  static let sources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .measured(
      "`mac1014-push`, 2x: 21 high with corners of 5, 65 wide where macOS 11 makes it 69", in: .macos10,
      of: "medium.height", "medium.radius", "medium.title-inset"),
    .published(
      "WebKit's RenderThemeMac of that time: 18 and 15", in: .macos10, of: "mini.height", "small.height"),
    .derived("corners of the medium size, in proportion", in: .macos10, of: "mini.radius", "small.radius"),
    .published("WebKit's table of native controls", in: .macos, of: "mini.height", "small.height"),
    .measured(
      "`mac-push-wide`, `mac11-push-pushme`, 2x, and `mac12-push`, 1x: a bezel of 20 with circular corners of 5",
      in: .macos, of: "medium.height", "medium.radius", "corner-smoothing"),
    .measured(
      "`mac12-alert`, 1x: a default button of 28 with corners of an effective radius of 6.06", in: .macos,
      of: "large.height", "large.radius"),
    .derived(
      "between re-creations, which have 2 and 2 to 3, and a quarter of the height, as in the regular size",
      in: .macos, of: "mini.radius", "small.radius"),
    .published(
      "AppKit's font sizes for controls, 9, 11 and 13, as a re-creation repeats them", in: .macos,
      of: "mini.title-size", "small.title-size"),
    .measured(
      "`mac-push-wide`, 2x, `mac12-alert`, 1x: text of 13", in: .macos, of: "medium.title-size",
      "large.title-size"),
    .measured(
      "`mac12-alert`, `-dark`, 1x: stems of 1.55 pixels in a large button, of 1.31 in the regular ones of `mac12-pushonoff`",
      in: .macos, of: "large.title-weight"),
    .measured(
      "`mac-push-wide`, 2x, and `mac12-pushonoff`, 1x: regular", in: .macos, of: "medium.title-weight"),
    .derived("the regular size", in: .macos, of: "mini.title-weight", "small.title-weight"),
    .measured(
      "`mac26-alert-2` and `mac26-dialog-buttons`, 1x: regular in both sizes", in: .macosGlass,
      of: "medium.title-weight", "large.title-weight"),
    .measured(
      "`mac11-push-pushme`, 2x: letters begin 9.7 from the edge; those of our font are a little wider",
      in: .macos,
      of: "medium.title-inset"),
    .derived(
      "the corner and the 4.5 that the regular size adds to it", in: .macos, of: "mini.title-inset",
      "small.title-inset"),
    .chosen(
      "no picture shows a large button around its title: half its height", in: .macos, of: "large.title-inset"
    ),
    .chosen(
      "no picture shows a button of two lines", in: .macos, of: "mini.vertical-inset", "small.vertical-inset",
      "medium.vertical-inset", "large.vertical-inset"),
    .chosen("no picture shows a symbol in one", in: .macos, of: "symbol-spacing", "symbol-width"),

    .measured(
      "`mac26-openpanel-sidebar`, `mac26-dialog-buttons`, 1x: a bezel of 24, an effective radius of 6.14, which continuous corners of 6 have; `mac26-push`, which its host made 26 high, has them too",
      in: .macosGlass, of: "medium.height", "medium.radius", "corner-smoothing"),
    .measured(
      "`mac26-push`, 1x: text of 13 begins 8 from the edge", in: .macosGlass, of: "medium.title-size",
      "medium.title-inset"),
    .measured(
      "`mac26-alert-2`, 1x: capsules of 28, as the large buttons of alerts were 28 high on macOS 12",
      in: .macosGlass,
      of: "large.height", "large.radius"),
    .derived(
      "the regular size, in proportion to the heights of macOS 11 to 15 in whole steps of 4", in: .macosGlass,
      of: "mini.height", "small.height"),
    .derived(
      "the regular size, in proportion to its height", in: .macosGlass, of: "mini.radius", "small.radius",
      "mini.title-inset", "small.title-inset"),
    .derived("macOS 11 to 15", in: .macosGlass),

    .derived("macOS 11 to 15: iOS and watchOS have no push buttons", in: .ios7, .ios, .watchos),
    .derived("macOS 26, likewise", in: .iosGlass),
  ]
}
