package import MaquetteElements

extension GlassMetrics {
  package static let sources: [MeasureSource] = [
    .published("the guidelines of iOS 26 and macOS 26: bars and controls are of glass", of: "used"),
    .derived(
      "earlier eras, and watchOS, have no glass", in: .ios7, .ios, .macos10, .macos, .watchos),
    .measured(
      "buttons on white (253), blue (146, 199, 255), red (255, 171, 167), green (163, 245, 184) and a gradient (234, 177, 226) at 3x: the law is within 3 levels but for 14 in one channel on green",
      in: .iosGlass, under: .light, of: "regular"),
    .measured(
      "surfaces of 388 at 3x: `ios26-tabbar-glass-purple` (205, 223, 252) over (130, 162, 236), `ios26-glass-bar-over-map` (198, 242, 255) over (136, 212, 243) and the upper bar of `ios26-tabbar-glass-blue` (185, 221, 236) over (89, 158, 187): within 3 levels, and 5 at the brightest place of the last; the lower bar there has more colour",
      in: .iosGlass, of: "wide"),
    .chosen(
      "between the widest measured button, 60, and the measured bars, 388", in: .iosGlass, of: "wide-from"),
    .measured("dark bars on black at 3x: (23) to (25)", in: .iosGlass, under: .dark, of: "regular.lift"),
    .derived(
      "the part of the picture that the measured bar of a list shows", in: .iosGlass, under: .dark,
      of: "regular.gain", "regular.chroma"),
    .measured(
      "clear glass on green at 3x: (101, 196, 102) becomes (120, 224, 123)", in: .iosGlass, under: .light,
      of: "clear"),
    .chosen("no picture of clear glass in dark appearance", in: .iosGlass, under: .dark, of: "clear"),
    .measured("light glass on black at 3x: (18)", in: .iosGlass, of: "over-dark.lift"),
    .derived("regular glass in dark appearance", in: .iosGlass, of: "over-dark.gain", "over-dark.chroma"),
    .chosen("no picture of tinted glass but the prominent one", in: .iosGlass, of: "tinted-opacity"),
    .measured(
      "`ios26-glass-prominent`, 3x: (2, 121, 254), opaque", in: .iosGlass, of: "prominent-opacity"),
    .published("descriptions of the system's filter: no blur on controls", in: .iosGlass, of: "control-blur"),
    .measured(
      "`ios26-glass-bar-over-map`, 3x: a route of 7.7 behind the bar spreads as a Gaussian of 2.1",
      in: .iosGlass, of: "bar-blur"),
    .measured(
      "a tinted strip behind a menu at 3x spreads as a Gaussian of 4.9", in: .iosGlass, of: "panel-blur"),
    .published(
      "descriptions of the system's filter; a line crossing a capsule of 65 (`ios26-glass-bar-over-map`) is displaced by 20 to 65 at the edge, within 10 to 16",
      in: .iosGlass, of: "refraction"),
    .measured(
      "glass on blue, on black and on three bars of 388, and `ios26-navbar-title-glassbutton-dark`, 3x: three pixels, brightest outside; (232, 254, 255) on a face of (205, 223, 252), (202, 255, 255) on (177, 217, 238), (55) on (25)",
      in: .iosGlass, of: "rim"),
    .measured(
      "`ios26-glass-prominent`, 3x: (55, 218, 255), (40, 193, 255), (25, 166, 255) on (2, 121, 254)",
      in: .iosGlass, of: "rim.tinted-lift", "rim.tinted-saturation"),
    .measured(
      "`ios26-glass-column-r16` and `ios26-menu-glass-white`, 3x: one Gaussian of 9 % black, 7.5 to 8.6 below, of 11 to 15; `ios26-glass-group-horizontal`: 5 %",
      in: .iosGlass, of: "shadow"),
    .measured(
      "`ios26-navbar-glass-buttons`, 3x: a Gaussian of 14.7 of 14 % black, 6.9 below; `ios26-navbar-title-glassbutton`, drawn off screen, has 9 % of 17.7",
      in: .iosGlass, of: "bar-shadow"),
    .derived(
      "glass on blue at 3x: 12 % below the edge and 6 % above; `ios26-tabbar-glass-purple` 15 % of black and `ios26-glass-bar-over-map` 12 % over less colour",
      in: .iosGlass, of: "shadow-over-color"),
    .chosen(
      "descriptions of macOS 26 say that glass loses colour in a window that is not active, and have no number",
      in: .iosGlass, of: "inactive-saturation"),
    .measured(
      "symbols on blue (0, 27, 81), red (85, 1, 0), green (0, 44, 0) and titles of (26) on (242, 242, 247) at 3x: the law is within 6",
      in: .iosGlass, of: "ink"),
    .measured("symbols on black at 3x: white", in: .iosGlass, of: "ink-over-dark"),
    .derived(
      "circles of 44 that stand as close as this join (two pictures of a group of two)", in: .iosGlass,
      of: "merging"),
    .derived("iOS 26", in: .macosGlass),
    .derived("regular glass on white; a raised surface in dark appearance", of: "color.glass-opaque"),
    .published(
      "the guidelines of iOS 26: under increased contrast glass is opaque, with a border",
      of: "color.glass-border"),
    .derived("opaque surfaces, and lines as those of other controls", of: "increased-color"),
  ]
}
