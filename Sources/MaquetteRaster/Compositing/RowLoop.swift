internal import CRaster

/// Walks a row of pixels eight at a time.
enum RowLoop {
  /// Replaces `count` pixels by what `transform` makes of them and of as many words of `other`.
  ///
  /// Invariant: `pixels` and `other` hold `count` words each. The last one to seven pixels pass through a vector
  /// whose unused lanes are zero, so that every pixel meets the same arithmetic.
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

  /// Replaces `count` pixels by what `transform` makes of each.
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
