/// Values that views give to the container around them.
nonisolated public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that views give to the container around them.
nonisolated public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that gives none.
  static var defaultValue: Value { get }
}

extension View {
  /// Returns the view with a value for the container around it.
  nonisolated public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    let bound = MainBound(value: (keyPath, value))
    return adapted(.traits { traits, _ in traits.containerValues[keyPath: bound.value.0] = bound.value.1 })
  }
}
