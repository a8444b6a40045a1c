import MaquetteGraphics
import Testing

@testable import MaquetteRedlines

/// A small generator, so that failures repeat (Marsaglia's xorshift, 2003).
private struct Seeded {
  var state: UInt64

  mutating func number(upTo limit: Double) -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state % 100_000) / 100_000 * limit
  }
}

@Suite struct PlacementTests {
  @Test func labelsThatAreFarApartStandWhereTheyWish() {
    let wished = [0.0, 50, 100]
    #expect(LabelColumn.starts(wished: wished, lengths: [10, 10, 10], weights: [1, 1, 1], gap: 5) == wished)
  }

  @Test func twoThatMeetShareTheWay() {
    // They want the same place and need 20 + 4 between their starts: each gives way by half.
    #expect(LabelColumn.starts(wished: [50, 50], lengths: [20, 20], weights: [1, 1], gap: 4) == [38, 62])
    // One that is three times as firm gives way by a quarter.
    #expect(LabelColumn.starts(wished: [50, 50], lengths: [20, 20], weights: [3, 1], gap: 4) == [44, 68])
    #expect(
      LabelColumn.starts(wished: [50, 90], lengths: [20, 20], weights: [1, 1], gap: 4, limit: 100) == [
        50, 80,
      ])
  }

  @Test func labelsNeverOverlapAndLeadersNeverMeet() {
    var random = Seeded(state: 20)
    for count in 1...40 {
      let from = (0..<count).map { _ in random.number(upTo: 300) }.sorted()
      let lengths = (0..<count).map { _ in 10 + random.number(upTo: 40) }
      let to = LabelColumn.starts(
        wished: from, lengths: lengths, weights: from.map { _ in 1 + random.number(upTo: 9) }, gap: 6)
      for index in to.indices.dropFirst() {
        #expect(to[index] >= to[index - 1] + lengths[index - 1] + 6 - 1e-9)
      }
      let tracks = LabelColumn.tracks(from: from, to: to)
      for j in from.indices {
        for i in from.indices where i != j && (from[i] - from[j]).magnitude > 3 {
          let crosses = { (track: Int, at: Double, low: Double, high: Double) in
            track < tracks[j] && at > Swift.min(low, high) && at < Swift.max(low, high)
          }
          // What comes in runs from the picture to its track, what goes out from its track to the labels.
          let spanOfI = (Swift.min(from[i], to[i]), Swift.max(from[i], to[i]))
          #expect(!crosses(tracks[i], from[j], spanOfI.0, spanOfI.1), "\(j) comes in across \(i)")
          let outgoing = tracks[i] > tracks[j] && to[j] > spanOfI.0 && to[j] < spanOfI.1
          #expect(!outgoing, "\(j) goes out across \(i)")
        }
      }
    }
  }

  @Test func nothingInALaneOverlaps() {
    var random = Seeded(state: 7)
    let extents = (0..<60).map { _ in
      let start = random.number(upTo: 500)
      let length = 5 + random.number(upTo: 120)
      return Lanes.Extent(start: start, end: start + length, length: length)
    }
    let lanes = Lanes.pack(extents, gap: 4)
    for (index, lane) in lanes.enumerated() {
      for other in 0..<index where lanes[other] == lane {
        let (a, b) = (extents[index], extents[other])
        #expect(a.end + 4 <= b.start || b.end + 4 <= a.start)
      }
    }
    #expect(
      Lanes.pack([.init(start: 0, end: 9, length: 9), .init(start: 2, end: 5, length: 3)], gap: 1) == [1, 0])
  }
}
