package import MaquetteGraphics

/// A drawing surface: all rows of a bitmap or a band of them.
///
/// Coordinates are pixels of the whole picture, whichever band is drawn. Every pixel depends on the commands
/// alone, so bands give the same picture as one canvas. `Bitmap.draw` and `Bitmap.draw(bandHeight:)` create canvases.
///
/// Any coordinate is allowed. Those beyond 2^30 pixels count as 2^30; a contour with an infinite coordinate or a NaN is
/// left out.
package struct Canvas: ~Copyable {
  /// A group that has begun.
  private struct Layer {
    /// The group's pixels; nil where it is drawn directly onto the pixels below.
    var buffer: LayerBuffer?
    var opacity: UInt8
    var mode: BlendMode
    /// The state outside the group.
    var target: PixelTarget
    var clips: ClipStack
    var touched: PixelRect
  }

  /// The pixels that can be drawn on: the picture's columns, the band's rows.
  package private(set) var bounds: PixelRect
  private var target: PixelTarget
  private var clips: ClipStack
  private var layers: [Layer] = []
  /// The pixels that may have changed since the innermost layer began.
  private var touched = PixelRect.zero
  /// Methods that change these take the reference out of the canvas first: else Swift 6.3.1 aborts with the thread sanitizer
  /// (`Tests/ThreadTests/Abort.swift`).
  private let buffers: CanvasBuffers

  /// The number of pixels of a row that a painter prepares at a time.
  static let rowPiece = 512

  /// Creates a canvas on pixels to which it has exclusive access; the caller keeps them alive as long as the canvas lives.
  ///
  /// The canvas has exclusive access to the buffers too.
  init(target: PixelTarget, buffers: CanvasBuffers = CanvasBuffers()) {
    self.buffers = buffers
    bounds = target.bounds
    self.target = target
    clips = ClipStack(bounds: target.bounds)
  }

  /// Continues on other pixels, without clips and layers, under the conditions of `init`.
  mutating func move(to target: PixelTarget) {
    bounds = target.bounds
    self.target = target
    clips = ClipStack(bounds: target.bounds)
    layers.removeAll(keepingCapacity: true)
    touched = .zero
  }

  /// Replaces every pixel in the clip's bounds by a colour; a clip that is not made of whole pixels counts as the rectangle
  /// around it.
  package mutating func clear(_ color: Color) {
    let area = clips.current.bounds
    touch(area)
    let pixel = PremultipliedColor(color).packed
    if area.width == target.stride && !area.isEmpty {
      // Whole rows are contiguous.
      RowLoop.fill(
        target.pixel(x: area.x, y: area.y), count: area.width * area.height, with: pixel)
      return
    }
    for y in area.rows {
      RowLoop.fill(target.pixel(x: area.x, y: y), count: area.width, with: pixel)
    }
  }

  /// Fills a shape; the paint's coordinates are the shape's.
  package mutating func fill(_ shape: Shape, transform: Transform = .identity, paint: Paint) {
    fill(ShapeCoverage(shape, transform: transform), transform: transform, paint: paint)
  }

  /// Fills a path, whose open contours are closed; the paint's coordinates are the path's.
  package mutating func fill(
    _ path: Path, rule: FillRule = .nonzero, transform: Transform = .identity, paint: Paint
  ) {
    fill(.path(path, rule, transform), transform: transform, paint: paint)
  }

  /// Fills the coverage of a mask at a place; the transform maps the paint's coordinates.
  package mutating func fill(
    _ mask: RunMask, at place: RunMask.Placement, transform: Transform = .identity, paint: Paint
  ) {
    let clip = clips.current
    guard case .color(let color) = paint, clip.mask == nil else {
      return fill(.runs(mask, place), transform: transform, paint: paint)
    }
    if color.alpha == 0 { return }
    touch(mask.bounds(at: place).intersection(clip.bounds))
    mask.draw(
      at: place, within: clip.bounds, with: SolidPainter(target: target, color: PremultipliedColor(color)))
  }

  /// Draws a colour through a mask moved by (`x`, `y`) pixels.
  package mutating func draw(_ mask: CoverageMask, x: Int = 0, y: Int = 0, color: Color) {
    let clip = clips.current
    let area = mask.bounds.offset(dx: x, dy: y).intersection(clip.bounds)
    if area.isEmpty || color.alpha == 0 { return }
    touch(area)
    let painter = SolidPainter(target: target, color: PremultipliedColor(color))
    mask.coverage.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      let source = MaskSource(base: base, bounds: mask.bounds.offset(dx: x, dy: y))
      if let clipMask = clip.mask {
        let row = buffers.scratch.base
        clipMask.coverage.withUnsafeBufferPointer { clipBytes in
          guard let clipBase = clipBytes.baseAddress else { return }
          let sink = ClippedSink(
            base: painter, clip: clipBase, bounds: clip.bounds, row: row, capacity: Canvas.rowPiece)
          source.send(area, to: sink, row: row + Canvas.rowPiece, capacity: Canvas.rowPiece)
        }
      } else {
        painter.draw(source, in: area)
      }
    }
  }

  /// Draws a colour through a blurred mask moved by (`x`, `y`) pixels.
  ///
  /// - Parameter hidden: pixels that the next command covers fully, and that need not be drawn.
  package mutating func draw(
    _ mask: BlurredMask, x: Int = 0, y: Int = 0, color: Color, hidden: PixelRect = .zero
  ) {
    let clip = clips.current
    let area = mask.bounds.offset(dx: x, dy: y).intersection(clip.bounds)
    if area.isEmpty || color.alpha == 0 { return }
    touch(area)
    let painter = SolidPainter(target: target, color: PremultipliedColor(color))
    guard let clipMask = clip.mask else {
      painter.draw(mask, x: x, y: y, in: area, hidden: hidden)
      return
    }
    clipMask.coverage.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      let sink = ClippedSink(
        base: painter, clip: base, bounds: clip.bounds, row: buffers.scratch.base, capacity: Canvas.rowPiece)
      sink.draw(
        mask, x: x, y: y, in: area, row: buffers.scratch.base + Canvas.rowPiece, capacity: Canvas.rowPiece)
    }
  }

  /// Draws a picture moved by (`x`, `y`) pixels, within a shape if one is given, with an opacity from 0 to 1.
  package mutating func draw(
    _ picture: ImageRendition, x: Int = 0, y: Int = 0, within shape: Shape? = nil,
    transform: Transform = .identity, opacity: Double = 1
  ) {
    let level = UInt8((opacity > 0 ? Swift.min(opacity, 1) : 0) * 255 + 0.5)
    let bounds = picture.bounds.offset(dx: x, dy: y)
    let clip = clips.current
    let area = bounds.intersection(clip.bounds)
    if level == 0 || area.isEmpty { return }
    picture.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      let painter = ImagePainter(
        target: target, pixels: base, bounds: bounds, isOpaque: picture.isOpaque, opacity: level)
      if let shape {
        clips.push(bounds)
        fill(ShapeCoverage(shape, transform: transform), with: painter)
        clips.pop()
      } else if clip.mask == nil {
        touch(area)
        painter.draw(area)
      } else {
        let rect = Rect(
          x: Double(bounds.x), y: Double(bounds.y), width: Double(bounds.width),
          height: Double(bounds.height))
        fill(ShapeCoverage(.rect(rect), transform: .identity), with: painter)
      }
    }
  }

  /// Replaces the pixels in the clip by a blurred picture, regardless of alpha; where the clip covers a pixel partly, the two
  /// are mixed.
  ///
  /// - Parameter edge: the glass that the picture is seen through; nil for none.
  package mutating func replace(by picture: BlurredBackdrop, through edge: GlassEdge? = nil) {
    let area = picture.bounds.intersection(clips.current.bounds)
    if area.isEmpty { return }
    if let edge {
      var rows = GlassRows(picture, edge, columns: area.columns)
      replace(area, by: &rows)
    } else {
      var rows = BlurredBackdropRows(picture, columns: area.columns)
      replace(area, by: &rows)
    }
  }

  private mutating func replace<Rows: PictureRows & ~Copyable>(_ area: PixelRect, by rows: inout Rows) {
    touch(area)
    target.replace(
      area, by: &rows, clip: clips.current.mask, scratch: buffers.scratch.base, piece: Canvas.rowPiece)
  }

  /// Clips the following commands to a shape, until `popClip`; clips nest.
  ///
  /// A rectangle of whole pixels costs nothing. Other shapes become masks whose coverage multiplies.
  package mutating func pushClip(_ shape: Shape, transform: Transform = .identity) {
    let coverage = ShapeCoverage(shape, transform: transform)
    if case .rectangle(let rectangle) = coverage, let pixels = rectangle.wholePixels {
      clips.push(pixels)
    } else {
      let buffers = buffers
      clips.push(CoverageMask(filling: coverage, within: clips.current.bounds, with: &buffers.filler))
    }
  }

  /// Ends the innermost clip; without one in the current layer it does nothing.
  package mutating func popClip() {
    clips.pop()
  }

  /// Begins a group that is drawn as a whole with an opacity (0 to 1) and mixed with the pixels below, until `popLayer`.
  ///
  /// Full opacity costs nothing in the normal mode: the group is then drawn directly onto the pixels below, unless it is to be drawn
  /// apart.
  package mutating func pushLayer(opacity: Double, mode: BlendMode = .normal, isApart: Bool = false) {
    let level = UInt8((opacity > 0 ? Swift.min(opacity, 1) : 0) * 255 + 0.5)
    let clip = clips.current
    var layer = Layer(
      buffer: nil, opacity: level, mode: mode, target: target, clips: clips, touched: touched)
    if level < 255 || mode != .normal || isApart {
      // An invisible group needs no pixels, unless it hides what is below.
      let area = level == 0 && mode != .destinationIn ? .zero : clip.bounds
      let buffer = LayerBuffer(bounds: area)
      layer.buffer = buffer
      target = buffer.target
      clips = ClipStack(bounds: area)
      touched = .zero
    }
    layers.append(layer)
  }

  /// Ends the innermost group and draws it; clips pushed within it end too. Without a group it does nothing.
  package mutating func popLayer() {
    guard let layer = layers.popLast() else { return }
    clips = layer.clips
    guard let buffer = layer.buffer else { return }
    var drawn = touched
    target = layer.target
    touched = layer.touched
    let clip = clips.current
    // A group that keeps what is below it where it is itself changes all other pixels.
    if layer.mode == .destinationIn { drawn = layers.isEmpty ? clip.bounds : touched }
    let area = drawn.intersection(clip.bounds)
    if area.isEmpty { return }
    touch(area)
    let buffers = buffers
    target.composite(
      buffer.target, in: area, opacity: layer.opacity, mode: layer.mode, clip: clip.mask,
      scratch: buffers.scratch.base, piece: Canvas.rowPiece)
  }

  private mutating func touch(_ area: PixelRect) {
    if !layers.isEmpty { touched = touched.union(area.intersection(target.bounds)) }
  }

  private mutating func fill(_ shape: ShapeCoverage, transform: Transform, paint: Paint) {
    if clips.current.bounds.isEmpty { return }
    switch paint {
    case .color(let color):
      if color.alpha == 0 { return }
      let painter = SolidPainter(target: target, color: PremultipliedColor(color))
      fill(shape, with: painter)
    case .gradient(let gradient):
      let buffers = buffers
      guard let ramp = buffers.ramp(for: gradient.stops) else { return }
      buffers.scratch.reserve(Canvas.rowPiece + GradientPainter.piece + target.bounds.width)
      let placement = GradientPlacement(gradient.geometry, transform: transform)
      ramp.colors.withUnsafeBufferPointer { colors in
        guard let base = colors.baseAddress else { return }
        let painter = GradientPainter(
          target: target, placement: placement, colors: base, count: colors.count,
          isOpaque: ramp.isOpaque, scratch: buffers.scratch.base + Canvas.rowPiece)
        fill(shape, with: painter)
      }
    }
  }

  private mutating func fill<Painter: CoverageSink>(_ shape: ShapeCoverage, with painter: Painter) {
    let (clip, buffers) = (clips.current, buffers)
    if !layers.isEmpty {
      touch(shape.pixelBounds(with: &buffers.filler).intersection(clip.bounds))
    }
    if let mask = clip.mask {
      mask.coverage.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return }
        var sink = ClippedSink(
          base: painter, clip: base, bounds: clip.bounds, row: buffers.scratch.base,
          capacity: Canvas.rowPiece)
        shape.fill(with: &buffers.filler, clip: clip.bounds, into: &sink)
      }
    } else {
      var sink = painter
      shape.fill(with: &buffers.filler, clip: clip.bounds, into: &sink)
    }
  }
}
