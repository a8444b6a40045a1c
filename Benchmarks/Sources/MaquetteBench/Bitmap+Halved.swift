import MaquetteRaster

// Screenshots in public projects are often halved with a filter that rings: beside a dark line the background is lighter
// than it was. The drawing that is compared with one goes through the same filter, Lanczos with three lobes.

extension Bitmap {
  /// The weights of the filter by the distance of a pixel from the middle between two: 0.5, 1.5 and so on to 5.5.
  private static let weights = [0.446385, 0.135505, -0.066637, -0.033999, 0.015056, 0.003690]

  /// The picture at half its width and height; an odd last row or column is left out. Its pixels are opaque.
  var halved: Bitmap? {
    let (columns, rows) = (width / 2, height / 2)
    var means: [UInt32] = []
    means.reserveCapacity(columns * rows)
    for y in 0..<rows {
      for x in 0..<columns { means.append(mean(atColumn: 2 * x, row: 2 * y)) }
    }
    return Bitmap(width: columns, height: rows, pixels: means)
  }

  /// The filtered colour around the lower right corner of a pixel.
  private func mean(atColumn x: Int, row y: Int) -> UInt32 {
    var sums = [0.0, 0, 0]
    for down in -5...6 {
      let line = min(max(y + down, 0), height - 1) * width
      for right in -5...6 {
        let weight = Self.weight(down) * Self.weight(right)
        let word = pixels[line + min(max(x + right, 0), width - 1)]
        for channel in 0..<3 { sums[channel] += weight * Double((word >> UInt32(8 * channel)) & 0xFF) }
      }
    }
    return sums.enumerated().reduce(0xFF00_0000) { word, sum in
      word | (UInt32(min(max(sum.element.rounded(), 0), 255)) << UInt32(8 * sum.offset))
    }
  }

  private static func weight(_ distance: Int) -> Double {
    weights[distance > 0 ? distance - 1 : -distance]
  }
}
