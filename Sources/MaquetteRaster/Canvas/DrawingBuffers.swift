import MaquetteGraphics

/// The working memory of canvases, kept from one picture to the next.
///
/// The system zeroes new memory page by page, which takes up to a tenth of a small picture's time. Only one picture at a time
/// may be drawn with these buffers.
package final class DrawingBuffers {
  private var workers: [CanvasBuffers] = []
  /// Memory for the cells of a picture that is being blurred: their sums, their averages, and those blurred along rows.
  var sums = ScratchBuffer<SIMD4<UInt32>>(capacity: 0, repeating: .zero)
  var averages = ScratchBuffer<SIMD4<UInt16>>(capacity: 0, repeating: .zero)
  var rows = ScratchBuffer<SIMD4<UInt16>>(capacity: 0, repeating: .zero)

  /// Buffers larger than this, after one huge shape, are freed before the next picture.
  private static let byteLimit = 4 << 20

  package init() {}

  /// Frees the memory of a large picture that has been blurred.
  func endBlur() {
    if sums.byteCount > Self.byteLimit { sums = ScratchBuffer(capacity: 0, repeating: .zero) }
    if averages.byteCount > Self.byteLimit { averages = ScratchBuffer(capacity: 0, repeating: .zero) }
    if rows.byteCount > Self.byteLimit { rows = ScratchBuffer(capacity: 0, repeating: .zero) }
  }

  func buffers(workers count: Int) -> [CanvasBuffers] {
    for index in workers.indices where workers[index].byteCount > Self.byteLimit {
      workers[index] = CanvasBuffers()
    }
    while workers.count < count { workers.append(CanvasBuffers()) }
    return workers
  }
}

/// The working memory of one canvas.
final class CanvasBuffers {
  var filler = PathFiller()
  /// Memory for pieces of rows.
  var scratch = ScratchBuffer<UInt32>(capacity: 2 * Canvas.rowPiece)
  /// Memory for the pixels of rows that are drawn to be read once.
  var pixels = ScratchBuffer<UInt32>(capacity: 0)
  /// The rows whose pixels these are; nil if they are of an earlier picture.
  var rows: Range<Int>?
  /// The tables of recent gradients; controls reuse the same few.
  private var ramps: [GradientRamp] = []

  private static let rampLimit = 64

  var byteCount: Int { filler.byteCount + scratch.byteCount + pixels.byteCount }

  /// Returns the table of some stops, from the cache if possible; nil without stops.
  func ramp(for stops: [Gradient.Stop]) -> GradientRamp? {
    if let known = ramps.first(where: { $0.stops == stops }) { return known }
    guard let made = GradientRamp(stops) else { return nil }
    if ramps.count == Self.rampLimit { ramps.removeFirst() }
    ramps.append(made)
    return made
  }
}
