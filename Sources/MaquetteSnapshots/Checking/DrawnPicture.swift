package import MaquetteDiagnostics
public import MaquettePNG
public import MaquetteRaster

/// A picture that a sheet or a mockup draws.
public struct DrawnPicture: Sendable {
  /// The name of its file without the suffix: the name of the sheet, and the variant.
  public var name: String
  /// The pixels.
  public var bitmap: Bitmap
  /// The animation, whose first frame is the bitmap; nil for a still picture.
  public var animation: PNGAnimation?
  /// The metadata of the file when it is recorded.
  public var options: PNGOptions
  /// The elements and drawing operations of the picture; nil if they are not known.
  package var trace: DrawingTrace?

  /// Creates a picture.
  public init(name: String, bitmap: Bitmap, options: PNGOptions = PNGOptions()) {
    self.name = name
    self.bitmap = bitmap
    self.options = options
  }

  package init(
    name: String, bitmap: Bitmap, options: PNGOptions = PNGOptions(), trace: DrawingTrace?
  ) {
    self.init(name: name, bitmap: bitmap, options: options)
    self.trace = trace
  }

  package func encoded(options: PNGOptions) throws(PNGError) -> [UInt8] {
    if let animation { return try PNG.encode(animation, options: options) }
    return try PNG.encode(bitmap, options: options)
  }

  /// The metadata of a golden file: the options, and the trace, so that a later difference can be explained. The file is
  /// compressed with the best effort, because it is written once and kept.
  package var fileOptions: PNGOptions {
    var options = options.carrying(trace)
    options.compression = .best
    return options
  }
}

/// A still picture that is drawn as it is read.
package struct PictureRows: Sendable {
  package let pixels: any PixelSource
  /// Pixels per point.
  package let scale: Double

  package init(_ pixels: any PixelSource, scale: Double) {
    self.pixels = pixels
    self.scale = scale
  }
}

/// Why a sheet could not be drawn.
package enum DrawingFailure: Error, Sendable, Equatable {
  /// The sheet, or a file that it uses, is invalid.
  case invalid([Diagnostic])
  /// Something over a limit, in a sentence that names it.
  case tooLarge(String)
  /// Any other problem, in a sentence that names what it is about.
  case failed(String)

  /// Whether a limit was passed, rather than something wrong.
  package var isLimit: Bool {
    switch self {
    case .invalid(let diagnostics): diagnostics.allSatisfy { $0.isLimit || $0.severity != .error }
    case .tooLarge: true
    case .failed: false
    }
  }

  /// The line of the first problem in a file, from 1; nil if there is none.
  package func line(in path: String) -> Int? {
    guard case .invalid(let diagnostics) = self else { return nil }
    return diagnostics.first { $0.file == path }?.position.line
  }
}
