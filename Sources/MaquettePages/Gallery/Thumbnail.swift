// A smaller picture
// =================
//
// Every pixel of the result is the mean of the area that it covers, in premultiplied sRGB. The area of a source pixel
// in a result pixel is a product of two overlaps; in units of a source pixel divided by the result's length both grids
// fall on integers, so that all sums are exact and the result is the same everywhere. Cost: one multiplication and four
// additions for each source pixel and each result pixel that it touches, at most four.

import MaquetteRaster

enum Thumbnail {
  /// The bitmap reduced to fit a width and a height in pixels, with its aspect ratio; never enlarged.
  static func fitting(_ picture: Bitmap, width: Int, height: Int) -> Bitmap {
    guard picture.width > 0, picture.height > 0, width > 0, height > 0 else { return picture }
    guard picture.width > width || picture.height > height else { return picture }
    // The side with the larger reduction decides; the products fit an Int, because each factor is below 2^31.
    let isWide = picture.width * height > picture.height * width
    let size =
      isWide
      ? (width, max(1, (picture.height * width + picture.width / 2) / picture.width))
      : (max(1, (picture.width * height + picture.height / 2) / picture.height), height)
    return reduced(picture, width: size.0, height: size.1)
  }

  /// The bitmap reduced to a size, which is not larger in either direction.
  static func reduced(_ picture: Bitmap, width: Int, height: Int) -> Bitmap {
    let across = Overlaps(from: picture.width, to: width)
    let down = Overlaps(from: picture.height, to: height)
    let columns = (0..<width).map(across.parts)
    // Sums of channel × weight × weight, weights below 2^31: they fit 64 bits for every picture that is read.
    var sums = [UInt64](repeating: 0, count: 4 * width)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    let total = UInt64(picture.width) * UInt64(picture.height)
    for y in 0..<height {
      for index in sums.indices { sums[index] = 0 }
      for row in down.parts(of: y) {
        for x in 0..<width {
          for column in columns[x] {
            let pixel = picture.pixels[row.source * picture.width + column.source]
            let weight = UInt64(row.weight) * UInt64(column.weight)
            sums[4 * x] += weight * UInt64(pixel & 0xFF)
            sums[4 * x + 1] += weight * UInt64(pixel >> 8 & 0xFF)
            sums[4 * x + 2] += weight * UInt64(pixel >> 16 & 0xFF)
            sums[4 * x + 3] += weight * UInt64(pixel >> 24)
          }
        }
      }
      for x in 0..<width {
        var pixel: UInt32 = 0
        for channel in 0..<4 {
          pixel |= UInt32((sums[4 * x + channel] + total / 2) / total) << UInt32(8 * channel)
        }
        pixels.append(pixel)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels) ?? picture
  }

  /// The overlaps of source pixels with result pixels in one direction.
  private struct Overlaps {
    let from: Int
    let to: Int

    struct Part {
      var source: Int
      /// In units of a source pixel divided by the result's length; all parts of a pixel add up to `from`.
      var weight: Int
    }

    func parts(of index: Int) -> [Part] {
      let (start, end) = (index * from, (index + 1) * from)
      return (start / to...(end - 1) / to).map { source in
        Part(source: source, weight: min(end, (source + 1) * to) - max(start, source * to))
      }
    }
  }
}
