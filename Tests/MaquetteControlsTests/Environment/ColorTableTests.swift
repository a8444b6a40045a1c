import MaquetteControls
import MaquetteGraphics
import Testing

@Suite struct ColorTableTests {
  @Test func everyTokenHasAColourInTheTheme() {
    for token in ColorToken.allCases {
      #expect(Theme.ios.colors[token] != nil, "\(token)")
    }
  }

  /// The published values of the platform's dynamic colours.
  @Test func colorsFollowAppearanceAndContrast() {
    var environment = Environment()
    #expect(environment.color(.blue) == Color(red: 0, green: 122, blue: 255))
    environment.contrast = .increased
    #expect(environment.color(.blue) == Color(red: 0, green: 64, blue: 221))
    environment.appearance = .dark
    #expect(environment.color(.blue) == Color(red: 64, green: 156, blue: 255))
    environment.contrast = .standard
    #expect(environment.color(.blue) == Color(red: 10, green: 132, blue: 255))
    #expect(environment.color(.secondaryLabel) == Color(red: 235, green: 235, blue: 245, alpha: 153))
  }

  @Test func aFixedColourStaysAsItIs() {
    var environment = Environment()
    environment.appearance = .dark
    let orange = Color(red: 255, green: 149, blue: 0)
    #expect(environment.color(.color(orange)) == orange)
  }
}
