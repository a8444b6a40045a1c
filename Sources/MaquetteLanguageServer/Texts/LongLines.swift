/// The characters of a text with long lines, counted at regular bytes, so that a position needs no walk along its line: JSON is often
/// one line.
struct LongLines: Sendable {
  /// The length from which a line is long, in bytes.
  static let length = 8 << 10
  /// The distance between the places at which characters are counted, in bytes.
  private static let step = 1 << 10

  /// Characters before a byte of the text.
  private struct Count {
    var scalars = 0
    var units = 0

    mutating func add(_ byte: UInt8) {
      if UTF8.isContinuation(byte) { return }
      scalars += 1
      units += byte >= 0xF0 ? 2 : 1
    }
  }

  private var counts: [Count] = []

  /// Counts the characters of a text; those of a text without long lines are not needed.
  ///
  /// - Parameter lines: The first byte of each line.
  init(_ bytes: [UInt8], lines: [Int]) {
    var end = bytes.count
    let isNeeded = lines.reversed().contains { start in
      defer { end = start }
      return end - start > Self.length
    }
    guard isNeeded else { return }
    counts.reserveCapacity(bytes.count / Self.step + 1)
    var count = Count()
    for (place, byte) in bytes.enumerated() {
      if place.isMultiple(of: Self.step) { counts.append(count) }
      count.add(byte)
    }
    counts.append(count)
  }

  private func count(before offset: Int, in bytes: [UInt8]) -> Count {
    let index = offset / Self.step
    var count = counts[index]
    for byte in bytes[(index * Self.step)..<offset] { count.add(byte) }
    return count
  }

  /// The width of the text between two bytes.
  func width(from start: Int, to end: Int, of bytes: [UInt8], in encoding: PositionEncoding) -> Int {
    let (before, all) = (count(before: start, in: bytes), count(before: end, in: bytes))
    return switch encoding {
    case .utf8: end - start
    case .utf16: all.units - before.units
    case .utf32: all.scalars - before.scalars
    }
  }

  /// The last counted beginning of a character in a line that is at most a width from the line's beginning.
  func start(before width: Int, in line: Range<Int>, of bytes: [UInt8], _ encoding: PositionEncoding) -> Int {
    var (low, high) = (line.lowerBound / Self.step + 1, line.upperBound / Self.step)
    var found = line.lowerBound
    while low <= high {
      let middle = (low + high) / 2
      var place = middle * Self.step
      while place < line.upperBound, UTF8.isContinuation(bytes[place]) { place += 1 }
      if place < line.upperBound,
        self.width(from: line.lowerBound, to: place, of: bytes, in: encoding) <= width
      {
        found = place
        low = middle + 1
      } else {
        high = middle - 1
      }
    }
    return found
  }
}
