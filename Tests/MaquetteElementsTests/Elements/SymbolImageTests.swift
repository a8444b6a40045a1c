import TestSupport
import Testing

@testable import MaquetteScreens
@testable import MaquetteElements

@Suite struct SymbolImageTests {
  private func colors(_ symbol: SymbolImage) -> [Color] { Drawn(symbol).symbols }

  @Test func oneColourIsOneOperation() {
    #expect(colors(SymbolImage("bell.badge").color(.token(.blue))) == [.token(.blue)])
  }

  @Test func aHierarchyFades() {
    let colors = colors(SymbolImage("bell.badge").color(.token(.blue)).symbolRenderingMode(.hierarchical))
    #expect(colors.map(\.opaque) == [.token(.blue), .token(.blue)])
    #expect(colors[0].alpha < 140 && colors[1].alpha == 255, "the bell is fainter than its badge")
  }

  @Test func aPaletteColoursLayersAndItsLastColourTheRest() {
    #expect(
      colors(SymbolImage("bell.badge").palette(.token(.red), .token(.teal)))
        == [.token(.teal), .token(.red)])
    #expect(colors(SymbolImage("bell.badge").palette(.token(.red))) == [.token(.red), .token(.red)])
    #expect(colors(SymbolImage("bell.badge").palette()) == [.token(.label), .token(.label)])
  }

  @Test func thingsHaveTheirOwnColours() {
    let sun = colors(SymbolImage("sun.max.fill").symbolRenderingMode(.multicolor))
    #expect(sun == [.token(.yellow)])
    let bell = colors(SymbolImage("bell.badge").symbolRenderingMode(.multicolor))
    #expect(bell == [.token(.label), .token(.red)])
  }

  @Test func stepsThatAValueDoesNotReachAreFaint() {
    let half = colors(SymbolImage("wifi", variableValue: 0.5))
    #expect(half.filter { $0.alpha == 255 }.count == 1 && half.filter { $0.alpha < 100 }.count == 1)
    #expect(colors(SymbolImage("wifi", variableValue: 1)) == [.token(.label)])
    // A symbol without variable layers ignores the value.
    #expect(colors(SymbolImage("bell", variableValue: 0)) == [.token(.label)])
  }

  @Test func addedSymbolsAreFoundThroughTheEnvironment() throws {
    var symbols = SymbolLibrary.standard
    try symbols.add("o circle 12 12 6", named: "ring")
    let drawn = Drawn(SymbolImage("ring.fill")) { $0.symbols = symbols }
    #expect(drawn.warnings.isEmpty)
    #expect(abs(try drawn.frame(SymbolImage.name).width - 13.67 * 0.0477 * 17) < 0.6)
    #expect(Drawn(SymbolImage("ring.fill")).warnings.count == 1)
  }

  @Test func sheetsSayAllOfIt() {
    let names = SymbolImage.attributes.map(\.name)
    for name in ["rendering", "palette", "value"] { #expect(names.contains(name)) }
  }

  @Test func anEmojiStandsInPlaceOfASymbol() throws {
    let drawn = Drawn(SymbolImage("🎂").color(.token(.tertiaryLabel)), .ios)
    let images = drawn.nodes().flatMap(\.operations).compactMap { operation in
      if case .image(let drawing) = operation { drawing } else { nil }
    }
    // Beside text of 17 points an emoji of iOS is a square of 20.
    #expect(drawn.size == Size(width: 20, height: 20) && drawn.warnings.isEmpty && drawn.symbols.isEmpty)
    #expect(images.count == 1 && images[0].frame.height == 20 && images[0].tint == nil)
    #expect(abs(images[0].opacity - 0.3) < 0.01)
    #expect(Drawn(SymbolImage("🎂🎂")).warnings.count == 1)
  }
}
