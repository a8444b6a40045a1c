/// A value that a view owns.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let box: SharedValue<SharedValue<Value>>

  /// Creates a state with its first value.
  public init(wrappedValue value: Value) { box = SharedValue(SharedValue(value)) }
  /// Creates a state with its first value.
  public init(initialValue value: Value) { self.init(wrappedValue: value) }

  /// The value.
  public var wrappedValue: Value {
    get { box.value.value }
    nonmutating set { box.value.value = newValue }
  }

  /// A connection to the value.
  public var projectedValue: Binding<Value> {
    let storage = box.value
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: BoundProperty {
  func bind(_ place: PropertyPlace) {
    let first = box.value
    box.value = place.slot { first }
  }
}

/// A value of a gesture; a still picture ignores it.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The first value.
  public let wrappedValue: Value

  /// Creates a state with its first value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a state with its first value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// The state itself.
  public var projectedValue: GestureState<Value> { self }
}

/// Whether a view, or which one, has the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A connection to the focus.
  @propertyWrapper
  public struct Binding {
    let storage: SharedValue<Value>

    /// The value.
    public var wrappedValue: Value {
      get { storage.value }
      nonmutating set { storage.value = newValue }
    }
    /// The connection itself.
    public var projectedValue: Binding { self }
  }

  private let box: SharedValue<SharedValue<Value>>

  private init(first: Value) { box = SharedValue(SharedValue(first)) }

  /// Creates the focus of one view.
  public init() where Value == Bool { self.init(first: false) }
  /// Creates the focus of one of several views.
  public init<Wrapped: Hashable>() where Value == Wrapped? { self.init(first: nil) }

  /// The value.
  public var wrappedValue: Value {
    get { box.value.value }
    nonmutating set { box.value.value = newValue }
  }
  /// A connection to the focus.
  public var projectedValue: Binding { Binding(storage: box.value) }
}

extension FocusState: BoundProperty {
  func bind(_ place: PropertyPlace) {
    let first = box.value
    box.value = place.slot { first }
  }
}

/// A namespace for views that move together; a still picture ignores it.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The name of a set.
  nonisolated public struct ID: Hashable, Sendable {}

  /// Creates a set.
  public init() {}
  /// The name of the set.
  public var wrappedValue: ID { ID() }
}
