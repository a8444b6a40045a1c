import MaquetteGraphics
import MaquetteRaster
import MaquetteScene

/// Draws the blurred content of a picture's backdrops.
///
/// The content below a backdrop is drawn a second time, within the backdrop's bounds, and blurred. That costs
/// about as much as this part of the picture, and keeps bands independent: no band waits for the pixels of its
/// neighbours. Backdrops that share their background share blurred pictures too, as far as one lies within another.
struct BackdropPictures {
  private let background: Color
  private let threads: Int
  private let buffers: DrawingBuffers
  /// Blurred pictures of parts of what is behind a group: the number of commands, and the sigma in pixels.
  private var shared: [(count: Int, sigma: Double, picture: BlurredBackdrop)] = []

  init(background: Color, threads: Int, buffers: DrawingBuffers) {
    self.background = background
    self.threads = threads
    self.buffers = buffers
  }

  /// Returns the content of a backdrop in some pixels; nil if there is none.
  ///
  /// - Parameters:
  ///   - edges: the pixels that the blur may read.
  ///   - below: the commands that draw the content behind it.
  ///   - sigma: the standard deviation of the blur in pixels.
  ///   - count: for a backdrop with a shared background, the number of commands before the group that shares it.
  mutating func picture(
    of area: PixelRect, in edges: PixelRect, below: [PixelCommand], sigma: Double, sharedAt count: Int?
  ) -> BlurredBackdrop? {
    guard let count else { return blur(below, sigma: sigma, of: area, in: edges) }
    let area = area.intersection(edges)
    let kept = shared.first {
      $0.count == count && $0.sigma == sigma && $0.picture.bounds.union(area) == $0.picture.bounds
    }
    if let kept { return kept.picture.cropped(to: area) }
    let made = blur(below, sigma: sigma, of: area, in: edges)
    if let made { shared.append((count, sigma, made)) }
    return made
  }

  /// Forgets pictures that are known by numbers of commands above a count, because other commands take those places.
  mutating func forget(after count: Int) { shared.removeAll { $0.count > count } }

  /// Returns the blurred picture of commands alone, in some pixels of the whole picture; nil if there are none.
  func blurred(
    _ commands: [PixelCommand], of area: PixelRect, in picture: PixelRect, sigma: Double
  ) -> BlurredBackdrop? {
    BlurredBackdrop(
      of: area, in: picture, background: .clear, sigma: sigma, threads: threads, buffers: buffers
    ) {
      commands.draw(on: &$0)
    }
  }

  /// Returns the mean colour of some pixels behind a group; nil if none lie in the picture.
  func mean(of area: PixelRect, in edges: PixelRect, below: [PixelCommand]) -> Color? {
    blur(below, sigma: 0, of: area, in: edges)?.mean(of: area)
  }

  private func blur(
    _ commands: [PixelCommand], sigma: Double, of area: PixelRect, in edges: PixelRect
  ) -> BlurredBackdrop? {
    BlurredBackdrop(
      of: area, in: edges, background: background, sigma: sigma, threads: threads, buffers: buffers
    ) { commands.draw(on: &$0) }
  }
}

extension Backdrop {
  /// Returns the backdrop as it is over a blurred picture.
  func resolved(over picture: BlurredBackdrop) -> Backdrop {
    guard let glass, glass.dependsOnPicture else { return self }
    let mean = picture.mean(of: picture.bounds)
    var result = self
    result.glass = glass.resolved(over: mean.glassLuminance)
    if mean.isDark, glass.darkTint != 1 { result.tint = tint.opacity(glass.darkTint) }
    return result
  }

  /// Returns a blurred picture with the colours of the backdrop, which is resolved over it.
  func colored(_ picture: BlurredBackdrop) -> BlurredBackdrop {
    picture.recolored(
      saturation: saturation, face: (glass?.face).map { ($0.lift, $0.gain, $0.chroma) }, tint: tint)
  }
}

extension Color {
  /// Whether glass over a picture of this mean takes its dark face.
  var isDark: Bool { glassLuminance < Glass.darkness }

  /// The luminance of 255, with the weights of ITU-R BT.709 in 256ths as in the raster.
  var glassLuminance: Double { Double(54 * Int(red) + 183 * Int(green) + 19 * Int(blue)) / 256 }
}

extension PixelRect {
  /// The pixels that lie completely in a rectangle under a transform that keeps it axis-aligned; none if it is not finite.
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
    // A tolerance on either side, so that an edge on a pixel boundary stays there.
    let left = Int((Swift.min(first.x, second.x) - 1e-6).rounded(.up))
    let top = Int((Swift.min(first.y, second.y) - 1e-6).rounded(.up))
    let right = Int((Swift.max(first.x, second.x) + 1e-6).rounded(.down))
    let bottom = Int((Swift.max(first.y, second.y) + 1e-6).rounded(.down))
    self.init(x: left, y: top, width: Swift.max(0, right - left), height: Swift.max(0, bottom - top))
  }

  /// The pixels within some bounds that a rectangle touches under a transform.
  init(around rect: Rect, under transform: Transform, within bounds: PixelRect) {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map(transform.apply)
    func range(_ values: [Double], _ limits: Range<Int>) -> Range<Int> {
      let (low, high) = (values.reduce(.infinity, Swift.min), values.reduce(-.infinity, Swift.max))
      guard values.allSatisfy({ $0.isFinite }) else { return limits }
      let (first, end) = (Double(limits.lowerBound), Double(limits.upperBound))
      // One more pixel on both sides, so that rounding on the way to coverage does not matter.
      let lower = Int(Swift.min(Swift.max(low - 1, first), end))
      return lower..<Swift.max(lower, Int(Swift.min(Swift.max(high + 2, first), end)))
    }
    let columns = range(corners.map { $0.x }, bounds.columns)
    let rows = range(corners.map { $0.y }, bounds.rows)
    self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }
}
