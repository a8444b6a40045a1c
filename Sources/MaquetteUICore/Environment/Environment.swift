public import Observation

/// A value from the views around this one.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  /// The name of the object if the environment lacks it.
  private let missing: (EnvironmentValues) -> String?
  private let box = SharedValue<EnvironmentValues?>(nil)

  private init(
    read: @escaping (EnvironmentValues) -> Value, missing: @escaping (EnvironmentValues) -> String?
  ) {
    (self.read, self.missing) = (read, missing)
  }

  /// Creates a property of a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.init(read: { $0[keyPath: keyPath] }, missing: { _ in nil })
  }

  /// Creates a property of an observable object.
  ///
  /// A view whose object is missing is left out, and its content is not built.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    self.init(
      read: {
        guard let object = $0.objects[ObjectIdentifier(type)] as? Value else {
          preconditionFailure("no \(type) is in the environment: add .environment(_:)")
        }
        return object
      }, missing: { $0.objects[ObjectIdentifier(type)] is Value ? nil : "\(type)" })
  }

  /// Creates a property of an observable object that may be missing.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    self.init(read: { $0.objects[ObjectIdentifier(type)] as? Object }, missing: { _ in nil })
  }

  /// The value.
  public var wrappedValue: Value { read(box.value ?? EnvironmentValues()) }
}

extension Environment: BoundProperty {
  func bind(_ place: PropertyPlace) {
    box.value = place.context.environment
    if let name = missing(place.context.environment) { place.context.session.missingObject(name) }
  }
}
