/// The tokens of one table of metrics: a literal of the functions below, nested like the table.
///
/// A token is a name and a key path. A metric with different values in light and dark appearance is one token with
/// two key paths.
public struct MetricTokens<Metrics>: ExpressibleByArrayLiteral, Sendable {
  /// A writable metric.
  public typealias Place<Value> = any WritableKeyPath<Metrics, Value> & Sendable

  /// All tokens in the order of the table.
  package private(set) var list: [MetricToken]

  /// Joins tokens and groups.
  public init(arrayLiteral elements: MetricTokens...) {
    list = []
    // By index: for each type of metrics, a sequence has the program look up anew what it consists of.
    for index in elements.indices { list += elements[index].list }
  }

  /// Creates the token of a metric from the conversions between its type and token values.
  @inlinable @inline(__always)
  package init<Value>(_ name: String, _ place: Place<Value>, _ coding: MetricCoding<Value>) {
    self.init(name, at: MetricPlace(place), coding.erased)
  }

  @usableFromInline
  init(_ name: String, at place: MetricPlace, _ coding: AnyMetricCoding) {
    list = [MetricToken(name: name, coding: coding, place: place)]
  }

  /// The tokens of a nested table, in a group unless the name is empty.
  @usableFromInline
  init<Inner>(group name: String, at place: MetricPlace, _ tokens: MetricTokens<Inner>) {
    list = tokens.list.map { $0.nested(in: name, at: place) }
  }

  /// The tokens of two tables of the same type.
  @usableFromInline
  init<Inner>(group name: String, light: MetricPlace, dark: MetricPlace, _ tokens: MetricTokens<Inner>) {
    let place = MetricPlace(light: light, dark: dark)
    list = tokens.list.map { token in
      var token = token.nested(in: name, at: place)
      token.variesByAppearance = true
      return token
    }
  }

  /// The tokens of the items of a list.
  @usableFromInline
  init<Inner: MeasureItem>(
    group name: String, items place: MetricPlace, atMost count: Int, _ tokens: MetricTokens<Inner>
  ) {
    list = (0..<count).flatMap { index in
      tokens.list.map { $0.nested(in: "\(name)-\(index + 1)", at: place.item(index, as: Inner.self)) }
    }
  }

  /// Returns the value of the token with an index in ``list``; nil for one of a list that is too short.
  package func value(_ index: Int, in metrics: Metrics, under appearance: Appearance) -> ThemeTokenValue? {
    var metrics = metrics
    var value: ThemeTokenValue?
    let token = list[index]
    unsafe withUnsafeMutablePointer(to: &metrics) { table in
      unsafe token.place.follow(table, appearance, grows: false) { value = unsafe token.coding.load($0) }
    }
    return value
  }

  /// Sets the value of the token with an index in ``list``; `grows` makes room for it in a list that is too short.
  package func set(
    _ index: Int, in metrics: inout Metrics, to value: ThemeTokenValue, under appearance: Appearance,
    grows: Bool = false
  ) {
    let token = list[index]
    unsafe withUnsafeMutablePointer(to: &metrics) { table in
      unsafe token.place.follow(table, appearance, grows: grows) { unsafe token.coding.store(value, $0) }
    }
  }
}

// Inlined into the tables of metrics, where the compiler knows the place of each metric and makes no key path.
extension MetricTokens {
  /// The tokens of a nested table, in a group with a name.
  @inlinable @inline(__always)
  public static func group<Inner>(
    _ name: String, _ place: Place<Inner>, _ tokens: MetricTokens<Inner>
  ) -> MetricTokens {
    MetricTokens(group: name, at: MetricPlace(place), tokens)
  }

  /// The tokens of a nested table, without a group of their own.
  @inlinable @inline(__always)
  public static func all<Inner>(_ place: Place<Inner>, _ tokens: MetricTokens<Inner>) -> MetricTokens {
    MetricTokens(group: "", at: MetricPlace(place), tokens)
  }

  /// The tokens of two tables of the same type, one for light and one for dark appearance.
  @inlinable @inline(__always)
  public static func byAppearance<Inner>(
    _ name: String, light: Place<Inner>, dark: Place<Inner>, _ tokens: MetricTokens<Inner>
  ) -> MetricTokens {
    MetricTokens(group: name, light: MetricPlace(light), dark: MetricPlace(dark), tokens)
  }

  /// The tokens of the items of a list, numbered from 1, up to a maximum count.
  @inlinable @inline(__always)
  public static func items<Inner: MeasureItem>(
    _ name: String, _ place: Place<[Inner]>, atMost count: Int, _ tokens: MetricTokens<Inner>
  ) -> MetricTokens {
    MetricTokens(group: name, items: MetricPlace(place), atMost: count, tokens)
  }

  /// A length in points.
  @inlinable @inline(__always)
  public static func points(
    _ name: String, _ place: Place<Double>, in range: ClosedRange<Double> = 0...1000
  ) -> MetricTokens {
    MetricTokens(name, place, .points(in: range))
  }

  /// A number: a fraction from 0 to 1 unless a range is given.
  @inlinable @inline(__always)
  public static func number(
    _ name: String, _ place: Place<Double>, in range: ClosedRange<Double> = 0...1
  ) -> MetricTokens {
    MetricTokens(name, place, .number(in: range))
  }

  /// A Boolean as 1 or 0, because design tokens have no Boolean values. Values of 0.5 or more are true.
  @inlinable @inline(__always)
  public static func flag(_ name: String, _ place: Place<Bool>) -> MetricTokens {
    MetricTokens(name, place, .flag)
  }

  /// The corner style: 0 for circular, 1 for continuous. Values of 0.5 or more are continuous.
  @inlinable @inline(__always)
  public static func cornerSmoothing(_ name: String, _ place: Place<CornerStyle>) -> MetricTokens {
    MetricTokens(name, place, .cornerSmoothing)
  }

  /// The weight of the font.
  @inlinable @inline(__always)
  public static func weight(_ name: String, _ place: Place<FontWeight>) -> MetricTokens {
    MetricTokens(name, place, .weight)
  }

  /// A text style of the theme.
  @inlinable @inline(__always)
  public static func textStyle(_ name: String, _ place: Place<TextStyle>) -> MetricTokens {
    MetricTokens(name, place, .textStyle)
  }

  /// A colour of the theme.
  @inlinable @inline(__always)
  public static func color(_ name: String, _ place: Place<ColorToken>) -> MetricTokens {
    MetricTokens(name, place, .color)
  }
}

extension MetricTokens<Size> {
  /// Width and height.
  package static var sides: MetricTokens { [.points("width", \.width), .points("height", \.height)] }
}

extension MetricTokens<Insets> {
  /// The distances from the four edges.
  package static var edges: MetricTokens {
    [
      .points("top", \.top), .points("leading", \.leading), .points("bottom", \.bottom),
      .points("trailing", \.trailing),
    ]
  }
}

extension MetricTokens<Double> {
  /// The number itself: a fraction from 0 to 1 unless a range is given.
  package static func part(in range: ClosedRange<Double> = 0...1) -> MetricTokens {
    .number("", \.self, in: range)
  }
}
