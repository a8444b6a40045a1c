public import MaquetteCombine
public import Observation

/// An object that publishes its changes, which another view owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Connections to the object's properties.
  @dynamicMemberLookup
  nonisolated public struct Wrapper {
    let object: ObjectType

    /// A connection to a property.
    public subscript<Value>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Value>
    ) -> Binding<Value> { connection(object, keyPath) }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a property of an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Creates a property of an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Connections to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that publishes its changes, which the view owns.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Storage: @unchecked Sendable {
    // Sound because only the main actor, on which views are lowered, asks for the object.
    lazy var object = make()
    private let make: () -> ObjectType

    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private let box: SharedValue<Storage>

  /// Creates a property of an object, which is made when it is first read.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
    box = SharedValue(Storage(make))
  }

  /// The object.
  public var wrappedValue: ObjectType { box.value.object }
  /// Connections to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: BoundProperty {
  func bind(_ place: PropertyPlace) {
    let first = box.value
    box.value = place.slot { first }
  }
}

/// An object that a view around this one gave to the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private let box = SharedValue<ObjectType?>(nil)

  /// Creates a property.
  public init() {}

  /// The object.
  ///
  /// A view whose object is missing is left out before its content is asked for.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object = box.value else {
      preconditionFailure("no \(ObjectType.self) is in the environment: add .environmentObject(_:)")
    }
    return object
  }
  /// Connections to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: BoundProperty {
  func bind(_ place: PropertyPlace) {
    box.value = place.context.environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
    if box.value == nil { place.context.session.missingObject("\(ObjectType.self)") }
  }
}

/// Connections to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  private var object: Value

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  /// The connections themselves.
  public var projectedValue: Bindable<Value> { self }

  fileprivate init(object: Value) { self.object = object }
}

extension Bindable where Value: AnyObject {
  /// A connection to a property.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> { connection(wrappedValue, keyPath) }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates connections to an object's properties.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
  /// Creates connections to an object's properties.
  public init(_ object: Value) { self.init(object: object) }
}

private func connection<Object: AnyObject, Value>(
  _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>
) -> Binding<Value> {
  Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
}
