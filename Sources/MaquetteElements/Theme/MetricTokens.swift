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
    /// The platforms on which no source gives the value.
    package var choices: Set<Platform> = []
    package var value: @Sendable (Metrics, Appearance) -> ThemeTokenValue?
    package var set: @Sendable (inout Metrics, ThemeTokenValue, Appearance) -> Void
  }

  /// A writable metric.
  public typealias Place<Value> = any WritableKeyPath<Metrics, Value> & Sendable

  /// All tokens in the order of the table.
  package var list: [Token]

  /// Joins tokens and groups.
  public init(arrayLiteral elements: MetricTokens...) { list = elements.flatMap(\.list) }

  private init(_ list: [Token]) { self.list = list }

  package init(
    _ name: String, _ kind: ThemeToken.Kind, value: @escaping @Sendable (Metrics) -> ThemeTokenValue?,
    set: @escaping @Sendable (inout Metrics, ThemeTokenValue) -> Void
  ) {
    list = [
      Token(
        name: name, kind: kind, value: { metrics, _ in value(metrics) },
        set: { metrics, value, _ in set(&metrics, value) })
    ]
  }

  /// Returns the tokens marked as this project's own choice on some platforms, or on all: no source gives the values there.
  public func ourChoice(on platforms: Platform...) -> MetricTokens {
    var result = self
    for index in list.indices {
      result.list[index].choices.formUnion(platforms.isEmpty ? Platform.allCases : platforms)
    }
    return result
  }

  /// The tokens of a nested table, in a group with a name.
  public static func group<Inner>(
    _ name: String, _ place: Place<Inner>, _ tokens: MetricTokens<Inner>
  ) -> MetricTokens {
    MetricTokens(
      tokens.list.map { token in
        Token(
          name: "\(name).\(token.name)", kind: token.kind, variesByAppearance: token.variesByAppearance,
          choices: token.choices, value: { token.value($0[keyPath: place], $1) },
          set: { token.set(&$0[keyPath: place], $1, $2) })
      })
  }

  /// The tokens of a nested table, without a group of their own.
  public static func all<Inner>(_ place: Place<Inner>, _ tokens: MetricTokens<Inner>) -> MetricTokens {
    MetricTokens(
      tokens.list.map { token in
        Token(
          name: token.name, kind: token.kind, variesByAppearance: token.variesByAppearance,
          choices: token.choices, value: { token.value($0[keyPath: place], $1) },
          set: { token.set(&$0[keyPath: place], $1, $2) })
      })
  }

  /// The tokens of two tables of the same type, one for light and one for dark appearance.
  public static func byAppearance<Inner>(
    _ name: String, light: Place<Inner>, dark: Place<Inner>, _ tokens: MetricTokens<Inner>
  ) -> MetricTokens {
    MetricTokens(
      tokens.list.map { token in
        Token(
          name: token.name.isEmpty ? name : "\(name).\(token.name)", kind: token.kind,
          variesByAppearance: true, choices: token.choices,
          value: { token.value($0[keyPath: $1 == .light ? light : dark], $1) },
          set: { token.set(&$0[keyPath: $2 == .light ? light : dark], $1, $2) })
      })
  }

  /// The tokens of the items of a list, numbered from 1, up to a maximum count.
  public static func items<Inner>(
    _ name: String, _ place: Place<[Inner]>, atMost count: Int, _ tokens: MetricTokens<Inner>
  ) -> MetricTokens {
    MetricTokens(
      (0..<count).flatMap { index in
        tokens.list.map { token in
          let group = "\(name)-\(index + 1)"
          return Token(
            name: token.name.isEmpty ? group : "\(group).\(token.name)", kind: token.kind,
            choices: token.choices,
            value: { metrics, appearance in
              let items = metrics[keyPath: place]
              return items.indices.contains(index) ? token.value(items[index], appearance) : nil
            },
            set: { metrics, value, appearance in
              guard metrics[keyPath: place].indices.contains(index) else { return }
              token.set(&metrics[keyPath: place][index], value, appearance)
            })
        }
      })
  }
}

extension MetricTokens<Double> {
  /// The number itself: a fraction from 0 to 1 unless a range is given.
  package static func part(in range: ClosedRange<Double> = 0...1) -> MetricTokens {
    .number("", \.self, in: range)
  }
}
