package import MaquetteGraphics

#if !hasFeature(Embedded)
  internal import MaquetteFiles
  internal import Synchronization
#endif

extension Bitmap {
  package mutating func draw<Failure: Error>(
    _ body: (inout Canvas) throws(Failure) -> Void
  ) throws(Failure) {
    let (bounds, stride) = (bounds, width)
    // `withUnsafeMutableBufferPointer` cannot forward a typed error, so the outcome travels as a value.
    let outcome = pixels.withUnsafeMutableBufferPointer { buffer -> Result<Void, Failure> in
      guard let base = buffer.baseAddress else { return .success(()) }
      // The canvas ends with this closure, and the buffer is borrowed until then.
      var canvas = Canvas(target: PixelTarget(base: base, bounds: bounds, stride: stride))
      do throws(Failure) {
        try body(&canvas)
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try outcome.get()
  }

  /// Draws in bands of `bandHeight` rows from top to bottom, one per thread at a time.
  ///
  /// `body` is called once for each band, possibly on several threads at once, and must issue the same commands to each canvas;
  /// those outside `canvas.bounds` may be left out. The picture then does not depend on bands and threads. A band that fits a
  /// core's second-level cache also speeds up one thread: each pixel goes to memory once, not once for each command.
  ///
  /// - Parameters:
  ///   - bandHeight: the rows of a band, clamped to 1...height; the last band may have fewer.
  ///   - threads: the number of bands drawn at the same time, at least 1; idle cores permitting.
  ///   - buffers: working memory; reusing that of an earlier picture saves allocations.
  package mutating func draw(
    bandHeight: Int, threads: Int = 1, buffers: DrawingBuffers = DrawingBuffers(),
    _ body: @Sendable (inout Canvas) -> Void
  ) {
    let (width, height) = (width, height)
    pixels.withUnsafeMutableBufferPointer { buffer in
      // The buffer is borrowed until all bands are drawn.
      Bitmap.drawBands(
        on: buffer, width: width, height: height, bandHeight: bandHeight, threads: threads, buffers: buffers,
        body)
    }
  }

  /// Draws a new bitmap in bands as `draw(bandHeight:threads:buffers:_:)` does; nil for extents that no bitmap may have.
  ///
  /// Memory is first touched when its band is drawn.
  ///
  /// - Parameter background: the colour of all pixels before `body` draws.
  package init?(
    width: Int, height: Int, background: Color, bandHeight: Int, threads: Int = 1,
    buffers: DrawingBuffers = DrawingBuffers(), _ body: @Sendable (inout Canvas) -> Void
  ) {
    guard let count = Bitmap.pixelCount(width: width, height: height) else { return nil }
    let pixels = Bitmap.pixels(count: count) { memory in
      // Each band is cleared before anything is read from it.
      Bitmap.drawBands(
        on: memory, width: width, height: height, bandHeight: bandHeight, threads: threads, buffers: buffers
      ) { canvas in
        canvas.clear(background)
        body(&canvas)
      }
      return true
    }
    guard let pixels else { return nil }
    self.init(width: width, height: height, pixels: pixels)
  }

  private static func drawBands(
    on memory: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int, bandHeight: Int, threads: Int,
    buffers: DrawingBuffers, _ body: @Sendable (inout Canvas) -> Void
  ) {
    guard height > 0, let base = memory.baseAddress else { return }
    let bandHeight = Swift.max(1, Swift.min(bandHeight, height))
    let bands = (height - 1) / bandHeight + 1
    // Safe to share: bands hold different rows, one worker draws each, and all have ended when this function
    // returns.
    nonisolated(unsafe) let first = base
    @Sendable func target(_ band: Int) -> PixelTarget {
      let top = band * bandHeight
      return PixelTarget(
        base: first + top * width,
        bounds: PixelRect(x: 0, y: top, width: width, height: Swift.min(bandHeight, height - top)),
        stride: width)
    }
    let workers = Swift.max(1, Swift.min(threads, bands))
    // Safe to share: each worker uses the buffers at its own index.
    nonisolated(unsafe) let buffers = buffers.buffers(workers: workers)
    forEachBand(count: bands, workers: workers) { worker, take in
      // A worker keeps one canvas from band to band.
      guard let band = take() else { return }
      var canvas = Canvas(target: target(band), buffers: buffers[worker])
      body(&canvas)
      while let band = take() {
        canvas.move(to: target(band))
        body(&canvas)
      }
    }
  }
}

/// Runs workers, in parallel where there are threads; each takes numbers from 0 to `count` - 1 until none is left.
func forEachBand(
  count: Int, workers: Int, _ work: @Sendable (_ worker: Int, _ take: () -> Int?) -> Void
) {
  #if !hasFeature(Embedded)
    if workers > 1 {
      let next = Atomic(0)
      Parallel.perform(workers: workers) { worker in
        work(worker) {
          let band = next.wrappingAdd(1, ordering: .relaxed).oldValue
          return band < count ? band : nil
        }
      }
      return
    }
  #endif
  var next = 0
  work(0) {
    defer { next += 1 }
    return next < count ? next : nil
  }
}
