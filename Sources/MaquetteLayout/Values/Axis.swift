internal import MaquetteGraphics

/// A direction in which a layout counts lengths.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// Along x.
  case horizontal
  /// Along y.
  case vertical

  /// The other direction.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
  /// The extent along an axis.
  subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// Creates a size from its extents along an axis and across it.
  init(along axis: Axis, _ main: Double, across: Double) {
    self = axis == .horizontal ? Size(width: main, height: across) : Size(width: across, height: main)
  }
}
