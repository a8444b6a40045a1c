extension Element {
  /// Returns the element with one property set.
  @inlinable public func with<Value>(_ keyPath: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var result = self
    result[keyPath: keyPath] = value
    return result
  }
}
