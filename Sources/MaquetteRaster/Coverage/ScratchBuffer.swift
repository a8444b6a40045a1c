import CSystem

/// Memory that is reused from shape to shape and grows as needed.
struct ScratchBuffer<Element: BitwiseCopyable>: ~Copyable {
  /// The first element; `capacity` elements may be read and written through it.
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  /// What elements are before they are written; nil if nothing reads them before.
  private let filler: Element?
  private var memory: OwnedMemory

  var byteCount: Int { capacity &* MemoryLayout<Element>.stride }

  /// Creates memory that equals a filler until it is written; without one every element must be written before it is read.
  ///
  /// A glyph's mask is filled by memory of its own: twenty kilobytes that nothing reads cost as much as a small glyph.
  init(capacity: Int, repeating filler: Element? = nil) {
    self.capacity = capacity
    self.filler = filler
    memory = OwnedMemory(
      byteCount: capacity * MemoryLayout<Element>.stride, alignment: MemoryLayout<Element>.alignment)
    base = memory.start.bindMemory(to: Element.self, capacity: capacity)
    if let filler { base.initialize(repeating: filler, count: capacity) }
  }

  /// Makes room for `count` elements; existing ones are kept, new ones equal the filler, if there is one.
  @inline(__always)
  mutating func reserve(_ count: Int) {
    if count > capacity { grow(to: count) }
  }

  @inline(never)
  private mutating func grow(to count: Int) {
    let newCapacity = Swift.max(count, capacity &* 2)
    let grown = OwnedMemory(
      byteCount: newCapacity * MemoryLayout<Element>.stride, alignment: MemoryLayout<Element>.alignment)
    csystem_will_write(grown.start, newCapacity * MemoryLayout<Element>.stride)
    let start = grown.start.initializeMemory(as: Element.self, from: base, count: capacity)
    if let filler { (start + capacity).initialize(repeating: filler, count: newCapacity - capacity) }
    base = start
    memory = grown
    capacity = newCapacity
  }
}

/// Memory that is freed with the value that owns it.
///
/// It is a class, for in a debug build Swift 6.3.1 does not call the `deinit` of a generic value that cannot be copied if
/// that ends in another file than its type's: the scratch memory of each canvas stayed behind. `MemoryTests` tells if it
/// does again.
private final class OwnedMemory {
  let start: UnsafeMutableRawPointer

  init(byteCount: Int, alignment: Int) {
    start = .allocate(byteCount: byteCount, alignment: alignment)
  }

  deinit { start.deallocate() }
}
