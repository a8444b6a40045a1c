import MaquetteVectors

extension PathGroup.Part {
  /// A line with round ends and corners, as in all symbols.
  static func line(_ path: Path, width: Double, _ operation: PathGroup.Operation = .union) -> PathGroup.Part {
    .stroke(path, StrokeStyle(width: width, cap: .round, join: .round), operation)
  }

  /// Returns the part transformed; lines become `scale` times as thick.
  func applying(_ transform: Transform, scale: Double) -> PathGroup.Part {
    var result = self
    result.path = path.applying(transform)
    if var style = stroke {
      style.width *= scale
      style.dashes = style.dashes.map { $0 * scale }
      result.stroke = style
    }
    return result
  }

  /// Returns the part with union and subtraction swapped, for knocking a silhouette out of an area.
  var inverted: PathGroup.Part {
    var result = self
    result.operation = operation == .union ? .subtract : .union
    return result
  }

  var inkBounds: Rect? {
    path.tightBounds?.inset(by: -(stroke?.width ?? 0) / 2)
  }
}
