// The substitute's width compared with the system font's.
//
// Inter's capitals are as tall as the system font's when its em is 0.9685 of the nominal size (0.7275 x 0.9685 =
// 0.7046, the published cap height). At that size its glyphs are still a little wider or narrower, by an amount that
// depends on the size. The corrections below were fitted to the widths of one-line labels that interface files of
// public projects record: at 17 pt the median error is 0.35 pt. The system font's own tracking table does not apply,
// since it is relative to that font's own spacing.

/// The em of the substitute as a fraction of the nominal size.
let systemEmScale = 0.9685

extension Font {
  /// The growth in ems that makes strokes of the substitute as thick as the system font's of the same weight.
  ///
  /// At equal numbers the two agree but for medium, whose "l" is 0.106 em thick at 10 and 17 pt (`ios-tabbar-3-icons`,
  /// `ios26-alert-glass`), the substitute's 0.104. Of the other weights regular (0.085 em, `ios26-navbar-title-glassbutton`)
  /// and semibold (ink of 0.98 to 1.01 in four titles of bars, alerts and headers) were compared.
  package var systemStrokeGrowth: Double {
    weight == .medium && family == .system && design == .default && width == .standard ? 0.0024 : 0
  }
}

/// Returns the tracking of the substitute, points added after every character; `size` is nominal.
func systemTracking(size: Double, weight: Int) -> Double {
  let own =
    weight > FontWeight.regular.rawValue
    ? interpolate(trackingOfWeight, at: Double(weight)) : interpolate(trackingOfRegular, at: size)
  return size / 1000 * (interpolate(trackingOfSize, at: size) + own)
}

/// Thousandths of an em by nominal size in points.
///
/// Fitted at 11, 12, 13, 14, 16 and 17 pt, with one sample at 20. Below 11 the values follow the system font's table (the
/// substitute's optical size axis ends at 14 and does not adapt below); above 20 the last value holds, since the axis
/// tightens the glyphs there.
private let trackingOfSize: [(position: Double, value: Double)] = [
  (6, 52), (8, 37), (10, 23), (11, 17), (12, 12), (13, 2), (14, 4), (15, 0), (16, -4), (17, -5), (20, -6),
]

/// Thousandths of an em to add to regular and lighter text by nominal size in points.
///
/// At 13 pt the lines of macOS 11 to 26 are 0.9 % wider than the recorded widths (the median of 60 pictures). Medium text
/// is not: Interface Builder's segmented control of two titles is 131 wide, as the recorded widths have it.
private let trackingOfRegular: [(position: Double, value: Double)] = [(12, 0), (13, 4), (14, 0)]

/// Thousandths of an em to add by weight.
///
/// Semibold and bold were fitted at 17 pt: the substitute's bold is a little narrow. Heavier weights continue with the
/// same slope.
private let trackingOfWeight: [(position: Double, value: Double)] = [
  (400, 0), (600, 8), (700, 13), (900, 23),
]

/// Interpolates a table linearly; beyond its ends the end values hold.
package func interpolate(_ table: [(position: Double, value: Double)], at position: Double) -> Double {
  guard let first = table.first, let last = table.last, position > first.position else {
    return table.first?.value ?? 0
  }
  var previous = first
  for entry in table.dropFirst() {
    if position <= entry.position {
      let fraction = (position - previous.position) / (entry.position - previous.position)
      return previous.value + (entry.value - previous.value) * fraction
    }
    previous = entry
  }
  return last.value
}
