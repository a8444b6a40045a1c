internal import MaquetteRaster

/// Which commands each band of a picture has to run.
///
/// A band is so high that its pixels fit a core's second-level cache: clearing and every command then work there, and each
/// pixel goes to memory once. A command is listed for the bands that its rows meet, and for no other.
struct BandPlan {
  /// The rows of a band; the last one may have fewer.
  let bandHeight: Int
  /// The places of commands, band after band, in painting order.
  private var places: [Int32] = []
  /// Where each band's places begin, and where the last one's end.
  private var starts: [Int]

  /// The bytes of a band's pixels: half of a small second-level cache.
  private static let bandBytes = 512 << 10
  /// With several threads there are at least so many bands for each, so that none waits long for the last.
  private static let bandsPerThread = 4

  /// Plans a picture.
  init(_ commands: [PixelCommand], for bounds: PixelRect, threads: Int) {
    var height = BandPlan.bandBytes / (4 * Swift.max(bounds.width, 1))
    if threads > 1 { height = Swift.min(height, bounds.height / (threads * BandPlan.bandsPerThread)) }
    bandHeight = Swift.max(height, 1)
    let bandHeight = bandHeight
    let count = (bounds.height + bandHeight - 1) / bandHeight
    func bands(of rows: Range<Int>) -> Range<Int> {
      rows.lowerBound / bandHeight..<(rows.upperBound + bandHeight - 1) / bandHeight
    }
    // A counting sort: how many each band has, where it begins, then every command at its place.
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

  /// Runs the planned commands that meet the band of a canvas.
  func draw(_ commands: [PixelCommand], on canvas: inout Canvas) {
    // Through the buffer a command is run where it lies, without a copy.
    commands.withUnsafeBufferPointer { commands in
      for place in self.commands(forBandAt: canvas.bounds.y) {
        commands[Int(place)].draw(on: &canvas)
      }
    }
  }

  /// The places of the commands that the band beginning with some row runs.
  func commands(forBandAt row: Int) -> ArraySlice<Int32> {
    let band = row / bandHeight
    return places[starts[band]..<starts[band + 1]]
  }
}
