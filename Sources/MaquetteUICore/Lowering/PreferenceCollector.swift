/// The preferences of views inside a container.
package final class PreferenceCollector {
  private struct Entry {
    var value: Any
    let merge: (inout Any, Any) -> Void
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  package init() {}

  /// Adds a value after those that are there.
  func add<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
    if var entry = entries[ObjectIdentifier(key)] {
      entry.merge(&entry.value, value)
      entries[ObjectIdentifier(key)] = entry
    } else {
      entries[ObjectIdentifier(key)] = Entry(value: value) { current, next in
        guard var result = current as? Key.Value, let next = next as? Key.Value else { return }
        Key.reduce(value: &result) { next }
        current = result
      }
    }
  }

  /// Changes a value.
  func transform<Key: PreferenceKey>(_ key: Key.Type, _ change: (inout Key.Value) -> Void) {
    var value = self[key]
    change(&value)
    entries[ObjectIdentifier(key)] = nil
    add(key, value)
  }

  /// The value of a key.
  subscript<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    entries[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue
  }

  /// Whether another one has the same values; those that cannot be compared are taken for equal if a condition holds.
  func equals(_ other: PreferenceCollector, ifUnknown: () -> Bool) -> Bool {
    guard Set(entries.keys) == Set(other.entries.keys) else { return false }
    return entries.allSatisfy { key, entry in
      guard let last = other.entries[key]?.value, let value = entry.value as? any Equatable else {
        return ifUnknown()
      }
      return value.equals(last)
    }
  }

  /// Adds all values of another one, but for those of some keys.
  func merge(_ other: PreferenceCollector, except keys: [ObjectIdentifier] = []) {
    for (key, entry) in other.entries where !keys.contains(key) {
      if var own = entries[key] {
        own.merge(&own.value, entry.value)
        entries[key] = own
      } else {
        entries[key] = entry
      }
    }
  }
}

/// A value that views send to the containers around them.
nonisolated public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view states one.
  static var defaultValue: Value { get }
  /// Combines a value with the one of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}
