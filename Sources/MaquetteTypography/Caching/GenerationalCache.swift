/// A dictionary of limited size that drops entries not used recently.
///
/// It has two generations. New and newly used entries go to the young generation; when it is full, it replaces the
/// old one, whose entries are dropped. Look-up and insertion take constant time. It keeps no order of use, which
/// would cost more than the cache saves.
struct GenerationalCache<Key: Hashable, Value> {
  private var young: [HashedKey<Key>: (value: Value, cost: Int)] = [:]
  private var old: [HashedKey<Key>: (value: Value, cost: Int)] = [:]
  private var youngCost = 0
  private let generationLimit: Int

  /// Creates an empty cache whose entries cost at most `limit` in total.
  init(limit: Int) {
    generationLimit = max(1, limit / 2)
  }

  /// Returns an entry and keeps it for another generation.
  mutating func value(for key: Key) -> Value? { value(for: HashedKey(key)) }

  /// Adds an entry, unless it alone would exceed a generation.
  mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    insert(value, for: HashedKey(key), cost: cost)
  }

  /// Returns an entry and keeps it for another generation.
  mutating func value(for key: HashedKey<Key>) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    add(entry, for: key)
    return entry.value
  }

  /// Adds an entry, unless it alone would exceed a generation.
  mutating func insert(_ value: Value, for key: HashedKey<Key>, cost: Int = 1) {
    guard cost <= generationLimit else { return }
    // An earlier entry may stay in the old generation: the young one is asked first, and takes its place when it is full.
    add((value, cost), for: key)
  }

  var count: Int { young.count + old.count }

  private mutating func add(_ entry: (value: Value, cost: Int), for key: HashedKey<Key>) {
    if youngCost + entry.cost > generationLimit {
      old = young
      young = [:]
      youngCost = 0
    }
    youngCost += entry.cost
    if let replaced = young.updateValue(entry, forKey: key) { youngCost -= replaced.cost }
  }
}

/// A key with its hash, computed once: to look an entry up in both generations and to add it needs the hash four times.
struct HashedKey<Key: Hashable>: Hashable {
  private let key: Key
  private let hash: Int

  init(_ key: Key) {
    self.key = key
    hash = key.hashValue
  }

  static func == (first: HashedKey, second: HashedKey) -> Bool {
    first.hash == second.hash && first.key == second.key
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension HashedKey: Sendable where Key: Sendable {}

/// A text as a cache key, compared by code points.
///
/// `String` compares by canonical equivalence, such as that of K and the Kelvin sign, but fonts have different glyphs for them.
struct ExactText: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (first: ExactText, second: ExactText) -> Bool {
    var (first, second) = (first.text, second.text)
    return first.withUTF8 { first in
      second.withUTF8 { first.count == $0.count && first.elementsEqual($0) }
    }
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // A terminator that is no UTF-8 byte.
    hasher.combine(0xff as UInt8)
  }
}
