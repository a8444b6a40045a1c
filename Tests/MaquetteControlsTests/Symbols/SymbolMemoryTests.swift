import MaquetteGraphics
import MaquetteTypography
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

@Suite struct SymbolMemoryTests {
  private func remembered(_ name: String, _ size: Double, _ direction: LayoutDirection) -> SymbolDrawing? {
    Symbols.drawing(named: name, pointSize: size, weight: .bold, scale: .small, direction: direction)
  }

  @Test(arguments: ["play.fill", "chevron.right", "chevron.forward", "bell.slash.circle.fill"])
  func whatIsRememberedIsWhatWouldBeDrawn(_ name: String) throws {
    let symbol = try #require(Symbols.symbol(named: name))
    for direction in LayoutDirection.allCases {
      for _ in 0..<2 {
        #expect(
          remembered(name, 17, direction)
            == symbol.drawing(pointSize: 17, weight: .bold, scale: .small, direction: direction))
      }
    }
  }

  @Test func moreDrawingsThanAreRememberedAreRightAllTheSame() throws {
    let symbol = try #require(Symbols.symbol(named: "plus"))
    for size in (1...600).map(Double.init) + [1, 2, 3] {
      #expect(
        remembered("plus", size, .leftToRight)
          == symbol.drawing(pointSize: size, weight: .bold, scale: .small))
    }
  }

  @Test func anUnknownSymbolHasNoDrawing() {
    #expect(remembered("no.such.symbol", 17, .leftToRight) == nil)
  }
}
