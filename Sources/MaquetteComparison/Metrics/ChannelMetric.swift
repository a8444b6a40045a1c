/// The largest difference of a channel, over white or over black, 0 to 255.
///
/// Cost: a few integer operations for each pixel that differs.
struct ChannelMetric: PixelMetric {
  let threshold: Double

  func grade(x: Int, y: Int, actual: UInt32, expected: UInt32) -> PixelGrade {
    let distance = Double(Self.difference(actual, expected))
    return PixelGrade(verdict: distance > threshold ? .failing : .tolerated, distance: distance)
  }

  /// The largest difference of the three colours over both backdrops.
  @inline(__always)
  static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = difference(a, b, over: .black)
    if Backdrop.matters(a, b) { largest = max(largest, difference(a, b, over: .white)) }
    return largest
  }

  @inline(__always)
  private static func difference(_ a: UInt32, _ b: UInt32, over backdrop: Backdrop) -> Int {
    let (a, b) = (backdrop.channels(of: a), backdrop.channels(of: b))
    return max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue))
  }
}
