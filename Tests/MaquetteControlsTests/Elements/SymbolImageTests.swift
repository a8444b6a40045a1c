import MaquetteGraphics
import MaquetteScene
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

@Suite struct SymbolImageTests {
  private func colors(_ symbol: SymbolImage) throws -> [Color] {
    let mockup = Mockup(symbol)
    let node = try #require(mockup.layout().firstSymbol)
    return node.operations.compactMap {
      guard case .pathGroup(_, _, let color) = $0 else { return nil }
      return color
    }
  }

  private func color(_ token: ColorToken) -> Color { Environment().color(token) }

  @Test func oneColourIsOneOperation() throws {
    #expect(try colors(SymbolImage("bell.badge").color(.token(.blue))) == [color(.blue)])
  }

  @Test func aHierarchyFades() throws {
    let colors = try colors(
      SymbolImage("bell.badge").color(.token(.blue)).symbolRenderingMode(.hierarchical))
    #expect(colors.map(\.opaque) == [color(.blue), color(.blue)])
    #expect(colors[0].alpha < 140 && colors[1].alpha == 255, "the bell is fainter than its badge")
  }

  @Test func aPaletteColoursLayersAndItsLastColourTheRest() throws {
    #expect(
      try colors(SymbolImage("bell.badge").palette(.token(.red), .token(.teal)))
        == [color(.teal), color(.red)])
    #expect(try colors(SymbolImage("bell.badge").palette(.token(.red))) == [color(.red), color(.red)])
    #expect(try colors(SymbolImage("bell.badge").palette()) == [color(.label), color(.label)])
  }

  @Test func thingsHaveTheirOwnColours() throws {
    let sun = try colors(SymbolImage("sun.max.fill").symbolRenderingMode(.multicolor))
    #expect(sun == [color(.yellow)])
    let bell = try colors(SymbolImage("bell.badge").symbolRenderingMode(.multicolor))
    #expect(bell == [color(.label), color(.red)])
  }

  @Test func stepsThatAValueDoesNotReachAreFaint() throws {
    let half = try colors(SymbolImage("wifi", variableValue: 0.5))
    #expect(half.filter { $0.alpha == 255 }.count == 1 && half.filter { $0.alpha < 100 }.count == 1)
    #expect(try colors(SymbolImage("wifi", variableValue: 1)) == [color(.label)])
    // What shows no value is drawn as ever.
    #expect(try colors(SymbolImage("bell", variableValue: 0)) == [color(.label)])
  }

  @Test func addedSymbolsAreFoundThroughTheEnvironment() throws {
    var environment = Environment()
    try environment.symbols.add("o circle 12 12 6", named: "ring")
    let layout = Mockup(SymbolImage("ring.fill"), environment: environment).layout()
    let node = try #require(layout.firstSymbol)
    #expect(node.warnings.isEmpty)
    #expect(abs(node.frame.width - 13.5 * 0.0556 * 17) < 0.6)
    #expect(Mockup(SymbolImage("ring.fill")).layout().firstSymbol?.warnings.count == 1)
  }

  @Test func sheetsSayAllOfIt() {
    let names = SymbolImage.attributes.map(\.name)
    for name in ["rendering", "palette", "value"] { #expect(names.contains(name)) }
  }
}

extension LayoutNode {
  /// The first node of a symbol.
  fileprivate var firstSymbol: LayoutNode? {
    name == SymbolImage.name ? self : children.lazy.compactMap(\.firstSymbol).first
  }
}
