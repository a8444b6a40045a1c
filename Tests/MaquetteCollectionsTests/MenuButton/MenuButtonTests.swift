import MaquetteControlKit
import MaquetteCollections
import MaquetteControls
import MaquetteElements
import TestSupport
import Testing

/// Pop-up and pull-down buttons.
@Suite struct MenuButtonTests {
  private let popUp = PopUpButton("Red")
  private let pullDown = PullDownButton("Actions")

  /// Heights of the system's web engine's table of native controls, 20 measured; 24 measured on macOS 26.
  @Test(arguments: [(ControlSize.mini, 13.0), (.small, 16), (.medium, 20), (.large, 28)])
  func bezelsAreThePlatforms(size: ControlSize, height: Double) {
    #expect(Drawn(popUp.with(\.size, size), .macos).size.height == height)
    #expect(Drawn(popUp, .macos, era: .glass).size.height == 24)
  }

  /// Measured: the cap has the accent colour in an active window, and there is none in others.
  @Test func capHasTheTintWhileTheWindowIsActive() {
    func hasTint(_ button: PopUpButton, era: Era = .classic, isActive: Bool = true) -> Bool {
      !Drawn(button, .macos, era: era) { $0.isWindowActive = isActive }.gradients.isEmpty
    }
    #expect(hasTint(popUp))
    #expect(!hasTint(popUp, isActive: false))
    #expect(!hasTint(popUp.disabled()))
    #expect(!hasTint(popUp, era: .glass))
  }

  /// Measured at 2x (`mac-popup`): a cap of 16 x 16, 2 from the edges, from (35, 134, 255) to (0, 111, 255), with a blue
  /// glow below it, and two arrowheads, 7 wide with the ink of lines of 1.6, 2.4 apart.
  @Test func capAndArrowsAreThePlatforms() throws {
    let drawn = Drawn(popUp.with(\.width, 280), .macos)
    let cap = drawn.operations.compactMap { operation -> Rect? in
      if case .fill(.roundedRectangle(let shape), .gradient) = operation { shape.rect } else { nil }
    }
    #expect(cap == [Rect(x: 262, y: 2, width: 16, height: 16)])
    let colors = try #require(drawn.gradients.first)
    #expect(colors.first.map { abs(Int($0.green) - 134) <= 3 } == true)
    #expect(colors.last.map { abs(Int($0.green) - 111) <= 3 } == true)
    #expect(drawn.shadows.contains { $0.color.blue == 255 && $0.offset.y > 0 })
    let arrows = drawn.arrowheads
    #expect(arrows.count == 2 && arrows.allSatisfy { abs($0.width - 7) < 1e-9 })
    #expect(drawn.strokes.allSatisfy { abs($0.width - 1.6) < 0.01 })
    #expect(abs(arrows[1].minY - arrows[0].maxY - 2.4) < 0.1)
    let pullDown = Drawn(pullDown, .macos).arrowheads
    #expect(
      pullDown.count == 1 && pullDown.allSatisfy { abs($0.width - 7) < 1e-9 && abs($0.height - 4.3) < 0.1 })
  }

  /// Beside a label, the button's text stands on the label's baseline, and in a bezel of 20 at 14 from the top
  /// (`mac-popup`, `mac-push-wide`).
  @Test(arguments: [
    PopUpButton("Red") as any Element, PullDownButton("Red"), ComboBox("Red"), PushButton("Red"),
  ])
  func baselinesAreThoseOfTheText(control: any Element) throws {
    let row = HStack(spacing: 8, alignment: .firstBaseline) {
      Text("Red")
      control
    }
    let origins = Drawn(row, .macos).operations.compactMap { operation -> Double? in
      if case .glyphs(_, let origin, _) = operation { origin.y } else { nil }
    }
    #expect(origins.count == 2)
    #expect(zip(origins, origins.dropFirst()).allSatisfy { abs($0 - $1) <= 0.25 })
    for button in [PopUpButton("Red") as any Element, PushButton("Red")] {
      #expect(Drawn(button, .macos).baselines.allSatisfy { abs($0 - 14) < 0.25 })
    }
  }

  /// Measured at 1x (`mac26-openpanel-sidebar`): content begins 12 from the edge, and the middle of the arrowheads, which
  /// are 7 wide as before, is 13.3 from the other one, in pop-up and pull-down buttons.
  @Test func onMacOS26ArrowsStandFurtherInside() throws {
    for button in [popUp.with(\.width, 230) as any Element, pullDown.with(\.width, 75)] {
      let drawn = Drawn(button, .macos, era: .glass)
      #expect(drawn.arrowheads.allSatisfy { abs($0.width - 7) < 1e-9 })
      let arrow = try #require(drawn.arrowheads.first)
      #expect(abs(drawn.size.width - arrow.center.x - 13.3) <= 0.5)
      #expect(try drawn.frame("label").minX == 12)
    }
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
    let drawn = Drawn(pullDown.with(\.hasArrow, hasArrow), platform)
    #expect(drawn.symbols.count + drawn.arrowheads.count == count)
  }

  @Test func aSymbolCanStandAlone() {
    let more = PullDownButton(symbol: "ellipsis.circle")
    #expect(Drawn(more).symbols.count == 1)
    #expect(Drawn(more, .macos).symbols.count == 1 && Drawn(more, .macos).arrowheads.count == 1)
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
