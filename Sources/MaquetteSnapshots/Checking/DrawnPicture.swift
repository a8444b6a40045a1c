public import MaquettePNG
public import MaquetteRaster

/// One picture that a sheet draws.
public struct DrawnPicture: Sendable {
  /// The name of its file without the suffix: the sheet's name, and what tells variants apart.
  public var name: String
  /// The pixels.
  public var bitmap: Bitmap
  /// The picture as it moves, whose first frame the pixels are; nil for one that stands still.
  public var animation: PNGAnimation?
  /// What the file says besides them when it is recorded.
  public var options: PNGOptions
  /// What it shows and which elements drew it; nil when that is not known.
  public var trace: DrawingTrace?

  /// A picture.
  public init(
    name: String, bitmap: Bitmap, options: PNGOptions = PNGOptions(), trace: DrawingTrace? = nil
  ) {
    self.name = name
    self.bitmap = bitmap
    self.options = options
    self.trace = trace
  }

  /// The picture's file.
  public func encoded(options: PNGOptions, threads: Int = 1) throws(PNGError) -> [UInt8] {
    if let animation { return try PNG.encode(animation, options: options, threads: threads) }
    return try PNG.encode(bitmap, options: options, threads: threads)
  }

  /// What a golden picture's file says besides the pixels: the options, and the trace, so that a later difference
  /// can be explained. It is compressed with the best effort, for it is written once and kept.
  public var fileOptions: PNGOptions {
    var options = options.carrying(trace)
    options.compression = .best
    return options
  }
}

/// Why a sheet could not be drawn.
public struct DrawingFailure: Error, Sendable, Equatable {
  /// The reasons, each as a terminal shows it.
  public var reasons: [String]
  /// The line of the sheet that matters most, from 1; nil if none does.
  public var line: Int?

  public init(reasons: [String], line: Int? = nil) {
    self.reasons = reasons
    self.line = line
  }
}
