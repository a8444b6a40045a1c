import Testing

@testable import MaquetteSnapshots

/// Alignment against the textbook's longest common subsequence, where keys occur once.
@Suite struct SequenceAlignmentTests {
  private func pairs(_ old: String, _ new: String) -> [String] {
    SequenceAlignment.pairs(old.map { [$0] }, new.map { [$0] }).map { "\($0.old)\($0.new)" }
  }

  @Test func anInsertionMovesWhatFollows() {
    #expect(pairs("abcd", "abXcd") == ["00", "11", "23", "34"])
    #expect(pairs("abXcd", "abcd") == ["00", "11", "32", "43"])
    #expect(pairs("aaaa", "aaaaa") == ["00", "11", "22", "33"])
    #expect(pairs("", "abc").isEmpty)
    #expect(pairs("abc", "").isEmpty)
  }

  @Test func weakerKeysFillGaps() {
    let old = [["a", "x"], ["b", "x"], ["c", "y"]]
    let new = [["a", "x"], ["B", "x"], ["c", "y"], ["d", "y"]]
    #expect(SequenceAlignment.pairs(old, new).map { [$0.old, $0.new] } == [[0, 0], [1, 1], [2, 2]])
  }

  @Test func withUniqueKeysNoSubsequenceIsLonger() {
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<300 {
      let old = Array(0..<random(9))
      var new = old.filter { _ in random(4) > 0 } + (0..<random(3)).map { 100 + $0 }
      for _ in 0..<random(4) where !new.isEmpty { new.swapAt(random(new.count), random(new.count)) }
      let found = SequenceAlignment.pairs(old.map { [$0] }, new.map { [$0] })
      #expect(found.allSatisfy { old[$0.old] == new[$0.new] })
      #expect(zip(found, found.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new })
      #expect(found.count == longest(old[...], new[...]))
    }
  }

  private func longest(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> Int {
    guard let first = old.first, let other = new.first else { return 0 }
    if first == other { return 1 + longest(old.dropFirst(), new.dropFirst()) }
    return max(longest(old.dropFirst(), new), longest(old, new.dropFirst()))
  }
}
