/// Up to 64 of the pixels that differ, spread evenly over their sequence.
struct PixelSamples {
  private static let limit = 64

  /// The kept pixels in their order.
  private(set) var places: [(x: Int, y: Int)] = []
  private var step = 1
  private var skipped = 0

  /// Adds the next pixel.
  @inline(__always)
  mutating func add(_ x: Int, _ y: Int) {
    skipped += 1
    if skipped == step { keep(x, y) }
  }

  private mutating func keep(_ x: Int, _ y: Int) {
    skipped = 0
    places.append((x, y))
    guard places.count == Self.limit else { return }
    // Full: every other sample is removed, and from now on half as many are added.
    places = places.indices.filter { $0 % 2 == 1 }.map { places[$0] }
    step *= 2
  }
}
