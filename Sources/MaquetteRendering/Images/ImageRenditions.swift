import MaquetteGraphics
import MaquetteRaster
import MaquetteScene

/// A cache of pictures in the sizes and colours that they are drawn in.
final class ImageRenditions {
  private struct Key: Hashable {
    var image: RasterImage
    var width: Int
    var height: Int
    var resizing: ImageRendition.Resizing?
    var isMirrored: Bool
    var tint: Color?
  }

  /// A rendition of more pixels than this is computed as it is drawn, and not cached.
  private static let greatestCached = 16 << 20

  private var cache = MaskCache<Key, ImageRendition>(limit: 128 << 20)

  func prepare() {
    cache.prepare()
  }

  func removeAll() {
    cache.removeAll()
  }

  /// A picture and the distance by which its pixels are moved.
  struct Placed {
    enum Pixels: Sendable {
      case whole(ImageRendition)
      /// Computed when they are drawn.
      case scaled(ScaledPicture)
    }

    var pixels: Pixels
    var x: Int
    var y: Int

    var bounds: PixelRect {
      switch pixels {
      case .whole(let picture): picture.bounds.offset(dx: x, dy: y)
      case .scaled(let picture): picture.bounds.offset(dx: x, dy: y)
      }
    }

    /// The pixels in some rows of the target, and perhaps more; nil for none.
    func picture(in rows: Range<Int>) -> ImageRendition? {
      switch pixels {
      case .whole(let picture): picture
      case .scaled(let picture): picture.part(rows.lowerBound - y..<rows.upperBound - y)
      }
    }
  }

  /// The picture of a drawing under a transform; nil if none of it lies within some pixels.
  func picture(of drawing: ImageDrawing, under transform: Transform, within visible: PixelRect) -> Placed? {
    if transform.isScaleAndTranslation {
      return upright(drawing, under: transform, within: visible)
    }
    // The picture is scaled first, and then turned.
    let scale = transform.greatestScale
    let (width, height) = (drawing.frame.width * scale, drawing.frame.height * scale)
    guard scale > 0, width > 0, height > 0, width * height < Double(Self.greatestCached), width < 65_536,
      height < 65_536
    else { return nil }
    let whole = PixelRect(
      x: 0, y: 0, width: Swift.max(1, Int(width + 0.5)), height: Swift.max(1, Int(height + 0.5)))
    let scaled = rendition(of: drawing, width: whole.width, height: whole.height, window: whole, scale: scale)
    let placed = Transform.scale(
      x: drawing.frame.width / Double(whole.width), y: drawing.frame.height / Double(whole.height)
    ).then(.translation(x: drawing.frame.minX, y: drawing.frame.minY)).then(transform)
    guard let inverse = placed.inverse else { return nil }
    let area = PixelRect(around: drawing.bounds, under: transform, within: visible)
    if area.isEmpty { return nil }
    return Placed(
      pixels: .whole(ImageRendition(turning: scaled, inverse: inverse, window: area)), x: 0, y: 0)
  }

  private func upright(
    _ drawing: ImageDrawing, under transform: Transform, within visible: PixelRect
  ) -> Placed? {
    let first = transform.apply(Point(x: drawing.frame.minX, y: drawing.frame.minY))
    let last = transform.apply(Point(x: drawing.frame.maxX, y: drawing.frame.maxY))
    guard let left = PixelPosition(nearestWhole: first.x), let top = PixelPosition(nearestWhole: first.y),
      let right = PixelPosition(nearestWhole: last.x), let bottom = PixelPosition(nearestWhole: last.y)
    else { return nil }
    let frame = PixelRect(
      x: left.whole, y: top.whole, width: right.whole - left.whole, height: bottom.whole - top.whole)
    var area = frame.intersection(visible)
    if let shape = drawing.shape {
      area = area.intersection(PixelRect(around: shape.bounds, under: transform, within: visible))
    }
    if area.isEmpty { return nil }
    let whole = PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)
    let isSmall = frame.width <= Self.greatestCached / frame.height
    let scale = transform.greatestScale
    if isSmall || isUnchanged(drawing, width: frame.width, height: frame.height, scale: scale) {
      let picture = rendition(
        of: drawing, width: frame.width, height: frame.height, window: whole, scale: scale)
      return Placed(pixels: .whole(picture), x: frame.x, y: frame.y)
    }
    let picture = ScaledPicture(
      drawing.image, width: frame.width, height: frame.height,
      window: area.offset(dx: -frame.x, dy: -frame.y),
      resizing: drawing.resizing.pixels(of: drawing.image, scale: scale), isMirrored: drawing.isMirrored,
      tint: drawing.tint)
    return Placed(pixels: .scaled(picture), x: frame.x, y: frame.y)
  }

  /// Whether a picture is drawn in its own size and colours, so that it is not copied.
  private func isUnchanged(_ drawing: ImageDrawing, width: Int, height: Int, scale: Double) -> Bool {
    drawing.resizing.pixels(of: drawing.image, scale: scale) == nil && drawing.tint == nil
      && !drawing.isMirrored
      && drawing.image.width == width && drawing.image.height == height
  }

  /// The whole picture in a size.
  private func rendition(
    of drawing: ImageDrawing, width: Int, height: Int, window: PixelRect, scale: Double
  ) -> ImageRendition {
    let resizing = drawing.resizing.pixels(of: drawing.image, scale: scale)
    func make() -> ImageRendition {
      ImageRendition(
        drawing.image, width: width, height: height, window: window, resizing: resizing,
        isMirrored: drawing.isMirrored, tint: drawing.tint)
    }
    if isUnchanged(drawing, width: width, height: height, scale: scale) {
      return ImageRendition(drawing.image)
    }
    let key = Key(
      image: drawing.image, width: width, height: height, resizing: resizing,
      isMirrored: drawing.isMirrored, tint: drawing.tint)
    return cache.value(for: key, cost: { 4 * $0.pixels.count }, make: make)
  }
}

extension ImageDrawing.Resizing {
  /// The caps in pixels of a picture and of a result with a number of pixels per point; nil if there are none.
  fileprivate func pixels(of image: RasterImage, scale: Double) -> ImageRendition.Resizing? {
    func caps(_ insets: Insets, _ factor: Double) -> [Int] {
      [insets.leading, insets.top, insets.trailing, insets.bottom].map { inset in
        Int(Swift.min(Swift.max(inset * factor, 0), Double(RasterImage.sideLimit)) + 0.5)
      }
    }
    switch self {
    case .scale: return nil
    case .stretch(let insets):
      return ImageRendition.Resizing(source: caps(insets, image.scale), target: caps(insets, scale))
    case .tile(let insets):
      func tile(_ count: Int, _ first: Double, _ last: Double) -> Int {
        let pixels = (Double(count) / image.scale - first - last) * scale
        return Int(Swift.min(Swift.max(pixels, 1), Double(RasterImage.sideLimit)) + 0.5)
      }
      return ImageRendition.Resizing(
        source: caps(insets, image.scale), target: caps(insets, scale),
        tile: PixelSize(
          width: tile(image.width, insets.leading, insets.trailing),
          height: tile(image.height, insets.top, insets.bottom)))
    }
  }
}
