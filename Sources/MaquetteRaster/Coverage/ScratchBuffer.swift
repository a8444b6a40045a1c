/// Memory that is reused from shape to shape and grows as needed.
struct ScratchBuffer<Element: BitwiseCopyable>: ~Copyable {
  /// The first element; `capacity` elements may be read and written through it.
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  private let filler: Element

  var byteCount: Int { capacity &* MemoryLayout<Element>.stride }

  init(capacity: Int, repeating filler: Element) {
    self.capacity = capacity
    self.filler = filler
    base = .allocate(capacity: capacity)
    base.initialize(repeating: filler, count: capacity)
  }

  deinit {
    base.deallocate()
  }

  /// Makes room for `count` elements; existing ones are kept, new ones equal the filler.
  @inline(__always)
  mutating func reserve(_ count: Int) {
    if count > capacity { grow(to: count) }
  }

  @inline(never)
  private mutating func grow(to count: Int) {
    let newCapacity = Swift.max(count, capacity &* 2)
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    grown.initialize(from: base, count: capacity)
    (grown + capacity).initialize(repeating: filler, count: newCapacity - capacity)
    base.deallocate()
    base = grown
    capacity = newCapacity
  }
}
