/// How buttons look, by a view for their label and their state.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the button's view.
  associatedtype Body: View
  /// A button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// How buttons look, by a view that acts itself.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the button's view.
  associatedtype Body: View
  /// A button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button for a style.
nonisolated public struct ButtonStyleConfiguration {
  /// The label.
  nonisolated public struct Label: View, PrimitiveView {
    public typealias Body = Never
    let content: LoweredContent
    package func lower(in context: ViewContext) -> [ViewPart] { content.lower(in: context) }
  }

  /// The role; nil for none.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

/// A button for a style that acts itself.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  /// The label.
  nonisolated public struct Label: View, PrimitiveView {
    public typealias Body = Never
    let content: LoweredContent
    package func lower(in context: ViewContext) -> [ViewPart] { content.lower(in: context) }
  }

  /// The role; nil for none.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: () -> Void

  /// Does what the button does.
  public func trigger() { action() }
}

/// What a button does to the user's data.
nonisolated public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
}

/// A view that was given to a control, lowered where the control's style shows it.
struct LoweredContent {
  let view: any View
  let graph: ViewNode

  func lower(in context: ViewContext) -> [ViewPart] {
    var place = context
    place.graph = graph
    return place.parts(of: view)
  }
}

/// A style of buttons, of whichever kind.
protocol ButtonLook {
  /// Returns the parts of a button.
  func parts(of button: ButtonContent, in context: ViewContext) -> [ViewPart]
}

extension ButtonLook {
  /// Whether bars and menus draw a button of the style in their own way.
  var isSystem: Bool { self is SystemButtonLook }
  /// Whether the style is one of the system's that stand out.
  var isProminent: Bool {
    guard let look = self as? SystemButtonLook else { return false }
    return look.kind == .prominent || look.kind == .glassProminent
  }
}

extension ViewPart {
  /// Returns the part as that of a button.
  func asButton(_ look: any ButtonLook, in context: ViewContext) -> ViewPart {
    var part = self
    part.traits.isButton = look.isSystem && part.traits.title != nil
    part.traits.isProminent = look.isProminent
    part.traits.tint = context.environment.own.tint?.reference(context.settings)
    part.traits.title?.isEnabled = context.environment.own.isEnabled
    return part
  }
}

/// A button, before it has a style.
struct ButtonContent {
  let role: ButtonRole?
  let label: any View
  let action: () -> Void
}

/// A style of the app.
nonisolated struct StyledButtonLook<Style: ButtonStyle>: ButtonLook {
  let style: Style

  func parts(of button: ButtonContent, in context: ViewContext) -> [ViewPart] {
    let own = context.child("style").child(ObjectIdentifier(Style.self))
    own.bindProperties(of: style)
    let label = ButtonStyleConfiguration.Label(
      content: LoweredContent(view: button.label, graph: context.child("label").graph))
    let configuration = ButtonStyleConfiguration(
      role: button.role, label: label, isPressed: context.environment.own.isPressed)
    let body = onMain((style, configuration)) { $0.makeBody(configuration: $1) }
    // Inside, other buttons look as they do without the style.
    return own.changing { $0.own.buttonStyle = nil }.child(0).parts(of: body)
  }
}

/// A style of the app that acts itself.
nonisolated struct PrimitiveButtonLook<Style: PrimitiveButtonStyle>: ButtonLook {
  let style: Style

  func parts(of button: ButtonContent, in context: ViewContext) -> [ViewPart] {
    let own = context.child("style").child(ObjectIdentifier(Style.self))
    own.bindProperties(of: style)
    let label = PrimitiveButtonStyleConfiguration.Label(
      content: LoweredContent(view: button.label, graph: context.child("label").graph))
    let configuration = PrimitiveButtonStyleConfiguration(
      role: button.role, label: label, action: button.action)
    let body = onMain((style, configuration)) { $0.makeBody(configuration: $1) }
    return own.changing { $0.own.buttonStyle = nil }.child(0).parts(of: body)
  }
}

extension View {
  /// Returns the view with a style for buttons.
  nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    adapted(.environment { $0.own.buttonStyle = StyledButtonLook(style: style) })
  }
  /// Returns the view with a style for buttons.
  nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    adapted(
      .environment { values in
        values.own.buttonStyle =
          (style as? any SystemButtonStyle).map { SystemButtonLook(kind: $0.kind) }
          ?? PrimitiveButtonLook(style: style)
      })
  }
}
