import Foundation
import MaquetteCollections
import MaquetteControls
import MaquetteElements
import MaquetteGraphics

/// A control that is on or off.
nonisolated public struct Toggle<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  let isOn: Binding<Bool>
  let label: Label

  /// Creates a toggle.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }
  /// Creates a toggle of several values: it is on if all are.
  nonisolated public init<Values: RandomAccessCollection>(
    sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        get: { bindings.allSatisfy(\.wrappedValue) },
        set: { value in bindings.forEach { $0.wrappedValue = value } }),
      label: label)
  }

  package func lower(in context: ViewContext) -> [ViewPart] {
    if context.environment.own.place == .menu {
      // A menu draws the words itself, with a mark while the toggle is on.
      return context.child("label").parts(of: label).map { part in
        var part = part
        part.traits.title?.isSelected = isOn.wrappedValue
        part.traits.action = { isOn.wrappedValue.toggle() }
        return part
      }
    }
    let configuration = ToggleStyleConfiguration(
      label: .init(content: LoweredContent(view: label, graph: context.child("label").graph)), isOn: isOn,
      isMixed: false)
    return (context.environment.own.toggleStyle ?? DefaultToggleStyle()).parts(configuration, in: context)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title that is translated.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  /// Creates a toggle with a title.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == MaquetteUICore.Label<Text, Image> {
  /// Creates a toggle with a title that is translated, and a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { MaquetteUICore.Label(titleKey, systemImage: systemImage) }
  }
  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { MaquetteUICore.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle that a style was given.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the toggle's view.
  associatedtype Body: View
  /// A toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the view of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
  nonisolated func parts(_ configuration: ToggleStyleConfiguration, in context: ViewContext) -> [ViewPart] {
    let own = context.child("style").child(ObjectIdentifier(Self.self))
    own.bindProperties(of: self)
    return own.changing { $0.own.toggleStyle = nil }.child(0)
      .parts(of: onMain((self, configuration)) { $0.makeBody(configuration: $1) })
  }
}

/// A toggle for a style.
nonisolated public struct ToggleStyleConfiguration {
  /// The label.
  nonisolated public struct Label: View, PrimitiveView {
    public typealias Body = Never
    let content: LoweredContent
    package func lower(in context: ViewContext) -> [ViewPart] { content.lower(in: context) }
  }

  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether it stands for several toggles with different values.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    (self.label, _isOn, self.isMixed) = (label, isOn, isMixed)
  }
}

/// A switch.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label) {
      SwitchFace(isOn: configuration.$isOn, tint: tint)
    }
  }
}

/// The platform's look: a switch, on macOS a checkbox.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A button that stays pressed.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    Button {
      isOn.wrappedValue.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(.bordered)
  }
}

/// A box with a mark, of macOS.
nonisolated public struct CheckboxToggleStyle: ToggleStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      CheckboxFace(isOn: configuration.$isOn)
      configuration.label
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension View {
  /// Returns the view with a style for toggles.
  nonisolated public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    adapted(.environment { $0.own.toggleStyle = style })
  }
}

nonisolated private struct SwitchFace: View, PrimitiveView {
  typealias Body = Never
  let isOn: Binding<Bool>
  let tint: Color?

  nonisolated func lower(in context: ViewContext) -> [ViewPart] {
    var face = Switch(isOn: isOn.wrappedValue)
    face.tint = (tint ?? context.environment.own.tint)?.reference(context.settings)
    let control = context.labelled(face, .tap { isOn.wrappedValue.toggle() })
    // The layout of a switch ends before its track does: 49 of 51 points on iOS 18, in a row and alone (`GRToggle` of GoodSwiftUI).
    return [ViewPart(control.padding(Insets(trailing: -context.settings.listMetrics.look.switchOutset)))]
  }
}

nonisolated private struct CheckboxFace: View, PrimitiveView {
  typealias Body = Never
  let isOn: Binding<Bool>

  nonisolated func lower(in context: ViewContext) -> [ViewPart] {
    var face = Checkbox()
    face.value = isOn.wrappedValue ? .on : .off
    return [ViewPart(context.labelled(face, .tap { isOn.wrappedValue.toggle() }))]
  }
}

/// A label at the leading edge and a control at the trailing one; without a label the control alone.
nonisolated struct LabeledControl<Words: View, Control: View>: View, PrimitiveView {
  typealias Body = Never
  let label: Words
  let control: Control

  nonisolated init(label: Words, @ViewBuilder control: () -> Control) {
    (self.label, self.control) = (label, control())
  }

  nonisolated func lower(in context: ViewContext) -> [ViewPart] {
    let name = context.child("name").changing { $0.own.place = .plain }.parts(of: label).words?.text
    let face = context.child("control").changing { ($0.own.hidesLabels, $0.controlName) = (false, name) }
      .element(of: control)
    guard !context.environment.own.hidesLabels else { return [ViewPart(face)] }
    let outset = context.rowOutset
    let words = context.inRow.child("words").element(of: label)
    return [
      ViewPart(
        MaquetteElements.HStack(spacing: .points(0)) {
          words
          MaquetteElements.Spacer(minLength: 8)
          face.padding(outset).layoutPriority(1)
        })
    ]
  }
}

extension ViewContext {
  /// Returns a control that responds to touches, with the words beside it as its spoken label.
  func labelled(_ control: any Element, _ response: TouchResponse) -> any Element {
    let name = environment.controlName
    let face = touchable(control, name, response)
    guard let name else { return face }
    var attributes = AccessibilityAttributes()
    attributes.label = name
    return face.accessibility(attributes)
  }

  /// How far the control of a row reaches into the room above and below the row's words, which is theirs: a row of iOS 26 with a
  /// switch of 28 points is 51 points high, as one without (`PrivacyView` of home-assistant/iOS).
  var rowOutset: Insets {
    guard environment.own.place == .row else { return .zero }
    let metrics = settings.listMetrics
    return Insets(horizontal: 0, vertical: -max(0, metrics.look.textPadding - metrics.itemPadding))
  }
}

private enum ControlNameKey: EnvironmentKey { static var defaultValue: String? { nil } }

extension EnvironmentValues {
  /// The words beside a control, by which a test names it.
  var controlName: String? {
    get { self[ControlNameKey.self] }
    set { self[ControlNameKey.self] = newValue }
  }
}
