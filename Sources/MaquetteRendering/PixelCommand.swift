import MaquetteGraphics
import MaquetteRaster

/// A drawing command in pixels, without references to other state.
struct PixelCommand: Sendable {
  /// The operation.
  ///
  /// The frequent cases lie in the command. The others are indirect, so that a command is not as large as the largest of them.
  enum Action: Sendable {
    case runs(RunMask, RunMask.Placement, Color)
    case masks([PlacedMask], Color)
    /// A path that is not drawn from a mask.
    case path(Path, FillRule, Transform, Color)
    /// A shadow; the next command hides some of its pixels.
    indirect case shadow(BlurredMask, x: Int, y: Int, Color, hidden: PixelRect)
    indirect case painted(RunMask, RunMask.Placement, Transform, Paint)
    indirect case fill(Shape, Transform, Paint)
    indirect case backdrop(BlurredBackdrop, GlassEdge?)
    /// A picture moved by whole pixels, within a shape under a transform.
    indirect case image(ImageRenditions.Placed, Shape?, Transform, opacity: Double)
    indirect case pushClip(Shape, Transform)
    case popClip
    case pushLayer(opacity: Double)
    case popLayer
  }

  var action: Action
  /// The rows of the picture that the command can touch.
  ///
  /// The beginning and the end of a group have the rows of everything in the group.
  var rows: Range<Int>

  func draw(on canvas: inout Canvas) {
    switch action {
    case .fill(let shape, let transform, let paint):
      canvas.fill(shape, transform: transform, paint: paint)
    case .path(let path, let rule, let transform, let color):
      canvas.fill(path, rule: rule, transform: transform, paint: .color(color))
    case .runs(let mask, let place, let color): canvas.fill(mask, at: place, paint: .color(color))
    case .painted(let mask, let place, let transform, let paint):
      canvas.fill(mask, at: place, transform: transform, paint: paint)
    case .masks(let masks, let color):
      for placed in masks { canvas.draw(placed.mask, x: placed.x, y: placed.y, color: color) }
    case .shadow(let mask, let x, let y, let color, let hidden):
      canvas.draw(mask, x: x, y: y, color: color, hidden: hidden)
    case .backdrop(let picture, let edge): canvas.replace(by: picture, through: edge)
    case .image(let placed, let shape, let transform, let opacity):
      canvas.draw(
        placed.picture, x: placed.x, y: placed.y, within: shape, transform: transform, opacity: opacity)
    case .pushClip(let shape, let transform): canvas.pushClip(shape, transform: transform)
    case .popClip: canvas.popClip()
    case .pushLayer(let opacity): canvas.pushLayer(opacity: opacity)
    case .popLayer: canvas.popLayer()
    }
  }
}

/// A mask moved by whole pixels.
struct PlacedMask: Sendable {
  var mask: CoverageMask
  var x: Int
  var y: Int

  var bounds: PixelRect { mask.bounds.offset(dx: x, dy: y) }

  /// Joins overlapping neighbours, such as the glyphs of a joined script; drawn separately in a translucent colour, the
  /// overlap would be darker.
  static func joined(_ masks: [PlacedMask]) -> [PlacedMask] {
    var result: [PlacedMask] = []
    result.reserveCapacity(masks.count)
    var rest = masks[...]
    while let first = rest.first {
      var bounds = first.bounds
      var end = rest.startIndex + 1
      while end < rest.endIndex, !bounds.intersection(rest[end].bounds).isEmpty {
        bounds = bounds.union(rest[end].bounds)
        end += 1
      }
      let chain = rest[..<end]
      if chain.count > 1, let union = union(of: chain, in: bounds) {
        result.append(PlacedMask(mask: union, x: 0, y: 0))
      } else {
        result += chain
      }
      rest = rest[end...]
    }
    return result
  }

  /// Returns the greatest coverage in each pixel; nil if the bounds exceed those of a mask. Growing a mask by one glyph after
  /// the other would take quadratic time.
  private static func union(of masks: ArraySlice<PlacedMask>, in bounds: PixelRect) -> CoverageMask? {
    let (count, isTooMany) = bounds.width.multipliedReportingOverflow(by: bounds.height)
    guard !isTooMany, count <= Bitmap.pixelLimit,
      var union = CoverageMask(bounds: bounds, coverage: [UInt8](repeating: 0, count: count))
    else { return nil }
    for mask in masks { union.union(mask.moved) }
    return union
  }

  private var moved: CoverageMask {
    x == 0 && y == 0 ? mask : CoverageMask(bounds: bounds, coverage: mask.coverage) ?? mask
  }
}
