import MaquetteGraphics
import Testing

@testable import MaquetteTypography

@Suite struct BidiLevelsTests {
  @Test(
    arguments: [
      ("abc", LayoutDirection.leftToRight, [0, 0, 0]),
      ("abc", .rightToLeft, [2, 2, 2]),
      ("אב a", .leftToRight, [1, 1, 0, 0]),
      ("אב a", .rightToLeft, [1, 1, 1, 2]),
      ("א 12", .leftToRight, [1, 1, 2, 2]),
      ("א  ", .leftToRight, [1, 0, 0]),
      ("a  ", .rightToLeft, [2, 1, 1]),
      ("", .rightToLeft, []),
    ])
  func levelsAreThoseOfTheAlgorithm(text: String, direction: LayoutDirection, expected: [Int8]) {
    let codePoints = text.unicodeScalars.map(\.value)
    #expect(bidiLevels(of: codePoints[...], direction: direction) == expected)
  }

  @Test(
    arguments: [
      ([0, 0, 0], [0, 1, 2]), ([1, 1, 1], [2, 1, 0]), ([0, 1, 1, 0], [0, 2, 1, 3]),
      ([1, 2, 2, 1], [3, 1, 2, 0]), ([1, 2, 3, 2, 1], [4, 1, 2, 3, 0]), ([0, 1, 2, 1, 0], [0, 3, 2, 1, 4]),
      ([], []),
    ] as [([Int8], [Int])])
  func visualOrderReversesOddLevels(levels: [Int8], order: [Int]) {
    #expect(visualOrder(ofLevels: levels) == order)
  }
}
