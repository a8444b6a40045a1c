import Testing

@testable import MaquettePages

@Suite struct DistinctNameTests {
  private func cut(_ name: String, _ neighbours: String..., room: Int) -> String {
    DistinctName.cut(name, beside: neighbours) { $0.count <= room }
  }

  @Test func whatANameSharesWithItsNeighbourIsCut() {
    #expect(cut("checkout~dark@3x", "checkout~light@3x", room: 20) == "checkout~dark@3x")
    #expect(cut("checkout~dark@3x", "checkout~light@3x", room: 12) == "chec…dark@3x")
    #expect(cut("checkout~dark@3x", "home", "checkout~light@3x", room: 9) == "c…dark@3x")
  }

  @Test func whatTellsItFromItsNeighboursStays() {
    #expect(cut("checkout~dark@3x", "checkout~light@3x", room: 3) == "…dark@3x")
    #expect(cut("checkout", "home", room: 3) == "checkout")
    #expect(cut("same name", "same name", room: 3) == "same name")
  }
}
