public import MaquetteControlKit
public import MaquetteElements

/// A value of a datum along one axis: a number, a word or a date.
public enum PlottableValue: Hashable, Sendable {
  /// A place on a scale of numbers.
  case number(Double)
  /// A word: each different one has a place of its own.
  case category(String)
  /// A day, or a time of a day.
  case date(PlottableDate)

  /// The kind of a value, which decides on the scale of its axis.
  public enum Kind: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    case number
    case category
    case date
  }

  /// The kind of the value.
  public var kind: Kind {
    switch self {
    case .number: .number
    case .category: .category
    case .date: .date
    }
  }
}

/// A type whose values can be plotted, as Swift Charts' protocol of that name.
public protocol Plottable: Sendable {
  /// The value on an axis.
  var plottable: PlottableValue { get }
}

extension Int: Plottable {
  public var plottable: PlottableValue { .number(Double(self)) }
}

extension Double: Plottable {
  public var plottable: PlottableValue { .number(self) }
}

extension String: Plottable {
  public var plottable: PlottableValue { .category(self) }
}

extension CivilDate: Plottable {
  public var plottable: PlottableValue { .date(PlottableDate(day: self)) }
}

extension PlottableDate: Plottable {
  public var plottable: PlottableValue { .date(self) }
}

extension PlottableValue: Plottable {
  public var plottable: PlottableValue { self }
}

extension PlottableValue: AttributeDecodable {
  public static let attributeType = AttributeType.either([.number(unit: nil), .text, .date])

  private static let noNumbers: Set = [
    ".nan", "nan", "inf", "-inf", "+inf", ".inf", "-.inf", "+.inf", "infinity",
  ]

  /// Takes a plain number, a date as `2026-06-01`, `2026-06` or `2026-06-01T09:41`, or any other text as a word.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    guard case .scalar(let text, let isQuoted) = value else {
      throw AttributeError(expected: "a number, a word or a date", found: value)
    }
    if !isQuoted {
      if Self.noNumbers.contains(text.lowercased()) {
        throw AttributeError(
          expected: "a number, a word or a date", found: value,
          hint: "remove the datum, or quote it if it is a word")
      }
      if text.hasPrefix("{") || text.first.map({ "+-.0123456789".contains($0) }) ?? false,
        let number = try? Double(attribute: value)
      {
        self = .number(number)
        return
      }
    }
    if PlottableDate.isShapedLikeOne(text) {
      self = .date(try PlottableDate(attribute: value))
    } else {
      self = .category(text)
    }
  }
}

extension PlottableValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Takes a word, or a date as sheets write it.
  public init(stringLiteral text: String) {
    let date = PlottableDate.isShapedLikeOne(text) ? PlottableDate(text) : nil
    self = date.map { .date($0) } ?? .category(text)
  }

  /// Takes a number.
  public init(floatLiteral number: Double) { self = .number(number) }

  /// Takes a number.
  public init(integerLiteral number: Int) { self = .number(Double(number)) }
}
