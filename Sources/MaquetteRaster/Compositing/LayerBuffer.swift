import CRaster
import MaquetteGraphics

/// The pixels of a group before they are composited.
///
/// It is a class so that its memory has one address and one owner while painters write to it.
final class LayerBuffer {
  /// The pixels, clear at first.
  let target: PixelTarget

  init(bounds: PixelRect) {
    let count = Swift.max(bounds.width * bounds.height, 1)
    let base = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    base.initialize(repeating: 0, count: count)
    target = PixelTarget(base: base, bounds: bounds, stride: bounds.width)
  }

  deinit {
    target.base.deallocate()
  }
}

extension PixelTarget {
  /// Composites the pixels of a layer in `pixels`, which must lie in both and in the clip, through the clip.
  ///
  /// `scratch` has room for `piece` words, at least one.
  func composite(
    _ layer: PixelTarget, in pixels: PixelRect, opacity: UInt8, mode: BlendMode = .normal,
    clip: CoverageMask?,
    scratch: UnsafeMutablePointer<UInt32>, piece: Int
  ) {
    guard let clip else {
      return composite(
        layer, in: pixels, opacity: opacity, mode: CRasterBlend(mode), scratch: scratch, piece: piece)
    }
    clip.coverage.withUnsafeBufferPointer { coverage in
      guard let coverage = coverage.baseAddress else { return }
      for y in pixels.rows {
        let start = (y &- clip.bounds.y) &* clip.bounds.width &+ (pixels.x &- clip.bounds.x)
        var done = 0
        while done < pixels.width {
          let count = Swift.min(piece, pixels.width &- done)
          let (destination, source) = (
            pixel(x: pixels.x &+ done, y: y), layer.pixel(x: pixels.x &+ done, y: y)
          )
          let shares = coverage + (start &+ done)
          if let mode = CRasterBlend(mode) {
            craster_cover(Blend.variant, scratch, source, shares, count, opacity, mode == .destinationIn)
            craster_blend(Blend.variant, destination, scratch, count, mode)
          } else {
            for index in 0..<count { scratch[index] = UInt32(shares[index]) &* 0x1_0001 }
            craster_image_mask(Blend.variant, destination, source, scratch, count, opacity)
          }
          done &+= count
        }
      }
    }
  }

  /// The same without a clip; nil stands for the normal mode.
  private func composite(
    _ layer: PixelTarget, in pixels: PixelRect, opacity: UInt8, mode: CRasterBlend?,
    scratch: UnsafeMutablePointer<UInt32>, piece: Int
  ) {
    guard let mode else {
      return craster_image(
        Blend.variant, pixel(x: pixels.x, y: pixels.y), stride, layer.pixel(x: pixels.x, y: pixels.y),
        layer.stride, pixels.width, pixels.height, opacity)
    }
    for y in pixels.rows {
      if opacity == 255 {
        craster_blend(
          Blend.variant, pixel(x: pixels.x, y: y), layer.pixel(x: pixels.x, y: y), pixels.width, mode)
        continue
      }
      for x in Swift.stride(from: pixels.x, to: pixels.maxX, by: piece) {
        let count = Swift.min(piece, pixels.maxX &- x)
        craster_cover(
          Blend.variant, scratch, layer.pixel(x: x, y: y), nil, count, opacity, mode == .destinationIn)
        craster_blend(Blend.variant, pixel(x: x, y: y), scratch, count, mode)
      }
    }
  }
}

extension CRasterBlend {
  /// The mode of the loops in C; nil for the normal one, which has loops of its own.
  init?(_ mode: BlendMode) {
    switch mode {
    case .normal: return nil
    case .multiply: self = .multiply
    case .screen: self = .screen
    case .overlay: self = .overlay
    case .darken: self = .darken
    case .lighten: self = .lighten
    case .colorDodge: self = .colorDodge
    case .colorBurn: self = .colorBurn
    case .softLight: self = .softLight
    case .hardLight: self = .hardLight
    case .difference: self = .difference
    case .exclusion: self = .exclusion
    case .hue: self = .hue
    case .saturation: self = .saturation
    case .color: self = .color
    case .luminosity: self = .luminosity
    case .plusLighter: self = .plusLighter
    case .plusDarker: self = .plusDarker
    case .sourceAtop: self = .sourceAtop
    case .destinationOver: self = .destinationOver
    case .destinationOut: self = .destinationOut
    case .destinationIn: self = .destinationIn
    }
  }
}
