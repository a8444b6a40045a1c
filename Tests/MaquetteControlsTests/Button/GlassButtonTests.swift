import MaquetteElements
import MaquetteGraphics
import MaquetteScene
import TestSupport
import Testing

@testable import MaquetteControlKit
@testable import MaquetteControls

/// Buttons on glass: what has its ink, and what has a colour of its own.
@Suite struct GlassButtonTests {
  private let button = Button("Share", symbol: "star.fill").style(.glass)

  private func look(_ button: Button, _ appearance: Appearance = .light) -> ButtonLook {
    var environment = Environment(theme: .standard(for: .ios, era: .glass))
    environment.appearance = appearance
    return button.look(in: environment)
  }

  /// `ios26-glass-on-gradient`: a blue title beside a symbol in the dark tone of what is behind.
  @Test func aTitleWithAColorLeavesTheSymbolInInk() {
    let titled = look(button.with(\.titleColor, .token(.blue)))
    #expect(titled.isInked && !titled.isTitleInked)
    let both = look(button)
    #expect(both.isInked && both.isTitleInked)
  }

  @Test func aSymbolCanHaveAColorApartFromTheTitle() throws {
    let colored = look(button.with(\.symbolColor, .token(.red)))
    #expect(!colored.isInked && colored.isTitleInked)
    let red = Environment(theme: .standard(for: .ios, era: .glass)).color(.token(.red))
    #expect(colored.symbol == red && colored.title != red)
  }

  /// `ios26-navbar-glass-x-check-dark`: a white check mark on (60).
  @Test(arguments: [(Appearance.light, 0xD7), (.dark, 0x3C)])
  func aDisabledProminentButtonIsGray(appearance: Appearance, red: Int) throws {
    let disabled = look(button.style(.glassProminent).state(.disabled), appearance)
    let tint = try #require(disabled.glass?.tint)
    #expect(Int(tint.red) == red && disabled.foreground == Color(red: 255, green: 255, blue: 255))
  }
}
