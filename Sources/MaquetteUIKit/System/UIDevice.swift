public import Foundation
import MaquetteUICore

/// The device: an iPhone, or what the picture is drawn for.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  public static let current = UIDevice()

  public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public var localizedModel: String { model }
  public var name: String { model }
  public var systemName: String { "iOS" }
  /// The version of the look that is drawn by default.
  public var systemVersion: String { "26.0" }
  public var orientation: UIDeviceOrientation { .portrait }
  public var batteryLevel: Float { -1 }
  public var isBatteryMonitoringEnabled = false
  /// Always the same, so that pictures stay the same.
  public var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)) }

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The picture's screen; outside of a picture, the screen of an iPhone 16.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  public static let main = UIScreen()

  public var bounds: CGRect {
    let drawn = ViewConfiguration.drawn
    return CGRect(x: 0, y: 0, width: drawn?.width ?? 393, height: drawn?.height ?? 852)
  }
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  public var scale: CGFloat { UITraitCollection.current.displayScale }
  public var nativeScale: CGFloat { scale }
  public var brightness: CGFloat = 0.5
  /// Whether the screen is recorded: never.
  public var isCaptured: Bool { false }
  /// Never posted.
  public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
  public var traitCollection: UITraitCollection { .current }
}

/// Feedback to the hand: without effect.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  public nonisolated override init() { super.init() }
  open func prepare() {}
}

/// A tap under the finger: without effect.
@MainActor @preconcurrency public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public convenience init(style: FeedbackStyle) { self.init() }
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

/// The feeling of a choice that moves: without effect.
@MainActor @preconcurrency public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}

/// The feeling of success or failure: without effect.
@MainActor @preconcurrency public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
