public import MaquetteGraphics
public import MaquetteRaster
public import MaquetteScene
public import MaquetteTypography

// Display list to bitmap
// ======================
//
// A picture is drawn in two steps. First one thread translates the list into pixel commands (`PixelCommand`): points become
// pixels, strokes become outlines, and glyphs, path groups and shadows become coverage masks, from the caches if
// possible. Then each band of rows runs the commands that meet it (`BandPlan`), on any thread. The second
// step only reads, and every pixel depends on the commands alone, so any number of bands gives the same picture. The content
// behind a translucent panel is drawn and blurred in the first step (`BackdropPictures`).

/// Draws display lists; keeps the masks of rounded rectangles, glyphs, path groups and shadows, and scaled
/// images, from one picture to the next.
///
/// Only one thread at a time may use a renderer. To draw pictures in parallel, use a renderer for each worker.
public final class Renderer {
  private let buffers = DrawingBuffers()
  private let shapes = ShapeMasks()
  private let glyphs = GlyphMasks()
  private let pathGroups = PathGroupMasks()
  private let shadows = ShadowMasks()
  private let images = ImageRenditions()

  /// Creates a renderer with empty caches.
  public init() {}

  /// Draws a list on a new bitmap.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - library: the fonts of the list's glyphs.
  ///   - threads: the number of bands of rows drawn at the same time; the picture does not depend on it.
  public func render(
    _ list: DisplayList, scale: Double, library: FontLibrary, threads: Int = 1
  ) throws(RenderError) -> Bitmap {
    let bounds = try Renderer.pixelBounds(of: list, scale: scale)
    let commands = commands(of: list, scale: scale, library: library, threads: threads, bounds: bounds)
    let plan = BandPlan(commands, for: bounds, threads: threads)
    let bitmap = Bitmap(
      width: bounds.width, height: bounds.height, background: list.background, bandHeight: plan.bandHeight,
      threads: threads, buffers: buffers
    ) { canvas in plan.draw(commands, on: &canvas) }
    guard let bitmap else { throw .tooManyPixels(size: list.size, scale: scale) }
    return bitmap
  }

  /// Prepares a list to be drawn row by row, by at most `threads` threads at the same time, as ``render(_:scale:library:threads:)``
  /// draws it. The renderer must not draw anything else before the rows are read.
  package func rows(
    of list: DisplayList, scale: Double, library: FontLibrary, threads: Int = 1
  ) throws(RenderError) -> RowDrawing {
    let bounds = try Renderer.pixelBounds(of: list, scale: scale)
    let commands = commands(of: list, scale: scale, library: library, threads: threads, bounds: bounds)
    let plan = BandPlan(readFrom: commands, for: bounds)
    return RowDrawing(
      width: bounds.width, height: bounds.height, background: list.background, bandHeight: plan.bandHeight,
      workers: threads, buffers: buffers
    ) { canvas in plan.draw(commands, on: &canvas) }
  }

  /// Prepares a list to be drawn in parts and with its ink in other colours, by the thread that uses the renderer.
  package func inkDrawings(
    of list: DisplayList, scale: Double, library: FontLibrary
  ) throws(RenderError) -> InkDrawings {
    let bounds = try Renderer.pixelBounds(of: list, scale: scale)
    var builder = builder(for: list, scale: scale, library: library, threads: 1, bounds: bounds)
    return InkDrawings(list, bounds: bounds, builder: &builder, buffers: buffers)
  }

  /// Draws a list over a bitmap, background first; content outside the bitmap is clipped.
  package func draw(
    _ list: DisplayList, scale: Double, library: FontLibrary, threads: Int = 1, on bitmap: inout Bitmap
  ) {
    let bounds = bitmap.bounds
    let commands = commands(of: list, scale: scale, library: library, threads: threads, bounds: bounds)
    let plan = BandPlan(commands, for: bounds, threads: threads)
    let background = list.background
    bitmap.draw(bandHeight: plan.bandHeight, threads: threads, buffers: buffers) { canvas in
      canvas.clear(background)
      plan.draw(commands, on: &canvas)
    }
  }

  /// Translates a list into pixel commands.
  private func commands(
    of list: DisplayList, scale: Double, library: FontLibrary, threads: Int, bounds: PixelRect
  ) -> [PixelCommand] {
    var builder = builder(for: list, scale: scale, library: library, threads: threads, bounds: bounds)
    // A span reads operations in place; an array would copy each one.
    let operations = list.commands.span
    for index in operations.indices { builder.add(operations[index].operation) }
    return builder.finish()
  }

  func builder(
    for list: DisplayList, scale: Double, library: FontLibrary, threads: Int, bounds: PixelRect
  ) -> PictureBuilder {
    shapes.prepare()
    glyphs.prepare(for: library)
    pathGroups.prepare()
    shadows.prepare()
    images.prepare()
    return PictureBuilder(
      count: list.commands.count, scale: scale, bounds: bounds, shapes: shapes, glyphs: glyphs,
      pathGroups: pathGroups, shadows: shadows, images: images,
      backdrops: BackdropPictures(background: list.background, threads: threads, buffers: buffers))
  }

  /// Removes all cached shadows.
  package func forgetShadows() {
    shadows.removeAll()
  }

  /// Removes all scaled pictures.
  package func forgetImages() {
    images.removeAll()
  }

  static func pixelBounds(of list: DisplayList, scale: Double) throws(RenderError) -> PixelRect {
    let size = try pixelSize(of: list.size, scale: scale)
    return PixelRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  static func pixelSize(of size: Size, scale: Double) throws(RenderError) -> PixelSize {
    guard scale > 0, scale.isFinite else { throw .invalidScale(scale) }
    guard size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite else {
      throw .invalidSize(size)
    }
    guard let pixels = PixelSize(size, scale: scale, limit: Bitmap.pixelLimit) else {
      throw .tooManyPixels(size: size, scale: scale)
    }
    return pixels
  }
}

/// Why a display list cannot become a bitmap.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of pixels per point is not a positive finite number.
  case invalidScale(Double)
  /// An extent of the picture is negative, infinite or not a number of points.
  case invalidSize(Size)
  /// The picture would have more than `Bitmap.pixelLimit` pixels.
  case tooManyPixels(size: Size, scale: Double)

  public var description: String {
    switch self {
    case .invalidScale(let scale):
      "cannot draw at scale \(scale): the number of pixels per point must be positive and finite"
    case .invalidSize(let size):
      "cannot draw a picture of \(size.width) by \(size.height) points"
    case .tooManyPixels(let size, let scale):
      "a picture of \(size.width) by \(size.height) points at scale \(scale) exceeds 256 megapixels"
    }
  }
}
