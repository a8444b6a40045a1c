internal import MaquetteRaster

/// What one look at all pixels tells about the colour types that could hold them.
struct ColorSurvey {
  /// Every pixel has full alpha.
  private(set) var isOpaque = true

  /// Every pixel has equal red, green and blue.
  private(set) var isGray = true

  /// The fewest bits that hold every grey exactly: 1 for black and white, 2 for steps of 85, 4 of 17, else 8.
  private(set) var grayDepth = 1

  /// The different premultiplied pixels, while there are at most 256.
  private(set) var colors: ColorTable? = ColorTable()

  /// More than a quarter of the pixels differ from their left neighbours, in more than 256 colours.
  private(set) var isBusy = false

  init(of bitmap: Bitmap) {
    var last: UInt32?
    var changeCount = 0
    for pixel in bitmap.pixels where pixel != last {
      last = pixel
      changeCount += 1
      add(pixel)
    }
    isBusy = colors == nil && changeCount > bitmap.pixels.count / 4
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
