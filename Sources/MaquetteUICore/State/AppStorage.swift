public import Foundation

/// A value of the app's settings. The settings are empty when a picture begins.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let first: Value
  private let read: (Any) -> Value?
  private let written: (Value) -> Any?
  private let box = SharedValue<SharedValue<[String: Any]>>(SharedValue([:]))

  private init(
    _ key: String, _ first: Value, read: @escaping (Any) -> Value?, written: @escaping (Value) -> Any?
  ) {
    (self.key, self.first, self.read, self.written) = (key, first, read, written)
  }

  /// The value.
  public var wrappedValue: Value {
    get { box.value.value[key].flatMap(read) ?? first }
    nonmutating set { box.value.value[key] = written(newValue) }
  }

  /// A connection to the value.
  public var projectedValue: Binding<Value> {
    let storage = self
    return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
  }
}

extension AppStorage: BoundProperty {
  func bind(_ place: PropertyPlace) { box.value = place.context.session.storedSettings }
}

/// A type whose values settings can store.
nonisolated public protocol StoredSetting {}
extension Bool: StoredSetting {}
extension Int: StoredSetting {}
extension Double: StoredSetting {}
extension String: StoredSetting {}
extension URL: StoredSetting {}
extension Data: StoredSetting {}
extension Date: StoredSetting {}

extension AppStorage where Value: StoredSetting {
  /// Creates a property of a setting.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, read: { $0 as? Value }, written: { $0 })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: StoredSetting {
  /// Creates a property of a setting.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, wrappedValue, read: { ($0 as? Value.RawValue).flatMap(Value.init) }, written: { $0.rawValue })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property of a setting that may be missing.
  public init<Wrapped: StoredSetting>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    self.init(key, nil, read: { $0 as? Wrapped }, written: { $0 })
  }
}

/// A value of a scene. The values are empty when a picture begins.
public typealias SceneStorage = AppStorage
