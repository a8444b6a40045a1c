import MaquetteDiagnostics
import Testing

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("titel", "title"), ("sytle", "style"), ("Title", "title"), ("symbo", "symbol"), ("rolee", "role"),
  ])
  func suggestsTheNameThatWasMeant(written: String, meant: String) {
    #expect(NearestName.nearest(to: written, among: ["title", "style", "symbol", "role"]) == meant)
  }

  @Test func suggestsNothingForANameThatIsFarFromAll() {
    #expect(NearestName.nearest(to: "banana", among: ["title", "style"]) == nil)
    #expect(NearestName.nearest(to: "", among: ["title"]) == nil)
  }

  @Test func prefersTheFirstOfEquallyNearNames() {
    #expect(NearestName.nearest(to: "cat", among: ["car", "cap"]) == "car")
  }

  @Test func namesOfAnyLengthAreSearched() {
    let long = String(repeating: "x", count: 100_000)
    #expect(NearestName.nearest(to: long, among: ["title"]) == nil)
  }
}

@Suite struct SpellingDistanceTests {
  /// The distance by the usual table.
  private static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first.lowercased().unicodeScalars), Array(second.lowercased().unicodeScalars))
    var table = (0...a.count).map { i in (0...b.count).map { j in i == 0 ? j : j == 0 ? i : 0 } }
    for i in a.indices {
      for j in b.indices {
        let replaced = table[i][j] + (a[i] == b[j] ? 0 : 1)
        table[i + 1][j + 1] = min(replaced, table[i][j + 1] + 1, table[i + 1][j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          table[i + 1][j + 1] = min(table[i + 1][j + 1], table[i - 1][j - 1] + 1)
        }
      }
    }
    return table[a.count][b.count]
  }

  private static func nearest(to name: String, among candidates: [String]) -> String? {
    let limit = max(1, (name.unicodeScalars.count + 1) / 3)
    var best: (name: String, rank: Int)?
    for candidate in candidates {
      let found = distance(name, candidate)
      let isSameStart = name.lowercased().unicodeScalars.first == candidate.lowercased().unicodeScalars.first
      var left = Array(name.utf8)
      for letter in candidate.utf8 where letter == left.first { left.removeFirst() }
      let rank = 4 * found + (isSameStart ? 0 : 2) + (left.isEmpty ? 0 : 1)
      if found <= limit, rank < best?.rank ?? .max { best = (candidate, rank) }
    }
    return best?.name
  }

  @Test func bitVectorsFindWhatTheTableFinds() {
    var state: UInt64 = 7
    func next(_ limit: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % limit)
    }
    let letters = Array("abcAB.éß")
    func word() -> String { String((0..<next(12)).map { _ in letters[next(8)] }) }
    let candidates = (0..<60).map { _ in word() }
    for _ in 0..<400 {
      let name = word()
      #expect(
        NearestName.nearest(to: name, among: candidates) == Self.nearest(to: name, among: candidates),
        "\(name)")
      #expect(
        NearestName.nearest(to: name, among: NameOutlines(candidates))
          == Self.nearest(to: name, among: candidates), "\(name)")
    }
  }

  /// What a search reads of its candidates.
  private final class Reads { var count = 0 }

  @Test func aSearchComparesALimitedNumberOfCandidates() {
    let reads = Reads()
    let endless = sequence(state: 0) { number -> String? in
      reads.count += 1
      number += 1
      return "candidate\(number)"
    }
    #expect(NearestName.nearest(to: "banana", among: endless) == nil)
    #expect(reads.count <= NearestName.candidateLimit + 1)
  }
}
