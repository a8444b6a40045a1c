/// The perceived difference, CIEDE2000, over white or over black.
///
/// OKLab's plain distance would be simpler, but its cube root has no linear segment near black: it rates the invisible
/// step from #000000 to #010101 as three times a noticeable difference, and dark appearances contain black.
///
/// Cost: about 0.3 µs for a pair of colours. Pictures of controls contain few different pairs, so the last grade of
/// each of 4096 classes of pairs is cached.
struct PerceptualMetric: PixelMetric {
  let threshold: Double
  private var grades = [(pair: UInt64, distance: Double)](repeating: (0, 0), count: 4096)

  init(threshold: Double) { self.threshold = threshold }

  mutating func grade(x: Int, y: Int, actual: UInt32, expected: UInt32) -> PixelGrade {
    // Pixels that differ are never both 0, so the pair of an unused entry is never looked up.
    let pair = UInt64(actual) << 32 | UInt64(expected)
    // Multiplicative hashing: the golden ratio of 2⁶⁴ spreads pairs over the highest 12 bits (Knuth, TAOCP 6.4).
    let place = Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) >> 52)
    if grades[place].pair != pair { grades[place] = (pair, Self.difference(actual, expected)) }
    let distance = grades[place].distance
    return PixelGrade(verdict: distance > threshold ? .failing : .tolerated, distance: distance)
  }

  /// The larger difference of the two backdrops.
  static func difference(_ a: UInt32, _ b: UInt32) -> Double {
    let overBlack = difference(a, b, over: .black)
    return Backdrop.matters(a, b) ? max(overBlack, difference(a, b, over: .white)) : overBlack
  }

  private static func difference(_ a: UInt32, _ b: UInt32, over backdrop: Backdrop) -> Double {
    let (a, b) = (backdrop.channels(of: a), backdrop.channels(of: b))
    return LabColor(red: a.red, green: a.green, blue: a.blue)
      .difference(from: LabColor(red: b.red, green: b.green, blue: b.blue))
  }
}
