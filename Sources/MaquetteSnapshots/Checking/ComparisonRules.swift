public import MaquetteComparison
public import MaquetteRaster

/// How a drawing is compared with its golden picture: what is allowed, and what is not looked at.
public struct ComparisonRules: Sendable, Hashable {
  /// How far the pixels may be apart.
  public var tolerance: Tolerance
  /// Rectangles that are not compared, in pixels.
  public var maskedRectangles: [PixelRect]
  /// Identifiers of elements that are not compared.
  public var maskedElements: [String]

  /// Rules; without any, every pixel must be equal.
  public init(
    tolerance: Tolerance = .exact, maskedRectangles: [PixelRect] = [], maskedElements: [String] = []
  ) {
    self.tolerance = tolerance
    self.maskedRectangles = maskedRectangles
    self.maskedElements = maskedElements
  }

  /// All masks of a picture in pixels, those of elements grown to whole pixels.
  ///
  /// - Throws: ``MaskFailure`` for an identifier that no element of the picture has: a mask that hides nothing
  ///   was meant to hide something.
  func masks(of picture: DrawnPicture) throws(MaskFailure) -> [PixelRect] {
    var masks = maskedRectangles
    for id in maskedElements {
      guard let trace = picture.trace else { throw MaskFailure(id: id) }
      let nodes = trace.nodes.filter { $0.id == id }
      if nodes.isEmpty { throw MaskFailure(id: id) }
      masks += nodes.compactMap { Self.pixels(of: $0.frame, scale: trace.scale, in: picture.bitmap.bounds) }
    }
    return masks
  }

  /// The pixels that a frame touches, or nil for none.
  private static func pixels(
    of frame: DrawingTrace.Frame, scale: Double, in bounds: PixelRect
  ) -> PixelRect? {
    // Limited before they become Int: a frame can be anywhere, or not a number.
    let left = max((frame.x * scale).rounded(.down), 0)
    let top = max((frame.y * scale).rounded(.down), 0)
    let right = min(((frame.x + frame.width) * scale).rounded(.up), Double(bounds.width))
    let bottom = min(((frame.y + frame.height) * scale).rounded(.up), Double(bounds.height))
    guard left < right, top < bottom else { return nil }
    return PixelRect(
      x: Int(left), y: Int(top), width: Int(right) - Int(left), height: Int(bottom) - Int(top))
  }
}

/// A mask that names an element which the picture does not have.
struct MaskFailure: Error, Equatable {
  let id: String
}
