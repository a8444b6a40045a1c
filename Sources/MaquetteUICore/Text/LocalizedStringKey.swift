public import Foundation

/// The key of a text in the app's string tables, with the values that it is filled with.
nonisolated public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A part of the text.
  enum Part: Equatable, Sendable {
    case literal(String)
    /// A formatted value, with its specifier in the key.
    case value(String, specifier: String)
    case text(Text)
    case image(Image)
  }

  var parts: [Part]

  /// Creates a key.
  public init(_ value: String) { parts = [.literal(value)] }
  /// Creates a key.
  public init(stringLiteral value: String) { self.init(value) }
  /// Creates a key with values.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The key in string tables.
  var key: String {
    parts.reduce(into: "") { key, part in
      switch part {
      case .literal(let text): key += text
      case .value(_, let specifier): key += specifier
      case .text, .image: key += "%@"
      }
    }
  }

  /// The text without a translation.
  var plain: String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .literal(let literal): text += literal
      case .value(let value, _): text += value
      case .text(let inner): text += inner.plain
      case .image: break
      }
    }
  }

  /// Collects the parts of a literal.
  nonisolated public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }
    public mutating func appendInterpolation(_ string: String) {
      parts.append(.value(string, specifier: "%@"))
    }
    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }
    public mutating func appendInterpolation(_ image: Image) { parts.append(.image(image)) }
    public mutating func appendInterpolation(_ string: AttributedString) { parts.append(.text(Text(string))) }
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      parts.append(.value(value.written, specifier: value.specifier))
    }
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
      parts.append(.value(String(format: specifier, value.argument), specifier: specifier))
    }
    public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
      parts.append(.value(format.format(input), specifier: "%@"))
    }
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter
    ) { parts.append(.value(formatter.string(for: subject) ?? "", specifier: "%@")) }
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
      parts.append(.value(formatter.string(for: subject) ?? "", specifier: "%@"))
    }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      parts.append(.text(Text(date, style: style)))
    }
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject) {
      parts.append(.value("\(subject)", specifier: "%@"))
    }
  }
}

/// A value that a format specifier stands for.
nonisolated public protocol _FormatSpecifiable: Equatable {
  /// The specifier in a key.
  var specifier: String { get }
  /// The value as a format takes it.
  var argument: any CVarArg { get }
  /// The value as it is written without a format.
  var written: String { get }
}

extension _FormatSpecifiable where Self: BinaryInteger {
  public var specifier: String { "%lld" }
  public var argument: any CVarArg { Int64(truncatingIfNeeded: self) }
  public var written: String {
    Int(truncatingIfNeeded: self).formatted(.number.locale(Locale(identifier: "en_US")))
  }
}
extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var specifier: String { "%lf" }
  public var argument: any CVarArg { Double(self) }
  public var written: String { String(format: "%lf", Double(self)) }
}
extension Double: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

extension Text {
  /// The words without looks, as they are spoken and compared.
  var plain: String {
    switch content {
    case .verbatim(let text): text
    case .localized(let key, _, _): key.plain
    case .attributed(let text): String(text.characters)
    case .joined(let first, let second): first.plain + second.plain
    case .image: ""
    }
  }
}
