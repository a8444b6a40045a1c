import MaquetteRaster

/// A bitmap as copies of the row above, runs of one pixel, and the pixels that are neither: a few words for each row
/// of a drawn picture, and hardly more than the bitmap for any other.
///
/// It is found in one pass at the speed of memory. Equal pixels give equal words, whatever the pieces that they come in.
struct PackedBitmap: Equatable {
  let width: Int
  let height: Int
  /// For each row steps from left to right, each a word of ``Step`` and the pixels that it says.
  private var words: [UInt32] = []
  /// Where the words of each group of rows begin. The first row of a group copies nothing, so that groups can be
  /// unpacked alone.
  private var groups: [Int] = []

  private static let groupHeight = 16

  private enum Step: UInt32 {
    /// That many pixels equal those above.
    case copy
    /// That many pixels equal the one that follows.
    case run
    /// That many pixels follow.
    case literal

    /// The bits of a word that hold the step; the others hold the number of pixels, which is below 2³⁰.
    static let bits: UInt32 = 2
  }

  /// Packs the pixels of a rectangle inside a picture.
  init(_ source: any PixelSource, in rect: PixelRect) {
    width = rect.width
    height = rect.height
    guard !rect.isEmpty else { return }
    var last = [UInt32](repeating: 0, count: width)
    source.forEachPiece(of: rect.rows, worker: 0) { rows, pixels in
      last.withUnsafeMutableBufferPointer { last in
        guard let last = last.baseAddress else { return }
        // The rectangle is inside the picture, so each row of the piece has `width` pixels from its left edge on.
        var row = pixels + rect.x
        for y in rows {
          append(row, at: y - rect.y, below: y == rows.lowerBound ? UnsafePointer(last) : row - source.width)
          row += source.width
        }
        last.update(from: row - source.width, count: width)
      }
      return true
    }
  }

  private mutating func append(
    _ row: UnsafePointer<UInt32>, at y: Int, below above: UnsafePointer<UInt32>
  ) {
    let isFirst = y % Self.groupHeight == 0
    if isFirst { groups.append(words.count) }
    var (x, literalStart) = (0, 0)
    // Every length is at most what is left of the row, here and above.
    while x < width {
      let left = width - x
      let copied = isFirst ? 0 : Self.equalCount(row + x, above + x, limit: left)
      let run = copied == left ? 0 : 1 + Self.equalCount(row + x, row + x + 1, limit: left - 1)
      // A step must be shorter than the pixels that it replaces.
      guard copied >= 2 || run >= 3 else {
        x += 1
        continue
      }
      appendLiteral(row, literalStart..<x)
      if copied >= run {
        append(.copy, copied)
        x += copied
      } else {
        append(.run, run)
        words.append(row[x])
        x += run
      }
      literalStart = x
    }
    appendLiteral(row, literalStart..<width)
  }

  private mutating func append(_ step: Step, _ count: Int) {
    words.append(UInt32(truncatingIfNeeded: count) << Step.bits | step.rawValue)
  }

  private mutating func appendLiteral(_ row: UnsafePointer<UInt32>, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    append(.literal, range.count)
    words += UnsafeBufferPointer(start: row + range.lowerBound, count: range.count)
  }

  /// How many pixels are equal from two places on.
  @inline(__always)
  private static func equalCount(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, limit: Int
  ) -> Int {
    guard limit > 0, first[0] == second[0] else { return 0 }
    let bytes = UnsafeRawPointer(first).assumingMemoryBound(to: UInt8.self)
    let others = UnsafeRawPointer(second).assumingMemoryBound(to: UInt8.self)
    return EqualBytes.count(bytes, others, limit: limit * 4) / 4
  }
}

extension PackedBitmap: PixelSource {
  func forEachPiece(
    of rows: Range<Int>, worker: Int, _ body: (_ rows: Range<Int>, _ pixels: UnsafePointer<UInt32>) -> Bool
  ) {
    guard !rows.isEmpty else { return }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.groupHeight * width) { memory in
      guard let memory = memory.baseAddress else { return }
      for group in rows.lowerBound / Self.groupHeight...(rows.upperBound - 1) / Self.groupHeight {
        let top = group * Self.groupHeight
        unpack(group, into: memory)
        let piece = rows.clamped(to: top..<top + Self.groupHeight)
        // The piece is inside the group, whose rows the memory holds.
        if !body(piece, memory + (piece.lowerBound - top) * width) { return }
      }
    }
  }

  /// All pixels.
  var bitmap: Bitmap {
    let pixels = Bitmap.pixels(count: width * height) { pixels in
      // There is room for every row of every group.
      if let start = pixels.baseAddress {
        for group in groups.indices { unpack(group, into: start + group * Self.groupHeight * width) }
      }
      return true
    }
    guard let bitmap = pixels.flatMap({ Bitmap(width: width, height: height, pixels: $0) }) else {
      preconditionFailure("a part of a picture has a size that a bitmap may have")
    }
    return bitmap
  }

  /// The smallest rectangle that contains every pixel in which another picture of this size differs.
  func changes(to other: PackedBitmap) -> PixelRect {
    var (left, right) = (width, 0)
    var (top, bottom) = (height, 0)
    let count = Self.groupHeight * width
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * count) { memory in
      guard let row = memory.baseAddress else { return }
      for group in groups.indices where words(of: group) != other.words(of: group) {
        unpack(group, into: row)
        other.unpack(group, into: row + count)
        for y in rows(of: group) {
          // Both rows are inside the memory of their group.
          let old = row + (y - group * Self.groupHeight) * width
          let new = old + count
          let first = Self.equalCount(old, new, limit: width)
          guard first < width else { continue }
          var last = width - 1
          while old[last] == new[last] { last -= 1 }
          left = min(left, first)
          right = max(right, last + 1)
          top = min(top, y)
          bottom = y + 1
        }
      }
    }
    if bottom == 0 { return .zero }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func rows(of group: Int) -> Range<Int> {
    group * Self.groupHeight..<min((group + 1) * Self.groupHeight, height)
  }

  private func words(of group: Int) -> ArraySlice<UInt32> {
    words[groups[group]..<(group + 1 < groups.count ? groups[group + 1] : words.count)]
  }

  /// Unpacks the rows of a group, for which there must be room.
  private func unpack(_ group: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    words.withUnsafeBufferPointer { words in
      guard var place = words.baseAddress.map({ $0 + groups[group] }) else { return }
      let pixelCount = rows(of: group).count * width
      var done = 0
      // The steps have the pixels of the group together; none copies from above its first row.
      while done < pixelCount {
        let count = Int(place[0] >> Step.bits)
        let step = Step(rawValue: place[0] & (1 << Step.bits - 1))
        place += 1
        switch step {
        case .copy: (pixels + done).update(from: pixels + done - width, count: count)
        case .run:
          (pixels + done).update(repeating: place[0], count: count)
          place += 1
        case .literal, nil:
          (pixels + done).update(from: place, count: count)
          place += count
        }
        done += count
      }
    }
  }
}
