public import Foundation

extension String {
  /// A text to translate: the key with a format for each value that is filled in, and the values.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The key as tables have it, such as `%lld items`.
    package let key: String
    /// The values, formatted.
    package let values: [String]

    /// A text without values.
    public init(_ value: String) {
      key = value
      values = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      values = stringInterpolation.values
    }

    /// Collects a key and its values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var values: [String] = []

      public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

      public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

      /// Adds a text.
      public mutating func appendInterpolation(_ string: String) { add("%@", string) }

      /// Adds a whole number.
      public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) { add("%lld", "\(value)") }

      /// Adds a number with six decimals, as a format of C does.
      public mutating func appendInterpolation(_ value: Double) {
        add("%lf", String(format: "%lf", value))
      }

      /// Adds a value in a style.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatOutput == String {
        add("%@", format.format(value))
      }

      /// Adds another translated text.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        add("%@", String(localized: resource))
      }

      /// Adds any other value as a text.
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) { add("%@", "\(value)") }

      private mutating func add(_ format: String, _ value: String) {
        key += format
        values.append(value)
      }
    }
  }
}

extension String.LocalizationValue {
  /// A translation with the values in place of its formats, in order or by number (`%2$@`).
  package func filled(into translation: String) -> String {
    var result = ""
    var rest = translation[...]
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      guard
        let format = rest.prefixMatch(
          of: /(?:([0-9]+)\$)?(?:#@[A-Za-z_]+@|[-+0# ]*[0-9.]*(?:hh|h|ll|l|q|z|t|j)?[@diuxXoeEfFgGcsp])/)
      else {
        result += "%"
        continue
      }
      let index = format.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
      next = index + 1
      result += values.indices.contains(index) ? values[index] : "%\(format.0)"
      rest = rest[format.range.upperBound...]
    }
    return result + rest
  }
}
