import MaquetteRaster
import MaquetteRendering

/// The pixels of a picture that is drawn where they are needed, and kept for a while.
///
/// Texts that lie on each other share their pixels: what is around one of them is drawn once, not once for each text.
final class TiledPixels {
  /// The extents of a tile in pixels: about those of a control.
  private static let (width, height) = (256, 64)
  /// The most tiles that are kept: 4 MiB.
  private static let limit = 64

  private let drawing: RowDrawing
  private var tiles: [Int: [UInt32]] = [:]
  private let columns: Int

  init(_ drawing: RowDrawing) {
    self.drawing = drawing
    columns = (drawing.width + Self.width - 1) / Self.width
  }

  /// Returns the premultiplied pixels of an area inside the picture, row by row.
  func pixels(of area: PixelRect) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: area.width * area.height)
    for row in area.y / Self.height...(area.maxY - 1) / Self.height {
      for column in area.x / Self.width...(area.maxX - 1) / Self.width {
        let bounds = bounds(column, row)
        let tile = tile(at: row * columns + column, bounds)
        let common = area.intersection(bounds)
        for y in common.rows {
          let source = (y - bounds.y) * bounds.width + common.x - bounds.x
          let target = (y - area.y) * area.width + common.x - area.x
          for x in 0..<common.width { pixels[target + x] = tile[source + x] }
        }
      }
    }
    return pixels
  }

  private func bounds(_ column: Int, _ row: Int) -> PixelRect {
    let (x, y) = (column * Self.width, row * Self.height)
    return PixelRect(
      x: x, y: y, width: min(Self.width, drawing.width - x), height: min(Self.height, drawing.height - y))
  }

  private func tile(at place: Int, _ bounds: PixelRect) -> [UInt32] {
    if let known = tiles[place] { return known }
    // Rules go through a picture in one direction, so former tiles are seldom needed again.
    if tiles.count >= Self.limit { tiles.removeAll(keepingCapacity: true) }
    let tile = drawing.pixels(of: bounds)
    tiles[place] = tile
    return tile
  }
}
