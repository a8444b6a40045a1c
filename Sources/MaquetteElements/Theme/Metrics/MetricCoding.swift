/// The conversions between the type of a metric and the values of design tokens.
@usableFromInline
package struct MetricCoding<Value> {
  /// The same without the type, for tables that hold metrics of many.
  @usableFromInline let erased: AnyMetricCoding

  /// Creates the conversions; a value of another kind, which `read` makes nil, changes nothing.
  package init(
    _ kind: ThemeToken.Kind, write: @escaping @Sendable (Value) -> ThemeTokenValue,
    read: @escaping @Sendable (ThemeTokenValue) -> Value?
  ) {
    unsafe erased = AnyMetricCoding(
      kind: kind, load: { unsafe write($0.assumingMemoryBound(to: Value.self).pointee) },
      store: { if let value = read($0) { unsafe $1.assumingMemoryBound(to: Value.self).pointee = value } })
  }
}

/// The conversions of a metric whose type only they know.
///
/// - Note: `@safe` is sound because ``MetricTokens`` pairs them with places of their type.
@usableFromInline
@safe
struct AnyMetricCoding: Sendable {
  let kind: ThemeToken.Kind
  let load: @Sendable (UnsafeRawPointer) -> ThemeTokenValue
  let store: @Sendable (ThemeTokenValue, UnsafeMutableRawPointer) -> Void
}

extension MetricCoding<Double> {
  /// A length in points.
  @usableFromInline
  static func points(in range: ClosedRange<Double>) -> MetricCoding {
    MetricCoding(.points(range), write: { .points($0) }) {
      if case .points(let value) = $0 { value } else { nil }
    }
  }

  /// A number without a unit.
  @usableFromInline
  static func number(in range: ClosedRange<Double>) -> MetricCoding {
    MetricCoding(.number(range), write: { .number($0) }) { $0.number }
  }
}

extension MetricCoding<Bool> {
  /// 0 or 1.
  @usableFromInline
  static var flag: MetricCoding {
    MetricCoding(.number(0...1), write: { .number($0 ? 1 : 0) }) { $0.number.map { $0 >= 0.5 } }
  }
}

extension MetricCoding<CornerStyle> {
  /// 0 for circular, 1 for continuous.
  @usableFromInline
  static var cornerSmoothing: MetricCoding {
    MetricCoding(.number(0...1), write: { .number($0 == .continuous ? 1 : 0) }) {
      $0.number.map { $0 >= 0.5 ? .continuous : .circular }
    }
  }
}

extension MetricCoding<FontWeight> {
  /// The weight itself.
  @usableFromInline
  static var weight: MetricCoding {
    MetricCoding(.weight, write: { .weight($0) }) { if case .weight(let value) = $0 { value } else { nil } }
  }
}

extension MetricCoding<TextStyle> {
  /// The style's name.
  @usableFromInline
  static var textStyle: MetricCoding {
    MetricCoding(.textStyle, write: { .textStyle($0) }) {
      if case .textStyle(let value) = $0 { value } else { nil }
    }
  }
}

extension MetricCoding<ColorToken> {
  /// The colour's name.
  @usableFromInline
  static var color: MetricCoding {
    MetricCoding(.colorToken, write: { .colorToken($0) }) {
      if case .colorToken(let value) = $0 { value } else { nil }
    }
  }
}

extension ThemeTokenValue {
  fileprivate var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }
}
