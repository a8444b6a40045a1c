internal import MaquetteControls
public import MaquetteGraphics
internal import MaquetteRaster

/// A part of a picture that is not compared, such as a clock. The golden picture shows it all the same.
public enum SnapshotMask: Sendable, Hashable {
  /// A rectangle in points from the picture's top left; every pixel that it touches is masked.
  case rect(Rect)
  /// The frames of all elements with this identifier.
  case element(id: String)
}

/// A mask that masks nothing, which is a mistake: the element was renamed, or the picture has become smaller.
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
      "there is no element '\(id)' to be masked; give one that identifier, or remove the mask"
    }
  }
}

extension SnapshotMask {
  /// The pixels that masks cover.
  ///
  /// - Parameters:
  ///   - masks: The masks.
  ///   - layout: The picture's elements; nil for a picture that is only pixels.
  ///   - scale: Pixels a point.
  ///   - bounds: The picture's pixels.
  static func pixels(
    of masks: [SnapshotMask], layout: LayoutNode?, scale: Double, bounds: PixelRect
  ) throws(SnapshotMaskError) -> [PixelRect] {
    var result: [PixelRect] = []
    for mask in masks {
      let pixels = mask.frames(in: layout).map { Self.pixels(of: $0, scale: scale, bounds: bounds) }
        .filter { !$0.isEmpty }
      if pixels.isEmpty { throw SnapshotMaskError(mask: mask) }
      result += pixels
    }
    return result
  }

  private func frames(in layout: LayoutNode?) -> [Rect] {
    switch self {
    case .rect(let rect): return [rect]
    case .element(let id):
      var frames: [Rect] = []
      layout?.forEach { node, _ in
        if node.id == id { frames.append(node.frame) }
      }
      return frames
    }
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
