internal import MaquetteElements

extension LensMetrics {
  static let sources: [MeasureSource] = [
    .measured(
      "recordings of iOS 26: pressed thumbs of switches, sliders and segmented controls are clear", of: "used"
    ),
    .derived(
      "earlier eras, and watchOS, have no glass", in: .ios7, .ios, .macos10, .macos, .watchos, of: "used"),
    .measured(
      "a recording of iOS 26: a track of 28 is 16.5 high in the lens of its switch", of: "magnification"),
    .measured(
      "a recording of iOS 26: a band of 9 at the top of a slider's lens of 37, and white at its bottom",
      of: "band-height"),
    .measured("a recording of iOS 26: a line of a pixel at 3x", of: "rim-width"),
    .derived(
      "glass of iOS 26 on white: 8 down, 4 % below its edge and gone 30 away", of: "shadow"),
    .measured(
      "a recording of iOS 26: (216) on white at the top, a rim of (180) to (200), white at the bottom",
      under: .light, of: "color.lens-shade", "color.lens-rim", "color.lens-light", "color.lens-lower-rim"),
    .derived(
      "clear glass of iOS 26 on green, `ios26-segmented-press-f15`: a little lighter than what is behind it",
      under: .light, of: "color.lens-face"),
    .measured(
      "glass of iOS 26 on black: (18), and (48) at its rim", under: .dark, of: "color.lens-face",
      "color.lens-rim", "color.lens-lower-rim"),
    .derived(
      "the light look, as weak as the rim is in the dark", under: .dark, of: "color.lens-shade",
      "color.lens-light"),
    .derived("the standard look, one step towards opaque, as the system's fills", of: "increased-color"),
  ]
}
