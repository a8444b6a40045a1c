package import MaquetteElements

extension BarMetrics {
  package static let sources: [MeasureSource] = [
    .derived("iOS 13 to 18: no other platform has such bars", in: .macos10, .macos, .macosGlass, .watchos),
    .published(
      "UIKit, as others repeat it: margins of 16, and of 20 on screens from 414 on", in: .ios, of: "margin",
      "wide-margin"),
    .published("UIKit: margins of 16 before iOS 11", in: .ios7, of: "wide-margin"),
    .published(
      "the appearance of bar buttons in UIKit: 17, regular, and semibold for what ends a task", in: .ios,
      of: "button.title-size", "button.title-weight", "button.done-weight"),
    .chosen(
      "no picture at a known scale has several buttons, pressed or with a symbol and a title", in: .ios,
      of: "button.symbol-spacing", "button.symbol-size", "button.symbol-weight",
      "button.pressed-opacity"),
    .chosen("targets of 44 about symbols of 20 do not overlap", in: .ios, of: "button.spacing"),
    .derived(
      "no effect: these buttons stand on no glass", in: .ios, of: "button.height",
      "button.padding-difference", "button.disabled-opacity", "glass", "fade-reach"),
    .chosen("the bar at the top of a tablet's screen is light, with a faint edge", in: .ios, of: "shadow"),
    .chosen("the blur of the system's materials, as in Control Center", in: .ios, of: "blur", "saturation"),
    .published(
      "the symbols of iOS 7: thin lines in a box of 22", in: .ios7, of: "button.symbol-weight",
      "button.symbol-size"),
    .published(
      "UIKit until iOS 12: pressed titles have a fifth of their opacity", in: .ios7,
      of: "button.pressed-opacity"),
    .derived("iOS 13 to 18: no source has another", in: .ios7, .iosGlass),
    .measured(
      "`ios26-navbar-glass-buttons`, 3x: circles of 44, 20 from the edge of 440, the next 12 after, symbols of 20 in ink; `ios26-navbar-title-glassbutton`, 3x: 16 from the edge of 390",
      in: .iosGlass, of: "button.height", "button.spacing", "button.symbol-size", "margin", "wide-margin"),
    .measured(
      "titles are inset by 16.5 in `ios26-navbar-glass-buttons`, whose margins are 20, and by 12.5 in `ios26-navbar-title-glassbutton`, whose margins are 16",
      in: .iosGlass, of: "button.padding-difference"),
    .derived("what fades under a bar is as blurred as what is behind a menu", in: .iosGlass, of: "blur"),
    .derived("no effect: glass has its own", in: .iosGlass, of: "saturation", "shadow"),
    .published(
      "the guidelines of iOS 26: bars have no surface, content fades under them", in: .iosGlass, of: "glass"),
    .chosen("no picture shows how far content fades", in: .iosGlass, of: "fade-reach"),
    .chosen(
      "no picture of a pressed button on glass", in: .iosGlass, of: "button.pressed-opacity"),
    .derived("the tertiary label", in: .iosGlass, of: "button.disabled-opacity"),

    .measured(
      "bars of iOS 16 at 3x: (246) on pages of (242, 242, 247), (247, 246, 246) with a line of a third of a point",
      in: .ios, under: .light, of: "color.bar-fill", "color.bar-line"),
    .measured(
      "`ios10-tabbar` and bars of iOS 7: (247), a line of half a point", in: .ios7, under: .light,
      of: "color.bar-fill", "color.bar-line"),
    .published(
      "Flutter, which compared with iOS: bars of (29) at 94 %", in: .ios, under: .dark, of: "color.bar-fill"),
    .derived("the light look, from black to white", in: .ios, under: .dark, of: "color.bar-line"),
    .chosen("nearly the page, so that titles stay legible", of: "color.bar-fade"),
    .derived("no effect: glass has its own", in: .iosGlass, of: "color.bar-glass"),
    .measured(
      "the bar at the top of iPadOS 18: a selection of (244) on white", in: .ios, under: .light,
      of: "color.bar-glass"),
    .derived("a raised surface in dark appearance", in: .ios, of: "color.bar-glass"),
    .measured(
      "`ios26-navbar-title-glassbutton`, `-dark`, 3x: titles of (26) and (245)", of: "color.bar-glass-label"),
    .measured(
      "`ios26-navbar-title-glassbutton`, `-dark`, 3x: (9, 9, 10) on (242, 242, 247), (245) on black",
      in: .iosGlass,
      of: "color.bar-title"),
    .derived("labels", of: "color.bar-title"),
    .derived("the tertiary label", of: "color.bar-disabled"),
    .derived("opaque surfaces and clear lines", of: "increased-color"),
    .derived(
      "iOS 13 to 18", in: .ios7, .iosGlass, of: "color.bar-fill", "color.bar-line", "color.bar-glass",
      "color.bar-title"),
    .derived(
      "iOS 13 to 18: no other platform has such bars", in: .macos10, .macos, .macosGlass, .watchos,
      of: "color"),
  ]
}
