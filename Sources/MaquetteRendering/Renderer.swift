internal import MaquetteGraphics
public import MaquetteRaster
public import MaquetteScene
public import MaquetteTypography

// Display list to bitmap
// ======================
//
// A picture is drawn in two steps. First one thread turns the list into pixel commands (`PixelCommand`): points become
// pixels, strokes become outlines, and glyphs, path groups and shadows become coverage masks, from the caches if
// they have been drawn before. Then each band of rows runs the commands that meet it (`BandPlan`), in any thread. The second
// step only reads, and every pixel depends on the commands alone, so any number of bands gives the same picture. What lies behind
// a translucent panel is drawn and blurred in the first step (`BackdropPictures`).

/// Draws display lists; keeps the masks of rounded rectangles, glyphs, path groups and shadows from one picture to the next.
///
/// A renderer is used by one thread at a time. For many pictures at once use one renderer a worker.
public final class Renderer {
  private let buffers = DrawingBuffers()
  private let shapes = ShapeMasks()
  private let glyphs = GlyphMasks()
  private let pathGroups = PathGroupMasks()
  private let shadows = ShadowMasks()

  /// Creates a renderer with empty caches.
  public init() {}

  /// Draws a list on a bitmap of its own.
  ///
  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - library: where the list's glyphs come from.
  ///   - threads: how many bands of rows are drawn at the same time; the picture does not depend on it.
  public func render(
    _ list: DisplayList, scale: Double, library: FontLibrary, threads: Int = 1
  ) throws(RenderError) -> Bitmap {
    let size = try Renderer.pixelSize(of: list.size, scale: scale)
    let bounds = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    let (commands, plan) = prepare(list, scale: scale, library: library, threads: threads, bounds: bounds)
    let bitmap = Bitmap(
      width: size.width, height: size.height, background: list.background, bandHeight: plan.bandHeight,
      threads: threads, buffers: buffers
    ) { canvas in plan.draw(commands, on: &canvas) }
    guard let bitmap else { throw .tooManyPixels(size: list.size, scale: scale) }
    return bitmap
  }

  /// Draws a list over what a bitmap shows, background first; what lies outside of the bitmap is cut off.
  public func draw(
    _ list: DisplayList, scale: Double, library: FontLibrary, threads: Int = 1, on bitmap: inout Bitmap
  ) {
    let (commands, plan) = prepare(
      list, scale: scale, library: library, threads: threads, bounds: bitmap.bounds)
    let background = list.background
    bitmap.draw(bandHeight: plan.bandHeight, threads: threads, buffers: buffers) { canvas in
      canvas.clear(background)
      plan.draw(commands, on: &canvas)
    }
  }

  /// Finds out what each command of a list does to which pixels.
  private func prepare(
    _ list: DisplayList, scale: Double, library: FontLibrary, threads: Int, bounds: PixelRect
  ) -> ([PixelCommand], BandPlan) {
    shapes.prepare()
    glyphs.prepare(for: library)
    pathGroups.prepare()
    shadows.prepare()
    var builder = PictureBuilder(
      count: list.commands.count, scale: scale, bounds: bounds, shapes: shapes, glyphs: glyphs,
      pathGroups: pathGroups, shadows: shadows,
      backdrops: BackdropPictures(background: list.background, threads: threads, buffers: buffers))
    for command in list.commands { builder.add(command.operation) }
    let commands = builder.finish()
    return (commands, BandPlan(commands, for: bounds, threads: threads))
  }

  /// Forgets all shadows, so that the next picture blurs them anew.
  public func forgetShadows() {
    shadows.removeAll()
  }

  /// The size of a picture in pixels, or an error.
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
