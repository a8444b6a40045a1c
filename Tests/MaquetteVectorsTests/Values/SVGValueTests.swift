import MaquetteGraphics
import Testing

@testable import MaquetteVectors

/// Colours, lengths and transforms as SVG and CSS write them.
@Suite struct SVGValueTests {
  private func color(_ text: String) -> String? {
    SVGColor.read(text, current: Color(red: 1, green: 2, blue: 3)).map {
      "\($0.red) \($0.green) \($0.blue) \($0.alpha)"
    }
  }

  @Test(arguments: [
    ("red", "255 0 0 255"), ("RebeccaPurple", "102 51 153 255"), ("yellowgreen", "154 205 50 255"),
    ("#123", "17 34 51 255"), ("#1234", "17 34 51 68"), ("#12345678", "18 52 86 120"),
    ("currentColor", "1 2 3 255"), ("transparent", "0 0 0 0"), ("rgb(1, 2,3)", "1 2 3 255"),
    ("rgb(100% 0% 50% / 50%)", "255 0 128 128"), ("rgba(300,-5,0,.5)", "255 0 0 128"),
    // The corners of the cylinder, and a third of a turn between them.
    ("hsl(120, 100%, 50%)", "0 255 0 255"), ("hsl(240deg 100% 25%)", "0 0 128 255"),
    ("hsl(-120, 100%, 50%)", "0 0 255 255"), ("hsla(0.5turn, 0%, 50%, 0)", "128 128 128 0"),
  ])
  func coloursAreRead(text: String, expected: String) { #expect(color(text) == expected) }

  @Test(arguments: [
    "", "#12", "#12345", "#ggg", "reddish", "rgb(1,2)", "rgb(1,2,3", "hsl(1,2,3)", "hsl(1x, 2%, 3%)",
  ])
  func otherTextsAreNoColours(text: String) { #expect(color(text) == nil) }

  @Test(arguments: [
    ("3", 3.0), ("3px", 3), ("3pt", 4), ("1pc", 16), ("1in", 96), ("25.4mm", 96), ("2.54cm", 96),
    ("101.6Q", 96), ("2em", 40), ("2ex", 20), ("50%", 100), ("-1e1", -10), (" .5 ", 0.5),
  ])
  func lengthsAreRead(text: String, expected: Double) throws {
    let length = try #require(SVGLength(text))
    #expect(abs(length.resolved(fontSize: 20, of: 200) - expected) < 1e-12)
  }

  @Test(arguments: ["", "px", "3 px", "3furlong", "1,2", "1e", "--1", "1e400"])
  func otherTextsAreNoLengths(text: String) { #expect(SVGLength(text) == nil) }

  @Test func listsOfNumbersNeedNoSpace() {
    #expect(ValueScanner.numbers("1-2.5.5,3 4") == [1, -2.5, 0.5, 3, 4])
    #expect(ValueScanner.numbers("1 x") == nil)
    #expect(SVGLength.list("1em, 2 3%")?.map(\.unit) == [.em, .none, .percent])
  }

  private func point(_ text: String, _ x: Double, _ y: Double) throws -> Point {
    try #require(SVGTransform.read(text)).apply(Point(x: x, y: y))
  }

  @Test func transformsApplyFromTheLastToTheFirst() throws {
    #expect(try point("translate(10) scale(2)", 1, 1) == Point(x: 12, y: 2))
    #expect(try point("scale(2),translate(10)", 1, 1) == Point(x: 22, y: 2))
    #expect(try point("matrix(1 2 3 4 5 6)", 1, 1) == Point(x: 9, y: 12))
    #expect(try point("rotate(90, 5, 5)", 5, 0) == Point(x: 10, y: 5))
    #expect(try point("rotate(.25turn)", 1, 0) == Point(x: 0, y: 1))
    let skewed = try point("skewX(45)", 1, 2)
    #expect(abs(skewed.x - 3) < 1e-12 && skewed.y == 2)
    #expect(try point("none", 1, 2) == Point(x: 1, y: 2))
  }

  @Test(arguments: [
    "rotate", "rotate(1", "rotate(1,2)", "turn(3)", "scale(1 2 3)", "skewX(90)", "matrix(1 2 3)",
  ])
  func otherTextsAreNoTransforms(text: String) { #expect(SVGTransform.read(text) == nil) }

  @Test func evenFactorsAreThoseOfTurnsAndMirrors() throws {
    #expect(
      try #require(SVGTransform.read("rotate(30) scale(3)")).evenFactor.map { abs($0 - 3) < 1e-9 } == true)
    #expect(try #require(SVGTransform.read("scale(-2, 2)")).evenFactor == 2)
    #expect(try #require(SVGTransform.read("scale(2, 3)")).evenFactor == nil)
    #expect(try #require(SVGTransform.read("skewX(10)")).evenFactor == nil)
  }
}
