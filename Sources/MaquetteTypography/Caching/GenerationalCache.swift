/// A dictionary that forgets what has not been asked for lately, so that it never holds more than it may.
///
/// There are two generations. New entries and old ones that are asked for live in the young one; when that is
/// full it becomes the old one, and what the old one held is gone. Look-up and insertion take constant time, and
/// nothing is kept in order of use, which would cost more than the cache saves.
struct GenerationalCache<Key: Hashable, Value> {
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0
  private let generationLimit: Int

  /// Creates an empty cache whose entries cost no more than `limit` in all.
  init(limit: Int) {
    generationLimit = max(1, limit / 2)
  }

  /// Returns an entry and keeps it for another generation.
  mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    add(entry, for: key)
    return entry.value
  }

  /// Adds an entry; one that would fill a generation by itself is not kept.
  mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    guard cost <= generationLimit else { return }
    old[key] = nil
    add((value, cost), for: key)
  }

  /// The number of entries in both generations.
  var count: Int { young.count + old.count }

  private mutating func add(_ entry: (value: Value, cost: Int), for key: Key) {
    if youngCost + entry.cost > generationLimit {
      old = young
      young = [:]
      youngCost = 0
    }
    youngCost += entry.cost
    if let replaced = young.updateValue(entry, forKey: key) { youngCost -= replaced.cost }
  }
}
