internal import MaquetteElements

extension GlassMetrics {
  static let sources: [MeasureSource] = [
    .published("the guidelines of iOS 26 and macOS 26: bars and controls are of glass", of: "used"),
    .derived(
      "earlier eras, and watchOS, have no glass", in: .ios7, .ios, .macos10, .macos, .watchos),
    .measured(
      "buttons on white (253), blue (146, 199, 255), red (255, 171, 167), green (163, 245, 184) and a gradient (234, 177, 226) at 3x: the law is within 3 levels but for 14 in one channel on green",
      in: .iosGlass, under: .light, of: "regular"),
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
    .derived(
      "`ios26-tabbar-glass-purple`: shapes stay readable, a fifth of the blur of menus", in: .iosGlass,
      of: "bar-blur"),
    .measured(
      "a tinted strip behind a menu at 3x spreads as a Gaussian of 4.9", in: .iosGlass, of: "panel-blur"),
    .published(
      "descriptions of the system's filter; a line crossing a capsule of 65 (`ios26-glass-bar-over-map`) is displaced by 20 to 65 at the edge, within 10 to 16",
      in: .iosGlass, of: "refraction"),
    .measured(
      "glass on blue, on black and on a tab bar, and `ios26-navbar-title-glassbutton-dark`, 3x: three pixels, brightest outside; (174, 247, 255) on a face of (146, 199, 255), (55) on (25)",
      in: .iosGlass, of: "rim"),
    .measured(
      "`ios26-glass-prominent`, 3x: (109, 215, 255), (45, 201, 255), (30, 175, 255) on (2, 121, 254)",
      in: .iosGlass, of: "rim.tinted-lift"),
    .measured(
      "`ios26-navbar-title-glassbutton`, 3x: one Gaussian of 18 of 9 % black, 7.5 below, fits every pixel around the button within two levels",
      in: .iosGlass, of: "shadow"),
    .derived(
      "glass on blue at 3x: 12 % below the edge and 6 % above, three times the shadow on gray", in: .iosGlass,
      of: "shadow-over-color"),
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
