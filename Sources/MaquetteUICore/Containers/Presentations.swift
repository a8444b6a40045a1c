public import Foundation
import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteScreens

extension ViewContext {
  /// Notes something in front of the screen.
  func present(_ element: any Element) { session.presentations.append(element) }

  /// Returns the buttons of a dialog.
  func dialogButtons(_ content: any View) -> [any Element] {
    var inner = child("buttons")
    inner.environment.own.place = .menu
    let close = environment.dismissal ?? {}
    let buttons = inner.parts(of: content).compactMap { part -> (any Element)? in
      guard let words = part.traits.title else { return nil }
      var button = MaquetteControls.Button(words.text ?? "")
      button.role = words.role == .destructive ? .destructive : words.role == .cancel ? .cancel : .normal
      let action = part.traits.action
      return touchable(
        button, words.text,
        .tap { [close] in
          close()
          action?()
        })
    }
    return buttons.isEmpty ? [touchable(MaquetteControls.Button("OK"), "OK", .tap(close))] : buttons
  }
}

extension View {
  nonisolated func presenting(
    _ isPresented: Bool, close: @escaping () -> Void = {}, _ make: @escaping (ViewContext) -> any Element
  ) -> _Adapted<Self> {
    adapted(
      .all { context, inner, lower in
        let parts = lower(inner)
        if isPresented {
          let place = context.changing { ($0.dismissal, $0.navigation, $0.own.place) = (close, nil, .plain) }
          context.present(make(place))
        }
        return parts
      })
  }

  /// Returns the view with a sheet in front while a value is true.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented.wrappedValue, close: { isPresented.wrappedValue = false }) { $0.sheet(content()) }
  }
  /// Returns the view with a sheet in front while there is a value.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let value = item.wrappedValue
    return presenting(value != nil, close: { item.wrappedValue = nil }) { context in
      value.map { context.sheet(content($0)) } ?? Nothing()
    }
  }
  /// Returns the view with a view over the whole screen while a value is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented.wrappedValue, close: { isPresented.wrappedValue = false }) { $0.cover(content()) }
  }
  /// Returns the view with a view over the whole screen while there is a value.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let value = item.wrappedValue
    return presenting(value != nil, close: { item.wrappedValue = nil }) { context in
      value.map { context.cover(content($0)) } ?? Nothing()
    }
  }

  /// Returns the view with an alert in front while a value is true.
  nonisolated public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    presenting(isPresented.wrappedValue, close: { isPresented.wrappedValue = false }) {
      $0.alert(title, actions(), message())
    }
  }
  nonisolated public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View { alert(title, isPresented: isPresented, actions: actions) { EmptyView() } }
  nonisolated public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) { EmptyView() } }
  @_disfavoredOverload
  nonisolated public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) { EmptyView() } }
  nonisolated public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }
  @_disfavoredOverload
  nonisolated public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }
  nonisolated public func alert<Value, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting value: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions, @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    presenting(isPresented.wrappedValue && value != nil, close: { isPresented.wrappedValue = false }) {
      context in
      value.map { context.alert(Text(titleKey), actions($0), message($0)) } ?? Nothing()
    }
  }
  nonisolated public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, actions: actions)
  }
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presenting(isPresented.wrappedValue, close: { isPresented.wrappedValue = false }) { context in
      content().element(in: context)
    }
  }
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    let value = item.wrappedValue
    return presenting(value != nil, close: { item.wrappedValue = nil }) { context in
      value.map { content($0).element(in: context) } ?? Nothing()
    }
  }

  nonisolated public func confirmationDialog<Value, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting value: Value?, @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    presenting(isPresented.wrappedValue && value != nil, close: { isPresented.wrappedValue = false }) {
      context in
      value.map { context.choices(Text(titleKey), titleVisibility, actions($0), message($0)) } ?? Nothing()
    }
  }
  nonisolated public func confirmationDialog<Value, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting value: Value?, @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, presenting: value,
      actions: actions
    ) { _ in EmptyView() }
  }
  nonisolated public func alert<Value, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting value: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    alert(titleKey, isPresented: isPresented, presenting: value, actions: actions) { _ in EmptyView() }
  }
  nonisolated public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content, file: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    isPresented.wrappedValue ? AnyView(ignoring("inspector", file, line)) : AnyView(self)
  }
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  { inert }

  /// Returns the view with a list of choices in front while a value is true.
  nonisolated public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    presenting(isPresented.wrappedValue, close: { isPresented.wrappedValue = false }) {
      $0.choices(Text(titleKey), titleVisibility, actions(), message())
    }
  }
  nonisolated public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    presenting(isPresented.wrappedValue, close: { isPresented.wrappedValue = false }) {
      $0.choices(Text(titleKey), titleVisibility, actions(), EmptyView())
    }
  }
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    presenting(isPresented.wrappedValue, close: { isPresented.wrappedValue = false }) {
      $0.choices(Text(title), titleVisibility, actions(), EmptyView())
    }
  }
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    presenting(isPresented.wrappedValue, close: { isPresented.wrappedValue = false }) {
      $0.choices(Text(title), titleVisibility, actions(), message())
    }
  }

  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    preference(key: DetentsKey.self, value: Array(detents))
  }
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { preference(key: DetentsKey.self, value: [selection.wrappedValue]) }
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    preference(key: GrabberKey.self, value: visibility)
  }
  nonisolated public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
    preference(key: SheetRadiusKey.self, value: radius)
  }
  nonisolated public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    preference(key: SheetGroundKey.self, value: AnyShapeStyle(style))
  }
  nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  { inert }
  nonisolated public func presentationContentInteraction(_ interaction: PresentationContentInteraction)
    -> some View
  { inert }
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    inert
  }
  nonisolated public func presentationSizing(_ sizing: PresentationSizing) -> some View { inert }
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { inert }
}

