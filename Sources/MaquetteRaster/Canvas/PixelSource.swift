package import MaquetteGraphics

/// A picture whose rows can be had in any order, and by several threads at once.
///
/// What reads a picture once from top to bottom, such as an encoder or a comparison, needs no memory for all of its pixels.
package protocol PixelSource: Sendable {
  /// The number of columns.
  var width: Int { get }
  /// The number of rows.
  var height: Int { get }

  /// Calls `body` with the premultiplied pixels of some rows: piece after piece from top to bottom, in each row after row
  /// without gaps. A body that returns false gets no further piece.
  ///
  /// - Parameter worker: the number of the calling thread, from 0; calls at the same time have different ones.
  func forEachPiece(
    of rows: Range<Int>, worker: Int, _ body: (_ rows: Range<Int>, _ pixels: UnsafePointer<UInt32>) -> Bool)
}

extension Bitmap: PixelSource {
  package func forEachPiece(
    of rows: Range<Int>, worker: Int, _ body: (_ rows: Range<Int>, _ pixels: UnsafePointer<UInt32>) -> Bool
  ) {
    pixels.withUnsafeBufferPointer { pixels in
      // Rows lie in the bitmap, whose pixels are borrowed until the body returns.
      guard let base = pixels.baseAddress, !rows.isEmpty else { return }
      _ = body(rows, base + rows.lowerBound * width)
    }
  }
}

/// A picture that is drawn where its rows are asked for, in the working memory of the thread that asks.
package struct RowDrawing: PixelSource {
  package let width: Int
  package let height: Int
  private let background: Color
  private let bandHeight: Int
  private let draw: @Sendable (inout Canvas) -> Void
  /// Safe to share: each worker uses the buffers at its own index.
  private nonisolated(unsafe) let buffers: [CanvasBuffers]

  /// Creates a picture, of which nothing is drawn yet.
  ///
  /// - Parameters:
  ///   - background: the colour of all pixels before `body` draws.
  ///   - bandHeight: the rows that are drawn at a time, from the top of the picture on; at least 1.
  ///   - workers: the number of threads that may ask at the same time.
  ///   - buffers: working memory, of which no other picture may be drawn as long as this one is used.
  ///   - body: issues the same commands to each canvas; those outside `canvas.bounds` may be left out.
  package init(
    width: Int, height: Int, background: Color, bandHeight: Int, workers: Int, buffers: DrawingBuffers,
    _ body: @escaping @Sendable (inout Canvas) -> Void
  ) {
    self.width = width
    self.height = height
    self.background = background
    self.bandHeight = Swift.max(bandHeight, 1)
    self.buffers = buffers.buffers(workers: workers)
    draw = body
    for buffers in self.buffers { buffers.rows = nil }
  }

  package func forEachPiece(
    of rows: Range<Int>, worker: Int, _ body: (_ rows: Range<Int>, _ pixels: UnsafePointer<UInt32>) -> Bool
  ) {
    let buffers = buffers[worker]
    for piece in pieces(of: rows) {
      // A small picture is one piece, which is read twice: once for its colours, and once to be encoded.
      if buffers.rows != piece {
        buffers.pixels.reserve(piece.count * width)
        buffers.rows = piece
        // The memory has room for the piece, and only this worker uses it.
        draw(
          PixelRect(x: 0, y: piece.lowerBound, width: width, height: piece.count), to: buffers.pixels.base,
          with: buffers)
      }
      if !body(piece, buffers.pixels.base) { return }
    }
  }

  /// Draws a part of the picture, which must lie in it, with the first worker's memory, and returns its pixels row by row.
  package func pixels(of area: PixelRect) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: area.width * area.height) { pixels, count in
      count = area.width * area.height
      guard let base = pixels.baseAddress else { return }
      for piece in pieces(of: area.rows) {
        // The rows of the piece lie in the memory.
        draw(
          PixelRect(x: area.x, y: piece.lowerBound, width: area.width, height: piece.count),
          to: base + (piece.lowerBound - area.y) * area.width, with: buffers[0])
      }
    }
  }

  /// The parts of some rows that lie in one band each.
  private func pieces(of rows: Range<Int>) -> some Sequence<Range<Int>> {
    sequence(state: rows.lowerBound) { top in
      guard top < rows.upperBound else { return nil }
      let end = Swift.min((top / bandHeight + 1) * bandHeight, rows.upperBound)
      defer { top = end }
      return top..<end
    }
  }

  /// Draws an area to memory that has room for it, without gaps.
  private func draw(_ area: PixelRect, to pixels: UnsafeMutablePointer<UInt32>, with buffers: CanvasBuffers) {
    var canvas = Canvas(
      target: PixelTarget(base: pixels, bounds: area, stride: area.width), buffers: buffers)
    canvas.clear(background)
    draw(&canvas)
  }
}
