package import MaquetteElements

/// The way a language writes numbers with fractions: its separators and the sizes of groups of digits, from CLDR.
///
/// They are read off two examples, 1,234,567.5 and 1,234, which `.ci/language-tables` writes.
struct NumberPattern: Hashable, Sendable {
  /// The sign between the whole part and the fraction.
  private(set) var point = "."
  /// The sign between groups of digits.
  private(set) var separator = ","
  /// The number of digits of the last group, and of those before it; 0 for a number without groups.
  private(set) var groups = (last: 3, others: 3)
  /// The least number of digits that make groups.
  private(set) var leastGrouped = 4

  /// Creates the pattern of English.
  init() {}

  /// Reads the pattern off a language's examples.
  init(number: String, short: String) {
    let parts = number.split(omittingEmptySubsequences: true) { !$0.isNumber }.map(\.count)
    let signs = number.split(omittingEmptySubsequences: true) { $0.isNumber }.map(String.init)
    guard parts.count > 1, let last = signs.last else { return }
    point = last
    separator = parts.count > 2 ? signs[0] : ""
    groups = parts.count > 2 ? (parts[parts.count - 2], parts.count > 3 ? parts[parts.count - 3] : 3) : (0, 0)
    leastGrouped = short.allSatisfy(\.isNumber) ? 5 : 4
  }

  /// Returns a number with a number of decimals, in Latin digits.
  func text(_ value: Double, decimals: Int) -> String {
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    let scaled = (value.magnitude * factor).rounded()
    // Beyond 2^53 a Double has no units to write.
    guard scaled < 9_007_199_254_740_992 else { return value.shortText }
    let digits = String(Int(scaled))
    let padded = String(repeating: "0", count: Swift.max(0, decimals + 1 - digits.count)) + digits
    let whole = String(padded.dropLast(decimals))
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return sign + grouped(whole) + (decimals > 0 ? point + padded.suffix(decimals) : "")
  }

  private func grouped(_ digits: String) -> String {
    guard groups.last > 0, digits.count >= leastGrouped else { return digits }
    var parts: [Substring] = []
    var rest = digits[...]
    var size = groups.last
    while rest.count > size {
      parts.insert(rest.suffix(size), at: 0)
      rest = rest.dropLast(size)
      size = Swift.max(1, groups.others)
    }
    return ([rest] + parts).joined(separator: separator)
  }

  static func == (first: NumberPattern, second: NumberPattern) -> Bool {
    first.point == second.point && first.separator == second.separator && first.groups == second.groups
      && first.leastGrouped == second.leastGrouped
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(point)
    hasher.combine(separator)
  }
}

extension Environment {
  /// Returns a number with a number of decimals as the language writes it: `1,234.5`, `1.234,5`.
  package func number(_ value: Double, decimals: Int) -> String {
    guard let locale else { return NumberPattern().text(value, decimals: decimals) }
    let table = LanguageTable.table(.calendars, for: locale)
    guard let number = table["number"], let short = table["short number"] else {
      return locale.digits.text(NumberPattern().text(value, decimals: decimals))
    }
    // The Arabic separators belong to Arabic digits.
    let isLatin = locale.digits == .latin
    let example = isLatin ? number.replacing("\u{66C}", with: ",").replacing("\u{66B}", with: ".") : number
    return locale.digits.text(NumberPattern(number: example, short: short).text(value, decimals: decimals))
  }

  /// Returns a number as the language writes it, with the decimals that it needs, six at most.
  package func number(_ value: Double) -> String { number(value, decimals: value.decimalCount) }
}

extension Double {
  /// The number of decimals that tell the number from its neighbours, six at most.
  package var decimalCount: Int {
    var scaled = magnitude
    for count in 0..<6 {
      if (scaled - scaled.rounded()).magnitude <= scaled * 1e-12 + 1e-12 { return count }
      scaled *= 10
    }
    return 6
  }
}
