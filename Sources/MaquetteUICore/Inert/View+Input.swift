public import Foundation

// Focus, keyboards, drag and drop: nothing that a still picture shows.
extension View {
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { inert }
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { inert }
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { inert }
  nonisolated public func focusSection() -> some View { inert }
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { inert }
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { inert }
  nonisolated public func prefersDefaultFocus(_ prefers: Bool = true, in namespace: Namespace.ID) -> some View
  { inert }
  nonisolated public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> some View { inert }
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { inert }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { inert }
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPressResult
  ) -> some View { inert }
  nonisolated public func onKeyPress(
    phases: KeyPressPhases = .down, action: @escaping (KeyPress) -> KeyPressResult
  ) -> some View { inert }
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPressPhases, action: @escaping (KeyPress) -> KeyPressResult
  ) -> some View { inert }
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { inert }
  nonisolated public func submitLabel(_ label: SubmitLabel) -> some View { inert }
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { inert }
  nonisolated public func keyboardType(_ type: KeyboardType) -> some View { inert }
  nonisolated public func textContentType(_ type: TextContentType?) -> some View { inert }
  nonisolated public func autocapitalization(_ style: AutocapitalizationType) -> some View { inert }
  nonisolated public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View {
    inert
  }
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { inert }
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { inert }
  nonisolated public func textSelection(_ selectability: TextSelectability) -> some View { inert }
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { inert }
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { inert }
  nonisolated public func onDrag(_ data: @escaping () -> ItemProvider) -> some View { inert }
  nonisolated public func draggable<Item>(_ payload: @autoclosure @escaping () -> Item) -> some View { inert }
  nonisolated public func draggable<Item, Preview: View>(
    _ payload: @autoclosure @escaping () -> Item, @ViewBuilder preview: () -> Preview
  ) -> some View { inert }
  nonisolated public func dropDestination<Item>(
    for type: Item.Type = Item.self, action: @escaping ([Item], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { inert }
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { inert }
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { inert }
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    inert
  }
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { inert }
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { inert }
  nonisolated public func userActivity(
    _ type: String, isActive: Bool = true, _ update: @escaping (Any) -> Void
  ) -> some View { inert }
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    inert
  }
  nonisolated public func widgetURL(_ url: URL?) -> some View { inert }
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { inert }
  nonisolated public func statusBar(hidden: Bool) -> some View { inert }
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { inert }
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { inert }
  nonisolated public func contentCaptureProtected(_ protected: Bool) -> some View { inert }
}

/// Something that is dragged.
nonisolated public final class ItemProvider: Sendable {
  public init() {}
  public init(object: Any) {}
  public init?(contentsOf url: URL?) {}
  public var suggestedName: String? { nil }
  public var registeredTypeIdentifiers: [String] { [] }
  public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
}
/// Linux's Foundation has none.
public typealias NSItemProvider = ItemProvider
nonisolated public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }
nonisolated public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let deleteForward = KeyEquivalent("\u{7F}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
}
nonisolated public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all = EventModifiers(rawValue: 63)
}
nonisolated public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public static let defaultAction = KeyboardShortcut(.return)
  public static let cancelAction = KeyboardShortcut(.escape)
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.key = key }
}
nonisolated public struct KeyPress: Sendable {
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}
nonisolated public enum KeyPressResult: Hashable, Sendable { case handled, ignored }
nonisolated public struct KeyPressPhases: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let down = KeyPressPhases(rawValue: 1)
  public static let `repeat` = KeyPressPhases(rawValue: 2)
  public static let up = KeyPressPhases(rawValue: 4)
  public static let all: KeyPressPhases = [.down, .repeat, .up]
}
nonisolated public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}
nonisolated public struct SubmitLabel: Hashable, Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let send = SubmitLabel()
  public static let join = SubmitLabel()
  public static let route = SubmitLabel()
  public static let search = SubmitLabel()
  public static let `return` = SubmitLabel()
  public static let next = SubmitLabel()
  public static let `continue` = SubmitLabel()
}
nonisolated public enum KeyboardType: Int, Hashable, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}
nonisolated public struct TextContentType: Hashable, Sendable {
  let name: String
  public static let name = TextContentType(name: "name")
  public static let givenName = TextContentType(name: "givenName")
  public static let familyName = TextContentType(name: "familyName")
  public static let emailAddress = TextContentType(name: "emailAddress")
  public static let password = TextContentType(name: "password")
  public static let newPassword = TextContentType(name: "newPassword")
  public static let oneTimeCode = TextContentType(name: "oneTimeCode")
  public static let telephoneNumber = TextContentType(name: "telephoneNumber")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = TextContentType(name: "URL")
  public static let username = TextContentType(name: "username")
  public static let postalCode = TextContentType(name: "postalCode")
  public static let fullStreetAddress = TextContentType(name: "fullStreetAddress")
}
nonisolated public enum AutocapitalizationType: Int, Hashable, Sendable {
  case none, words, sentences, allCharacters
}
nonisolated public struct TextInputAutocapitalization: Hashable, Sendable {
  public static let never = TextInputAutocapitalization()
  public static let words = TextInputAutocapitalization()
  public static let sentences = TextInputAutocapitalization()
  public static let characters = TextInputAutocapitalization()
}
nonisolated public struct TextSelectability: Hashable, Sendable {
  public static let enabled = TextSelectability()
  public static let disabled = TextSelectability()
}
nonisolated public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  public static let automatic = ScrollDismissesKeyboardMode()
  public static let immediately = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  public static let never = ScrollDismissesKeyboardMode()
}
