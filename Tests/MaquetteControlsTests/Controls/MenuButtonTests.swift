import MaquetteControls
import MaquetteElements
import Testing

/// Pop-up and pull-down buttons.
@Suite struct MenuButtonTests {
  private let popUp = PopUpButton("Red")
  private let pullDown = PullDownButton("Actions")

  /// Heights of the system's web engine's table of native controls, 20 measured; 26 measured on macOS 26.
  @Test(arguments: [(ControlSize.mini, 13.0), (.small, 16), (.medium, 20), (.large, 28)])
  func bezelsAreThePlatforms(size: ControlSize, height: Double) {
    #expect(Drawn(popUp.with(\.size, size), .macos).size.height == height)
    #expect(Drawn(popUp, .macos, era: .glass).size.height == 26)
  }

  /// Measured: the cap has the accent colour in an active window, and there is none in others.
  @Test func capHasTheTintWhileTheWindowIsActive() {
    func hasTint(_ button: PopUpButton, era: Era = .classic, isActive: Bool = true) -> Bool {
      Drawn(button, .macos, era: era) { $0.isWindowActive = isActive }
        .fills.contains { $0.color == .token(.accent, .macos) }
    }
    #expect(hasTint(popUp))
    #expect(!hasTint(popUp, isActive: false))
    #expect(!hasTint(popUp.disabled()))
    #expect(!hasTint(popUp, era: .glass))
  }

  @Test(arguments: [Platform.ios, .macos])
  func widthIsKept(platform: Platform) {
    #expect(Drawn(popUp.with(\.width, 180), platform).size.width == 180)
  }

  @Test func onIOSAPopUpButtonIsAButtonWithArrows() {
    let (button, plain) = (Drawn(popUp), Drawn(Button("Red").style(.gray)))
    #expect(button.symbols.count == 1)
    #expect(button.size.height == plain.size.height && button.size.width > plain.size.width)
  }

  @Test(
    arguments: [
      (nil, .ios, 0), (nil, .macos, 1), (true, .ios, 1), (false, .macos, 0),
    ] as [(Bool?, Platform, Int)])
  func onlyMacOSHasAnArrowUnlessSet(hasArrow: Bool?, platform: Platform, count: Int) {
    #expect(Drawn(pullDown.with(\.hasArrow, hasArrow), platform).symbols.count == count)
  }

  @Test func aSymbolCanStandAlone() {
    let more = PullDownButton(symbol: "ellipsis.circle")
    #expect(Drawn(more).symbols.count == 1)
    #expect(Drawn(more, .macos).symbols.count == 2)
    #expect(Drawn(more).accessibility?.label == "ellipsis.circle")
    #expect(more.problems.isEmpty)
  }

  @Test func theChoiceIsTheValueAndTheTitleTheName() {
    let button = popUp.with(\.accessibilityLabel, "Colour")
    #expect(Drawn(button).accessibility == Accessibility(label: "Colour", value: "Red", traits: [.button]))
    #expect(Drawn(button.disabled()).accessibility?.traits == [.button, .notEnabled])
    #expect(Drawn(pullDown, .macos).accessibility == Accessibility(label: "Actions", traits: [.button]))
  }

  @Test func nothingToShowIsReported() {
    #expect(PopUpButton().problems == [.emptyTitle(element: "pop-up-button")])
    #expect(popUp.problems.isEmpty)
    #expect(PullDownButton().problems == [.emptyTitle(element: "pull-down-button")])
  }
}
