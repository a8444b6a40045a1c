public import MaquetteElements
internal import MaquetteGraphics
internal import MaquetteTypography

extension Theme {
  /// The tables of measures, one for each control that has any.
  public static let metrics: [any ThemeMetrics.Type] = [
    ActivityIndicatorMetrics.self, ButtonMetrics.self, CheckboxMetrics.self, ControlWidgetMetrics.self,
    ListMetrics.self, MotionMetrics.self,
    RadioMetrics.self, SegmentedControlMetrics.self, SwitchMetrics.self,
    TextFieldMetrics.self, PickerMetrics.self, DatePickerMetrics.self,
    SearchFieldMetrics.self,
    RoundButtonMetrics.self, MenuButtonMetrics.self,
    SliderMetrics.self, ProgressMetrics.self, PageControlMetrics.self, StepperMetrics.self,
    RefreshControlMetrics.self, StatusBarMetrics.self,
    BezelMetrics.self, PushButtonMetrics.self, HelpButtonMetrics.self, GradientButtonMetrics.self,
    ImageButtonMetrics.self, WindowMetrics.self, GroupBoxMetrics.self, LevelIndicatorMetrics.self,
    DisclosureMetrics.self, ColorWellMetrics.self,
  ]

  /// Everything that a theme is made of: colours, text styles, and the measures of controls.
  public static let tokens: [ThemeToken] =
    ColorToken.allCases.map(token) + TextStyle.allCases.map(token) + metrics.flatMap { tokens(of: $0) }

  /// The group of a theme's colours.
  public static let colorGroup = "color"

  /// The group of a theme's text styles.
  public static let typeGroup = "type"

  private static func token(_ color: ColorToken) -> ThemeToken {
    ThemeToken(
      [colorGroup, color.rawValue], kind: .color, variation: .look,
      choices: color.isOurChoice ? Set(Platform.allCases) : [],
      value: { theme, context in
        theme.colors[color].map { .color($0.resolved(context.appearance, context.contrast)) }
      },
      set: { theme, value, context in
        guard case .color(let value) = value else { return }
        theme.colors[color]?.set(value, context.appearance, context.contrast)
      })
  }

  private static func token(_ style: TextStyle) -> ThemeToken {
    ThemeToken(
      [typeGroup, style.rawValue], kind: .typography, variation: .textSize,
      value: { theme, context in .typography(theme.typeRamp.entry(for: style, at: context.textSize)) },
      set: { theme, value, context in
        guard case .typography(let entry) = value else { return }
        theme.typeRamp.set(entry, for: style, at: context.textSize)
      })
  }

  private static func tokens<Metrics: ThemeMetrics>(of type: Metrics.Type) -> [ThemeToken] {
    Metrics.tokens.list.map { token in
      ThemeToken(
        [Metrics.tokenGroup] + token.name.split(separator: ".").map(String.init), kind: token.kind,
        variation: token.variesByAppearance ? .appearance : .none, choices: token.choices,
        value: { theme, context in token.value(theme[type], context.appearance) },
        set: { theme, value, context in token.set(&theme[type], value, context.appearance) })
    }
  }
}

extension DynamicColor {
  /// Sets the look under an appearance and a contrast.
  fileprivate mutating func set(_ color: Color, _ appearance: Appearance, _ contrast: Contrast) {
    switch (appearance, contrast) {
    case (.light, .standard): light = color
    case (.dark, .standard): dark = color
    case (.light, .increased): lightIncreased = color
    case (.dark, .increased): darkIncreased = color
    }
  }
}
