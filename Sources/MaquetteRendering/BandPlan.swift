import MaquetteRaster

/// The commands that each band of a picture runs.
///
/// The pixels of a band fit a core's second-level cache: clearing and every command work there, and each pixel goes to
/// memory once. A command is listed for the bands that its rows meet.
struct BandPlan {
  /// The number of rows in a band; the last one may have fewer.
  let bandHeight: Int
  /// The indices of commands, band after band, in painting order.
  private var places: [Int32] = []
  /// The start of each band in `places`, and the end of the last band.
  private var starts: [Int]

  /// The bytes of a band's pixels: half of a small second-level cache.
  private static let bandBytes = 512 << 10
  /// The minimum number of bands for each of several threads, so that none waits long for the last.
  private static let bandsPerThread = 4

  init(_ commands: [PixelCommand], for bounds: PixelRect, threads: Int) {
    var height = BandPlan.bandBytes / (4 * Swift.max(bounds.width, 1))
    if threads > 1 { height = Swift.min(height, bounds.height / (threads * BandPlan.bandsPerThread)) }
    self.init(commands, for: bounds, bandHeight: Swift.max(height, 1))
  }

  /// Creates a plan for a picture that is read band by band: what reads it needs the other half of the cache. A band has as
  /// many rows as ``ColorStatistics`` asks for at a time.
  init(readFrom commands: [PixelCommand], for bounds: PixelRect) {
    let height = BandPlan.bandBytes / 2 / (4 * Swift.max(bounds.width, 1))
    self.init(commands, for: bounds, bandHeight: Swift.max(height, 1))
  }

  /// Creates a plan for bands of a number of rows, at least 1.
  init(_ commands: [PixelCommand], for bounds: PixelRect, bandHeight: Int) {
    self.bandHeight = bandHeight
    let count = (bounds.height + bandHeight - 1) / bandHeight
    func bands(of rows: Range<Int>) -> Range<Int> {
      rows.lowerBound / bandHeight..<(rows.upperBound + bandHeight - 1) / bandHeight
    }
    // A counting sort: the count of each band, its beginning, then every command at its place.
    starts = [Int](repeating: 0, count: count + 1)
    for place in commands.indices where !commands[place].rows.isEmpty {
      for band in bands(of: commands[place].rows) { starts[band + 1] += 1 }
    }
    for band in 0..<count { starts[band + 1] += starts[band] }
    var next = starts
    places = [Int32](repeating: 0, count: starts[count])
    for place in commands.indices where !commands[place].rows.isEmpty {
      for band in bands(of: commands[place].rows) {
        places[next[band]] = Int32(truncatingIfNeeded: place)
        next[band] += 1
      }
    }
  }

  /// Draws the commands of the canvas's band, or those of them that a test picks by their indices.
  @inline(__always)
  func draw(
    _ commands: [PixelCommand], on canvas: inout Canvas, where isDrawn: (Int) -> Bool = { _ in true }
  ) {
    // A span reads commands in place; an array would copy each one.
    let commands = commands.span
    for place in self.commands(forBandAt: canvas.bounds.y) where isDrawn(Int(place)) {
      commands[Int(place)].draw(on: &canvas)
    }
  }

  /// The indices of the commands of the band that begins at a row.
  func commands(forBandAt row: Int) -> ArraySlice<Int32> {
    let band = row / bandHeight
    return places[starts[band]..<starts[band + 1]]
  }
}
