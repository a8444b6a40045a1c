#if !hasFeature(Embedded)
  internal import Dispatch
#endif

extension Bitmap {
  /// Draws on all rows.
  public mutating func draw<Failure: Error>(
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

  /// Draws in bands of rows, at the same time where the machine has cores free.
  ///
  /// `body` is called once for each band, possibly in several threads at once, and must give the same commands to each canvas;
  /// the picture is then the same for any number of bands. `count` is clamped to 1...height.
  public mutating func draw(bands count: Int, _ body: @Sendable (inout Canvas) -> Void) {
    let (width, height) = (width, height)
    let bands = Swift.max(1, Swift.min(count, height))
    if bands == 1 {
      return draw { (canvas: inout Canvas) in body(&canvas) }
    }
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      // Safe to share: bands hold different rows, each is drawn by one iteration, and the buffer is borrowed until
      // all have ended.
      nonisolated(unsafe) let first = base
      forEachBand(count: bands) { band in
        let top = height * band / bands
        let bottom = height * (band + 1) / bands
        var canvas = Canvas(
          target: PixelTarget(
            base: first + top * width,
            bounds: PixelRect(x: 0, y: top, width: width, height: bottom - top), stride: width))
        body(&canvas)
      }
    }
  }
}

/// Runs `body` for the numbers from 0 to `count` - 1: at the same time, or where there are no threads one by one.
private func forEachBand(count: Int, _ body: @Sendable (Int) -> Void) {
  #if !hasFeature(Embedded)
    DispatchQueue.concurrentPerform(iterations: count, execute: body)
  #else
    for band in 0..<count { body(band) }
  #endif
}
