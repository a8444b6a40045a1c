internal import MaquetteRaster

/// Whether the whole drawing is the golden picture moved by some pixels.
///
/// A move (dx, dy) explains a pixel that differs if what the drawing shows there was in the golden picture at the
/// place it came from, and what the golden picture shows there is in the drawing at the place it went to; the
/// second keeps a line that vanished on a plain ground from being one that moved out of sight. A move is
/// found if it explains nine tenths of the pixels that differ and makes at most a tenth as many differ anew.
///
/// All moves of up to 64 pixels each way are tried, the nearest first, on a few dozen samples of the pixels that
/// differ; what survives is verified on all.
///
/// Cost: some 16,000 moves of a few lookups each, and a pass over what differs for each of at most 16
/// survivors.
struct ShiftSearch {
  /// The longest move in each direction, in pixels.
  static let reach = 64
  private static let verifications = 16

  let pair: PicturePair
  let mask: Mask

  /// The shortest move that explains the difference.
  func shift(samples: [(x: Int, y: Int)], count: Int) -> Comparison.Shift? {
    guard !samples.isEmpty else { return nil }
    var verified = 0
    for (dx, dy) in Self.moves where verified < Self.verifications {
      guard explains(dx, dy, samples: samples) else { continue }
      verified += 1
      if explainsAll(dx, dy, count: count) { return Comparison.Shift(dx: dx, dy: dy) }
    }
    return nil
  }

  /// All moves, the shortest first.
  private static let moves: [(dx: Int, dy: Int)] = {
    var moves: [(dx: Int, dy: Int)] = []
    for dy in -reach...reach {
      for dx in -reach...reach where dx != 0 || dy != 0 { moves.append((dx, dy)) }
    }
    return moves.sorted { a, b in
      (a.dx * a.dx + a.dy * a.dy, a.dy, a.dx) < (b.dx * b.dx + b.dy * b.dy, b.dy, b.dx)
    }
  }()

  private func explains(_ dx: Int, _ dy: Int, samples: [(x: Int, y: Int)]) -> Bool {
    // Samples may be unlucky where all pixels are not: a quarter of them may fail.
    var missesLeft = samples.count / 4
    for (x, y) in samples where !explains(dx, dy, x: x, y: y) {
      if missesLeft == 0 { return false }
      missesLeft -= 1
    }
    return true
  }

  /// Whether the pixel, which differs, is explained.
  @inline(__always)
  private func explains(_ dx: Int, _ dy: Int, x: Int, y: Int) -> Bool {
    let index = y * pair.width + x
    guard let source = self.index(x - dx, y - dy), pair.expected[source] == pair.actual[index],
      let target = self.index(x + dx, y + dy), pair.actual[target] == pair.expected[index]
    else { return false }
    return true
  }

  private func index(_ x: Int, _ y: Int) -> Int? {
    guard x >= 0, x < pair.width, y >= 0, y < pair.height, !mask.hides(x, y) else { return nil }
    return y * pair.width + x
  }

  private func explainsAll(_ dx: Int, _ dy: Int, count: Int) -> Bool {
    var unexplained = 0
    pair.forEachDifference { x, y, _, _ in
      if !explains(dx, dy, x: x, y: y) { unexplained += 1 }
    }
    guard unexplained <= count / 10 else { return false }
    var differingAnew = 0
    for y in max(0, dy)..<min(pair.height, pair.height + dy) {
      for x in max(0, dx)..<min(pair.width, pair.width + dx) {
        let (target, source) = (y * pair.width + x, (y - dy) * pair.width + x - dx)
        guard pair.actual[target] != pair.expected[source] else { continue }
        if mask.hides(x, y) || mask.hides(x - dx, y - dy) { continue }
        differingAnew += 1
        if differingAnew > count / 10 { return false }
      }
    }
    return true
  }
}
