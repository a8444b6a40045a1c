import MaquetteElements

extension AvatarMetrics {
  static let sources: [MeasureSource] = [
    .measured(
      "rows of iOS 26 with avatars, 3x: circles of 40.0", in: .ios, .iosGlass, of: "medium"),
    .published("the guidelines: icons of 29 in settings, here an even number", in: .ios, of: "small"),
    .chosen("a line of text, and the head of a person's page", in: .ios, of: "mini", "large"),
    .published("templates of icons: corners of 22.5 % of the side", in: .ios, of: "corner-radius"),
    .published(
      "re-creations of the monograms of Contacts: white semibold letters of about two fifths, from (165, 171, 185) to (133, 137, 148)",
      in: .ios, of: "initials-size", "initials-weight", "color"),
    .chosen(
      "the platform has no such mark: it can be told apart at the smallest size", in: .ios,
      of: "presence-size", "presence-gap", "least-gap"),
    .chosen(
      "initials of the one behind stay legible", in: .ios, of: "overlap",
      "group-initials-size"),
    .derived("a symbol's ink fills about as much as two initials do", in: .ios, of: "symbol-size"),
    .derived("the regular weight of titles in this system", in: .ios7, of: "initials-weight"),
    .derived("iOS 13 to 18: no source has another", in: .ios7, .iosGlass),
    .derived(
      "iOS, smaller as its controls are", in: .macos, .watchos, of: "mini", "small", "medium", "large"),
    .derived("iOS 13 to 18", in: .macos, .watchos),
    .derived("macOS 11 to 15: no source has another", in: .macos10, .macosGlass),
    .derived("as much darker as white letters need", of: "increased-color"),
  ]
}
