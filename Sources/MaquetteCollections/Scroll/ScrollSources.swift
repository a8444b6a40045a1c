import MaquetteElements

extension ScrollMetrics {
  static let sources: [MeasureSource] = [
    .published(
      "Flutter's re-creation of the scrollbar of iOS: 3 thick, 3 from the edges, at least 36 long, black of 35 % and white of 50 %",
      in: .ios),
    .derived("iOS 13 to 18: no source has another", in: .ios7, .iosGlass),
    .derived("iOS 13 to 18, without the mark at the crown", in: .watchos),
    .published(
      "AppKit: an overlay scroller has a knob of 7 in a track of 11", in: .macos, of: "thickness", "margin"),
    .chosen("no picture with a known scale", in: .macos, of: "least-length", "color"),
    .derived("macOS 11 to 15: no source has another", in: .macos10, .macosGlass),
    .derived("the system's labels under increased contrast", of: "increased-color"),
  ]
}
