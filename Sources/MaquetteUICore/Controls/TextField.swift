public import Foundation
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A line of text that a user writes.
nonisolated public struct TextField<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  let isVertical: Bool
  let isSecure: Bool

  init(text: Binding<String>, prompt: Text?, label: Label, isVertical: Bool = false, isSecure: Bool = false) {
    (self.text, self.prompt, self.label) = (text, prompt, label)
    (self.isVertical, self.isSecure) = (isVertical, isSecure)
  }

  /// Creates a field.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }
  /// Creates a field that grows along an axis.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) { self.init(text: text, prompt: prompt, label: label(), isVertical: axis == .vertical) }

  package func lower(in context: ViewContext) -> [ViewPart] {
    if let style = context.environment.textFieldStyle {
      let shown = _TextFieldLabel(
        content: LoweredContent(view: label, graph: context.child("styled label").graph))
      let field = TextField<_TextFieldLabel>(
        text: text, prompt: prompt, label: shown, isVertical: isVertical, isSecure: isSecure)
      return style(field, context.changing { $0.textFieldStyle = nil })
    }
    let words = text.wrappedValue
    var inner = context.child("text")
    let isEmpty = words.isEmpty
    if isEmpty { inner.environment.own.foreground = AnyShapeStyle(PlaceholderTextShapeStyle()) }
    if !isVertical { inner.environment.own.lineLimit = 1 }
    let shown: any View =
      isEmpty
      ? prompt.map { $0 as any View } ?? label
      : Text(verbatim: isSecure ? String(repeating: "\u{25CF}", count: words.count) : words)
    let alignment = context.environment.own.multilineAlignment
    let place: Alignment = alignment == .center ? .center : alignment == .trailing ? .trailing : .leading
    // A plain field of body text is 22 points high: measured in the pictures of iOS 16, where a text is 20.3.
    let line = inner.element(of: shown)
    let field = line.frame(
      width: FrameLength(nil, 100, .infinity), height: FrameLength(22, nil, nil), alignment: place.element)
    let name = context.child("name").parts(of: prompt.map { $0 as any View } ?? label).words?.text
    func touchable(_ element: any Element) -> [ViewPart] {
      [ViewPart(context.touchable(element, name, .field(text)))]
    }
    guard context.environment.textFieldLook == .rounded else { return touchable(field) }
    let border = Surface.Border(color: .token(.opaqueSeparator), width: 1 / context.settings.scale)
    return touchable(
      field.padding(Insets(horizontal: 7, vertical: 6)).background(
        Surface(.rounded(radius: 5, .continuous), fill: .token(.background), border: border)))
  }
}

extension TextField where Label == Text {
  /// Creates a field with a placeholder that is translated.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }
  /// Creates a field with a placeholder.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }
  /// Creates a field with a placeholder that is translated, which grows along an axis.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) { self.init(text: text, prompt: prompt, label: Text(titleKey), isVertical: axis == .vertical) }
  /// Creates a field with a placeholder, which grows along an axis.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) { self.init(text: text, prompt: prompt, label: Text(title), isVertical: axis == .vertical) }
  /// Creates a field of a formatted value.
  nonisolated public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      text: .constant(format.format(value.wrappedValue)), prompt: prompt, label: Text(titleKey))
  }
  /// Creates a field of a formatted value.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(text: .constant(format.format(value.wrappedValue)), prompt: prompt, label: Text(title))
  }
  /// Creates a field of a formatted value.
  nonisolated public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter
  ) {
    self.init(
      text: .constant(formatter.string(for: value.wrappedValue) ?? ""), prompt: nil, label: Text(titleKey))
  }
}

/// A field for a secret. It hides the letters.
nonisolated public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  @MainActor public var body: some View { field }

  /// Creates a field.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = TextField(text: text, prompt: prompt, label: label(), isSecure: true)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a placeholder that is translated.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
  /// Creates a field with a placeholder.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// Lines of text that a user writes.
nonisolated public struct TextEditor: View {
  private let text: Binding<String>

  /// Creates an editor.
  nonisolated public init(text: Binding<String>) { self.text = text }

  @MainActor public var body: some View {
    // The insets of a text view: 8 above and below, 5 beside the lines.
    Text(verbatim: text.wrappedValue)
      .padding(EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// How fields look.
enum TextFieldLook {
  case automatic, plain, rounded
}

/// A kind of field.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldLabel
  /// Returns the view of a field.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field that a style shows.
nonisolated public struct _TextFieldLabel: View, PrimitiveView {
  public typealias Body = Never
  let content: LoweredContent
  package func lower(in context: ViewContext) -> [ViewPart] { content.lower(in: context) }
}

/// A style of the system, which draws no field itself.
nonisolated protocol SystemTextFieldStyle {}

nonisolated public struct DefaultTextFieldStyle: TextFieldStyle, SystemTextFieldStyle {
  nonisolated public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
nonisolated public struct PlainTextFieldStyle: TextFieldStyle, SystemTextFieldStyle {
  nonisolated public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, SystemTextFieldStyle {
  nonisolated public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle, SystemTextFieldStyle {
  nonisolated public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Returns the view with a style for fields.
  nonisolated public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    let isRounded = style is RoundedBorderTextFieldStyle || style is SquareBorderTextFieldStyle
    let bound = MainBound(value: style)
    return adapted(
      .environment { values in
        values.textFieldLook = isRounded ? .rounded : .plain
        values.textFieldStyle =
          style is any SystemTextFieldStyle
          ? nil : { field, context in context.styled(bound.value, field) { $0.0._body(configuration: $0.1) } }
      })
  }
  nonisolated public func textEditorStyle(_ style: TextEditorStyle) -> some View { inert }
}

nonisolated public struct TextEditorStyle: Sendable {
  public static let automatic = TextEditorStyle()
  public static let plain = TextEditorStyle()
}

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: ((TextField<_TextFieldLabel>, ViewContext) -> [ViewPart])? { nil }
}
private enum TextFieldLookKey: EnvironmentKey { static let defaultValue = TextFieldLook.automatic }

extension EnvironmentValues {
  /// The style of the app for fields; nil for one of the system's.
  var textFieldStyle: ((TextField<_TextFieldLabel>, ViewContext) -> [ViewPart])? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
  var textFieldLook: TextFieldLook {
    get { self[TextFieldLookKey.self] }
    set { self[TextFieldLookKey.self] = newValue }
  }
}
