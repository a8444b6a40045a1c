public import MaquetteGraphics
import MaquetteRaster
import MaquetteSnapshots

/// A part of a picture that is not compared, such as a clock. The golden picture contains it.
public enum SnapshotMask: Sendable, Hashable {
  /// A rectangle in points from the picture's top left; every pixel that it touches is masked.
  case rect(Rect)
  /// All elements with an identifier, or, if none has it, with a name such as `switch`.
  case element(String)
}

/// A mask that covers nothing: the picture has become smaller, or has no such element.
public struct SnapshotMaskError: Error, Hashable, CustomStringConvertible {
  /// The mask.
  public let mask: SnapshotMask

  /// What is wrong, and what to do about it.
  public var description: String {
    switch mask {
    case .rect(let rect):
      "the mask at (\(rect.minX.decimalText), \(rect.minY.decimalText)), \(rect.width.decimalText) × "
        + "\(rect.height.decimalText) points, lies outside of the picture; move it or remove it"
    case .element(let id):
      "the picture to mask has no element '\(id)'; mask a rectangle, or remove the mask"
    }
  }
}

extension SnapshotMask {
  /// The pixels that masks cover.
  ///
  /// - Parameters:
  ///   - masks: The masks.
  ///   - trace: The elements of the picture; nil if they are unknown.
  ///   - scale: Pixels per point.
  ///   - bounds: The picture's pixels.
  /// - Throws: ``SnapshotMaskError``, or `UnknownNode` for an element that is not there.
  static func pixels(
    of masks: [SnapshotMask], trace: DrawingTrace?, scale: Double, bounds: PixelRect
  ) throws -> [PixelRect] {
    var result: [PixelRect] = []
    for mask in masks {
      let pixels: [PixelRect]
      switch mask {
      case .rect(let rect): pixels = [rect.pixels(scale: scale, tolerance: 0)]
      case .element(let id): pixels = try trace?.pixelRects(ofNode: id) ?? []
      }
      let visible = pixels.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
      if visible.isEmpty { throw SnapshotMaskError(mask: mask) }
      result += visible
    }
    return result
  }
}
