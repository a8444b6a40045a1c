public import MaquetteGraphics
package import MaquetteScene

/// A picture of paths, sharp at every size, such as an SVG file.
///
/// Equality takes the time of a comparison of references, unless two equal pictures were made separately.
public struct VectorImage: Sendable {
  private final class Storage: Sendable {
    let size: Size
    let operations: [DisplayList.Operation]
    /// Whether something in the picture is mixed with what is below it: nothing outside of the picture then is.
    let isIsolated: Bool

    init(_ size: Size, _ operations: [DisplayList.Operation]) {
      self.size = size
      self.operations = operations
      isIsolated = operations.contains {
        guard case .push(let layer) = $0 else { return false }
        // Clips and masks are in layers of their own already.
        return ![.normal, .destinationIn, .destinationOut].contains(layer.blendMode)
      }
    }
  }

  private let storage: Storage

  /// The size in points.
  public var size: Size { storage.size }
  /// What draws it, in points from its top left corner.
  package var operations: [DisplayList.Operation] { storage.operations }

  /// Creates a picture from what draws it.
  package init(size: Size, operations: [DisplayList.Operation]) {
    storage = Storage(size, operations)
  }

  /// Returns the operations that draw the picture in a frame.
  ///
  /// - Parameters:
  ///   - clip: the outline within which it is drawn.
  ///   - tint: the colour of a template, in which everything is drawn; nil for its own colours.
  ///   - isMirrored: whether left and right are exchanged.
  package func operations(
    in frame: Rect, clip: Shape, tint: Color? = nil, opacity: Double = 1, isMirrored: Bool = false
  ) -> [DisplayList.Operation] {
    guard opacity > 0, tint?.alpha != 0, !operations.isEmpty else { return [] }
    var transform = Transform.scale(x: frame.width / size.width, y: frame.height / size.height)
    if isMirrored { transform = transform.then(Transform(a: -1, b: 0, c: 0, d: 1, tx: frame.width, ty: 0)) }
    transform = transform.then(.translation(x: frame.minX, y: frame.minY))
    let whole = opacity * (tint.map { Double($0.alpha) / 255 } ?? 1)
    let drawn = tint.map { tint in operations.map { $0.template(tint.opaque) } } ?? operations
    return [.push(Layer(clip: clip, opacity: whole, transform: transform, isIsolated: storage.isIsolated))]
      + drawn + [.pop]
  }
}

extension VectorImage: Hashable {
  public static func == (first: VectorImage, second: VectorImage) -> Bool {
    first.storage === second.storage
      || first.size == second.size && first.operations == second.operations
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(operations.count)
  }
}

extension DisplayList.Operation {
  /// The operation with every colour replaced by one, and its own opacity.
  fileprivate func template(_ tint: Color) -> DisplayList.Operation {
    switch self {
    case .fill(let shape, let paint): .fill(shape, paint.template(tint))
    case .stroke(let shape, let style, let paint): .stroke(shape, style, paint.template(tint))
    case .push(var layer):
      // Only modes that leave a part of what is below change the opacity.
      { () -> DisplayList.Operation in
        if ![.destinationIn, .destinationOut, .plusLighter].contains(layer.blendMode) {
          layer.blendMode = .normal
        }
        return .push(layer)
      }()
    default: self
    }
  }
}

extension Paint {
  fileprivate func template(_ tint: Color) -> Paint {
    func tinted(_ color: Color) -> Color { tint.opacity(Double(color.alpha) / 255) }
    switch self {
    case .color(let color): return .color(tinted(color))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = tinted(gradient.stops[index].color)
      }
      return .gradient(gradient)
    }
  }
}
