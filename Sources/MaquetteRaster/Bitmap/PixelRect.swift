/// An axis-aligned rectangle of whole pixels, half-open: it holds `x` but not `x + width`.
public struct PixelRect: Hashable, Sendable {
  /// The left edge.
  public var x: Int
  /// The top edge.
  public var y: Int
  /// The number of columns; never negative in a rectangle made by this module.
  public var width: Int
  /// The number of rows; never negative in a rectangle made by this module.
  public var height: Int

  /// The empty rectangle at (0, 0).
  public static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle from its top left pixel and its extents.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether the rectangle holds no pixel.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The first column beyond the right edge.
  public var maxX: Int { x &+ width }
  /// The first row below the bottom edge.
  public var maxY: Int { y &+ height }

  /// The columns from left to right.
  public var columns: Range<Int> { x..<Swift.max(x, maxX) }
  /// The rows from top to bottom.
  public var rows: Range<Int> { y..<Swift.max(y, maxY) }

  /// Returns the pixels that both hold; an empty rectangle is `zero`.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = Swift.max(x, other.x)
    let top = Swift.max(y, other.y)
    let right = Swift.min(maxX, other.maxX)
    let bottom = Swift.min(maxY, other.maxY)
    guard right > left, bottom > top else { return .zero }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the smallest rectangle that holds both; an empty one is ignored.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = Swift.min(x, other.x)
    let top = Swift.min(y, other.y)
    return PixelRect(
      x: left, y: top, width: Swift.max(maxX, other.maxX) - left,
      height: Swift.max(maxY, other.maxY) - top)
  }

  /// Returns the rectangle moved by (`dx`, `dy`) pixels; an offset beyond Int wraps around.
  public func offset(dx: Int, dy: Int) -> PixelRect {
    PixelRect(x: x &+ dx, y: y &+ dy, width: width, height: height)
  }

  /// Returns whether every pixel of the other rectangle lies in this one.
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY)
  }
}

#if !hasFeature(Embedded)
  // The rasterizer is also built as Embedded Swift, to compare processors; that has no Codable.
  extension PixelRect: Codable {}
#endif
