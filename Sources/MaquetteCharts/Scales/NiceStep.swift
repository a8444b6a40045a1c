// Marks of numbers lie at multiples of 1, 2 or 5 times a power of ten (Talbot, Lin and Hanrahan, "An Extension of
// Wilkinson's Algorithm for Positioning Tick Labels on Axes", 2010, which ranks these steps first). The step is the least one
// with which the rounded domain has no more spaces than the axis has room for: of 15,000 with room for 4 spaces, the step 5,000,
// as the documentation of Swift Charts' BarMark shows it ("y-axis ranging from 0 to 15000").

/// A distance between marks: 1, 2 or 5 times a power of ten.
struct NiceStep: Hashable, Sendable {
  private var digit: Double
  private var exponent: Int

  private static let digits = [1.0, 2, 5]

  /// The least step that is not less than a positive number.
  init(atLeast least: Double) {
    var exponent = 0
    while exponent < 300, Self.power(exponent + 1) <= least { exponent += 1 }
    while exponent > -300, Self.value(1, exponent) > least { exponent -= 1 }
    self.exponent = exponent
    digit = Self.digits.first { Self.value($0, exponent) >= least } ?? 10
    if digit == 10 { (digit, self.exponent) = (1, exponent + 1) }
  }

  /// The next greater step.
  var next: NiceStep {
    var step = self
    switch digit {
    case 1: step.digit = 2
    case 2: step.digit = 5
    default: (step.digit, step.exponent) = (1, exponent + 1)
    }
    return step
  }

  /// The step in units.
  var value: Double { Self.value(digit, exponent) }

  /// The number of decimals of its multiples.
  var decimals: Int { Swift.max(0, -exponent) }

  /// Returns a multiple, which is the decimal number's nearest Double: 3 × 0.1 is 0.3.
  func multiple(_ count: Double) -> Double { Self.value(count * digit, exponent) }

  /// Returns the count of the greatest multiple that is not above a value.
  func floor(_ value: Double) -> Double {
    let count = (value / self.value).rounded(.down)
    // A quotient that should be whole may miss it by its last bit.
    return multiple(count + 1) <= value ? count + 1 : count
  }

  /// Returns the count of the least multiple that is not below a value.
  func ceiling(_ value: Double) -> Double { -floor(-value) }

  private static func value(_ digit: Double, _ exponent: Int) -> Double {
    exponent >= 0 ? digit * power(exponent) : digit / power(-exponent)
  }

  private static func power(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<exponent { power *= 10 }
    return power
  }
}

extension TickSet {
  /// Creates the marks of numbers with at most a number of spaces between them; two are the least around zero.
  ///
  /// - Parameters:
  ///   - isFixed: Whether the domain is as it is; otherwise it is rounded to marks at both ends.
  ///   - label: Returns the text of a number with a number of decimals.
  init(
    of domain: ClosedRange<Double>, isFixed: Bool, spaces: Int,
    _ label: (_ value: Double, _ decimals: Int) -> String
  ) {
    let span = domain.upperBound - domain.lowerBound
    guard span > 0, span.isFinite else {
      self.init(domain: domain, ticks: [Tick(value: domain.lowerBound, label: label(domain.lowerBound, 0))])
      return
    }
    // Around zero, which has a mark, there is a space on both sides.
    let isAroundZero = domain.lowerBound < 0 && domain.upperBound > 0
    let spaces = isAroundZero && !isFixed ? Swift.max(spaces, 2) : spaces
    var step = NiceStep(atLeast: span / Double(spaces))
    func bounds() -> (Double, Double) {
      isFixed
        ? (step.ceiling(domain.lowerBound), step.floor(domain.upperBound))
        : (step.floor(domain.lowerBound), step.ceiling(domain.upperBound))
    }
    while bounds().1 - bounds().0 > Double(spaces) { step = step.next }
    let (first, last) = bounds()
    let count = Swift.max(0, Int(last - first))
    let ticks = (0...count).map { index in
      let value = step.multiple(first + Double(index))
      return Tick(value: value, label: label(value, step.decimals))
    }
    let rounded = step.multiple(first)...Swift.max(step.multiple(first), step.multiple(last))
    self.init(domain: isFixed ? domain : rounded, ticks: last < first ? [] : ticks)
  }
}
