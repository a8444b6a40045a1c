/// Composites a gradient through coverage.
struct GradientPainter: CoverageSink {
  private let target: PixelTarget
  private let placement: GradientPlacement
  /// Invariant: points at `count` entries, at least one, that outlive the painter.
  private let colors: UnsafePointer<UInt32>
  private let count: Int
  private let isConstantInRow: Bool
  /// Room for `capacity` pixels of the gradient and as many of coverage.
  private let row: UnsafeMutablePointer<UInt32>
  private let constant: UnsafeMutablePointer<UInt32>
  private let capacity: Int

  /// Creates a painter; `scratch` has room for twice `capacity` words.
  init(
    target: PixelTarget, placement: GradientPlacement, colors: UnsafePointer<UInt32>, count: Int,
    scratch: UnsafeMutablePointer<UInt32>, capacity: Int
  ) {
    self.target = target
    self.placement = placement
    self.colors = colors
    self.count = count
    isConstantInRow = placement.isConstantInRow
    row = scratch
    constant = scratch + capacity
    self.capacity = capacity
  }

  @inline(__always)
  mutating func span(x: Int, y: Int, count: Int, coverage: UInt8) {
    if isConstantInRow {
      var painter = solid(y: y)
      painter.span(x: x, y: y, count: count, coverage: coverage)
      return
    }
    let step = Swift.min(capacity, count)
    RowLoop.fill(constant, count: step, with: UInt32(coverage) &* 0x1_0001)
    varying(x: x, y: y, count: count, coverage: constant, advance: 0)
  }

  @inline(__always)
  mutating func pixels(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt32>) {
    if isConstantInRow {
      var painter = solid(y: y)
      painter.pixels(x: x, y: y, count: count, coverage: coverage)
      return
    }
    varying(x: x, y: y, count: count, coverage: coverage, advance: 1)
  }

  /// The painter of a row whose pixels all have one colour.
  @inline(__always)
  private func solid(y: Int) -> SolidPainter {
    SolidPainter(target: target, color: PremultipliedColor(packed: color(x: target.bounds.x, y: y)))
  }

  /// Composites pixels whose coverage advances by `advance` words a pixel.
  @inline(never)
  private func varying(
    x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt32>, advance: Int
  ) {
    var done = 0
    while done < count {
      let length = Swift.min(capacity, count &- done)
      for index in 0..<length {
        row[index] = color(x: x &+ done &+ index, y: y)
      }
      composite(
        target.pixel(x: x &+ done, y: y), coverage: coverage + (done &* advance), count: length)
      done &+= length
    }
  }

  /// Returns the pixel of the table for a place.
  @inline(__always)
  private func color(x: Int, y: Int) -> UInt32 {
    let position = placement.offset(x: x, y: y) * Double(count)
    // Written so that a NaN takes the first branch: what remains converts without a trap.
    guard position > 0 else { return colors[0] }
    guard position < Double(count) else { return colors[count &- 1] }
    return colors[Int(position)]
  }

  /// Composites a row's pixels from `row`.
  @inline(__always)
  private func composite(
    _ pixels: UnsafeMutablePointer<UInt32>, coverage: UnsafePointer<UInt32>, count: Int
  ) {
    var index = 0
    while index &+ 8 <= count {
      let destination = UnsafeMutableRawPointer(pixels + index)
      let result = over(
        destination.loadUnaligned(as: SIMD8<UInt32>.self),
        source: UnsafeRawPointer(row + index).loadUnaligned(as: SIMD8<UInt32>.self),
        coverage: UnsafeRawPointer(coverage + index).loadUnaligned(as: SIMD8<UInt32>.self))
      destination.storeBytes(of: result, as: SIMD8<UInt32>.self)
      index &+= 8
    }
    while index < count {
      let result = over(
        SIMD8(repeating: pixels[index]), source: SIMD8(repeating: row[index]),
        coverage: SIMD8(repeating: coverage[index]))
      pixels[index] = result[0]
      index &+= 1
    }
  }

  @inline(__always)
  private func over(
    _ destination: SIMD8<UInt32>, source: SIMD8<UInt32>, coverage: SIMD8<UInt32>
  ) -> SIMD8<UInt32> {
    Blend.over(
      destination, redBlue: source & Blend.laneMask,
      greenAlpha: (source &>> Blend.eight) & Blend.laneMask, alpha: Blend.alphaLanes(source),
      coverage: coverage)
  }
}
