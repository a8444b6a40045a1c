internal import MaquetteGraphics
internal import MaquetteRaster
internal import MaquetteScene

/// Makes the pictures that backdrops show, for one picture.
///
/// What lies below a backdrop is drawn a second time, as far as the backdrop sees it, and blurred at once. That costs
/// about as much as the part of the picture below it, and keeps bands independent of one another: no band has to wait for the
/// pixels of its neighbours. Backdrops that share what lies behind them share the blurred picture too.
struct BackdropPictures {
  private let background: Color
  private let threads: Int
  private let buffers: DrawingBuffers
  /// Blurred pictures of all that lies behind a group: how many commands, and how much they are blurred.
  private var shared: [(count: Int, sigma: Double, picture: BlurredPicture)] = []

  /// Creates a maker for a picture.
  init(background: Color, threads: Int, buffers: DrawingBuffers) {
    self.background = background
    self.threads = threads
    self.buffers = buffers
  }

  /// Returns what a backdrop shows in some pixels; nil if it shows nothing.
  ///
  /// - Parameters:
  ///   - edges: all pixels that it sees.
  ///   - below: the commands that draw what lies behind it.
  ///   - scale: pixels a point.
  ///   - count: for a backdrop that shares what lies behind it, how many commands come before the group that shares.
  mutating func picture(
    of area: PixelRect, in edges: PixelRect, below: [PixelCommand], _ backdrop: Backdrop, scale: Double,
    sharedAt count: Int?
  ) -> BlurredPicture? {
    let sigma = backdrop.sigma * scale
    var picture: BlurredPicture?
    if let count {
      picture = shared.first { $0.count == count && $0.sigma == sigma }?.picture
      if picture == nil, let made = blur(below, sigma: sigma, of: edges, in: edges) {
        shared.append((count, sigma, made))
        picture = made
      }
      picture = picture?.cropped(to: area)
    } else {
      picture = blur(below, sigma: sigma, of: area, in: edges)
    }
    return picture?.recolored(saturation: backdrop.saturation, tint: backdrop.tint)
  }

  private func blur(
    _ commands: [PixelCommand], sigma: Double, of area: PixelRect, in edges: PixelRect
  ) -> BlurredPicture? {
    BlurredPicture(
      of: area, in: edges, background: background, sigma: sigma, threads: threads, buffers: buffers
    ) { canvas in
      for command in commands where command.rows.overlaps(canvas.bounds.rows) { command.draw(on: &canvas) }
    }
  }
}

extension PixelRect {
  /// The pixels that lie in a rectangle as a whole under a transform that keeps it upright; none if it is not finite.
  init(within rect: Rect, under transform: Transform) {
    let (first, second) = (
      transform.apply(Point(x: rect.minX, y: rect.minY)), transform.apply(Point(x: rect.maxX, y: rect.maxY))
    )
    let limit = 1_073_741_824.0
    let values = [first.x, first.y, second.x, second.y]
    guard values.allSatisfy({ $0.magnitude < limit }) else {
      self = .zero
      return
    }
    // A hair to either side, so that an edge on a pixel's edge stays there.
    let left = Int((Swift.min(first.x, second.x) - 1e-6).rounded(.up))
    let top = Int((Swift.min(first.y, second.y) - 1e-6).rounded(.up))
    let right = Int((Swift.max(first.x, second.x) + 1e-6).rounded(.down))
    let bottom = Int((Swift.max(first.y, second.y) + 1e-6).rounded(.down))
    self.init(x: left, y: top, width: Swift.max(0, right - left), height: Swift.max(0, bottom - top))
  }

  /// The pixels that a rectangle touches under a transform, at most those of some bounds.
  init(around rect: Rect, under transform: Transform, within bounds: PixelRect) {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map(transform.apply)
    func range(_ values: [Double], _ limits: Range<Int>) -> Range<Int> {
      let (low, high) = (values.reduce(.infinity, Swift.min), values.reduce(-.infinity, Swift.max))
      guard values.allSatisfy({ $0.isFinite }) else { return limits }
      let (first, end) = (Double(limits.lowerBound), Double(limits.upperBound))
      // A pixel to spare on both sides, so that no rounding on the way to coverage matters.
      let lower = Int(Swift.min(Swift.max(low - 1, first), end))
      return lower..<Swift.max(lower, Int(Swift.min(Swift.max(high + 2, first), end)))
    }
    let columns = range(corners.map { $0.x }, bounds.columns)
    let rows = range(corners.map { $0.y }, bounds.rows)
    self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }
}
