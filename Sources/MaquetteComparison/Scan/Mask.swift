package import MaquetteRaster

/// The pixels of a picture that are not compared.
package struct Mask {
  /// Row by row, whether a pixel is hidden; nil when none is.
  let hidden: [Bool]?
  let visibleCount: Int
  let hiddenCount: Int
  private let width: Int
  private let height: Int

  /// The mask of rectangles over a picture of the given size; parts outside of it are ignored.
  package init(_ rectangles: [PixelRect], width: Int, height: Int) {
    self.width = width
    self.height = height
    let clipped = rectangles.map { Self.clipped($0, width: width, height: height) }.filter { !$0.isEmpty }
    guard !clipped.isEmpty else {
      hidden = nil
      visibleCount = width * height
      hiddenCount = 0
      return
    }
    var hidden = [Bool](repeating: false, count: width * height)
    for rectangle in clipped {
      for y in rectangle.rows {
        for x in rectangle.columns { hidden[y * width + x] = true }
      }
    }
    self.hidden = hidden
    visibleCount = hidden.count { !$0 }
    hiddenCount = hidden.count - visibleCount
  }

  /// Whether the pixel, which is in the picture, is hidden.
  func hides(_ x: Int, _ y: Int) -> Bool { hidden.map { $0[y * width + x] } ?? false }

  /// How many pixels of a rectangle within the picture are not hidden.
  func visibleCount(in rectangle: PixelRect) -> Int {
    guard hidden != nil else { return rectangle.width * rectangle.height }
    return rectangle.rows.reduce(0) { sum, y in sum + rectangle.columns.count { !hides($0, y) } }
  }

  /// Whether a rectangle has pixels in the picture and all of them are hidden.
  package func hidesAll(of rectangle: PixelRect) -> Bool {
    let part = Self.clipped(rectangle, width: width, height: height)
    return !part.isEmpty && part.rows.allSatisfy { y in part.columns.allSatisfy { hides($0, y) } }
  }

  /// The part of a rectangle within a picture, without overflow for any integers.
  static func clipped(_ rectangle: PixelRect, width: Int, height: Int) -> PixelRect {
    func range(_ origin: Int, _ extent: Int, _ limit: Int) -> Range<Int> {
      let (end, overflow) = origin.addingReportingOverflow(max(extent, 0))
      let lower = min(max(origin, 0), limit)
      return lower..<max(lower, min(overflow ? limit : end, limit))
    }
    let columns = range(rectangle.x, rectangle.width, width)
    let rows = range(rectangle.y, rectangle.height, height)
    return PixelRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }
}
