public import Foundation
public import MaquetteUICore

/// The object that follows an app's life; a picture has none.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {}

/// The delegate of an app. Apps do not run here, so nothing reads it.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// Creates a property.
  public init(_ type: Delegate.Type = Delegate.self) {}

  public var wrappedValue: Delegate {
    preconditionFailure("apps do not run here: no \(Delegate.self) exists")
  }
}
