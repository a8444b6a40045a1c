import Testing

@testable import MaquetteControls
@testable import MaquetteElements

/// Proportions of symbols as measured beside text of 17 points.
@Suite struct SymbolProportionTests {
  private func drawing(_ name: String) throws -> SymbolDrawing {
    try #require(Symbols.symbol(named: name)).drawing(pointSize: 17)
  }

  /// The lengths of the covered parts of a horizontal or vertical line through the middle.
  private func runs(_ name: String) throws -> [Double] {
    let drawing = try drawing(name)
    let ink = SymbolInk(drawing)
    let step = 0.02
    var runs: [Double] = []
    var isCovered = false
    for index in 0..<Int(drawing.size.width / step) {
      let covers = ink.covers((Double(index) + 0.5) * step, drawing.size.height / 2)
      if covers, !isCovered { runs.append(0) }
      if covers { runs[runs.count - 1] += step }
      isCovered = covers
    }
    return runs
  }

  @Test func aBoltIsNarrow() throws {
    #expect(abs(try drawing("bolt.fill").size.width - 11.4) < 0.4)
  }

  /// Two leaves of 9.0 with a gap between them from top to bottom.
  @Test func aFilledBookIsTwoLeaves() throws {
    let leaves = try runs("book.fill")
    #expect(leaves.count == 2 && leaves.allSatisfy { abs($0 - 9) < 0.25 })
    let drawing = try drawing("book.fill")
    let ink = SymbolInk(drawing)
    for index in 0...20 {
      #expect(!ink.covers(drawing.size.width / 2, drawing.size.height * Double(index) / 20))
    }
  }

  /// The plus of the system's add button of iOS 13 (`ios13-contact-add-3x`) is 10.8 in a ring of 21.67.
  @Test func aPlusIsHalfAsLongAsItsRing() throws {
    let parts = try runs("plus.circle")
    #expect(parts.count == 3)
    #expect(abs(parts[1] / (try drawing("plus.circle").size.width) - 10.8 / 21.67) < 0.02)
    #expect(abs(try runs("minus.circle")[1] - parts[1]) < 0.1)
  }
}
