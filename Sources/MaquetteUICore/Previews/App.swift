/// An app. Pictures do not show it.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Ends: an app does not run here.
  @MainActor @preconcurrency public static func main() {}
}

/// A part of an app. Pictures do not show it.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Scene where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Scene {}

/// Collects scenes.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> _Scenes { _Scenes() }
  public static func buildOptional<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> {
    _OptionalScene()
  }
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> _Scenes { _Scenes() }
}

/// A scene under a condition.
nonisolated public struct _OptionalScene<Content: Scene>: Scene {
  public typealias Body = Never
}

/// Scenes of an app.
nonisolated public struct _Scenes: Scene {
  public typealias Body = Never
}

/// Windows of an app.
nonisolated public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
  public init(id: String, @ViewBuilder content: () -> Content) {}
  public init(_ title: LocalizedStringKey, id: String? = nil, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, id: String? = nil, @ViewBuilder content: () -> Content) {
  }
}

/// One window of an app.
nonisolated public struct Window<Content: View>: Scene {
  public typealias Body = Never
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) {}
}

/// The window of an app's settings.
nonisolated public struct Settings<Content: View>: Scene {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
}

/// The documents of an app.
nonisolated public struct MenuBarExtra<Content: View>: Scene {
  public typealias Body = Never
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
}

extension Scene {
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene { self }
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene { self }
  nonisolated public func environment<Object: AnyObject>(_ object: Object?) -> some Scene { self }
  nonisolated public func environmentObject<Object: AnyObject>(_ object: Object) -> some Scene { self }
  nonisolated public func defaultSize(width: Double, height: Double) -> some Scene { self }
  nonisolated public func windowResizability(_ value: WindowResizability) -> some Scene { self }
  nonisolated public func windowStyle(_ style: WindowStyle) -> some Scene { self }
  nonisolated public func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }
}

nonisolated public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}
nonisolated public struct WindowStyle: Sendable {
  public static let automatic = WindowStyle()
  public static let hiddenTitleBar = WindowStyle()
  public static let titleBar = WindowStyle()
  public static let plain = WindowStyle()
}
nonisolated public struct WindowToolbarStyle: Sendable {
  public static let automatic = WindowToolbarStyle()
  public static let unified = WindowToolbarStyle()
  public static let unifiedCompact = WindowToolbarStyle()
  public static let expanded = WindowToolbarStyle()
}

/// Items of the menu bar. Pictures do not show them.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Commands where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Commands {}

/// Collects items of the menu bar.
@resultBuilder
public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<First: Commands, each Rest: Commands>(
    _ first: First, _ rest: repeat each Rest
  ) -> EmptyCommands { EmptyCommands() }
  public static func buildOptional<Content: Commands>(_ content: Content?) -> _OptionalCommands<Content> {
    _OptionalCommands()
  }
}

/// Commands under a condition.
nonisolated public struct _OptionalCommands<Content: Commands>: Commands {
  public typealias Body = Never
}

nonisolated public struct EmptyCommands: Commands {
  public typealias Body = Never
  public init() {}
}
nonisolated public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
nonisolated public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ name: Title, @ViewBuilder content: () -> Content) {}
}
nonisolated public struct SidebarCommands: Commands {
  public typealias Body = Never
  public init() {}
}
nonisolated public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let windowList = CommandGroupPlacement()
}
