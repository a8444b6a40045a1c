import MaquetteGraphics
import MaquetteTypography
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

@Suite struct SymbolUsageTests {
  @Test func theListsAreWhole() {
    #expect(SymbolUsage.first.count == 150)
    #expect(SymbolUsage.second.count == 100)
    #expect(Set(SymbolUsage.first + SymbolUsage.second).count == 250)
  }

  @Test(arguments: SymbolUsage.first + SymbolUsage.household)
  func theMostUsedNamesAreThere(_ name: String) {
    #expect(Symbols.symbol(named: name)?.name == name)
  }

  @Test func mostOfTheRestIsThere() {
    // Left out: a programming language's logo, a scroll, and the older form of a name with two fills.
    let missing = SymbolUsage.second.filter { Symbols.symbol(named: $0) == nil }
    #expect(missing == ["swift", "plus.square.fill.on.square.fill", "scroll"])
    #expect(Double(250 - missing.count) / 250 >= 0.8)
  }

  @Test func everyNameIsDrawnInEveryWeightAndScale() throws {
    for name in Set(SymbolUsage.first + SymbolUsage.household + Symbols.drawnNames).sorted() {
      let symbol = try #require(Symbols.symbol(named: name))
      for weight in FontWeight.allCases {
        for scale in SymbolScale.allCases {
          let drawing = symbol.drawing(pointSize: 17, weight: weight, scale: scale)
          // The largest is 1.3 times 24 units of 0.0556 em, and a black line beyond.
          let limit = 17 * 0.0556 * 1.3 * 28.5
          #expect(drawing.size.width > 0.2 && drawing.size.width < limit, "\(name) \(weight) \(scale)")
          #expect(drawing.size.height > 0.2 && drawing.size.height < limit, "\(name) \(weight) \(scale)")
          #expect(drawing.baseline.isFinite)
        }
      }
    }
  }
}
