/// A connection to a value that something else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void
  /// How a change is animated.
  public var transaction = Transaction()

  /// Creates a connection from a getter and a setter.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (read, write) = (get, set)
  }

  /// Creates a connection from a getter and a setter.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, Transaction()) })
  }

  /// Creates a connection from another one.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a connection to a value that may be missing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a connection to the value of another one; nil if that has none.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  /// Creates a connection to a value whose type is not known.
  public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? Base { base.wrappedValue = value } })
  }

  /// Returns a connection to a value that cannot be changed.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The connection itself.
  public var projectedValue: Binding<Value> { self }

  /// A connection to a property of the value.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(
      get: { wrappedValue[keyPath: keyPath] },
      set: {
        var value = wrappedValue
        value[keyPath: keyPath] = $0
        wrappedValue = value
      })
  }

  /// Returns the connection with an animation of its changes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  /// Returns the connection with a transaction of its changes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

/// - Note: `@unchecked` is sound as far as the app's code is: states are read and set on the main actor.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection & RandomAccessCollection {
  public typealias Element = Binding<Value.Element>
  public func makeIterator() -> IndexingIterator<[Binding<Value.Element>]> {
    map(at: wrappedValue.indices).makeIterator()
  }

  private func map(at indices: Value.Indices) -> [Binding<Value.Element>] { indices.map { self[$0] } }

  /// A connection to an element.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] },
      set: {
        var value = wrappedValue
        value[position] = $0
        wrappedValue = value
      })
  }
}
