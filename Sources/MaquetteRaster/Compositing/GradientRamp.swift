import MaquetteGraphics

/// A gradient's colours as a table of premultiplied pixels.
///
/// Between two stops the straight (not premultiplied) channels and alpha change linearly, and the result is premultiplied;
/// that is the default of `CGGradient` (browsers choose its option of premultiplied interpolation, which CSS
/// requires). A fade to clear white therefore stays white.
///
/// The table has at least twice as many entries as the steepest channel has steps in a unit of the gradient, so that taking
/// the nearest entry is off by at most a quarter of a step; with the rounding of the entry the error is below one step.
/// It never has more than 4096: a change steeper than 2048 steps in a unit (black to white within an eighth)
/// is placed to within 1/8192 of the gradient's length instead.
struct GradientRamp {
  let stops: [Gradient.Stop]
  /// The colours; entry i of n stands for offset (i + 0.5) / n.
  let colors: [UInt32]
  let isOpaque: Bool
  static let maximumCount = 4096

  /// Creates the table; nil without stops.
  ///
  /// Stops whose offset is NaN are ignored; offsets are clamped to 0...1.
  init?(_ stops: [Gradient.Stop]) {
    let usable = stops.filter { !$0.offset.isNaN }
      .map { Gradient.Stop(offset: Swift.min(Swift.max($0.offset, 0), 1), color: $0.color) }
    guard !usable.isEmpty else { return nil }
    self.stops = stops
    let count = GradientRamp.count(for: usable)
    var colors: [UInt32] = []
    colors.reserveCapacity(count)
    var upper = 0
    for index in 0..<count {
      let offset = (Double(index) + 0.5) / Double(count)
      while upper < usable.count && usable[upper].offset <= offset { upper += 1 }
      colors.append(GradientRamp.color(usable, at: offset, before: upper).packed)
    }
    self.colors = colors
    isOpaque = colors.allSatisfy { $0 >> 24 == 255 }
  }

  /// Returns the number of entries that the steepest change requires.
  private static func count(for stops: [Gradient.Stop]) -> Int {
    var needed = 256.0
    for (from, to) in zip(stops, stops.dropFirst()) {
      let length = to.offset - from.offset
      guard length > 0 else { continue }
      func steps(_ from: UInt8, _ to: UInt8) -> Double { Swift.abs(Double(to) - Double(from)) }
      let (a, b) = (from.color, to.color)
      let most = Swift.max(
        Swift.max(steps(a.red, b.red), steps(a.green, b.green)),
        Swift.max(steps(a.blue, b.blue), steps(a.alpha, b.alpha)))
      needed = Swift.max(needed, 2 * most / length)
    }
    var count = 256
    while count < maximumCount && Double(count) < needed { count *= 2 }
    return count
  }

  /// Returns the colour at an offset between stop `upper - 1` and stop `upper`.
  private static func color(
    _ stops: [Gradient.Stop], at offset: Double, before upper: Int
  ) -> PremultipliedColor {
    guard upper > 0 else { return PremultipliedColor(stops[0].color) }
    guard upper < stops.count else { return PremultipliedColor(stops[stops.count - 1].color) }
    let (from, to) = (stops[upper - 1], stops[upper])
    let fraction = (offset - from.offset) / (to.offset - from.offset)
    func mix(_ start: UInt8, _ end: UInt8) -> Double {
      Double(start) + (Double(end) - Double(start)) * fraction
    }
    let alpha = mix(from.color.alpha, to.color.alpha)
    // Rounded once: channels and alpha stay exact until they are multiplied, and none exceeds the rounded alpha.
    func premultiplied(_ start: UInt8, _ end: UInt8) -> UInt8 {
      UInt8(mix(start, end) * alpha / 255 + 0.5)
    }
    return PremultipliedColor(
      red: premultiplied(from.color.red, to.color.red),
      green: premultiplied(from.color.green, to.color.green),
      blue: premultiplied(from.color.blue, to.color.blue), alpha: UInt8(alpha + 0.5))
  }
}
