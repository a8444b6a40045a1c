public import Foundation

// Files, drops and values of what has the focus: nothing that a still picture shows.
extension View {
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { inert }
  nonisolated public func onDrop<Types>(
    of supportedContentTypes: [Types], isTargeted: Binding<Bool>?,
    perform action: @escaping ([ItemProvider]) -> Bool
  ) -> some View { inert }
  nonisolated public func onDrop<Types>(
    of supportedContentTypes: [Types], isTargeted: Binding<Bool>?,
    perform action: @escaping ([ItemProvider], CGPoint) -> Bool
  ) -> some View { inert }
  nonisolated public func onDrop<Types>(
    of supportedContentTypes: [Types], delegate: any DropDelegate
  ) -> some View { inert }
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { inert }
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { inert }
  nonisolated public func focusedObject<Object: AnyObject>(_ object: Object?) -> some View { inert }
  nonisolated public func containerShape<Outline: Shape>(_ shape: Outline) -> some View { inert }
  nonisolated public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement, file: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { ignoring("containerBackground", file, line) }
  nonisolated public func translationPresentation(
    isPresented: Binding<Bool>, text: String
  ) -> some View { inert }
  nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View { inert }
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { inert }
  nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut) -> some View { inert }
}

nonisolated public struct HandGestureShortcut: Sendable {
  public static let primaryAction = HandGestureShortcut()
}

/// What a background of a container lies behind.
nonisolated public struct ContainerBackgroundPlacement: Sendable {
  public static let widget = ContainerBackgroundPlacement()
  public static let navigation = ContainerBackgroundPlacement()
  public static let tabView = ContainerBackgroundPlacement()
  public static let window = ContainerBackgroundPlacement()
}

/// Something that is dropped.
nonisolated public struct DropInfo: Sendable {
  public let location: CGPoint
  public func hasItemsConforming<Types>(to types: [Types]) -> Bool { false }
  public func itemProviders<Types>(for types: [Types]) -> [ItemProvider] { [] }
}

/// The result of a drop.
nonisolated public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}
nonisolated public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move, delete }

/// An object that handles drops.
@MainActor @preconcurrency
public protocol DropDelegate {
  @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
  @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
  @MainActor @preconcurrency func dropEntered(info: DropInfo)
  @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
  @MainActor @preconcurrency func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// Values of the view that has the focus; a still picture has none.
nonisolated public struct FocusedValues {
  /// The value of a key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value of the view that has the focus.
nonisolated public protocol FocusedValueKey {
  associatedtype Value
}

/// A value of the view that has the focus; nil in a still picture.
@propertyWrapper
nonisolated public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ type: Value.Type) where Value: AnyObject {}
  public var wrappedValue: Value? { nil }
}

/// A connection to a value of the view that has the focus; nil in a still picture.
@propertyWrapper
nonisolated public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// Whether a view, or which one, has the focus of a screen reader.
public typealias AccessibilityFocusState = FocusState