enum GrabberKey: PreferenceKey {
  static var defaultValue: Visibility? { nil }
  static func reduce(value: inout Visibility?, nextValue: () -> Visibility?) { value = value ?? nextValue() }
}
enum SheetRadiusKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}
enum SheetGroundKey: PreferenceKey {
  static var defaultValue: AnyShapeStyle? { nil }
  static func reduce(value: inout AnyShapeStyle?, nextValue: () -> AnyShapeStyle?) {
    value = value ?? nextValue()
  }
}
enum DetentsKey: PreferenceKey {
  static var defaultValue: [PresentationDetent] { [] }
  static func reduce(value: inout [PresentationDetent], nextValue: () -> [PresentationDetent]) {
    value += nextValue()
  }
}

/// The height of a sheet.
nonisolated public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case share(Double)
    case points(Double)
  }
  let kind: Kind
  /// A number that is greater for higher sheets on a phone.
  var order: Double {
    switch kind {
    case .share(let share): share * 800
    case .points(let points): points
    }
  }
  public static let medium = PresentationDetent(kind: .share(0.5))
  public static let large = PresentationDetent(kind: .share(1))
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .share(fraction))
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .points(height))
  }
}
nonisolated public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction()
  public static let disabled = PresentationBackgroundInteraction()
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction()
  }
}
nonisolated public struct PresentationContentInteraction: Sendable {
  public static let automatic = PresentationContentInteraction()
  public static let resizes = PresentationContentInteraction()
  public static let scrolls = PresentationContentInteraction()
}
nonisolated public struct PresentationAdaptation: Sendable {
  public static let automatic = PresentationAdaptation()
  public static let none = PresentationAdaptation()
  public static let popover = PresentationAdaptation()
  public static let sheet = PresentationAdaptation()
  public static let fullScreenCover = PresentationAdaptation()
}
nonisolated public struct PresentationSizing: Sendable {
  public static let automatic = PresentationSizing()
  public static let fitted = PresentationSizing()
  public static let form = PresentationSizing()
  public static let page = PresentationSizing()
}
