import MaquetteLayout

extension ScrollArea {
  /// The size and the scale of a viewport, and where its corner lies between pixels.
  ///
  /// Content in two equal viewports is snapped alike, so it moves by the same distance in both.
  struct Viewport: Equatable {
    private let size: Size
    private let scale, x, y: Double

    init(_ rect: Rect, on grid: PixelGrid) {
      /// Sixteenths of 1/1024 pixel: sums of Doubles that ought to be equal differ by less.
      func rest(_ coordinate: Double) -> Double {
        ((coordinate - grid.snap(coordinate)) * grid.scale * 16_384).rounded()
      }
      (size, scale, x, y) = (rect.size, grid.scale, rest(rect.minX), rest(rect.minY))
    }
  }

  /// The distance to the area's position in content that is at its beginning; zero if what it names is not there.
  ///
  /// - Parameter content: The content. It is placed only if the position names an element in it.
  func distance(in content: @autoclosure () -> LayoutNode, viewport: Rect) -> Double {
    switch position {
    case .points(let distance): distance
    case .end: .infinity
    case .element(let id):
      content().first { $0.id == id }.map { distance(to: $0.frame, in: viewport) } ?? 0
    case .showing(let name, let current, let margin):
      content().first { $0.name == name }.map {
        distance(from: current, showing: $0.frame.inset(dx: 0, dy: -margin), in: viewport)
      } ?? current
    }
  }

  /// The distance from the beginning of the viewport's free part to a frame in content at its beginning.
  private func distance(to target: Rect, in viewport: Rect) -> Double {
    switch axis {
    case .vertical: target.minY - viewport.minY - covered.top
    case .horizontal where isMirrored: viewport.maxX - covered.leading - target.maxX
    case .horizontal: target.minX - viewport.minX - covered.leading
    }
  }

  /// The distance nearest to another one at which a frame, given in content at its beginning, is within the viewport's free part.
  private func distance(from current: Double, showing target: Rect, in viewport: Rect) -> Double {
    let first = distance(to: target, in: viewport)
    let (length, room) =
      axis == .vertical
      ? (target.height, free(in: viewport).height)
      : (target.width, viewport.width - covered.horizontal)
    return Swift.min(Swift.max(current, first + length - room), first)
  }
}
