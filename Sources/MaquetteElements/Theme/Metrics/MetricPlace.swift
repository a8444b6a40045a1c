/// The place of a metric in its table, as distances from the start of the table's value.
///
/// A key path would do, but a program makes each when it first comes to it, for some 37,000 instructions. Of a literal the compiler knows
/// the distance, and makes no key path where the initializer is inlined.
///
/// - Note: Reading and writing at a distance is sound: `MemoryLayout.offset(of:)` gives it only for stored properties of values, and says
///   that a pointer to the whole, moved by it, points to the property. Only ``MetricTokens`` follows a place, from tables of its own type.
@usableFromInline
@safe
struct MetricPlace: Sendable {
  /// What is done with a metric that was found.
  typealias Visit = (UnsafeMutableRawPointer) -> Void
  /// A way to a metric that is at no distance: in a list, or computed. It is given the place of the list and whether the list may grow.
  typealias Passage = @Sendable (UnsafeMutableRawPointer, Appearance, Bool, Visit) -> Void

  private var light: Int
  private var dark: Int
  private var passage: Passage?

  private init(light: Int, dark: Int, passage: Passage? = nil) {
    self.light = light
    self.dark = dark
    unsafe self.passage = passage
  }

  /// The place of the property at a key path.
  @inlinable @inline(__always)
  init<Root, Value>(_ path: any WritableKeyPath<Root, Value> & Sendable) {
    if let distance = MemoryLayout<Root>.offset(of: path) {
      self.init(distance: distance)
    } else {
      self.init(computed: path)
    }
  }

  @usableFromInline
  init(distance: Int) { unsafe self.init(light: distance, dark: distance) }

  @usableFromInline
  init<Root, Value>(computed path: any WritableKeyPath<Root, Value> & Sendable) {
    unsafe self.init(light: 0, dark: 0) { root, _, _, visit in
      unsafe withUnsafeMutablePointer(to: &root.assumingMemoryBound(to: Root.self).pointee[keyPath: path]) {
        unsafe visit(UnsafeMutableRawPointer($0))
      }
    }
  }

  /// One of two places, by appearance.
  init(light: MetricPlace, dark: MetricPlace) {
    if unsafe light.passage == nil && dark.passage == nil {
      unsafe self.init(light: light.light, dark: dark.dark)
    } else {
      unsafe self.init(light: 0, dark: 0) { root, appearance, grows, visit in
        unsafe (appearance == .light ? light : dark).follow(root, appearance, grows: grows, visit)
      }
    }
  }

  /// The place of an item of the list at this place; one more item is made where the list ends before it and may grow.
  func item<Item: MeasureItem>(_ index: Int, as type: Item.Type) -> MetricPlace {
    then(
      unsafe MetricPlace(light: 0, dark: 0) { place, _, grows, visit in
        let items = unsafe place.assumingMemoryBound(to: [Item].self)
        if unsafe grows && items.pointee.count == index { unsafe items.pointee.append(Item()) }
        guard unsafe items.pointee.indices.contains(index) else { return }
        unsafe withUnsafeMutablePointer(to: &items.pointee[index]) {
          unsafe visit(UnsafeMutableRawPointer($0))
        }
      })
  }

  /// The place of a metric in a nested table, which is at this place.
  func then(_ inner: MetricPlace) -> MetricPlace {
    guard let passage = unsafe passage else {
      return unsafe MetricPlace(light: light + inner.light, dark: dark + inner.dark, passage: inner.passage)
    }
    return unsafe MetricPlace(light: light, dark: dark) { place, appearance, grows, visit in
      unsafe passage(place, appearance, grows) { unsafe inner.follow($0, appearance, grows: grows, visit) }
    }
  }

  /// Goes from a table to the metric; does nothing where it is in a list that is too short.
  @unsafe
  func follow(_ table: UnsafeMutableRawPointer, _ appearance: Appearance, grows: Bool, _ visit: Visit) {
    let place = unsafe table + (appearance == .light ? light : dark)
    if let passage = unsafe passage {
      unsafe passage(place, appearance, grows, visit)
    } else {
      unsafe visit(place)
    }
  }
}

/// An item of a list of metrics.
public protocol MeasureItem: SendableMetatype {
  /// Creates an item without values.
  init()
}

extension Double: MeasureItem {}
