import MaquetteRaster
import Testing

@testable import MaquettePNG

@Suite("Packed bitmaps")
struct PackedBitmapTests {
  /// A picture of rows that repeat in part, runs and noise, of which a rectangle may be of other noise.
  private static func bitmap(width: Int, height: Int, other: PixelRect = .zero) throws -> Bitmap {
    var random = SeededGenerator(seed: UInt64(width))
    var pixels = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let isNoise = random.next() % 7 == 0
        let noise = UInt32(truncatingIfNeeded: random.next())
        let index = y * width + x
        pixels[index] = isNoise ? noise : y % 3 > 0 ? pixels[index - width] : UInt32(x / 9)
        if other.columns.contains(x), other.rows.contains(y) { pixels[index] = ~pixels[index] }
      }
    }
    return try #require(Bitmap(width: width, height: height, pixels: pixels))
  }

  static let sizes = [(1, 1), (1, 50), (2, 9), (3, 4), (16, 16), (17, 5), (333, 40)]

  @Test("the pixels come back", arguments: sizes)
  func roundTrip(width: Int, height: Int) throws {
    let bitmap = try Self.bitmap(width: width, height: height)
    #expect(PackedBitmap(bitmap, in: bitmap.bounds).bitmap == bitmap)
  }

  @Test("the pixels of a part come back", arguments: [(0, 0, 5, 40), (328, 39, 5, 1), (100, 7, 64, 20)])
  func part(x: Int, y: Int, width: Int, height: Int) throws {
    let bitmap = try Self.bitmap(width: 333, height: 40)
    let rect = PixelRect(x: x, y: y, width: width, height: height)
    #expect(PackedBitmap(bitmap, in: rect).bitmap == bitmap.cropped(to: rect))
  }

  @Test("the changed rectangle holds each pixel that differs and no row or column more")
  func changes() throws {
    let bitmap = try Self.bitmap(width: 50, height: 30)
    let packed = PackedBitmap(bitmap, in: bitmap.bounds)
    #expect(packed.changes(to: PackedBitmap(bitmap, in: bitmap.bounds)) == .zero)
    for (x, y) in [(0, 0), (49, 29), (49, 0), (20, 11)] {
      var other = bitmap
      other[x, y] = PremultipliedColor(packed: ~bitmap.pixels[y * 50 + x])
      #expect(
        packed.changes(to: PackedBitmap(other, in: other.bounds))
          == PixelRect(x: x, y: y, width: 1, height: 1))
      other[7, 13] = PremultipliedColor(packed: ~bitmap.pixels[13 * 50 + 7])
      let expected = PixelRect(
        x: min(x, 7), y: min(y, 13), width: abs(x - 7) + 1, height: abs(y - 13) + 1)
      #expect(packed.changes(to: PackedBitmap(other, in: other.bounds)) == expected)
    }
  }

  @Test("equal pixels are equal, and others are not")
  func equality() throws {
    let bitmap = try Self.bitmap(width: 40, height: 9)
    let packed = PackedBitmap(bitmap, in: bitmap.bounds)
    let other = try Self.bitmap(width: 40, height: 9, other: PixelRect(x: 39, y: 8, width: 1, height: 1))
    #expect(packed == PackedBitmap(bitmap, in: bitmap.bounds))
    #expect(packed != PackedBitmap(other, in: other.bounds))
  }

  @Test("the pieces that a picture comes in do not matter", arguments: [1, 5, 16, 17])
  func pieces(rowCount: Int) throws {
    let bitmap = try Self.bitmap(width: 31, height: 50)
    let pieces = Pieces(bitmap, height: rowCount)
    for rect in [bitmap.bounds, PixelRect(x: 3, y: 9, width: 20, height: 33)] {
      #expect(PackedBitmap(pieces, in: rect) == PackedBitmap(bitmap, in: rect))
    }
  }

  @Test("any rows can be read, until enough are", arguments: [0..<50, 0..<1, 15..<17, 20..<50, 49..<50])
  func rows(range: Range<Int>) throws {
    let bitmap = try Self.bitmap(width: 31, height: 50)
    let packed = PackedBitmap(bitmap, in: bitmap.bounds)
    var (pixels, pieceCount) = ([UInt32](), 0)
    packed.forEachPiece(of: range, worker: 0) { rows, piece in
      #expect(rows.lowerBound == range.lowerBound + pixels.count / 31)
      pixels += UnsafeBufferPointer(start: piece, count: rows.count * 31)
      return true
    }
    #expect(pixels == Array(bitmap.pixels[range.lowerBound * 31..<range.upperBound * 31]))
    packed.forEachPiece(of: range, worker: 0) { _, _ in
      pieceCount += 1
      return false
    }
    #expect(pieceCount == 1)
  }
}
