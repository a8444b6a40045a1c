import MaquetteElements

extension RoundButtonMetrics {
  static let sources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .measured(
      "`ios13-contact-add-3x`: a ring with a diameter of 21.67, a plus of 10.4 with round ends, lines of 1.55; iOS 18 has it too",
      in: .ios),
    .derived("no letter is drawn: the i is a symbol", in: .ios, .iosGlass, of: "letter"),
    .derived(
      "the plus of the add button: as high and about as thick as it is", in: .ios, of: "symbol-size",
      "symbol-weight"),
    .derived("plain buttons, which keep 75 % of their opacity", in: .ios, .iosGlass, of: "pressed-opacity"),
    .published(
      "UIKit's close button: 30, a gray cross on a fill", in: .ios, of: "close-diameter", "close-fill",
      "close-foreground"),
    .chosen(
      "no picture with a known scale: a cross of 11, bold as on a fill", in: .ios, of: "close-symbol-size",
      "close-symbol-weight"),

    .measured(
      "`ios10-contact-add`, 2x, `ios12-contact-add-3x`: a ring of 22 with a line of 1, a plus of 22 x 2 and 34 x 4 pixels, which 11.2 x 1.2 points round to",
      in: .ios7),
    .measured(
      "`ios10-info-dark`, 2x: an i of 4 x 12.5 with a stem of 2, serifs of half a point and a dot of 2.67",
      in: .ios7,
      of: "letter"),
    .derived("iOS 13 to 18; the letter is drawn instead", in: .ios7, of: "symbol-size", "symbol-weight"),
    .derived("the system button's title of that time", in: .ios7, of: "pressed-opacity"),
    .derived(
      "iOS 13 to 18 with a thinner cross: these versions had no close button", in: .ios7,
      of: "close-diameter",
      "close-symbol-size", "close-symbol-weight", "close-fill", "close-foreground"),

    .measured(
      "`ios26-navbar-glass-buttons`, 3x: a circle of 44 with a cross of 14 in the label's colour, with 73 square points of ink, which 18.5 semibold has",
      in: .iosGlass, of: "close-diameter", "close-symbol-size", "close-symbol-weight", "close-foreground"),
    .derived("iOS 13 to 18: the surface is not drawn as glass", in: .iosGlass, of: "close-fill"),
    .derived("iOS 13 to 18", in: .iosGlass),
    .derived("iOS 13 to 18: macOS and watchOS have no such buttons", in: .macos, .watchos),
    .derived("iOS 26, likewise", in: .macosGlass),
  ]
}
