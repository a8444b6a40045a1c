import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics

/// The metrics of status bars and of the network activity indicator in them, in points.
package struct StatusBarMetrics: Hashable, Sendable {
  /// The height outside of a screen.
  var height: Double
  /// The parts on a phone with a home button.
  var bar: StatusBarPart
  /// The parts on a tablet.
  var tablet: StatusBarPart
  /// The distance between the time and the date on a tablet.
  var dateSpacing: Double
  /// The parts beside a notch; the inset is their distance from the middle of the room there.
  var notch: StatusBarPart
  /// The parts beside an island; the inset as beside a notch.
  var island: StatusBarPart
  /// The time of a watch; the inset is a part of the radius of the screen's corners.
  package var watch: StatusBarPart
  /// The symbols in a low bar.
  var small: StatusBarMarks
  /// The symbols beside a cutout.
  var large: StatusBarMarks
  /// The opacity of reception shapes above the current strength.
  var weakOpacity: Double
  /// The thickness of a wave of the wireless network, in parts of its height.
  var wave: Double
  /// The distance between two waves, in parts of the height.
  var waveGap: Double
  var outlineOpacity, capOpacity: Double
  /// The charge up to which a battery is red.
  var lowCharge: Double
  var activityDiameter: Double
  /// Whether tablets have the time in the middle, as phones with a home button.
  var hasTabletTimeInMiddle = false

  /// iOS 13 and later.
  static let ios = StatusBarMetrics(
    height: 20, bar: StatusBarPart(inset: 6, spacing: 4, textSize: 12),
    tablet: StatusBarPart(inset: 20, spacing: 5, textSize: 12), dateSpacing: 8,
    notch: StatusBarPart(inset: 6.5, lift: 1, spacing: 7, textSize: 17),
    island: StatusBarPart(inset: 4.9, lift: -0.5, spacing: 7, textSize: 17),
    watch: StatusBarPart(inset: 0.5, lift: 3, spacing: 0, textSize: 16), small: .small, large: .large,
    weakOpacity: 0.3, wave: 0.24, waveGap: 0.125, outlineOpacity: 0.4, capOpacity: 0.5, lowCharge: 0.2,
    activityDiameter: 12)

  /// iOS 7 to 12: dots for the reception on phones with a home button, and the time in the middle on tablets.
  static let ios7 = ios.with {
    $0.small.reception = .init(heights: [5.5, 5.5, 5.5, 5.5, 5.5], width: 5.5, spacing: 1, radius: 2.75)
    $0.tablet.inset = $0.bar.inset
    $0.hasTabletTimeInMiddle = true
  }
}

/// The places of a status bar's parts on one kind of device.
package struct StatusBarPart: Hashable, Sendable {
  /// The padding at both ends.
  package var inset: Double
  /// The distance from the middle down to the line that all parts are centred on.
  package var lift = 0.0
  /// The distance between adjacent parts.
  package var spacing: Double
  /// The font size of texts, which does not depend on the text size.
  package var textSize: Double
}

/// The symbols of a status bar in one size.
struct StatusBarMarks: Hashable, Sendable {
  /// The marks that show the reception.
  struct Reception: Hashable, Sendable {
    /// The heights from the weakest to the strongest.
    var heights: [Double]
    var width, spacing, radius: Double
  }

  /// The battery.
  struct Battery: Hashable, Sendable {
    /// The size without the cap.
    var size: Size
    var radius: Double
    /// The thickness of the outline.
    var line: Double
    /// The distance from the edge to the fill.
    var fillInset: Double
    var fillRadius: Double
    var cap: Size
    var capSpacing: Double
    /// The font size that the mark of charging matches.
    var boltSize: Double
  }

  /// The height of the waves of a wireless network.
  var waveHeight: Double
  var reception: Reception
  var battery: Battery

  static let small = StatusBarMarks(
    waveHeight: 10, reception: Reception(heights: [4, 6, 8, 10], width: 3, spacing: 1.5, radius: 1),
    battery: Battery(
      size: Size(width: 22, height: 11.33), radius: 2.67, line: 1, fillInset: 2, fillRadius: 1.33,
      cap: Size(width: 1.33, height: 4), capSpacing: 1, boltSize: 9))

  static let large = StatusBarMarks(
    waveHeight: 12.33,
    reception: Reception(heights: [4.6, 6.9, 9.55, 12.23], width: 3.2, spacing: 2.13, radius: 1),
    battery: Battery(
      size: Size(width: 25, height: 13), radius: 4.3, line: 1, fillInset: 2, fillRadius: 2.5,
      cap: Size(width: 1.33, height: 4.08), capSpacing: 1, boltSize: 11))
}

extension StatusBarMetrics: ThemeMetrics {
  /// The iOS metrics of the era on every platform: macOS has none.
  static func standard(for platform: Platform, era: Era) -> StatusBarMetrics {
    choice(platform, era, ios: .ios, ios7: .ios7)
  }

  static let tokenGroup = "status-bar"

  static let tokens: MetricTokens<StatusBarMetrics> = [
    .points("height", \.height), .group("bar", \.bar, StatusBarPart.tokens),
    .group("tablet", \.tablet, StatusBarPart.tokens), .points("date-spacing", \.dateSpacing),
    .group("notch", \.notch, StatusBarPart.tokens), .group("island", \.island, StatusBarPart.tokens),
    .group("watch", \.watch, StatusBarPart.tokens),
    .items("small.reception-height", \.small.reception.heights, atMost: 5, .length),
    .group("small", \.small, StatusBarMarks.tokens),
    .items("large.reception-height", \.large.reception.heights, atMost: 4, .length),
    .group("large", \.large, StatusBarMarks.tokens), .number("weak-opacity", \.weakOpacity),
    .number("wave", \.wave), .number("wave-gap", \.waveGap),
    .number("outline-opacity", \.outlineOpacity), .number("cap-opacity", \.capOpacity),
    .number("low-charge", \.lowCharge), .points("activity-diameter", \.activityDiameter),
    .flag("tablet-time-in-middle", \.hasTabletTimeInMiddle),
  ]
}

extension StatusBarPart {
  fileprivate static let tokens: MetricTokens<StatusBarPart> = [
    .points("inset", \.inset), .points("lift", \.lift, in: -100...100), .points("spacing", \.spacing),
    .points("text-size", \.textSize),
  ]
}

extension StatusBarMarks {
  fileprivate static let tokens: MetricTokens<StatusBarMarks> = [
    .points("wave-height", \.waveHeight), .points("reception-width", \.reception.width),
    .points("reception-spacing", \.reception.spacing), .points("reception-radius", \.reception.radius),
    .group("battery", \.battery.size, .sides), .points("battery-radius", \.battery.radius),
    .points("battery-line", \.battery.line), .points("battery-fill-inset", \.battery.fillInset),
    .points("battery-fill-radius", \.battery.fillRadius), .group("battery-cap", \.battery.cap, .sides),
    .points("battery-cap-spacing", \.battery.capSpacing), .points("bolt-size", \.battery.boltSize),
  ]
}

extension MetricTokens<Double> {
  /// The length itself, in points.
  fileprivate static var length: MetricTokens { .points("", \.self) }
}
