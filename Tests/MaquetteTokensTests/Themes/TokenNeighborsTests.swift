import Testing

@testable import MaquetteTokens

@Suite struct TokenNeighborsTests {
  private let neighbors = TokenNeighbors([
    ["color", "accent"], ["button", "padding", "leading"], ["button", "padding", "trailing"],
    ["buttons", "padding", "leading"],
  ])

  @Test func onePathDiffersInOneSimilarName() {
    #expect(neighbors.nearest(to: ["color", "acent"]) == ["color", "accent"])
    #expect(neighbors.nearest(to: ["colour", "accent"]) == ["color", "accent"])
    #expect(neighbors.nearest(to: ["button", "paddings", "trailing"]) == ["button", "padding", "trailing"])
  }

  @Test func theThemesFirstPathWins() {
    #expect(neighbors.nearest(to: ["buton", "padding", "leading"]) == ["button", "padding", "leading"])
  }

  @Test func anythingElseIsFar() {
    #expect(neighbors.nearest(to: ["color", "shadow"]) == nil)
    #expect(neighbors.nearest(to: ["colour", "acent"]) == nil)
    #expect(neighbors.nearest(to: ["color"]) == nil)
    #expect(neighbors.nearest(to: ["color", "accent"]) == nil)
    #expect(neighbors.nearest(to: []) == nil)
  }
}
