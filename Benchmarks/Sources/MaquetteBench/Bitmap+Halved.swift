internal import MaquetteRaster

extension Bitmap {
  /// The picture at half its width and height, each pixel the mean of four; an odd last row or column is left out.
  var halved: Bitmap? {
    let (columns, rows) = (width / 2, height / 2)
    var means: [UInt32] = []
    means.reserveCapacity(columns * rows)
    for y in 0..<rows {
      for x in 0..<columns {
        let first = 2 * y * width + 2 * x
        let four = [pixels[first], pixels[first + 1], pixels[first + width], pixels[first + width + 1]]
        means.append(
          stride(from: UInt32(0), to: 32, by: 8).reduce(0) { word, shift in
            let sum = four.reduce(0) { $0 + ($1 >> shift & 0xFF) }
            return word | ((sum + 2) / 4) << shift
          })
      }
    }
    return Bitmap(width: columns, height: rows, pixels: means)
  }
}
