import CRaster

/// Pixels that a painter writes to: a band of a bitmap or a layer.
///
/// Invariant: `base` points at the pixel at the top left of `bounds`, rows are `stride` words apart, and the creator of the
/// target keeps the memory valid and exclusive as long as the target is used. Painters stay within `bounds`
/// because fillers clip to it.
struct PixelTarget {
  let base: UnsafeMutablePointer<UInt32>
  let bounds: PixelRect
  let stride: Int

  /// The address of a pixel in the bounds.
  @inline(__always)
  func pixel(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- bounds.y) &* stride &+ (x &- bounds.x))
  }
}

/// Walks a row of pixels eight at a time.
enum RowLoop {
  /// Replaces each of `count` pixels by `transform` of it and the word of `other` at its index.
  ///
  /// Invariant: `pixels` and `other` hold `count` words each. The last one to seven pixels pass through a vector
  /// whose unused lanes are zero, so that every pixel has the same arithmetic.
  @inline(__always)
  static func update(
    _ pixels: UnsafeMutablePointer<UInt32>, with other: UnsafePointer<UInt32>, count: Int,
    _ transform: (SIMD8<UInt32>, SIMD8<UInt32>) -> SIMD8<UInt32>
  ) {
    var index = 0
    while index &+ 8 <= count {
      let target = UnsafeMutableRawPointer(pixels + index)
      let result = transform(
        target.loadUnaligned(as: SIMD8<UInt32>.self),
        UnsafeRawPointer(other + index).loadUnaligned(as: SIMD8<UInt32>.self))
      target.storeBytes(of: result, as: SIMD8<UInt32>.self)
      index &+= 8
    }
    if index &+ 4 <= count {
      let target = UnsafeMutableRawPointer(pixels + index)
      let source = UnsafeRawPointer(other + index)
      let result = transform(
        SIMD8(lowHalf: target.loadUnaligned(as: SIMD4<UInt32>.self), highHalf: SIMD4()),
        SIMD8(lowHalf: source.loadUnaligned(as: SIMD4<UInt32>.self), highHalf: SIMD4()))
      target.storeBytes(of: result.lowHalf, as: SIMD4<UInt32>.self)
      index &+= 4
    }
    while index < count {
      let result = transform(
        SIMD8(repeating: pixels[index]), SIMD8(repeating: other[index]))
      pixels[index] = result[0]
      index &+= 1
    }
  }

  /// Replaces each of `count` pixels by its `transform`.
  ///
  /// Invariant: `pixels` holds `count` words.
  @inline(__always)
  static func update(
    _ pixels: UnsafeMutablePointer<UInt32>, count: Int,
    _ transform: (SIMD8<UInt32>) -> SIMD8<UInt32>
  ) {
    var index = 0
    while index &+ 8 <= count {
      let target = UnsafeMutableRawPointer(pixels + index)
      let result = transform(target.loadUnaligned(as: SIMD8<UInt32>.self))
      target.storeBytes(of: result, as: SIMD8<UInt32>.self)
      index &+= 8
    }
    while index < count {
      pixels[index] = transform(SIMD8(repeating: pixels[index]))[0]
      index &+= 1
    }
  }

  /// Sets `count` pixels to one value.
  ///
  /// Invariant: `pixels` holds `count` words.
  @inline(__always)
  static func fill(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, with value: UInt32) {
    if count < 8 {
      for index in 0..<count { pixels[index] = value }
    } else {
      craster_fill(Blend.variant, pixels, count, value)
    }
  }
}
