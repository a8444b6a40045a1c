package import MaquetteElements

extension BezelMetrics {
  package static let sources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .measured(
      "`mac1014-push`, 2x: on white a line of 222 at the top, 216 beside and 195 at the bottom, then 240, 248 and 254, which black of 13 % and one shadow explain within 5 levels",
      in: .macos10, of: "edge-width", "shadow", "foot-opacity", "color.bezel-edge"),
    .published(
      "react-desktop, for 10.11: from (108, 179, 250) to (8, 126, 255) within a line from (76, 162, 249) to (1, 92, 255), and that a pressed button is blue",
      in: .macos10, under: .light, of: "look", "pressed-tinted"),
    .published(
      "Tk's ttkMacOSXTheme: a line of black from 10 to 25 %, a highlight of 30 % that fades in 3, tints of later systems",
      in: .macos10, under: .dark, of: "look", "pressed-tinted", "color.bezel-edge"),
    .measured(
      "`mac-push-wide`, 2x: below a white bezel on 233 it is 178, 208, 223 and 230, above it 210, 226, 230 and 232; one fit for 2x and 1x",
      in: .macos, of: "shadow", "foot-opacity"),
    .measured(
      "`mac12-pushonoff` and `mac12-alert`, 1x: (0, 136, 251) at the top to (0, 113, 250) for an accent of (0, 122, 255)",
      in: .macos, under: .light, of: "look"),
    .measured(
      "`mac12-alert-dark`, 1x: (0, 114, 221) to (0, 100, 193) in a monitor's profile, in which (0, 122, 255) is (0, 124, 250)",
      in: .macos, under: .dark, of: "look.top", "look.bottom"),
    .derived(
      "the tint's own gradient: there is no line", in: .macos, under: .dark, of: "look.edge-top",
      "look.edge-bottom"),
    .measured("`mac-push-wide`, `mac12-push`: no line but the shadow's", in: .macos, of: "edge-width"),
    .chosen("no picture of a pressed bezel: it darkens without a tint", in: .macos, of: "pressed-tinted"),
    .measured(
      "`mac12-bevel-dark`, 1x: a line of 91 on 85 at the top", in: .macos, under: .dark, of: "look.highlight"),
    .chosen(
      "no picture shows one: two thirds of what checkboxes have, whose surface is smaller", in: .macos,
      of: "pressed-opacity"),
    .derived("macOS 26, where it is measured, and switches of iOS 11", in: .macos, of: "disabled-opacity"),
    .measured(
      "`mac-push-wide`, 2x, and `mac12-push`, 1x: a baseline 14 below the top of a bezel of 20", in: .macos,
      of: "title-rise"),
    .measured(
      "`mac-push-wide`: white; without a line but the shadow's", in: .macos, under: .light,
      of: "color.bezel-fill",
      "color.bezel-edge"),
    .measured(
      "`mac12-bevel-dark`: (85) on (28); without a line", in: .macos, under: .dark, of: "color.bezel-fill",
      "color.bezel-edge"),

    .measured(
      "`mac26-push`, `mac26-dialog-buttons`, 1x: flat, tinted or not, without shadow or line", in: .macosGlass
    ),
    .derived(
      "the light look, and the plain bezel of `mac26-push-dark`", in: .macosGlass, under: .dark, of: "look"),
    .measured(
      "`mac26-openpanel-sidebar`, 1x: a disabled button is (245) where others are (235) on white",
      in: .macosGlass,
      of: "disabled-opacity"),
    .derived("macOS 11 to 15", in: .macosGlass, of: "pressed-opacity"),
    .measured(
      "`mac26-push`, `mac26-openpanel-sidebar`, 1x: a baseline 18 below the top of a bezel of 26, 17 of 24",
      in: .macosGlass, of: "title-rise"),
    .measured(
      "`mac26-push`: (229) on 247, `mac26-openpanel-sidebar`: (235) on 255", in: .macosGlass, under: .light,
      of: "color.bezel-fill"),
    .measured("`mac26-push-dark`: (53) on (37)", in: .macosGlass, under: .dark, of: "color.bezel-fill"),
    .derived(
      "the standard fill, and a line of 40 % of the label, as around fields", in: .macos,
      of: "increased-color"),
    .derived(
      "the standard fill, one step stronger, and a line of 40 % of the label, as around fields",
      in: .macosGlass,
      of: "increased-color"),

    .derived("macOS 11 to 15: iOS and watchOS have no bezels", in: .ios7, .ios, .watchos),
    .derived("macOS 26, likewise", in: .iosGlass),
  ]
}
