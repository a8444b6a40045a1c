import MaquetteSnapshots
import Testing

@Suite("Golden filter")
struct GoldenFilterTests {
  static let path = "Golden/Button/matrix~dark.png"

  @Test(
    "chooses by a part of the path, in which * and ? stand for others",
    arguments: [
      "Button", "matrix~dark", "Golden/Button/matrix~dark", "B*dark", "B*n/*~d?rk", "*", "?", "rk", "**",
      "G*B*m*k",
    ])
  func chosen(pattern: String) throws {
    #expect(try #require(GoldenFilter(pattern)).chooses(Self.path))
  }

  @Test(
    "passes over what does not match",
    arguments: ["Switch", "button", "png", "matrix~light", "dark?", "dark*B", "B??tton", "G*z"])
  func other(pattern: String) throws {
    #expect(try !#require(GoldenFilter(pattern)).chooses(Self.path))
  }

  @Test("an empty pattern is none")
  func empty() { #expect(GoldenFilter("") == nil) }
}
