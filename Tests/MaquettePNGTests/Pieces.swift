import MaquetteRaster
import Synchronization

/// The pixels of a bitmap in pieces of a few rows, each in memory of its own.
final class Pieces: PixelSource {
  private let bitmap: Bitmap
  private let pieceHeight: Int
  /// The number of rows that were asked for.
  let rowCount = Mutex(0)

  init(_ bitmap: Bitmap, height: Int = 3) {
    self.bitmap = bitmap
    pieceHeight = height
  }

  var width: Int { bitmap.width }
  var height: Int { bitmap.height }

  func forEachPiece(
    of rows: Range<Int>, worker: Int, _ body: (_ rows: Range<Int>, _ pixels: UnsafePointer<UInt32>) -> Bool
  ) {
    for top in stride(from: rows.lowerBound, to: rows.upperBound, by: pieceHeight) {
      let piece = top..<min(top + pieceHeight, rows.upperBound)
      rowCount.withLock { $0 += piece.count }
      let pixels = Array(bitmap.pixels[piece.lowerBound * width..<piece.upperBound * width])
      let goesOn = pixels.withUnsafeBufferPointer { pixels in
        pixels.baseAddress.map { body(piece, $0) } ?? true
      }
      if !goesOn { return }
    }
  }
}
