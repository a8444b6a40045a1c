/// How the buttons of menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the button.
  associatedtype Body: View
  /// The parts of a menu.
  typealias Configuration = MenuStyleConfiguration
  /// Returns the button of a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The button of a menu and its content, for a style.
nonisolated public struct MenuStyleConfiguration {
  /// What the button shows.
  public typealias Label = StyledPart
  /// What the menu shows.
  public typealias Content = StyledPart
  let label: Label
  let content: Content
}

/// The style of the container around.
nonisolated public struct DefaultMenuStyle: MenuStyle, SystemMenuStyle, Sendable {
  /// Creates the style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}
/// The look of the buttons around.
nonisolated public struct ButtonMenuStyle: MenuStyle, SystemMenuStyle, Sendable {
  /// Creates the style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}
/// A button without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, SystemMenuStyle, Sendable {
  /// Creates the style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A style of the system, which draws nothing itself.
nonisolated protocol SystemMenuStyle {}

extension MenuStyle where Self == DefaultMenuStyle {
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu that a style changes.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}

extension View {
  /// Returns the view with a style for the buttons of menus.
  nonisolated public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    let isOwn = style is any SystemMenuStyle
    let bound = MainBound(value: style)
    return adapted(
      .environment {
        $0.containerStyles.menu =
          isOwn
          ? nil
          : { configuration, context in
            context.changing { $0.containerStyles.menu = nil }
              .styled(bound.value, configuration) { $0.0.makeBody(configuration: $0.1) }
          }
      })
  }
}
