/// A bound of what the command reads, makes or draws.
package struct Limit: Sendable {
  /// What is bounded.
  let subject: String
  /// The greatest amount, with its unit.
  let most: String
  /// How the command ends beyond it; nil where it goes on.
  let kind: StudioError.Kind?
  /// What happens beyond it, if that is no error.
  let consequence: String?

  private init(_ subject: String, _ most: String, _ kind: StudioError.Kind?, _ consequence: String? = nil) {
    self.subject = subject
    self.most = most
    self.kind = kind
    self.consequence = consequence
  }

  /// A number beyond which the input is refused.
  package static func of(
    _ subject: String, _ most: some Numeric & LosslessStringConvertible, _ unit: String = "",
    _ kind: StudioError.Kind = .overLimit
  ) -> Limit {
    Limit(subject, Self.grouped("\(most)") + (unit.isEmpty ? "" : " \(unit)"), kind)
  }

  /// A number of bytes beyond which the input is refused.
  package static func of(_ subject: String, bytes: Int, _ kind: StudioError.Kind = .overLimit) -> Limit {
    let units = [(1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")]
    let unit = units.first { bytes.isMultiple(of: $0.0) } ?? (1, "bytes")
    return Limit(subject, "\(bytes / unit.0) \(unit.1)", kind)
  }

  /// A range outside of which a value is refused as wrong.
  static func of<Bound>(_ subject: String, _ range: ClosedRange<Bound>, _ unit: String = "") -> Limit {
    let ends = [range.lowerBound, range.upperBound].map { grouped("\($0)".withoutFraction) }
    return Limit(subject, ends.joined(separator: " to ") + (unit.isEmpty ? "" : " \(unit)"), .badInput)
  }

  /// A number beyond which the command goes on.
  package static func of(
    _ subject: String, _ most: Int, _ unit: String = "", beyond consequence: String
  ) -> Limit {
    Limit(subject, Self.grouped("\(most)") + (unit.isEmpty ? "" : " \(unit)"), nil, consequence)
  }

  /// A whole number with its digits in groups of three.
  private static func grouped(_ digits: String) -> String {
    if digits.hasPrefix("-") { return "-" + grouped(String(digits.dropFirst())) }
    guard digits.count > 4, digits.allSatisfy(\.isNumber) else { return digits }
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text += "," }
      text.append(digit.element)
    }
  }
}

extension String {
  /// The number without `.0` at its end.
  fileprivate var withoutFraction: String { hasSuffix(".0") ? String(dropLast(2)) : self }
}
