import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics

/// The metrics of status bars and of the network activity indicator in them, in points.
package struct StatusBarMetrics: Hashable, Sendable {
  /// The height outside of a screen.
  var height = 0.0
  /// The parts on a phone with a home button.
  var bar = StatusBarPart()
  /// The parts on a tablet.
  var tablet = StatusBarPart()
  /// The distance between the time and the date on a tablet.
  var dateSpacing = 0.0
  /// The parts beside a notch; the inset is their distance from the middle of the room there.
  var notch = StatusBarPart()
  /// The parts beside an island; the inset as beside a notch.
  var island = StatusBarPart()
  /// The time of a watch; the inset is a part of the radius of the screen's corners.
  package var watch = StatusBarPart()
  /// The symbols in a low bar.
  var small = StatusBarMarks()
  /// The symbols beside a cutout.
  var large = StatusBarMarks()
  /// The opacity of reception shapes above the current strength.
  var weakOpacity = 0.0
  /// The opacity of the dots that bars shrink to without reception; 0 keeps their shape.
  var absentOpacity = 0.0
  /// The thickness of a wave of the wireless network, in parts of its height.
  var wave = 0.0
  /// The distance between two waves, in parts of the height.
  var waveGap = 0.0
  var outlineOpacity = 0.0, capOpacity = 0.0
  /// The charge up to which a battery is red.
  var lowCharge = 0.0
  var activityDiameter = 0.0
  /// Whether tablets have the time in the middle, as phones with a home button.
  var hasTabletTimeInMiddle = false

  package init() {}
}

/// The places of a status bar's parts on one kind of device.
package struct StatusBarPart: Hashable, Sendable {
  /// The padding at both ends.
  package var inset = 0.0
  /// The distance from the middle down to the line that all parts are centred on.
  package var lift = 0.0
  /// The distance between adjacent parts.
  package var spacing = 0.0
  /// The font size of texts, which does not depend on the text size.
  package var textSize = 0.0
}

/// The symbols of a status bar in one size.
struct StatusBarMarks: Hashable, Sendable {
  /// The marks that show the reception.
  struct Reception: Hashable, Sendable {
    /// The heights from the weakest to the strongest.
    var heights = [Double]()
    var width = 0.0, spacing = 0.0, radius = 0.0
  }

  /// The battery.
  struct Battery: Hashable, Sendable {
    /// The size without the cap.
    var size = Size.zero
    var radius = 0.0
    /// The thickness of the outline.
    var line = 0.0
    /// The distance from the edge to the fill.
    var fillInset = 0.0
    var fillRadius = 0.0
    var cap = Size.zero
    var capSpacing = 0.0
    /// The font size that the mark of charging matches.
    var boltSize = 0.0
  }

  /// The height of the waves of a wireless network.
  var waveHeight = 0.0
  var reception = Reception()
  var battery = Battery()
}

extension StatusBarMetrics: MeasuredMetrics {
  /// The iOS metrics of the era on every platform: macOS has none.
  static let standard = StandardMeasures<StatusBarMetrics>()

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
    .number("absent-opacity", \.absentOpacity),
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
