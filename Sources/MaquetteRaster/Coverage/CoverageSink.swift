internal import CRaster

/// What receives the coverage of a shape, row by row from the top and from left to right within a row.
///
/// Coordinates are pixels of the whole picture; all of them lie in the clip that the filler was given.
protocol CoverageSink {
  /// Takes `count` pixels with the same coverage, 1 to 255.
  mutating func span(x: Int, y: Int, count: Int, coverage: UInt8)

  /// Takes `count` pixels with a coverage each, 0 to 255, given twice in each word: in bits 0 to 15 and in
  /// bits 16 to 31, which is how the compositing kernels want it.
  mutating func pixels(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt32>)

  /// Takes `count` pixels with a coverage each, 0 to 255.
  mutating func bytes(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>)

  /// Takes the coverage of all cells of a tile, whose first pixel is in column `x` of row `y`, and clears them.
  ///
  /// Returns false, and does nothing, if the sink has no way to do that faster than pixel by pixel.
  mutating func sweep(x: Int, y: Int, cells: CRasterCells) -> Bool
}

extension CoverageSink {
  @inline(__always)
  mutating func sweep(x: Int, y: Int, cells: CRasterCells) -> Bool { false }
}
