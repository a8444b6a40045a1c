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
    case pushLayer(opacity: Double, BlendMode)
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
      guard let picture = placed.picture(in: canvas.bounds.rows) else { return }
      canvas.draw(
        picture, x: placed.x, y: placed.y, within: shape, transform: transform, opacity: opacity)
    case .pushClip(let shape, let transform): canvas.pushClip(shape, transform: transform)
    case .popClip: canvas.popClip()
    case .pushLayer(let opacity, let mode): canvas.pushLayer(opacity: opacity, mode: mode, isApart: true)
    case .popLayer: canvas.popLayer()
    }
  }

  /// The columns that the command can touch, among those of the picture; of the beginning of a clip, those that it leaves.
  func columns(within all: Range<Int>) -> Range<Int> {
    // What is true of rows and y is true of columns and x.
    func columns(of bounds: Rect, under transform: Transform) -> Range<Int> {
      let turned = Transform(a: 0, b: transform.a, c: 0, d: transform.c, tx: 0, ty: transform.tx)
      return PixelRows(all: all).around(bounds, under: turned)
    }
    return switch action {
    case .runs(let mask, let place, _), .painted(let mask, let place, _, _): mask.bounds(at: place).columns
    case .masks(let masks, _): masks.reduce(0..<0) { $0.union($1.bounds.columns) }
    case .path(let path, _, let transform, _):
      path.controlBounds.map { columns(of: $0, under: transform) } ?? 0..<0
    case .fill(let shape, let transform, _), .pushClip(let shape, let transform):
      columns(of: shape.bounds, under: transform)
    case .shadow(let mask, let x, _, _, _): mask.bounds.offset(dx: x, dy: 0).columns
    case .backdrop(let picture, _): picture.bounds.columns
    case .image(let placed, _, _, _): placed.bounds.columns
    case .popClip, .pushLayer, .popLayer: all
    }
  }
}

extension PixelCommand {
  /// The columns on which the command draws by itself; none of a beginning or an end.
  func drawnColumns(within all: Range<Int>) -> Range<Int> {
    switch action {
    case .pushClip, .popClip, .pushLayer, .popLayer: 0..<0
    default: columns(within: all)
    }
  }
}

extension [PixelCommand] {
  /// Draws the commands that touch a part of the picture.
  ///
  /// A backdrop draws what is behind it again, so that many of them in a row would run each other's commands, whose clips are dear.
  func draw(on canvas: inout Canvas) {
    let (rows, columns) = (canvas.bounds.rows, canvas.bounds.columns)
    // How many groups are open inside a clip that leaves nothing of this part, that clip included.
    var hidden = 0
    for command in self where command.rows.overlaps(rows) {
      switch command.action {
      case .pushClip where hidden > 0, .pushLayer where hidden > 0: hidden += 1
      case .popClip where hidden > 0, .popLayer where hidden > 0: hidden -= 1
      case .pushClip where !command.columns(within: columns).overlaps(columns): hidden = 1
      case _ where hidden == 0 && command.columns(within: columns).overlaps(columns):
        command.draw(on: &canvas)
      default: break
      }
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
