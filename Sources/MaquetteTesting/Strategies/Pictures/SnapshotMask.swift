public import MaquetteGraphics
internal import MaquetteRaster
internal import MaquetteSnapshots

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
      "there is no element '\(id)' in the picture to be masked; mask a rectangle, or remove the mask"
    }
  }
}

extension SnapshotMask {
  /// The pixels that masks cover.
  ///
  /// - Parameters:
  ///   - masks: The masks.
  ///   - trace: The elements of the picture; nil if they are unknown.
  ///   - scale: Pixels a point.
  ///   - bounds: The picture's pixels.
  /// - Throws: ``SnapshotMaskError``, or `UnknownNode` for an element that is not there.
  static func pixels(
    of masks: [SnapshotMask], trace: DrawingTrace?, scale: Double, bounds: PixelRect
  ) throws -> [PixelRect] {
    var result: [PixelRect] = []
    for mask in masks {
      let pixels: [PixelRect]
      switch mask {
      case .rect(let rect): pixels = [Self.pixels(of: rect, scale: scale, bounds: bounds)]
      case .element(let id): pixels = try trace?.pixelRects(ofNode: id) ?? []
      }
      let visible = pixels.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
      if visible.isEmpty { throw SnapshotMaskError(mask: mask) }
      result += visible
    }
    return result
  }

  private static func pixels(of frame: Rect, scale: Double, bounds: PixelRect) -> PixelRect {
    /// A coordinate in whole pixels, kept within the picture before it becomes an integer; NaN is 0.
    func pixel(_ value: Double, _ rule: FloatingPointRoundingRule, limit: Int) -> Int {
      let value = (value * scale).rounded(rule)
      return value > 0 ? Int(min(value, Double(limit))) : 0
    }
    let left = pixel(frame.minX, .down, limit: bounds.width)
    let top = pixel(frame.minY, .down, limit: bounds.height)
    let right = pixel(frame.maxX, .up, limit: bounds.width)
    let bottom = pixel(frame.maxY, .up, limit: bounds.height)
    return PixelRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }
}
