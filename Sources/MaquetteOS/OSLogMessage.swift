/// A message with values, each of which may be private or aligned.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// Takes the values of a message, and drops them.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) {}
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, format: OSLogNumberFormat, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
}

/// Who may read a value.
public struct OSLogPrivacy: Sendable {
  /// What stands in the place of a private value.
  public enum Mask: Sendable { case none, hash }
  public static let auto = OSLogPrivacy()
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How a value is aligned.
public struct OSLogStringAlignment: Sendable {
  public static let none = OSLogStringAlignment()
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// How a number is written.
public struct OSLogNumberFormat: Sendable {
  public static let decimal = OSLogNumberFormat()
  public static let hex = OSLogNumberFormat()
  public static let octal = OSLogNumberFormat()
  public static let fixed = OSLogNumberFormat()
  public static let hybrid = OSLogNumberFormat()
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogNumberFormat { OSLogNumberFormat() }
}
