extension Theme {
  /// The group of a theme's colours.
  public static let colorGroup = "color"

  /// The group of a theme's text styles.
  public static let typeGroup = "type"
}

extension ThemeToken {
  package init(_ color: ColorToken) {
    self.init(
      [Theme.colorGroup, color.name], kind: .color, variation: .look,
      value: { theme, context in
        .color(theme.colors[color].resolved(context.appearance, context.contrast))
      },
      set: { theme, value, context in
        guard case .color(let value) = value else { return }
        theme.colors[color].set(value, context.appearance, context.contrast)
      })
  }

  package init(_ style: TextStyle) {
    self.init(
      [Theme.typeGroup, style.rawValue], kind: .typography, variation: .textSize,
      value: { theme, context in .typography(theme.typeRamp.entry(for: style, at: context.textSize)) },
      set: { theme, value, context in
        guard case .typography(let entry) = value else { return }
        theme.typeRamp.set(entry, for: style, at: context.textSize)
      })
  }

  package static func tokens<Metrics: ThemeMetrics>(of type: Metrics.Type) -> [ThemeToken] {
    let tokens = Metrics.tokens
    return tokens.list.enumerated().map { index, token in
      ThemeToken(
        [Metrics.tokenGroup] + token.name.split(separator: ".").map(String.init), kind: token.kind,
        variation: token.variesByAppearance ? .appearance : .none,
        value: { theme, context in tokens.value(index, in: theme[type], under: context.appearance) },
        set: { theme, value, context in
          tokens.set(index, in: &theme[type], to: value, under: context.appearance)
        })
    }
  }
}

extension DynamicColor {
  fileprivate mutating func set(_ color: Color, _ appearance: Appearance, _ contrast: Contrast) {
    switch (appearance, contrast) {
    case (.light, .standard): light = color
    case (.dark, .standard): dark = color
    case (.light, .increased): lightIncreased = color
    case (.dark, .increased): darkIncreased = color
    }
  }
}
