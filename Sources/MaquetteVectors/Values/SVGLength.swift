/// A length with its unit (SVG 2, 8.9; CSS Values 4).
struct SVGLength: Hashable, Sendable {
  enum Unit: String, Sendable {
    case none = ""
    case pixel = "px"
    case point = "pt"
    case pica = "pc"
    case millimeter = "mm"
    case centimeter = "cm"
    case quarter = "q"
    case inch = "in"
    case em, ex, rem, ch
    case percent = "%"
  }

  var value: Double
  var unit = Unit.none

  init(_ value: Double, _ unit: Unit = .none) {
    self.value = value
    self.unit = unit
  }

  /// Reads a length; nil for any other text.
  init?(_ text: some StringProtocol) {
    var scanner = ValueScanner(text)
    guard let length = scanner.length(), scanner.isAtEnd() else { return nil }
    self = length
  }

  /// Returns the length in units of the picture: 96 to the inch.
  ///
  /// - Parameter whole: what 100 % are.
  func resolved(fontSize: Double, of whole: Double) -> Double {
    switch unit {
    case .none, .pixel: value
    case .point: value * 4 / 3
    case .pica: value * 16
    case .millimeter: value * 96 / 25.4
    case .centimeter: value * 96 / 2.54
    case .quarter: value * 96 / 101.6
    case .inch: value * 96
    case .em: value * fontSize
    case .ex, .ch: value * fontSize / 2
    case .rem: value * 16
    case .percent: value / 100 * whole
    }
  }

  /// The lengths of a list; nil if anything else is in it.
  static func list(_ text: String) -> [SVGLength]? {
    var scanner = ValueScanner(text)
    var lengths: [SVGLength] = []
    while !scanner.isAtEnd() {
      guard let length = scanner.length() else { return nil }
      lengths.append(length)
      scanner.skipSeparator()
    }
    return lengths
  }
}

extension ValueScanner {
  /// Takes a length; nil if there is none, or its unit is unknown.
  mutating func length() -> SVGLength? {
    guard let number = number() else { return nil }
    // A list of numbers may have none between: a unit stands without space.
    if isAtSpace() { return SVGLength(number) }
    if take("%") { return SVGLength(number, .percent) }
    let word = isAtWord() ? word().lowercased() : ""
    return SVGLength.Unit(rawValue: word).map { SVGLength(number, $0) }
  }
}
