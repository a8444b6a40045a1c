import CBytes

/// The filters, which subtract a prediction from the samples of a row before compression.
///
/// Drawn pictures repeat whole runs of pixels, and deflate finds the repetitions only in unfiltered samples: over 29
/// sheets of controls no filter gave 1018 KB, libpng's adaptive choice 1176 KB in 1.7 times the time, and no single
/// sheet gained. Filters win where every pixel differs a little from its neighbours, as in gradients across both
/// directions; such a picture is compressed both ways (``ColorStatistics/isBusy``).
enum RowFilter {
  case none
  /// Chooses for each row the filter with the least sum of absolute differences (PNG, 12.7).
  case adaptive
}

/// Filters one row after another, each by the filter that fits it best.
final class AdaptiveFilter {
  private static let filters: [CBytesFilter] = [.none, .sub, .up, .average, .paeth]

  /// Where the samples of the next row are written; there is room for ``RowPacker/slack`` more bytes.
  private(set) var row: UnsafeMutablePointer<UInt8>
  /// The samples of the row above. Before these and before those of `row` there is a pixel of zeros, which no one writes.
  private var above: UnsafeMutablePointer<UInt8>
  /// The filtered row of the best filter so far, and that of the filter that is tried.
  private var best: UnsafeMutablePointer<UInt8>
  private var candidate: UnsafeMutablePointer<UInt8>
  /// The memory of all four, each of which has as many bytes as the row, a pixel and the slack.
  private let memory: UnsafeMutablePointer<UInt8>
  private let rowBytes: Int
  private let pixelBytes: Int

  init(rowBytes: Int, pixelBytes: Int) {
    self.rowBytes = rowBytes
    self.pixelBytes = pixelBytes
    let stride = pixelBytes + rowBytes + RowPacker.slack
    memory = .allocate(capacity: 4 * stride)
    memory.initialize(repeating: 0, count: 4 * stride)
    row = memory + pixelBytes
    above = row + stride
    best = above + stride
    candidate = best + stride
  }

  deinit { memory.deallocate() }

  /// Takes the row as the one above the next.
  func follow() { swap(&row, &above) }

  /// Writes the number of the best filter and the filtered row, one byte more than the row has, and takes the row as the one above
  /// the next.
  func filter(into bytes: UnsafeMutablePointer<UInt8>) {
    var least = UInt32.max
    for filter in Self.filters {
      let sum = cbytes_filter(Vectors.areWide, filter, row, above, candidate, rowBytes, pixelBytes)
      if sum < least {
        least = sum
        bytes[0] = filter.rawValue
        swap(&best, &candidate)
      }
    }
    (bytes + 1).update(from: best, count: rowBytes)
    follow()
  }
}
