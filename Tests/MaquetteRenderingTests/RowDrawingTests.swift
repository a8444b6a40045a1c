import MaquetteGraphics
import MaquetteRaster
import MaquetteRendering
import MaquetteScene
import MaquetteTypography
import Synchronization
import TestRounds
import Testing

/// A picture that is drawn as its rows are read equals the one that is drawn at once, whatever rows are asked for.
@Suite struct RowDrawingTests {
  private static let size = Size(width: 30, height: 80)

  /// The pixels of the rows of a picture that is read `step` rows at a time, from the last to the first.
  private static func pixels(of rows: some PixelSource, step: Int) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: rows.width * rows.height)
    for top in stride(from: 0, to: rows.height, by: step).reversed() {
      rows.forEachPiece(of: top..<min(top + step, rows.height), worker: top % 2) { piece, source in
        for index in 0..<piece.count * rows.width {
          pixels[piece.lowerBound * rows.width + index] = source[index]
        }
        return true
      }
    }
    return pixels
  }

  @Test(arguments: [1, 7, 64, 1000]) func anyRows(step: Int) throws {
    let renderer = Renderer()
    for seed in 0..<UInt64(8 * Rounds.factor) {
      var numbers = SeededGenerator(state: 1300 + seed)
      let list = DisplayList(size: Self.size, (0..<40).map { _ in numbers.operation() })
      let whole = try Renderer().render(list, scale: 2, library: .bundled)
      let rows = try renderer.rows(of: list, scale: 2, library: .bundled, threads: 2)
      #expect(rows.width == whole.width && rows.height == whole.height)
      #expect(Self.pixels(of: rows, step: step) == whole.pixels, "seed \(seed)")
    }
  }

  @Test("rows that are asked for again at once are not drawn again, and those of another picture are")
  func rowsThatAreHeld() {
    let buffers = DrawingBuffers()
    let drawings = Atomic(0)
    for (color, pixel) in [(Color.white, UInt32.max), (.black, 0xFF00_0000)] {
      let picture = RowDrawing(
        width: 4, height: 6, background: color, bandHeight: 3, workers: 1, buffers: buffers
      ) { _ in drawings.add(1, ordering: .relaxed) }
      for rows in [0..<3, 0..<3, 3..<6, 0..<3] {
        picture.forEachPiece(of: rows, worker: 0) { piece, pixels in
          #expect(piece == rows)
          #expect(UnsafeBufferPointer(start: pixels, count: 12).allSatisfy { $0 == pixel })
          return true
        }
      }
    }
    #expect(drawings.load(ordering: .relaxed) == 6)
  }

  @Test func aPictureThatIsTooLargeIsRefused() {
    #expect(throws: RenderError.self) {
      try Renderer().rows(
        of: DisplayList(size: Size(width: 40_000, height: 40_000), []), scale: 1, library: .bundled)
    }
  }
}
