public import Foundation

/// The app: nothing is opened, and no scene is connected.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// Whether the app is in front.
  public enum State: Int, Sendable { case active, inactive, background }
  /// How a page is opened; without effect.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Why an app is started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  public static let shared = UIApplication()
  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  open var applicationState: State { .active }
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var connectedScenes: Set<UIScene> { [] }
  open var windows: [UIWindow] { [] }
  open var alternateIconName: String? { nil }
  open var supportsAlternateIcons: Bool { false }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  open func canOpenURL(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  open func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  open func endEditing(_ force: Bool) {}
}

/// A scene of an app.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// How near to the user a scene is.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  /// What a scene is connected with.
  @MainActor @preconcurrency open class ConnectionOptions: NSObject {}
  open var activationState: ActivationState { .foregroundActive }
  open weak var delegate: (any UISceneDelegate)?
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
}

/// The object that follows a scene's life.
@MainActor @preconcurrency public protocol UISceneDelegate: AnyObject {}
/// The object that follows a scene's life with windows.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {}
/// A scene as the system keeps it.
@MainActor @preconcurrency open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  open var role: Role { .windowApplication }
}
/// How a scene is made.
@MainActor @preconcurrency open class UISceneConfiguration: NSObject {
  open var delegateClass: AnyClass?
  public nonisolated init(name: String?, sessionRole: UISceneSession.Role) { super.init() }
}
/// What fetching in the background has found.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
/// An address that an app is opened with.
@MainActor @preconcurrency open class UIOpenURLContext: NSObject {}

/// A scene with windows.
@MainActor @preconcurrency open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var screen: UIScreen { .main }
}

/// The pasteboard. It is empty when a process begins.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
  public static let general = UIPasteboard()
  public var string: String?
  public var strings: [String]?
  public var url: URL?
  public var image: UIImage?
  public var hasStrings: Bool { string != nil || strings?.isEmpty == false }
}

/// The settings of accessibility: all are off.
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }
  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.current.accessibilityContrast == .high
  }

  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Tells assistive technologies; without effect.
  public static func post(notification: Notification, argument: Any?) {}
}
