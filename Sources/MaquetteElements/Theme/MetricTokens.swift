/// The tokens of one table of metrics: a literal of the functions below, nested like the table.
///
/// A token is a name and a key path. A metric with different values in light and dark appearance is one token with
/// two key paths.
public struct MetricTokens<Metrics>: ExpressibleByArrayLiteral, Sendable {
  /// One metric with its name.
  package struct Token: Sendable {
    package var name: String
    package var kind: ThemeToken.Kind
    package var variesByAppearance = false
    package var value: @Sendable (Metrics, Appearance) -> ThemeTokenValue?
    package var set: @Sendable (inout Metrics, ThemeTokenValue, Appearance) -> Void
    /// Makes room for the value in a list that is too short; nil for a metric that is there.
    var grow: (@Sendable (inout Metrics) -> Void)?

    /// Sets the value in metrics without values, whose lists are empty.
    func fill(_ metrics: inout Metrics, _ value: ThemeTokenValue, _ appearance: Appearance) {
      grow?(&metrics)
      set(&metrics, value, appearance)
    }

    /// The name in a group; a token without a name has that of the group.
    func name(in group: String) -> String { name.isEmpty ? group : "\(group).\(name)" }
  }

  /// A writable metric.
  public typealias Place<Value> = any WritableKeyPath<Metrics, Value> & Sendable

  /// All tokens in the order of the table.
  package var list: [Token]

  /// Joins tokens and groups.
  public init(arrayLiteral elements: MetricTokens...) { list = elements.flatMap(\.list) }

  private init(_ list: [Token]) { self.list = list }

  /// Creates the token of a metric from the conversions between its type and token values; a value of another kind, which
  /// `read` makes nil, changes nothing.
  package init<Value>(
    _ name: String, _ kind: ThemeToken.Kind, _ place: Place<Value>,
    write: @escaping @Sendable (Value) -> ThemeTokenValue,
    read: @escaping @Sendable (ThemeTokenValue) -> Value?
  ) {
    list = [
      Token(
        name: name, kind: kind, value: { metrics, _ in write(metrics[keyPath: place]) },
        set: { metrics, value, _ in if let value = read(value) { metrics[keyPath: place] = value } })
    ]
  }

  /// The tokens of a nested table, in a group with a name.
  public static func group<Inner>(
    _ name: String, _ place: Place<Inner>, _ tokens: MetricTokens<Inner>
  ) -> MetricTokens {
    var result = all(place, tokens)
    for index in result.list.indices { result.list[index].name = result.list[index].name(in: name) }
    return result
  }

  /// The tokens of a nested table, without a group of their own.
  public static func all<Inner>(_ place: Place<Inner>, _ tokens: MetricTokens<Inner>) -> MetricTokens {
    MetricTokens(
      tokens.list.map { token in
        var outer = Token(
          name: token.name, kind: token.kind, variesByAppearance: token.variesByAppearance,
          value: { token.value($0[keyPath: place], $1) },
          set: { token.set(&$0[keyPath: place], $1, $2) })
        if let grow = token.grow { outer.grow = { grow(&$0[keyPath: place]) } }
        return outer
      })
  }

  /// The tokens of two tables of the same type, one for light and one for dark appearance.
  public static func byAppearance<Inner>(
    _ name: String, light: Place<Inner>, dark: Place<Inner>, _ tokens: MetricTokens<Inner>
  ) -> MetricTokens {
    MetricTokens(
      tokens.list.map { token in
        Token(
          name: token.name(in: name), kind: token.kind, variesByAppearance: true,
          value: { token.value($0[keyPath: $1 == .light ? light : dark], $1) },
          set: { token.set(&$0[keyPath: $2 == .light ? light : dark], $1, $2) })
      })
  }

  /// The tokens of the items of a list, numbered from 1, up to a maximum count.
  public static func items<Inner: MeasureItem>(
    _ name: String, _ place: Place<[Inner]>, atMost count: Int, _ tokens: MetricTokens<Inner>
  ) -> MetricTokens {
    MetricTokens(
      (0..<count).flatMap { index in
        tokens.list.map { token in
          Token(
            name: token.name(in: "\(name)-\(index + 1)"), kind: token.kind,
            value: { metrics, appearance in
              let items = metrics[keyPath: place]
              return items.indices.contains(index) ? token.value(items[index], appearance) : nil
            },
            set: { metrics, value, appearance in
              guard metrics[keyPath: place].indices.contains(index) else { return }
              token.set(&metrics[keyPath: place][index], value, appearance)
            },
            grow: { metrics in
              if metrics[keyPath: place].count == index { metrics[keyPath: place].append(Inner()) }
            })
        }
      })
  }
}

/// An item of a list of metrics.
public protocol MeasureItem: SendableMetatype {
  /// Creates an item without values.
  init()
}

extension Double: MeasureItem {}

extension MetricTokens {
  /// A length in points.
  public static func points(
    _ name: String, _ place: Place<Double>, in range: ClosedRange<Double> = 0...1000
  ) -> MetricTokens {
    MetricTokens(name, .points(range), place, write: { .points($0) }) {
      if case .points(let value) = $0 { value } else { nil }
    }
  }

  /// A number: a fraction from 0 to 1 unless a range is given.
  public static func number(
    _ name: String, _ place: Place<Double>, in range: ClosedRange<Double> = 0...1
  ) -> MetricTokens {
    MetricTokens(name, .number(range), place, write: { .number($0) }, read: \.number)
  }

  /// A Boolean as 1 or 0, because design tokens have no Boolean values. Values of 0.5 or more are true.
  public static func flag(_ name: String, _ place: Place<Bool>) -> MetricTokens {
    MetricTokens(name, .number(0...1), place, write: { .number($0 ? 1 : 0) }) {
      $0.number.map { $0 >= 0.5 }
    }
  }

  /// The corner style: 0 for circular, 1 for continuous. Values of 0.5 or more are continuous.
  public static func cornerSmoothing(_ name: String, _ place: Place<CornerStyle>) -> MetricTokens {
    MetricTokens(name, .number(0...1), place, write: { .number($0 == .continuous ? 1 : 0) }) {
      $0.number.map { $0 >= 0.5 ? .continuous : .circular }
    }
  }

  /// The weight of the font.
  public static func weight(_ name: String, _ place: Place<FontWeight>) -> MetricTokens {
    MetricTokens(name, .weight, place, write: { .weight($0) }) {
      if case .weight(let value) = $0 { value } else { nil }
    }
  }

  /// A text style of the theme.
  public static func textStyle(_ name: String, _ place: Place<TextStyle>) -> MetricTokens {
    MetricTokens(name, .textStyle, place, write: { .textStyle($0) }) {
      if case .textStyle(let value) = $0 { value } else { nil }
    }
  }

  /// A colour of the theme.
  public static func color(_ name: String, _ place: Place<ColorToken>) -> MetricTokens {
    MetricTokens(name, .colorToken, place, write: { .colorToken($0) }) {
      if case .colorToken(let value) = $0 { value } else { nil }
    }
  }
}

extension ThemeTokenValue {
  fileprivate var number: Double? {
    if case .number(let value) = self { value } else { nil }
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
