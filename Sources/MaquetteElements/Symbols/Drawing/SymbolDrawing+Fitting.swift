import MaquetteVectors

extension SymbolDrawing {
  /// The maximum of pixels per point for fitting stems; on finer screens an edge within a pixel is not visible.
  static let finestFitted = 2.0

  /// Returns the drawing with its straight stems on device pixels, for a box whose edges lie between pixels on the axes with
  /// stems; size and baseline stay unchanged.
  ///
  /// - Parameter scale: device pixels per point.
  func fitted(to scale: Double) -> SymbolDrawing {
    guard scale > 0, scale <= SymbolDrawing.finestFitted, size.width > 0 else { return self }
    let parts = pathGroup.parts.map { $0.applying(.scale(x: scale), scale: scale) }
    let across = StemFitting(parts: parts, axis: .horizontal)
    let down = StemFitting(parts: parts, axis: .vertical)
    guard !across.isEmpty || !down.isEmpty else { return self }
    func fit(_ pathGroup: PathGroup) -> PathGroup {
      var result = pathGroup
      for index in result.parts.indices {
        if let width = result.parts[index].stroke?.width {
          result.parts[index].stroke?.width = StemFitting.fitted(width: width * scale) / scale
        }
        result.parts[index].path = result.parts[index].path.mapped {
          Point(x: across($0.x * scale) / scale, y: down($0.y * scale) / scale)
        }
      }
      return result
    }
    var result = self
    result.pathGroup = fit(pathGroup)
    for index in layers.indices { result.layers[index].pathGroup = fit(layers[index].pathGroup) }
    // The shift of the middle of the box.
    func shift(_ fitting: StemFitting, _ length: Double) -> Double? {
      fitting.isEmpty ? nil : ((fitting(0) + fitting(length * scale)) / scale - length) / 2
    }
    result.columnShift = shift(across, size.width)
    result.rowShift = shift(down, size.height)
    return result
  }

  /// Returns the position of the box's top left corner: between pixels on axes with fitted stems, so that the middle of the
  /// drawing is as near as possible to its intended position; otherwise unchanged.
  package func origin(at point: Point, scale: Double) -> Point {
    func place(_ coordinate: Double, _ shift: Double?) -> Double {
      shift.map { ((coordinate - $0) * scale).rounded() / scale } ?? coordinate
    }
    return Point(x: place(point.x, columnShift), y: place(point.y, rowShift))
  }
}
