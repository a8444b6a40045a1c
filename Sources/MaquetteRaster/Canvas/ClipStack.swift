/// The nested clips, each already intersected with those around it.
struct ClipStack {
  /// The pixels that may be drawn on, and the coverage of each.
  struct Clip {
    /// Nothing is drawn outside.
    var bounds: PixelRect
    /// The coverage, with the same `bounds`; nil if all of it is full.
    var mask: CoverageMask?
  }

  private var clips: [Clip]

  init(bounds: PixelRect) {
    clips = [Clip(bounds: bounds, mask: nil)]
  }

  var current: Clip { clips[clips.count - 1] }

  /// Adds a clip that is a rectangle of whole pixels: a rectangle stays one, a mask is cropped.
  mutating func push(_ pixels: PixelRect) {
    let bounds = current.bounds.intersection(pixels)
    clips.append(Clip(bounds: bounds, mask: current.mask?.cropped(to: bounds)))
  }

  /// Adds a clip that is a mask: it multiplies with the one around it.
  mutating func push(_ mask: CoverageMask) {
    let bounds = current.bounds.intersection(mask.bounds)
    let product =
      if let outer = current.mask { mask.intersection(outer) } else { mask.cropped(to: bounds) }
    clips.append(Clip(bounds: product.bounds, mask: product))
  }

  /// Removes the innermost clip; the first one stays.
  mutating func pop() {
    if clips.count > 1 { clips.removeLast() }
  }
}
