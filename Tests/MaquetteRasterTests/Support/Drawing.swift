import MaquetteRaster
import Testing

/// A bitmap with what the commands draw on it.
func drawn(_ width: Int, _ height: Int, _ commands: (inout Canvas) -> Void) throws -> Bitmap {
  var bitmap = try #require(Bitmap(width: width, height: height))
  bitmap.draw { (canvas: inout Canvas) in commands(&canvas) }
  return bitmap
}

/// Columns and rows of a rectangle, row by row.
func pixels(_ columns: Range<Int>, _ rows: Range<Int>) -> [(x: Int, y: Int)] {
  rows.flatMap { y in columns.map { (x: $0, y: y) } }
}
