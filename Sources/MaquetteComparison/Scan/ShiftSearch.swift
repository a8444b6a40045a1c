import MaquetteRaster

/// The search for a translation of the golden picture that explains the drawing.
///
/// A translation (dx, dy) explains a differing pixel if the drawing there equals the golden picture at the origin,
/// and the golden picture there equals the drawing at the destination; the second condition excludes a line that
/// vanished on a plain background. It contradicts the pixel if either differs; positions outside of the picture count
/// for neither.
///
/// A translation is accepted if it explains a quarter of the differing pixels, contradicts at most a tenth, and makes
/// at most a tenth as many differ anew. All translations of up to 64 pixels each way are tried on a few dozen
/// samples; those that contradict the fewest are verified on all differing pixels, and the best is taken.
///
/// Cost: some 16,000 translations of a few look-ups each, and a pass over the picture for each of at most 16
/// candidates.
struct ShiftSearch {
  /// The maximum translation in each direction, in pixels.
  static let reach = 64
  private static let verifications = 16

  let pair: BitmapPair
  let mask: Mask

  /// The translation that explains the difference best; the shortest of equally good ones.
  func shift(samples: [(x: Int, y: Int)], count: Int) -> Comparison.Shift? {
    var candidates: [(contradicted: Int, rank: Int)] = []
    for (rank, move) in Self.moves.enumerated() {
      if let contradicted = contradictions(move.dx, move.dy, among: samples) {
        candidates.append((contradicted, rank))
      }
    }
    candidates.sort { ($0.contradicted, $0.rank) < ($1.contradicted, $1.rank) }
    var best: (mismatches: Int, move: Comparison.Shift)?
    for candidate in candidates.prefix(Self.verifications) {
      let (dx, dy) = Self.moves[candidate.rank]
      guard let mismatches = mismatches(dx, dy, count: count) else { continue }
      if mismatches == 0 { return Comparison.Shift(dx: dx, dy: dy) }
      if mismatches < best?.mismatches ?? .max { best = (mismatches, Comparison.Shift(dx: dx, dy: dy)) }
    }
    return best?.move
  }

  /// All translations, the shortest first.
  private static let moves: [(dx: Int, dy: Int)] = {
    var moves: [(dx: Int, dy: Int)] = []
    for dy in -reach...reach {
      for dx in -reach...reach where dx != 0 || dy != 0 { moves.append((dx, dy)) }
    }
    return moves.sorted { a, b in
      (a.dx * a.dx + a.dy * a.dy, a.dy, a.dx) < (b.dx * b.dx + b.dy * b.dy, b.dy, b.dx)
    }
  }()

  /// The number of samples that a translation contradicts; nil if it need not be verified.
  private func contradictions(_ dx: Int, _ dy: Int, among samples: [(x: Int, y: Int)]) -> Int? {
    // Samples may contradict more often than all pixels do, so a quarter of them may.
    var (explained, contradicted) = (0, 0)
    for (x, y) in samples {
      switch explains(dx, dy, x: x, y: y) {
      case true?: explained += 1
      case nil: break
      case false?:
        contradicted += 1
        if contradicted > samples.count / 4 { return nil }
      }
    }
    return explained > samples.count / 8 ? contradicted : nil
  }

  /// Whether a pixel that differs is explained or contradicted; nil if its two positions are not both in the picture.
  @inline(__always)
  private func explains(_ dx: Int, _ dy: Int, x: Int, y: Int) -> Bool? {
    let index = y * pair.width + x
    let (source, target) = (self.index(x - dx, y - dy), self.index(x + dx, y + dy))
    if let source, pair.expected[source] != pair.actual[index] { return false }
    if let target, pair.actual[target] != pair.expected[index] { return false }
    return source != nil && target != nil ? true : nil
  }

  private func index(_ x: Int, _ y: Int) -> Int? {
    guard x >= 0, x < pair.width, y >= 0, y < pair.height, !mask.hides(x, y) else { return nil }
    return y * pair.width + x
  }

  /// The number of pixels that contradict a translation or differ anew after it; nil if there are too many.
  private func mismatches(_ dx: Int, _ dy: Int, count: Int) -> Int? {
    var (explained, contradicted) = (0, 0)
    pair.forEachDifference { x, y, _, _ in
      switch explains(dx, dy, x: x, y: y) {
      case true?: explained += 1
      case false?: contradicted += 1
      case nil: break
      }
    }
    guard contradicted <= count / 10, explained >= max(count / 4, 1) else { return nil }
    var differingAnew = 0
    for y in max(0, dy)..<min(pair.height, pair.height + dy) {
      // Neither range is empty: a pixel was explained, so the translation is shorter than the picture.
      for x in max(0, dx)..<min(pair.width, pair.width + dx) {
        let (target, source) = (y * pair.width + x, (y - dy) * pair.width + x - dx)
        guard pair.actual[target] != pair.expected[source] else { continue }
        if mask.hides(x, y) || mask.hides(x - dx, y - dy) { continue }
        differingAnew += 1
        if differingAnew > count / 10 { return nil }
      }
    }
    return contradicted + differingAnew
  }
}
