internal import MaquetteRaster

/// Masks that may be drawn again, until they fill their room; then the next picture begins with none.
///
/// Emptying at once costs nothing while a picture is drawn, and no picture finds half of its masks gone.
struct MaskCache<Key: Hashable, Value> {
  private var entries: [Key: Value] = [:]
  private var bytes = 0
  private let limit: Int

  /// Creates an empty cache with room for some bytes of coverage.
  init(limit: Int) {
    self.limit = limit
  }

  /// Empties the cache if it is over its limit; called between pictures.
  mutating func prepare() {
    if bytes > limit { removeAll() }
  }

  mutating func removeAll() {
    entries.removeAll()
    bytes = 0
  }

  /// The entry of a key, made by `make` if there is none; `cost` is its size in bytes.
  mutating func value(for key: Key, cost: (Value) -> Int, make: () -> Value) -> Value {
    if let value = entries[key] { return value }
    let value = make()
    entries[key] = value
    bytes += cost(value) + 128
    return value
  }
}
