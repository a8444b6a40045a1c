package import MaquetteGraphics

/// A picture in the pixels of its place: scaled, mirrored and tinted, ready to be composited.
package struct ImageRendition: Sendable {
  /// How a picture fills a place of another size, with caps in pixels.
  package struct Resizing: Hashable, Sendable {
    /// The caps of the picture, in its pixels: left, top, right, bottom.
    package var source: [Int]
    /// The caps in the result.
    package var target: [Int]
    /// The size in the result of what is repeated between the caps; nil if it is stretched.
    package var tile: PixelSize?

    /// Creates a manner of resizing.
    package init(source: [Int], target: [Int], tile: PixelSize? = nil) {
      self.source = source
      self.target = target
      self.tile = tile
    }
  }

  /// The pixels that it has.
  package let bounds: PixelRect
  /// The pixels row by row.
  package let pixels: [UInt32]
  /// Whether every pixel is opaque.
  package let isOpaque: Bool

  /// Creates a rendition from its pixels, as many as the bounds have.
  init(bounds: PixelRect, pixels: [UInt32], isOpaque: Bool) {
    self.bounds = bounds
    self.pixels = pixels
    self.isOpaque = isOpaque
  }

  /// Takes a picture in its own size and colours; the pixels are not copied.
  package init(_ image: RasterImage) {
    self.init(
      bounds: PixelRect(x: 0, y: 0, width: image.width, height: image.height), pixels: image.pixels,
      isOpaque: image.isOpaque)
  }

  /// Scales a picture to a number of columns and rows, which are at least 1, and computes the pixels of a part of it.
  ///
  /// - Parameters:
  ///   - window: the pixels that are computed, a part of the result that is not empty.
  ///   - resizing: the caps that keep their size; nil if all of the picture is scaled.
  package init(
    _ image: RasterImage, width: Int, height: Int, window: PixelRect, resizing: Resizing? = nil,
    isMirrored: Bool = false, tint: Color? = nil
  ) {
    let isUnchanged =
      !isMirrored && window == PixelRect(x: 0, y: 0, width: image.width, height: image.height)
      && image.width == width && image.height == height && resizing == nil
    if isUnchanged && tint == nil {
      self.init(image)
      return
    }
    self =
      ScaledPicture(
        image, width: width, height: height, window: window, resizing: resizing, isMirrored: isMirrored,
        tint: tint
      ).rendition(window.rows)
  }

  /// A colour with the alpha of pixels.
  static func tinted(_ pixels: [UInt32], _ color: PremultipliedColor) -> [UInt32] {
    let colors = (0..<256).map { alpha -> UInt32 in
      func part(_ channel: UInt8) -> UInt8 {
        UInt8(truncatingIfNeeded: Blend.divide255(UInt32(channel) &* UInt32(alpha)))
      }
      return PremultipliedColor(
        red: part(color.red), green: part(color.green), blue: part(color.blue), alpha: part(color.alpha)
      ).packed
    }
    return pixels.map { colors[Int($0 >> 24)] }
  }
}

extension ImageRendition {
  /// Turns a picture by any transform from its pixels to those of the result: interpolated between four pixels, and beyond
  /// its edges equal to the nearest.
  ///
  /// - Parameter inverse: the transform from the pixels of the result back to those of the picture.
  package init(turning picture: ImageRendition, inverse: Transform, window: PixelRect) {
    let (width, height) = (picture.bounds.width, picture.bounds.height)
    let limit = Double(1 << 24)
    /// A coordinate in parts of 256, from the first centre to the last.
    func place(_ value: Double, _ count: Int) -> Int {
      let fixed = (value - 0.5) * 256 + 0.5
      // A NaN counts as the first.
      let limited = fixed > 0 ? Swift.min(fixed, limit * 256) : 0
      return Swift.min(Int(limited), (count - 1) * 256)
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(window.width * window.height)
    for y in window.rows {
      for x in window.columns {
        let point = inverse.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        let (column, row) = (place(point.x, width), place(point.y, height))
        let (left, top) = (column >> 8, row >> 8)
        let (right, bottom) = (Swift.min(left + 1, width - 1), Swift.min(top + 1, height - 1))
        let (across, down) = (UInt32(column & 255), UInt32(row & 255))
        func mixed(_ row: Int) -> SIMD4<UInt32> {
          Resampler.channels(picture.pixels[row * width + left]) &* SIMD4(repeating: 256 - across)
            &+ Resampler.channels(picture.pixels[row * width + right]) &* SIMD4(repeating: across)
        }
        let sum =
          mixed(top) &* SIMD4(repeating: 256 - down) &+ mixed(bottom) &* SIMD4(repeating: down)
        let rounded = (sum &+ SIMD4(repeating: 32_768)) &>> SIMD4(repeating: 16)
        pixels.append((rounded &<< SIMD4(0, 8, 16, 24)).wrappedSum())
      }
    }
    self.init(bounds: window, pixels: pixels, isOpaque: picture.isOpaque)
  }
}
