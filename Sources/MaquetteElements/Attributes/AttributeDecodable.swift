import MaquetteDiagnostics

/// A type that an attribute can hold.
public protocol AttributeDecodable: Sendable {
  /// The type of the attribute's values.
  static var attributeType: AttributeType { get }

  /// Reads the value, or throws an error that states the problem.
  init(attribute value: AttributeValue) throws(AttributeError)
}

extension AttributeDecodable {
  /// Reads a value inside another one; the path of an error begins with the step to it.
  package init(attribute value: AttributeValue, at step: AttributeError.Step) throws(AttributeError) {
    do throws(AttributeError) {
      try self.init(attribute: value)
    } catch {
      throw error.at(step)
    }
  }
}

extension String: AttributeDecodable {
  public static var attributeType: AttributeType { .text }

  public init(attribute value: AttributeValue) throws(AttributeError) {
    guard case .scalar(let text, _) = value else {
      throw AttributeError(expected: Self.attributeType.description, found: value)
    }
    self = text
  }
}

extension Bool: AttributeDecodable {
  public static var attributeType: AttributeType { .boolean }

  /// Takes a plain `true` or `false`.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    switch value {
    case .scalar("true", isQuoted: false): self = true
    case .scalar("false", isQuoted: false): self = false
    case .scalar(let text, _):
      let hint: String? =
        switch text.lowercased() {
        case "yes", "on", "y", "true", "1": "write true"
        case "no", "off", "n", "false", "0": "write false"
        default: nil
        }
      throw AttributeError(expected: Self.attributeType.description, found: value, hint: hint)
    default: throw AttributeError(expected: Self.attributeType.description, found: value)
    }
  }
}

extension Double: AttributeDecodable {
  public static var attributeType: AttributeType { .number(unit: nil) }

  /// Takes a plain decimal number of at most ``Path/greatestWritten``.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    try self.init(attribute: value, in: -Path.greatestWritten...Path.greatestWritten)
  }

  /// Takes a plain decimal number within a range, or the name of a token that is one, as `{space.md}`; times are no lengths.
  package init(
    attribute value: AttributeValue, in range: ClosedRange<Double>, unit: String? = "points"
  ) throws(AttributeError) {
    let value = try Brand.value(value, as: Brand.Kind.ofNumber(in: unit))
    guard case .scalar(let text, isQuoted: false) = value, let number = Self.decimal(text) else {
      throw AttributeError(
        expected: Self.attributeType.description, found: value, hint: Self.hint(for: value))
    }
    guard range.contains(number) else {
      throw AttributeError(
        expected:
          "a number \(unit == "seconds" ? "of seconds " : "")between \(range.lowerBound.shortText) and \(range.upperBound.shortText)",
        found: value)
    }
    self = number
  }

  private static func hint(for value: AttributeValue) -> String? {
    guard case .scalar(let text, let isQuoted) = value else { return nil }
    if text.contains("{") || text.hasPrefix("calc(") {
      return "expressions are not supported; write the number or a token's name"
    }
    if ["capsule", "pill", "full", "round", "circle"].contains(text) {
      return "write a number of points; a radius of half the height, or more, makes round ends"
    }
    return isQuoted && decimal(text) != nil ? "write it without quotes" : unitHint(text)
  }

  /// Explains units to someone who writes one; nil for a text that is no number with a unit.
  private static func unitHint(_ text: String) -> String? {
    let digits = text.prefix { "+-.0123456789".contains($0) }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }.lowercased()
    if unit == "%", decimal(String(digits)) != nil {
      return "write points; to fill the width, use 'frame: { width: infinity }'"
    }
    guard decimal(String(digits)) != nil,
      ["pt", "px", "dp", "sp", "points", "em", "rem", "s", "ms", "x"].contains(unit)
    else { return nil }
    return unit == "s" || unit == "ms" || unit == "x"
      ? "write the number alone, without '\(unit)'"
      : "write the number alone: lengths are points, and 'scale' sets the pixels per point"
  }

  /// Reads digits with sign, point and exponent; hexadecimal, `inf` and `nan` are not numbers here.
  private static func decimal(_ text: String) -> Double? {
    guard !text.isEmpty, text.utf8.count <= 32,
      text.utf8.allSatisfy({ (48...57).contains($0) || "+-.eE".utf8.contains($0) })
    else { return nil }
    return Double(text)
  }
}

extension Int: AttributeDecodable {
  public static var attributeType: AttributeType { .integer }

  /// Takes a plain whole number within a range.
  package init(attribute value: AttributeValue, in range: ClosedRange<Int>) throws(AttributeError) {
    let value = try Brand.value(value, as: [.number])
    guard let number = try? Int(attribute: value), range.contains(number) else {
      throw AttributeError(
        expected: "a whole number between \(range.lowerBound) and \(range.upperBound)", found: value)
    }
    self = number
  }

  /// Takes a plain whole number of at most ``Path/greatestWritten``.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    let value = try Brand.value(value, as: [.number])
    guard case .scalar(let text, isQuoted: false) = value, let number = Int(text) else {
      throw AttributeError(expected: Self.attributeType.description, found: value)
    }
    let greatest = Int(Path.greatestWritten)
    guard number.magnitude <= greatest else {
      throw AttributeError(expected: "a whole number between -\(greatest) and \(greatest)", found: value)
    }
    self = number
  }
}

extension Optional: AttributeDecodable where Wrapped: AttributeDecodable {
  public static var attributeType: AttributeType { Wrapped.attributeType }

  /// Reads the wrapped value; sheets omit an absent one.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self = .some(try Wrapped(attribute: value))
  }
}

extension Array: AttributeDecodable where Element: AttributeDecodable {
  public static var attributeType: AttributeType { .list(of: Element.attributeType) }

  /// Takes a list, or a single value as a list of one; the error of an item contains its index.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self = []
    guard case .list(let items) = value else {
      append(try Element(attribute: value))
      return
    }
    reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      append(try Element(attribute: item, at: .item(index)))
    }
  }
}

extension AttributeDecodable where Self: RawRepresentable, Self.RawValue == String, Self: CaseIterable {
  public static var attributeType: AttributeType { .choice(allCases.map(\.rawValue)) }

  /// Takes one of the type's names, and suggests the nearest for any other.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    guard case .scalar(let text, _) = value else {
      throw AttributeError(expected: Self.attributeType.description, found: value)
    }
    guard let match = Self(rawValue: text) else {
      throw AttributeError(
        expected: Self.attributeType.description, found: value,
        hint: Brand.hint(forChoice: text) ?? NearestName.hint(for: text, among: Self.allCases.map(\.rawValue))
      )
    }
    self = match
  }
}
