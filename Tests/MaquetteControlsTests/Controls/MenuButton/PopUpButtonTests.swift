import MaquetteControls
import MaquetteGraphics
import Testing

@Suite struct PopUpButtonTests {
  private func macos(_ button: PopUpButton, _ era: Era = .classic, isActive: Bool = true) -> DrawnControl {
    DrawnControl(button) {
      $0.platform = .macos
      $0.era = era
      $0.isWindowActive = isActive
    }
  }

  /// Heights of the system's web engine's table of native controls, 20 measured; 26 measured on macOS 26.
  @Test(arguments: [(ControlSize.mini, 13.0), (.small, 16), (.medium, 20), (.large, 28)])
  func bezelsAreThePlatforms(size: ControlSize, height: Double) {
    #expect(macos(PopUpButton("Red").with(\.size, size)).size.height == height)
    #expect(macos(PopUpButton("Red"), .glass).size.height == 26)
  }

  /// Measured: the cap has the accent colour in an active window, and there is none in others.
  @Test func capHasTheTintWhileTheWindowIsActive() {
    var environment = Environment()
    environment.platform = .macos
    let accent = environment.color(.accent)
    #expect(macos(PopUpButton("Red")).fills.contains(accent))
    #expect(!macos(PopUpButton("Red"), isActive: false).fills.contains(accent))
    #expect(!macos(PopUpButton("Red").disabled()).fills.contains(accent))
    #expect(!macos(PopUpButton("Red"), .glass).fills.contains(accent))
  }

  @Test func widthIsKeptOnBothPlatforms() {
    let wide = PopUpButton("Red").with(\.width, 180)
    #expect(macos(wide).size.width == 180)
    #expect(DrawnControl(wide).size.width == 180)
  }

  @Test func onIOSItIsAButtonWithArrows() {
    let button = DrawnControl(PopUpButton("Red"))
    #expect(button.symbols.count == 1)
    #expect(button.size.height == DrawnControl(Button("Red").style(.gray)).size.height)
    #expect(button.size.width > DrawnControl(Button("Red").style(.gray)).size.width)
  }

  @Test func theChoiceIsItsValue() {
    let button = PopUpButton("Red").with(\.accessibilityLabel, "Colour")
    #expect(
      DrawnControl(button).accessibility
        == Accessibility(label: "Colour", value: "Red", traits: [.button]))
    #expect(DrawnControl(button.disabled()).accessibility?.traits == [.button, .notEnabled])
  }

  @Test func nothingToShowIsReported() {
    #expect(PopUpButton().warnings(in: Environment()) == [.emptyTitle(element: "pop-up-button")])
    #expect(PopUpButton("Red").warnings(in: Environment()).isEmpty)
  }
}
