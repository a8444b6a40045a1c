package import MaquetteComparison
package import MaquettePNG
package import MaquetteRaster

/// A picture as it is compared: all its frames, and what it knows of itself besides pixels.
package struct ComparedPicture: Sendable {
  /// The pixels of a still picture, or of the first frame.
  package var bitmap: Bitmap
  /// The frames; nil for a still picture.
  package var animation: PNGAnimation?
  /// The elements and drawing operations; nil for a picture that does not carry them.
  package var trace: DrawingTrace?

  package init(bitmap: Bitmap, animation: PNGAnimation? = nil, trace: DrawingTrace? = nil) {
    self.bitmap = bitmap
    self.animation = animation
    self.trace = trace
  }

  package init(_ picture: DrawnPicture) {
    self.init(bitmap: picture.bitmap, animation: picture.animation, trace: picture.trace)
  }

  /// Reads a file.
  package init(png bytes: [UInt8]) throws(PNGError) {
    let picture = try PNG.decodePicture(bytes)
    self.init(bitmap: picture.bitmap, animation: try PNG.decodeAnimation(bytes), trace: picture.trace)
  }
}

/// The comparison of two pictures: every frame with its duration, and what both know besides pixels.
///
/// All that compares pictures does it here: a check, `compare`, snapshot tests and a verification.
package struct PictureComparison: Sendable {
  /// The outcome of a comparison.
  package enum Outcome: Sendable, Equatable {
    case equal
    /// Some pixels differ, within the tolerance.
    case tolerated(Comparison)
    /// Pixels differ by more than the tolerance allows, or nothing was compared.
    case differs(Comparison)
    /// The frames or their durations differ.
    case movesOtherwise(AnimationDifference)
    /// The pixels pass, but an element says something else, appeared or disappeared; tolerances are for edges, not for words.
    case saysOtherwise(Comparison)

    /// The pixels, if they differ.
    package var pixels: Comparison? {
      switch self {
      case .tolerated(let pixels), .differs(let pixels), .saysOtherwise(let pixels): pixels
      case .equal, .movesOtherwise: nil
      }
    }

    /// Whether the comparison passes.
    package var passes: Bool {
      switch self {
      case .equal, .tolerated: true
      case .differs, .movesOtherwise, .saysOtherwise: false
      }
    }
  }

  package let outcome: Outcome
  /// The pixels: of a still picture, or of the frame that decides.
  package let pixels: Comparison
  /// That frame, from 1; nil if both pictures stand still or all frames are equal.
  package private(set) var frame: Int?
  /// The changes, element by element, as far as they are known.
  package private(set) var changes: [Change] = []
  /// What masks hide; nil without masks.
  package let masking: Masking?
  /// The two pictures of the frame that decides.
  private let pair: (actual: Bitmap, expected: Bitmap)?

  package var passes: Bool { outcome.passes }

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - actual: The drawing.
  ///   - expected: The golden picture.
  ///   - tolerance: The differences of pixels that pass.
  ///   - masks: Rectangles in pixels, of every frame, that are not compared.
  ///   - sheet: The path of the sheet, for places such as `matrix.yaml:14`.
  package init(
    _ actual: ComparedPicture, _ expected: ComparedPicture, tolerance: Tolerance = .exact,
    masks: [PixelRect] = [], sheet: String? = nil
  ) {
    let timing = AnimationDifference(actual.animation, expected.animation)
    var pair = (actual: actual.bitmap, expected: expected.bitmap)
    if timing == nil, let new = actual.animation, let old = expected.animation,
      let found = DifferingFrame(new, old, tolerance: tolerance, masks: masks)
    {
      frame = found.number
      pair = (found.drawing, found.golden)
    }
    self.pair = pair
    let pixels = Comparison.compare(pair.actual, pair.expected, tolerance: tolerance, masks: masks)
    self.pixels = pixels
    let mask = masks.isEmpty ? nil : Mask(masks, width: pair.actual.width, height: pair.actual.height)
    let isHidden = { (area: PixelRect) in mask?.hidesAll(of: area) ?? false }
    masking = mask.map { _ in Masking(pixels, elements: actual.trace?.visibility(isHidden: isHidden)) }
    // Traces are of the first frame.
    let isTraced = frame ?? 1 == 1
    let (new, old) = (isTraced ? actual.trace : nil, isTraced ? expected.trace : nil)
    switch (timing, pixels.outcome) {
    case (let timing?, _): outcome = .movesOtherwise(timing)
    case (nil, .equal): outcome = .equal
    case (nil, .tolerated):
      if let new, let old {
        changes = new.contentChanges(since: old, sheet: sheet, isHidden: isHidden)
      }
      outcome = changes.isEmpty ? .tolerated(pixels) : .saysOtherwise(pixels)
      return
    case (nil, _): outcome = .differs(pixels)
    }
    if pixels.outcome != .equal {
      changes = new?.changes(since: old, regions: pixels.changedRegions, sheet: sheet) ?? []
    }
  }

  /// The comparison of still pictures of which nothing but the pixels is known.
  package init(_ pixels: Comparison) {
    self.pixels = pixels
    outcome =
      switch pixels.outcome {
      case .equal: .equal
      case .tolerated: .tolerated(pixels)
      case .different, .differentSize, .invalid: .differs(pixels)
      }
    masking = pixels.hiddenCount > 0 ? Masking(pixels, elements: nil) : nil
    pair = nil
  }

  /// Where the pictures differ as a PNG file, at a scale in pixels per point; nil if their pixels are equal.
  package func differencePNG(masks: [PixelRect], scale: Double?) -> [UInt8]? {
    guard pixels.outcome != .equal, let pair else { return nil }
    return DifferenceBitmap.make(
      actual: pair.actual, expected: pair.expected, tolerance: pixels.tolerance, masks: masks
    ).flatMap { try? PNG.encode($0, options: PNGOptions(scale: scale)) }
  }
}
