import MaquetteGraphics

/// The grid of the numbers in a file: decimal fractions of a point, fine enough for 1/64 of a pixel.
struct CoordinateGrid: Sendable {
  /// The number of decimals.
  let decimals: Int
  /// The steps in a point.
  let steps: Double

  /// The grid of a file with pictures of so many pixels per point.
  ///
  /// Rounding to hundredths moves a point by at most 0.005 pt, which is 1/64 of a pixel at 3.125 pixels per point.
  init(scale: Double) {
    decimals = scale <= 3.125 ? 2 : 3
    steps = decimals == 2 ? 100 : 1000
  }

  /// The greatest number of steps that is written; what lies beyond is far outside of any picture.
  private static let limit = 1e12

  /// Returns the nearest step; 0 for a number that is not finite.
  func step(_ value: Double) -> Int {
    let steps = value * steps
    guard steps.magnitude < Self.limit else {
      return steps.isNaN ? 0 : Int(steps < 0 ? -Self.limit : Self.limit)
    }
    return Int(steps.rounded(.toNearestOrAwayFromZero))
  }
}

extension [UInt8] {
  /// Appends a text.
  mutating func append(_ text: String) { append(contentsOf: text.utf8) }

  /// Appends a text that is known when the program is built.
  mutating func append(_ text: StaticString) {
    unsafe append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a whole number.
  mutating func append(number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(magnitude: number.magnitude)
  }

  private mutating func append(magnitude: UInt) {
    // Most numbers have few digits, and divisions by constants are multiplications.
    if magnitude < 10 { return append(digit: magnitude) }
    if magnitude < 100 {
      append(digit: magnitude / 10)
      return append(digit: magnitude % 10)
    }
    append(magnitude: magnitude / 100)
    append(digit: magnitude / 10 % 10)
    append(digit: magnitude % 10)
  }

  private mutating func append(digit: UInt) { append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit)) }

  /// Appends a number of steps as a decimal fraction with no more digits than it needs: `12`, `.5`, `-3.25`.
  mutating func append(steps: Int, decimals: Int) {
    if steps < 0 { append(UInt8(ascii: "-")) }
    let magnitude = steps.magnitude
    if decimals == 2 { return append(magnitude / 100, rest: magnitude % 100, below: 10) }
    var divisor: UInt = 1
    for _ in 0..<decimals { divisor *= 10 }
    let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: divisor)
    append(whole, rest: rest, below: divisor / 10)
  }

  /// Appends a whole number and a fraction, whose first digit counts as `place`.
  private mutating func append(_ whole: UInt, rest: UInt, below place: UInt) {
    if whole > 0 || rest == 0 { append(magnitude: whole) }
    guard rest > 0 else { return }
    append(UInt8(ascii: "."))
    var (left, place) = (rest, place)
    while left > 0 {
      append(digit: left / place)
      left %= place
      place /= 10
    }
  }

  /// Appends a coordinate, preceded by a space if the number before it would run into it.
  mutating func append(next steps: Int, decimals: Int) {
    if steps >= 0, let last, last != UInt8(ascii: " "),
      !(UInt8(ascii: "A")...UInt8(ascii: "z")).contains(last)
    {
      append(UInt8(ascii: " "))
    }
    append(steps: steps, decimals: decimals)
  }

  /// Appends a number with at most six decimals.
  mutating func append(fine value: Double) {
    let steps = value * 1_000_000
    append(steps: steps.magnitude < 1e15 ? Int(steps.rounded(.toNearestOrAwayFromZero)) : 0, decimals: 6)
  }
}

extension Double {
  /// The number, at least 0 and at most 1; 0 for one that is not a number.
  var share: Double { self > 0 ? Swift.min(self, 1) : 0 }
}
