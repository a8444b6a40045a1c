package import MaquetteElements

extension LensMetrics {
  package static let sources: [MeasureSource] = [
    .measured(
      "recordings of iOS 26: pressed thumbs of switches, sliders and segmented controls are clear", of: "used"
    ),
    .derived(
      "earlier eras, and watchOS, have no glass", in: .ios7, .ios, .macos10, .macos, .watchos, of: "used"),
    .derived(
      "a recording of iOS 26: a track of 28 is 16.5 high in the lens of its switch, 14.9 before its edge bends it",
      of: "magnification"),
    .measured(
      "`ios26-segmented-press-f14`: a letter 9 inside the edge is drawn out over the 9; `ios26-tabbar-press-f36`: nothing of a title 14 inside is mirrored; the reach is that of a line across a capsule (`ios26-glass-bar-over-map`)",
      of: "refraction"),
    .derived("the lens of a switch, the lowest that was measured", of: "refraction-side"),
    .measured(
      "`ios26-segmented-press-f15`: (227) on a track of (233)", under: .light, of: "face"),
    .derived("clear glass, which lifts black by 10", under: .dark, of: "face"),
    .measured(
      "`ios26-segmented-press-f15`: (215) at the darkest on (227), for (216) on (252) in the lens of a slider",
      of: "selection-shade"),
    .measured(
      "a recording of iOS 26: a band of 9 at the top of a slider's lens of 37, and white at its bottom",
      of: "band-height"),
    .measured("a recording of iOS 26: a line of a pixel at 3x", of: "rim-width"),
    .derived("the light inside of the edge of glass, of `glass.rim.width`", of: "fringe-width"),
    .published(
      "descriptions of the system's filter: while glass appears, its content is blurred by 10 of what is missing",
      of: "filling-blur"),
    .chosen(
      "a recording of iOS 26: white fills in from the rim when a finger is lifted; no picture tells how soft",
      of: "fill-softness"),
    .derived(
      "glass of iOS 26 on white: 8 down, 4 % below its edge and gone 30 away", of: "shadow"),
    .measured(
      "a recording of iOS 26: (216) on white at the top, a rim of (180) to (200), white at the bottom",
      under: .light, of: "color.lens-shade", "color.lens-rim", "color.lens-light", "color.lens-lower-rim"),
    .derived("the face is not a colour", of: "color.lens-face"),
    .measured(
      "glass of iOS 26 on black: (18), and (48) at its rim", under: .dark, of: "color.lens-rim",
      "color.lens-lower-rim"),
    .derived(
      "the light look, as weak as the rim is in the dark", under: .dark, of: "color.lens-shade",
      "color.lens-light"),
    .measured(
      "recordings of iOS 26, `ios26-tabbar-press-f30` among them: purple-blue at the top left, cyan at the bottom right; 256 colours do not tell how strong",
      of: "color.lens-fringe", "color.lens-lower-fringe"),
    .derived("the light look", under: .dark, of: "color.lens-fringe", "color.lens-lower-fringe"),
    .derived("the standard look, one step towards opaque, as the system's fills", of: "increased-color"),
  ]
}
