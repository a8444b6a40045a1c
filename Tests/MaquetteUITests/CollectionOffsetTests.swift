import Foundation
import MaquetteUI
import Testing

/// What rows do with their collection, against the examples of SwiftUI's documentation and counting by hand.
struct CollectionOffsetTests {
  @Test("Elements at offsets are removed, whatever their order")
  func removal() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [3, 1])
    #expect(letters == ["a", "c"])
    letters.remove(atOffsets: [7])
    #expect(letters == ["a", "c"])
  }

  @Test(
    "Elements move in front of an offset that is counted before the move",
    arguments: [
      (IndexSet([0]), 3, "bcad"), (IndexSet([3]), 0, "dabc"), (IndexSet([0, 3]), 2, "badc"),
      (IndexSet([1]), 1, "abcd"), (IndexSet([0]), 4, "bcda"), (IndexSet([9]), 0, "abcd"),
    ])
  func move(source: IndexSet, destination: Int, expected: String) {
    var letters = Array("abcd")
    letters.move(fromOffsets: source, toOffset: destination)
    #expect(String(letters) == expected)
  }
}
