internal import MaquetteGraphics

/// A shape in the form in which its coverage is computed: the one place that chooses between fast paths.
enum ShapeCoverage {
  /// An axis-aligned rectangle.
  case rectangle(RectangleFiller)
  /// Anything else. A cache of the corner masks of rounded rectangles would be a case beside this one.
  case path(Path, FillRule, Transform)

  init(_ shape: Shape, transform: Transform) {
    if case .rect(let rect) = shape, let filler = RectangleFiller(rect, transform: transform) {
      self = .rectangle(filler)
    } else {
      self = .path(shape.path, shape.fillRule, transform)
    }
  }

  /// Sends the coverage within `clip` to a sink.
  @inline(__always)
  func fill<Sink: CoverageSink>(
    with filler: inout PathFiller, clip: PixelRect, into sink: inout Sink
  ) {
    switch self {
    case .rectangle(let rectangle):
      rectangle.fill(clip: clip, into: &sink)
    case .path(let path, let rule, let transform):
      filler.fill(path, rule: rule, transform: transform, clip: clip, into: &sink)
    }
  }

  /// Returns the pixels that the shape can touch.
  func pixelBounds(with filler: inout PathFiller) -> PixelRect {
    switch self {
    case .rectangle(let rectangle): rectangle.pixelBounds
    case .path(let path, _, let transform):
      filler.pixelBounds(of: path, transform: transform) ?? .zero
    }
  }
}
