public import MaquetteElements

extension Device {
  /// A measure of a device's screen.
  public enum Measure: String, Hashable, Sendable, CaseIterable {
    /// The size in points and the pixels per point.
    case size
    /// The insets of the safe area in both orientations.
    case safeArea = "safe-area"
    /// Where navigation bars begin.
    case bars
    /// The place and the size of the cutout.
    case cutout
    /// The radius of the display's corners.
    case corners
    /// The distance from the safe area to content.
    case margin
  }

  /// Returns where a measure of the device comes from.
  public func source(of measure: Measure) -> MeasureSource? {
    let name = "\(name).\(measure.rawValue)"
    return Self.sources[name] ?? Self.sources["*.\(measure.rawValue)"]
  }

  /// Where the measures of devices come from, by names such as `iphone-17.safe-area`.
  static let sources: [String: MeasureSource] = {
    var sources: [String: MeasureSource] = [:]
    for (source, names) in phoneSources + tabletSources + watchSources + macSources {
      for name in names { sources[name] = source }
    }
    return sources
  }()

  private typealias Evidence = (source: MeasureSource, names: [String])

  private static func evidence(_ kind: MeasureSource.Kind, _ origin: String, of names: String...)
    -> Evidence
  {
    (MeasureSource(kind, origin), names)
  }

  private static let phoneSources: [Evidence] = [
    evidence(.published, "the guidelines' table of screen dimensions (\"Layout\")", of: "*.size"),
    evidence(
      .published,
      "developers' readings of `safeAreaInsets` on each model, in tables of several authors",
      of: "*.safe-area"),
    evidence(
      .measured,
      "pictures of iOS 16 at 3x: the line below a bar of 44 is from 97.67 to 98; the title of `ios-navbar-title-black` is centred so; elsewhere bars begin at the safe area",
      of: "*.bars"),
    evidence(
      .published,
      "readings on iOS 26: 62 at both sides in landscape, 20 at the bottom",
      of: "iphone-17.safe-area",
      "iphone-17-pro.safe-area", "iphone-17-pro-max.safe-area"),
    evidence(.published, "a reading of 68 in portrait", of: "iphone-air.safe-area"),
    evidence(
      .measured,
      "`ios-navbar-title-black`, 3x: 125 x 36.67 of the island are black, a third of a point below the frame of which there are readings: 11 below the edge, 14 since the 16 Pro, 20 on the Air",
      of: "*.cutout"),
    evidence(
      .chosen,
      "the notch since 2021, near its visible part in pictures", of: "iphone-13-mini.cutout",
      "iphone-14.cutout",
      "iphone-14-plus.cutout", "iphone-16e.cutout"),
    evidence(.published, "developers' readings of the display's radius", of: "*.corners"),
    evidence(
      .published,
      "readings after the presentation: those of the 16 Pro", of: "iphone-17.corners",
      "iphone-air.corners"),
    evidence(
      .published,
      "developers' readings of `systemMinimumLayoutMargins`: 16 on a narrow screen, 20 from 414 points on and in landscape",
      of: "*.margin"),
  ]

  private static let tabletSources: [Evidence] = [
    evidence(
      .published,
      "developers' readings: a status bar of 24, a home indicator of 20, in both orientations",
      of: "ipad.safe-area"),
    evidence(
      .derived,
      "the other tablets without a home button", of: "ipad-mini.safe-area", "ipad-air-11.safe-area",
      "ipad-air-13.safe-area",
      "ipad-pro-11-m4.safe-area", "ipad-pro-13-m4.safe-area"),
    evidence(
      .derived,
      "the reading of the first tablets with round corners, 18", of: "ipad.corners",
      "ipad-mini.corners",
      "ipad-air-11.corners", "ipad-air-13.corners", "ipad-pro-11-m4.corners",
      "ipad-pro-13-m4.corners"),
  ]

  private static let watchSources: [Evidence] = [
    evidence(
      .published,
      "developers' measurements of the status bar; at the bottom, from the content areas of 40 and 44 mm, what the corners take",
      of: "watch.safe-area"),
    evidence(
      .derived,
      "the status bar in proportion to the corners of the cases before", of: "watch-42.safe-area",
      "watch-46.safe-area",
      "watch-ultra-3.safe-area"),
    evidence(
      .chosen, "near to the corners in pictures of each case", of: "watch.corners",
      "watch-ultra-3.corners"),
    evidence(
      .published,
      "readings of `systemMinimumLayoutMargins`: 8.5, 11, 9.5 and 12 on 40, 41, 44 and 45 mm",
      of: "watch.margin"),
    evidence(
      .derived,
      "the margin in proportion to the width", of: "watch-42.margin", "watch-46.margin",
      "watch-49.margin",
      "watch-ultra-3.margin"),
  ]

  private static let macSources: [Evidence] = [
    evidence(
      .published,
      "the manufacturer's specifications: the default scaled resolution", of: "macbook-air-13.size",
      "macbook-air-15.size", "macbook-pro-14.size", "macbook-pro-16.size", "imac-24.size",
      "studio-display.size"),
    evidence(
      .published,
      "readings of `NSScreen.safeAreaInsets`, which only a camera housing has; on others of the same housing derived",
      of: "macbook-air-13.safe-area", "macbook-air-15.safe-area", "macbook-pro-14.safe-area",
      "macbook-pro-16.safe-area", "macbook-air-13.cutout", "macbook-air-15.cutout",
      "macbook-pro-14.cutout",
      "macbook-pro-16.cutout"),
    evidence(
      .derived,
      "square corners, as screenshots have", of: "macbook-air-13.corners", "macbook-air-15.corners",
      "macbook-pro-14.corners", "macbook-pro-16.corners", "imac-24.corners",
      "studio-display.corners"),
    evidence(
      .published,
      "the guidelines' margins of a window's content", of: "macbook-air-13.margin",
      "macbook-air-15.margin",
      "macbook-pro-14.margin", "macbook-pro-16.margin", "imac-24.margin", "studio-display.margin"),
  ]
}
