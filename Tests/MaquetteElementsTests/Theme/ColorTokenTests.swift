import MaquetteGraphics
import TestSupport
import Testing

@testable import MaquetteScreens
@testable import MaquetteElements

@Suite("Colours are declared when their names are looked up") struct ColorTokenTests {
  @Test("those of the controls")
  func standard() throws {
    for color in Catalogue.standard.colors {
      #expect(ColorToken.named(color.name) != nil, "\(color.name)")
    }
  }

  @Test("by any thread, before its own look-up ends")
  func threads() async {
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<64 {
        group.addTask {
          let name = "zz-\(index)"
          ColorToken.declareWhenAsked { _ = ColorToken(name, DynamicColor(light: .white, dark: .black)) }
          return ColorToken.named(name)?.name == name && ColorToken.named("zz-none") == nil
        }
      }
      for await isFound in group { #expect(isFound) }
    }
  }
}
