import Testing

@testable import MaquetteTypography

@Suite struct GenerationalCacheTests {
  @Test func remembersAndReplaces() {
    var cache = GenerationalCache<String, Int>(limit: 10)
    cache.insert(1, for: "a")
    cache.insert(2, for: "a")
    #expect(cache.value(for: "a") == 2)
    #expect(cache.value(for: "b") == nil)
    #expect(cache.count == 1)
  }

  @Test("an entry that was replaced does not come back, however often the generations change")
  func staysReplaced() {
    var cache = GenerationalCache<Int, Int>(limit: 8)
    cache.insert(1, for: -1)
    for index in 0..<4 { cache.insert(index, for: index) }
    // Now the first entry is in the old generation.
    cache.insert(2, for: -1)
    for index in 4..<100 {
      // A value that is read moves to the young generation, so that it is not read each time.
      if index.isMultiple(of: 4) { #expect([2, nil].contains(cache.value(for: -1))) }
      cache.insert(index, for: index)
    }
  }

  @Test func neverHoldsMoreThanItMay() {
    var cache = GenerationalCache<Int, Int>(limit: 100)
    for index in 0..<10_000 {
      cache.insert(index, for: index, cost: 1 + index % 7)
      #expect(cache.count <= 100)
    }
    #expect(cache.value(for: 9_999) == 9_999)
    #expect(cache.value(for: 0) == nil)
  }

  @Test func whatIsAskedForStays() {
    var cache = GenerationalCache<Int, Int>(limit: 20)
    cache.insert(-1, for: -1)
    for index in 0..<1_000 {
      cache.insert(index, for: index)
      #expect(cache.value(for: -1) == -1)
    }
  }

  @Test func tooLargeAnEntryIsNotKept() {
    var cache = GenerationalCache<Int, Int>(limit: 10)
    cache.insert(1, for: 1)
    cache.insert(2, for: 2, cost: 11)
    #expect(cache.value(for: 2) == nil)
    #expect(cache.value(for: 1) == 1)
  }
}
