/// A value that is seldom there, and takes the room of a pointer where it is not.
///
/// A tree has thousands of nodes, of which few are groups or tell assistive technology anything.
indirect enum Rare<Value: Hashable & Sendable>: Hashable, Sendable {
  case absent
  case present(Value)

  /// Keeps a value, or nothing.
  init(_ value: Value?) {
    self = value.map(Rare.present) ?? .absent
  }

  /// The value, or nil.
  var value: Value? {
    if case .present(let value) = self { value } else { nil }
  }

  /// Whether there is a value.
  var isPresent: Bool {
    if case .present = self { true } else { false }
  }
}
