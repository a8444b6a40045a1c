public import Foundation

/// Closes the presentation that shows the view.
///
/// - Note: `@unchecked Sendable` is sound because only the main actor calls it.
nonisolated public struct DismissAction: @unchecked Sendable {
  let action: (() -> Void)?
  @MainActor @preconcurrency public func callAsFunction() { action?() }
}

/// Opens a URL; a still picture ignores it.
nonisolated public struct OpenURLAction: Sendable {
  /// The result of opening a URL.
  nonisolated public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { Result() }
    public static func systemAction(prefersInApp: Bool) -> Result { Result() }
  }

  /// Creates an action.
  @MainActor @preconcurrency public init(handler: @escaping (URL) -> Result) {}

  init() {}

  @MainActor @preconcurrency public func callAsFunction(_ url: URL) {}
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(true)
  }
}

/// Loads content again; a still picture ignores it.
nonisolated public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

/// Opens a window; a still picture ignores it.
nonisolated public struct OpenWindowAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction(id: String) {}
  @MainActor @preconcurrency public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
  @MainActor @preconcurrency public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
  }
}

/// Closes a window; a still picture ignores it.
nonisolated public struct DismissWindowAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction() {}
  @MainActor @preconcurrency public func callAsFunction(id: String) {}
}

/// Opens the settings; a still picture ignores it.
nonisolated public struct OpenSettingsAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction() {}
}

/// Requests a review; a still picture ignores it.
nonisolated public struct RequestReviewAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction() {}
}

/// The way a view is presented, before `dismiss`.
nonisolated public struct PresentationMode: @unchecked Sendable {
  // Sound because only the main actor calls the action.
  let action: (() -> Void)?
  /// Whether the view is presented.
  public var isPresented: Bool { action != nil }

  /// Closes the presentation that shows the view.
  public mutating func dismiss() { action?() }
}

private enum DismissalKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

extension EnvironmentValues {
  public var dismiss: DismissAction { DismissAction(action: dismissal) }
  public var dismissSearch: DismissAction { DismissAction(action: nil) }
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  public var refresh: RefreshAction? { nil }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(action: dismissal))
  }
  /// Closes what presents the view; nil where nothing does.
  var dismissal: (() -> Void)? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }
}
