public import Foundation
public import MaquetteFoundation

/// Text that a picture shows nothing of.
nonisolated public struct WritingToolsBehavior: Sendable {
  public static let automatic = WritingToolsBehavior()
  public static let complete = WritingToolsBehavior()
  public static let limited = WritingToolsBehavior()
  public static let disabled = WritingToolsBehavior()
}
/// The colours in which a group of views is painted.
nonisolated public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }
/// A picture with words for what is shared.
nonisolated public struct SharePreview<Picture, Icon> {
  public init(_ title: LocalizedStringKey) where Picture == Never, Icon == Never {}
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) where Picture == Never, Icon == Never {}
  public init(_ title: LocalizedStringKey, image: Picture) where Icon == Never {}
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Picture) where Icon == Never {}
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Picture, icon: Icon) {}
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, icon: Icon) where Picture == Never {}
}

extension ShareLink {
  nonisolated public init<Item>(
    item: Item, subject: Text? = nil, message: Text?, @ViewBuilder label: () -> Label
  ) { self.init(item: item, label: label) }
  nonisolated public init<Item, Picture, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>,
    @ViewBuilder label: () -> Label
  ) { self.init(item: item, label: label) }
}
extension ShareLink where Label == MaquetteUICore.Label<Text, Image> {
  nonisolated public init<Item, Picture, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
  ) { self.init(item: item) { MaquetteUICore.Label("Share\u{2026}", systemImage: "square.and.arrow.up") } }
  nonisolated public init<Item, Picture, Icon>(
    _ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) { self.init(item: item) { MaquetteUICore.Label(title, systemImage: "square.and.arrow.up") } }
}

/// A button that begins to change a name.
nonisolated public struct RenameButton: View {
  nonisolated public init() {}
  @MainActor public var body: some View { Button("Rename", systemImage: "pencil") {} }
}
/// A button that pastes.
nonisolated public struct PasteButton: View {
  nonisolated public init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {}
  @MainActor public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.borderedProminent)
  }
}
/// A button that opens a page of help: the platform's question mark in a circle.
nonisolated public struct HelpLink: View {
  nonisolated public init(destination: URL) {}
  nonisolated public init(action: @escaping () -> Void) {}
  @MainActor public var body: some View {
    Button("Help", systemImage: "questionmark.circle") {}.labelStyle(.iconOnly)
  }
}
nonisolated public struct RotateGesture: Gesture {
  nonisolated public struct Value: Equatable, Sendable {
    public var rotation = Angle.zero
    public var startAnchor = UnitPoint.center
    public var startLocation = CGPoint.zero
  }
  public typealias Body = Never
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

extension AnyTransition {
  public static let blurReplace = AnyTransition()
}

extension View {
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { inert }
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { inert }
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode) -> some View {
    inert
  }
  nonisolated public func invalidatableContent(_ isInvalidatable: Bool = true) -> some View { inert }
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { inert }
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
    -> some View
  { inert }
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPressPhases = .down,
    action: @escaping (KeyPress) -> KeyPressResult
  ) -> some View { inert }
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPressPhases = .down,
    action: @escaping (KeyPress) -> KeyPressResult
  ) -> some View { inert }
  nonisolated public func contextMenu<Item: Hashable, Items: View>(
    forSelectionType type: Item.Type = Item.self, @ViewBuilder menu: @escaping (Set<Item>) -> Items,
    primaryAction: ((Set<Item>) -> Void)? = nil
  ) -> some View { inert }
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { popover(item: item, content: content, file: file, line: line) }
  nonisolated public func projectionEffect(
    _ transform: ProjectionTransform, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { ignoring("projectionEffect", file, line) }
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { ignoring("tabViewBottomAccessory", file, line) }

  nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey
  ) -> some View { inert }
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<Words: StringProtocol>(
    _ label: LocalizedStringKey, _ value: Words
  ) -> some View { inert }
  nonisolated public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View { inert }
  nonisolated public func accessibilityRotor<Entries>(
    _ label: LocalizedStringKey, entries: () -> Entries
  ) -> some View { inert }
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { inert }
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { inert }
  nonisolated public func accessibilityChildren<Content: View>(@ViewBuilder children: () -> Content)
    -> some View
  { inert }
  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { inert }
  nonisolated public func accessibilityActivationPoint(_ point: CGPoint) -> some View { inert }
  nonisolated public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { inert }
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    inert
  }
}

/// The part of a pair of views that name each other.
nonisolated public enum AccessibilityLabeledPairRole: Sendable { case label, content }
