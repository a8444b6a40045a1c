import MaquetteElements

extension GroupBoxMetrics {
  static let sources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .published("Tk's ttkMacOSXTheme: corners of 4", in: .macos10, of: "radius"),
    .measured(
      "`mac12-tabview`, 1x, whose pane is such a box: corners of an effective radius of 4.95", in: .macos,
      of: "radius"),
    .published(
      "the standard distance between controls in AppKit's layouts: 8", in: .macos, .macosGlass, of: "spacing"),
    .chosen("layouts of apps decide it: no picture shows the system's own", in: .macos, of: "inset"),
    .published(
      "Interface Builder's boxes leave 15 above them: a line of 11 points", in: .macos, of: "title-style",
      "title-spacing"),
    .measured("`mac12-tabview`, 1x: (237) on (245), a line of (226)", in: .macos, under: .light, of: "color"),
    .measured(
      "`mac12-tabview-dark`, 1x: (35) on (28), a line of (61)", in: .macos, under: .dark, of: "color"),
    .measured(
      "`mac26-groupbox`, 1x: corners of an effective radius of 12.35, which continuous ones of 12 have",
      in: .macosGlass, of: "radius"),
    .derived(
      "macOS 11 to 15, with room for the corners: as much as their radius", in: .macosGlass, of: "inset"),
    .derived("macOS 11 to 15", in: .macosGlass, of: "title-style", "title-spacing"),
    .measured(
      "`mac26-groupbox`, 1x: (247) on (255) without a line", in: .macosGlass, under: .light, of: "color"),
    .derived(
      "macOS 11 to 15, without a line as in light appearance", in: .macosGlass, under: .dark, of: "color"),
    .derived(
      "the standard fill, and a line of 40 % of the label, as around fields", in: .macos, .macosGlass,
      of: "increased-color"),
    .derived("macOS 11 to 15: iOS and watchOS have no boxes", in: .ios7, .ios, .watchos),
    .derived("macOS 26, likewise", in: .iosGlass),
  ]
}
