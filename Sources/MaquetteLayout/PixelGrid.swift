public import MaquetteGraphics

/// The grid of device pixels; layout edges in points are rounded to its boundaries.
///
/// Edges are rounded, never lengths, and always from their distance to the picture's origin. Two rectangles
/// that share an edge share it afterwards too, at any scale: no gap and no overlap. A rectangle's width
/// therefore varies by less than a pixel with its place. An edge in the middle of a pixel is rounded towards
/// positive x and y ("half up"), so moving by whole pixels keeps all widths.
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels per point.
  public let scale: Double

  /// The distance below the middle of a pixel, 1/1024, from which an edge is rounded up: equal sums of Doubles may differ in
  /// the last bit, and must round alike at a tie.
  private static let tolerance = 0.000_976_562_5

  /// Creates the grid of a scale; one that is not a positive number counts as 1, and 1024 is the limit.
  public init(scale: Double) {
    self.scale = scale > 0 ? Swift.min(scale, 1024) : 1
  }

  /// Returns the number of pixels from the origin to the edge that is nearest to a coordinate in points.
  @inline(__always)
  public func pixels(_ coordinate: Double) -> Int {
    let edge = Length.tamed(signed: coordinate) * scale + 0.5 + PixelGrid.tolerance
    // At most 2^30 points by 2^10 pixels: the product fits an Int with room to spare. Rounding down by hand saves a call
    // of `floor`, four for each node of a layout.
    let truncated = Int(edge)
    return Double(truncated) > edge ? truncated - 1 : truncated
  }

  /// Returns the coordinate of the nearest edge between pixels, in points.
  public func snap(_ coordinate: Double) -> Double {
    Double(pixels(coordinate)) / scale
  }

  /// Returns the point moved to the nearest corner between pixels.
  public func snap(_ point: Point) -> Point {
    Point(x: snap(point.x), y: snap(point.y))
  }

  /// Returns the rectangle with its four edges moved to the nearest ones between pixels, in points.
  public func snap(_ rect: Rect) -> Rect {
    Rect(minX: snap(rect.minX), minY: snap(rect.minY), maxX: snap(rect.maxX), maxY: snap(rect.maxY))
  }

  /// Returns the size of a picture that holds a size in points, in points: whole pixels, as ``PixelSize`` counts them.
  public func pictureSize(_ size: Size) -> Size {
    func length(_ points: Double) -> Double {
      PixelSize.wholePixels(Length.tamed(points), scale: scale) / scale
    }
    return Size(width: length(size.width), height: length(size.height))
  }

  /// Returns the smallest whole number of pixels that is not shorter than a length, in points.
  ///
  /// Text widths are rounded up, so that the last glyph is not truncated.
  public func roundedUp(_ length: Double) -> Double {
    (Length.tamed(length) * scale - PixelGrid.tolerance).rounded(.up) / scale
  }
}
