import Foundation
import MaquetteElements

// What views tell assistive technologies. Labels, values and hints reach the picture's accessibility; the rest has no place there yet.
extension View {
  nonisolated private func accessible(_ change: @escaping (inout AccessibilityAttributes) -> Void)
    -> _Adapted<Self>
  {
    adapted(
      .element { element in
        var attributes = AccessibilityAttributes()
        change(&attributes)
        return element.accessibility(attributes)
      })
  }

  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    accessible { $0.label = label.plain }
  }
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessible { $0.label = key.plain }
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<Words: StringProtocol>(_ label: Words) -> some View {
    accessible { $0.label = String(label) }
  }
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    accessible { $0.value = value.plain }
  }
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    accessible { $0.value = key.plain }
  }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<Words: StringProtocol>(_ value: Words) -> some View {
    accessible { $0.value = String(value) }
  }
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { accessible { $0.hint = hint.plain } }
  nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    accessible { $0.hint = key.plain }
  }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<Words: StringProtocol>(_ hint: Words) -> some View {
    accessible { $0.hint = String(hint) }
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessible { $0.isHidden = hidden }
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    adapted(.element { $0.id(identifier) })
  }
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { inert }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { inert }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { inert }
  nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View { inert }
  nonisolated public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { inert }
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View
  { inert }
  nonisolated public func accessibilityAction(
    named key: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { inert }
  @_disfavoredOverload
  nonisolated public func accessibilityAction<Words: StringProtocol>(
    named name: Words, _ handler: @escaping () -> Void
  ) -> some View { inert }
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { inert }
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { inert }
  nonisolated public func accessibilityRepresentation<Content: View>(
    @ViewBuilder representation: () -> Content
  ) -> some View { inert }
  nonisolated public func accessibilityInputLabels(_ labels: [Text]) -> some View { inert }
  nonisolated public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { inert }
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<Words: StringProtocol>(_ labels: [Words]) -> some View {
    inert
  }
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { inert }
  nonisolated public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View { inert }
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { inert }
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { inert }
  nonisolated public func accessibilityShowsLargeContentViewer<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { inert }
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { inert }
  nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
    inert
  }
  nonisolated public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View {
    inert
  }
  nonisolated public func accessibility(
    label: Text
  ) -> some View { accessibilityLabel(label) }
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { inert }
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { inert }
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { inert }
  nonisolated public func help(_ text: LocalizedStringKey) -> some View {
    adapted(.element { $0.toolTip(text.plain) })
  }
  nonisolated public func help(_ text: Text) -> some View { adapted(.element { $0.toolTip(text.plain) }) }
  @_disfavoredOverload
  nonisolated public func help<Words: StringProtocol>(_ text: Words) -> some View {
    adapted(.element { $0.toolTip(String(text)) })
  }
}

nonisolated public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }
nonisolated public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
nonisolated public enum AccessibilityHeadingLevel: Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
nonisolated public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}
nonisolated public struct AccessibilityTextContentType: Hashable, Sendable {
  public static let plain = AccessibilityTextContentType()
  public static let sourceCode = AccessibilityTextContentType()
}
nonisolated public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  public static let isImage = AccessibilityTraits(rawValue: 32)
  public static let playsSound = AccessibilityTraits(rawValue: 64)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
  public static let isStaticText = AccessibilityTraits(rawValue: 256)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
  public static let isModal = AccessibilityTraits(rawValue: 16384)
  public static let isToggle = AccessibilityTraits(rawValue: 32768)
  public static let isTabBar = AccessibilityTraits(rawValue: 65536)
}
