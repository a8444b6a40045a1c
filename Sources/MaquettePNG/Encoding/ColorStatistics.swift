internal import MaquetteRaster

/// The properties of all pixels that decide which colour types can hold them, found in one pass.
///
/// Cost: eight pixels at a time are compared with their left neighbours, which most pixels of a drawn picture equal;
/// only changes are analysed. Once there are too many colours for a palette and one is not grey, only opacity and
/// changes are counted, without look-ups.
struct ColorStatistics {
  private(set) var isOpaque = true
  private(set) var isGray = true

  /// The fewest bits that hold every grey exactly: 1 for black and white, 2 for steps of 85, 4 of 17, else 8.
  private(set) var grayDepth = 1

  /// The different premultiplied pixels, while there are at most 256.
  private(set) var colors: ColorTable? = ColorTable()

  /// Whether more than a quarter of the pixels differ from their left neighbours, in more than 256 colours.
  private(set) var isBusy = false

  /// Analyses the colours of several bitmaps together; a busy one makes the result busy.
  init(of bitmaps: some Sequence<Bitmap>) {
    for bitmap in bitmaps { add(bitmap) }
  }

  init(of bitmap: Bitmap) { add(bitmap) }

  private mutating func add(_ bitmap: Bitmap) {
    let count = bitmap.pixels.count
    let changeCount = bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let first = pixels.first else { return 0 }
      add(first)
      var changeCount = 1
      let start = addColors(of: pixels, changeCount: &changeCount)
      addAlphas(of: pixels, from: start, changeCount: &changeCount)
      return changeCount
    }
    isBusy = colors == nil && changeCount > count / 4
  }

  /// Analyses each change until the colours are decided, and returns the index reached.
  private mutating func addColors(of pixels: UnsafeBufferPointer<UInt32>, changeCount: inout Int) -> Int {
    var index = 1
    while index < pixels.count && (isGray || colors != nil) {
      let blockEnd = min(index &+ 8, pixels.count)
      if blockEnd &- index == 8 && Self.repeatsLeft(pixels, at: index) {
        index = blockEnd
        continue
      }
      while index < blockEnd {
        if pixels[index] != pixels[index &- 1] {
          changeCount &+= 1
          add(pixels[index])
        }
        index &+= 1
      }
    }
    return index
  }

  /// Whether eight pixels equal their left neighbours, which must exist.
  @inline(__always)
  private static func repeatsLeft(_ pixels: UnsafeBufferPointer<UInt32>, at index: Int) -> Bool {
    guard let start = UnsafeRawPointer(pixels.baseAddress) else { return false }
    let here = (start + index &* 4).loadUnaligned(as: SIMD4<UInt64>.self)
    let left = (start + (index &- 1) &* 4).loadUnaligned(as: SIMD4<UInt64>.self)
    let different = here ^ left
    return different[0] | different[1] | different[2] | different[3] == 0
  }

  private mutating func addAlphas(
    of pixels: UnsafeBufferPointer<UInt32>, from start: Int, changeCount: inout Int
  ) {
    guard let base = UnsafeRawPointer(pixels.baseAddress) else { return }
    var common = SIMD8<UInt32>(repeating: .max)
    var changes = SIMD8<UInt32>.zero
    var index = start
    // Eight pixels remain from `index` on, and the first pixel is already analysed, so each has a left neighbour. A
    // lane counts fewer than 2³² changes, because a picture has fewer pixels.
    while index &+ 8 <= pixels.count {
      let here = (base + index &* 4).loadUnaligned(as: SIMD8<UInt32>.self)
      let left = (base + (index &- 1) &* 4).loadUnaligned(as: SIMD8<UInt32>.self)
      common &= here
      changes.replace(with: changes &+ 1, where: here .!= left)
      index &+= 8
    }
    for index in index..<pixels.count {
      common[0] &= pixels[index]
      changes[0] &+= pixels[index] == pixels[index - 1] ? 0 : 1
    }
    for lane in 0..<8 {
      if common[lane] >> 24 != 255 { isOpaque = false }
      changeCount += Int(changes[lane])
    }
  }

  @inline(__always)
  private mutating func add(_ pixel: UInt32) {
    if pixel >> 24 != 255 { isOpaque = false }
    if isGray {
      let gray = pixel & 0xFF
      if pixel & 0xFFFFFF != gray &* 0x010101 {
        isGray = false
      } else {
        while grayDepth < 8 && gray % Self.grayStep(depth: grayDepth) != 0 { grayDepth *= 2 }
      }
    }
    if colors?.insert(pixel) == false { colors = nil }
  }

  /// The distance between neighbouring greys of a depth of 1, 2, 4 or 8 bits, in 8-bit steps.
  static func grayStep(depth: Int) -> UInt32 { 255 / (1 << UInt32(depth) - 1) }
}
