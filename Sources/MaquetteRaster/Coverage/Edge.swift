/// A straight piece of an outline in fixed-point device coordinates, stored top end first.
struct Edge: BitwiseCopyable {
  /// The upper end.
  var x0: Int
  /// The upper end.
  var y0: Int
  /// The lower end.
  var x1: Int
  /// The lower end; greater than `y0`.
  var y1: Int
  /// 0 when the outline runs downwards here, -1 when it runs upwards.
  var winding: Int
}
