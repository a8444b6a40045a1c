import Foundation
import MaquetteElements

/// A control that does something.
nonisolated public struct Button<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Creates a button.
  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
  /// Creates a button with a role.
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { (self.role, self.action, self.label) = (role, action, label()) }

  package func lower(in context: ViewContext) -> [ViewPart] {
    let look = context.environment.own.buttonStyle ?? SystemButtonLook(kind: .automatic)
    let action = action
    let act = { MainActor.assumeIsolated { action() } }
    let content = ButtonContent(role: role, label: label, action: act)
    return look.parts(of: content, in: context).map { part in
      var part = part.asButton(look, in: context)
      if let role { part.traits.title?.role = role }
      part.element = part.element.accessibility(Self.exposed(context.environment.own.isEnabled))
      return context.touchable(part, .tap(act))
    }
  }

  /// A button is one element for assistive technology, with the words of its label.
  private static func exposed(_ isEnabled: Bool) -> AccessibilityAttributes {
    var attributes = AccessibilityAttributes()
    attributes.children = .combine
    attributes.traits = isEnabled ? [.button] : [.button, .notEnabled]
    return attributes
  }
}

extension Button where Label == Text {
  /// Creates a button with a title that is translated.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(titleKey) } }
  /// Creates a button with a title.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

extension Button where Label == MaquetteUICore.Label<Text, Image> {
  /// Creates a button with a title that is translated, and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { MaquetteUICore.Label(titleKey, systemImage: systemImage) } }
  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { MaquetteUICore.Label(title, systemImage: systemImage) } }
  /// Creates a button with a title that is translated, and a picture.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { MaquetteUICore.Label(titleKey, image: image) } }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button that a style was given.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    let bound = MainBound(value: configuration)
    self.init(role: configuration.role, action: { bound.value.trigger() }) { configuration.label }
  }
}

/// The label of a button that only has a role.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole

  @MainActor public var body: some View {
    if role == .close {
      Image(systemName: "xmark")
    } else if role == .confirm {
      Image(systemName: "checkmark")
    } else {
      Text(role == .destructive ? "Delete" : "Cancel")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the usual label of its role.
  nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
