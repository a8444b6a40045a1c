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

  /// Returns where a measure of the device comes from: the last row with its name.
  public func source(of measure: Measure) -> MeasureSource? {
    let rows = Self.evidence.split(separator: "\n").map { $0.split(separator: ": ", maxSplits: 2) }
    let row = rows.last { row in
      row[0].split(separator: " ").contains { pattern in
        guard let dot = pattern.lastIndex(of: "."), pattern[dot...].dropFirst() == measure.rawValue else {
          return false
        }
        let device = pattern[..<dot]
        return device.hasSuffix("*") ? name.hasPrefix(device.dropLast()) : name == device
      }
    }
    guard let row, let kind = MeasureSource.Kind(rawValue: String(row[1])) else { return nil }
    return MeasureSource(kind, String(row[2]))
  }

  /// How measures of devices are known, a row a fact: their names, such as `iphone-17.safe-area` or `watch-*.margin`, how, and from where.
  private static let evidence = #"""
    *.size: published: the guidelines' table of screen dimensions ("Layout")
    *.safe-area: published: developers' readings of `safeAreaInsets` on each model, in tables of several authors
    *.bars: measured: pictures of iOS 16 at 3x: the line below a bar of 44 is from 97.67 to 98; the title of `ios-navbar-title-black` is centred so; elsewhere bars begin at the safe area
    iphone-17.safe-area iphone-17-pro.safe-area iphone-17-pro-max.safe-area: published: readings on iOS 26: 62 at both sides in landscape, 20 at the bottom
    iphone-air.safe-area: published: a reading of 68 in portrait
    *.cutout: measured: `ios-navbar-title-black`, 3x: 125 x 36.67 of the island are black, a third of a point below the frame of which there are readings: 11 below the edge, 14 since the 16 Pro, 20 on the Air
    iphone-13-mini.cutout iphone-14.cutout iphone-14-plus.cutout iphone-16e.cutout: chosen: the notch since 2021, near its visible part in pictures
    *.corners: published: developers' readings of the display's radius
    iphone-17.corners iphone-air.corners: published: readings after the presentation: those of the 16 Pro
    *.margin: published: developers' readings of `systemMinimumLayoutMargins`: 16 on a narrow screen, 20 from 414 points on and in landscape
    ipad.safe-area: published: developers' readings: a status bar of 24, a home indicator of 20, in both orientations
    ipad-mini.safe-area ipad-air-11.safe-area ipad-air-13.safe-area ipad-pro-11-m4.safe-area ipad-pro-13-m4.safe-area: derived: the other tablets without a home button
    ipad.corners ipad-mini.corners ipad-air-11.corners ipad-air-13.corners ipad-pro-11-m4.corners ipad-pro-13-m4.corners: derived: the reading of the first tablets with round corners, 18
    watch-*.safe-area: published: developers' measurements of the status bar; at the bottom, from the content areas of 40 and 44 mm, what the corners take
    watch-42.safe-area watch-46.safe-area watch-ultra-3.safe-area: derived: the status bar in proportion to the corners of the cases before
    watch-*.corners: chosen: near to the corners in pictures of each case
    watch-*.margin: published: readings of `systemMinimumLayoutMargins`: 8.5, 11, 9.5 and 12 on 40, 41, 44 and 45 mm
    watch-42.margin watch-46.margin watch-49.margin watch-ultra-3.margin: derived: the margin in proportion to the width
    macbook-*.size imac-24.size studio-display.size: published: the manufacturer's specifications: the default scaled resolution
    macbook-*.safe-area macbook-*.cutout: published: readings of `NSScreen.safeAreaInsets`, which only a camera housing has; on others of the same housing derived
    macbook-*.corners imac-24.corners studio-display.corners: derived: square corners, as screenshots have
    macbook-*.margin imac-24.margin studio-display.margin: published: the guidelines' margins of a window's content
    """#
}
