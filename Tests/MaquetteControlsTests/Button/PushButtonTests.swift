import MaquetteElements
import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteControlKit
@testable import MaquetteControls
@testable import MaquetteScreens

@Suite struct PushButtonTests {
  private let save = PushButton("Save")

  private func macos(
    _ button: PushButton, _ era: Era = .classic, change: (inout Environment) -> Void = { _ in }
  ) -> Drawn {
    Drawn(button, .macos, era: era, change: change)
  }

  private func color(_ token: ColorToken) -> Color { .token(token, .macos) }

  /// Heights of the system's web engine's table of native controls, 20 measured; 24 measured on macOS 26, and 28 on its
  /// alerts (`mac26-alert-2`).
  @Test(arguments: [(ControlSize.mini, 13.0, 16.0), (.small, 16, 20), (.medium, 20, 24), (.large, 28, 28)])
  func heightsAreThePlatforms(size: ControlSize, height: Double, glass: Double) {
    for button in [save, PushButton("Save", symbol: "trash"), PushButton(symbol: "trash")] {
      #expect(macos(button.with(\.size, size)).size.height == height)
      #expect(macos(button.with(\.size, size), .glass).size.height == glass)
    }
  }

  /// Measured at 1x: large buttons of alerts have corners of an effective radius of 6.06 on macOS 12 (`mac12-alert`), and
  /// are capsules on macOS 26 (`mac26-alert-2`), where others have 6.14 at a height of 24 (`mac26-dialog-buttons`); smaller
  /// ones have them in proportion.
  @Test(arguments: [
    (ControlSize.mini, Era.glass, 4.0), (.small, .glass, 5), (.medium, .glass, 6), (.large, .glass, 14),
    (.medium, .classic, 5), (.large, .classic, 6),
  ])
  func cornersAreThePlatforms(size: ControlSize, era: Era, radius: Double) {
    #expect(macos(save.with(\.size, size), era).cornerRadius == radius)
    let popUp = PopUpButton("Red").with(\.size, size)
    #expect(Drawn(popUp, .macos, era: era) { $0.isWindowActive = false }.cornerRadius == radius)
  }

  /// Measured at 1x (`mac12-alert-dark`): from (0, 114, 221) to (0, 100, 193) in a monitor's profile, in which the accent
  /// of (0, 122, 255) is (0, 124, 250), so from (0, 112, 225) to (0, 98, 197).
  @Test func aTintedBezelDarkensInTheDark() throws {
    let drawn = macos(save.role(.primary)) { $0.appearance = .dark }
    let colors = try #require(drawn.gradients.first)
    #expect(zip(colors, [112, 98]).allSatisfy { abs(Int($0.green) - $1) <= 3 })
    #expect(zip(colors, [225, 197]).allSatisfy { abs(Int($0.blue) - $1) <= 8 })
  }

  /// The guideline's flexible height: the same radius and padding, whatever the height.
  @Test func twoLinesMakeItTallerAndNothingElse() {
    let one = macos(PushButton("Import").with(\.lineLimit, 2)).size
    let two = macos(PushButton("Import\nImport").with(\.lineLimit, 2)).size
    let three = macos(PushButton("Import\nImport\nImport").with(\.lineLimit, nil)).size
    #expect(one.width == two.width && two.width == three.width)
    #expect(abs((three.height - two.height) - (two.height - one.height)) <= 0.5)
    #expect(two.height > one.height)
  }

  @Test func tallIconsAndHeightsOfTheirOwnAreKept() {
    let icon = PushButton("Photos", symbol: "photo").with(\.symbolSize, 28).with(\.symbolPlacement, .top)
    #expect(macos(icon).size.height > 40)
    let bevel = PushButton("Bevel").with(\.height, 68).with(\.width, 194)
    #expect(macos(bevel).size == Size(width: 194, height: 68))
  }

  /// Measured: a default button has the accent, and only in the active window.
  @Test func titlesAreWhiteOnATint() {
    let primary = save.role(.primary)
    for tinted in [primary, save.with(\.isOn, true), save.state(.selected), save.with(\.tint, .token(.red))] {
      #expect(macos(tinted).texts == [color(.onTint)])
    }
    #expect(macos(save).texts == [color(.label)])
    #expect(macos(primary) { $0.isWindowActive = false }.texts == [color(.label)])
    #expect(macos(PushButton("Erase").role(.destructive)).texts == [color(.red)])
    #expect(macos(primary.disabled()).texts == [color(.tertiaryLabel)])
  }

  /// Measured: shadows of a tinted bezel take its tint, and bezels of macOS 26 have none.
  @Test func shadowsFollowTheBezel() {
    let tint = color(.accent)
    #expect(macos(save.role(.primary)).shadows.allSatisfy { $0.color.green > 0 })
    #expect(macos(save).shadows.allSatisfy { $0.color.opaque != tint })
    #expect(!macos(save).shadows.isEmpty)
    #expect(macos(save, .glass).shadows.isEmpty)
    #expect(macos(save.role(.primary), .glass).fills.contains { $0.color == tint })
  }

  /// Measured at 1x (`mac26-push`, `mac26-push-dark`): (229) on 247 and (53) on (37).
  @Test(arguments: [(Appearance.light, 247.0, 229.0), (.dark, 37, 53)])
  func bezelsOfMacOS26AreTranslucent(appearance: Appearance, ground: Double, shown: Double) throws {
    let drawn = macos(save, .glass) { $0.appearance = appearance }
    let fill = try #require(drawn.fills.first?.color)
    let part = Double(fill.alpha) / 255
    #expect(abs(ground + (Double(fill.red) - ground) * part - shown) <= 1)
  }

  /// Measured at 1x (`mac26-push`): a baseline 18 below the top of a bezel of 26, which is 17 in one of 24.
  @Test(arguments: [(nil, 17.0), (26, 18)] as [(Double?, Double)], [1.0, 2])
  func baselinesOfMacOS26AreFiveBelowTheMiddle(bezel: (Double?, Double), scale: Double) {
    let drawn = Drawn(save.with(\.height, bezel.0), .macos, era: .glass, scale: scale)
    #expect(drawn.baselines.count == 1 && drawn.baselines.allSatisfy { abs($0 - bezel.1) < 0.4 })
  }

  /// Measured at 1x (`mac12-textfields-focus`): the ring is (0, 103, 244) at one half, not the accent.
  @Test func theFocusRingHasItsOwnColour() {
    let ring = macos(save.state(.focused)).strokes.last?.color
    #expect(ring == color(.fieldFocusRing))
    let red = macos(save.state(.focused).with(\.tint, .token(.red))).strokes.last?.color
    #expect(red?.opaque == color(.red))
  }

  /// `mac26-dialog-buttons`, 1x: 3 pixels around the bezel and one over it.
  @Test func theFocusRingOfMacOS26ReachesOverTheEdge() {
    #expect(macos(save.state(.focused), .glass).strokes.last?.width == 4)
    #expect(macos(save.state(.focused)).strokes.last?.width == 3)
  }

  /// `mac12-alert`, 1x: stems of 1.55 pixels in a large button; `mac12-pushonoff`: 1.31.
  @Test func largeTitlesOfMacOS12AreMedium() {
    func weights(_ size: ControlSize, _ era: Era) -> [Int] {
      macos(save.with(\.size, size), era).operations.compactMap {
        if case .glyphs(let run, _, _) = $0 { run.face.weight } else { nil }
      }
    }
    #expect(weights(.large, .classic) == [500] && weights(.medium, .classic) == [400])
    #expect(weights(.large, .glass) == [400])
  }

  @Test func theFocusRingIsGoneWithTheWindowsFocus() {
    let focused = save.state(.focused)
    #expect(macos(focused).strokes.count == macos(save).strokes.count + 1)
    #expect(macos(focused) { $0.isWindowActive = false }.strokes.isEmpty)
  }

  @Test func titleAndStateAreExposed() {
    let environment = Environment(theme: .macos)
    #expect(
      save.with(\.isOn, true).disabled().accessibility(in: environment)
        == Accessibility(label: "Save", traits: [.button, .selected, .notEnabled]))
    #expect(PushButton().warnings(in: environment) == [.emptyTitle(element: "push-button")])
    #expect(PushButton(symbol: "trash").warnings(in: environment).isEmpty)
  }
}

@Suite struct HelpButtonTests {
  /// Measured: 20 x 20 on macOS 12; on macOS 26 the height of its push button.
  @Test(arguments: [(Era.classic, 20.0), (.glass, 24)])
  func itHasOneSize(era: Era, side: Double) {
    let drawn = Drawn(HelpButton(), .macos, era: era)
    #expect(drawn.size == Size(width: side, height: side) && drawn.texts.count == 1)
  }

  /// Measured at 2x (`mac-help-button`): a circle, a line of (234) inside the edge and one shadow.
  @Test func itsEdgeIsThePlatforms() {
    let drawn = Drawn(HelpButton(), .macos)
    #expect(drawn.cornerRadius == 10)
    #expect(drawn.strokes.map(\.color.alpha) == [21] && drawn.strokes.map(\.width) == [0.5])
    #expect(drawn.shadows.map(\.offset.y) == [-0.5])
  }

  /// Derived: the question mark of macOS 26 is as large in its circle, and as gray, as that of macOS 11 to 15.
  @Test func itsMarkGrowsWithIt() {
    let (old, new) = (HelpButtonMetrics.standard[.macos], HelpButtonMetrics.standard[.macosGlass])
    #expect(abs(new.markSize / new.diameter - old.markSize / old.diameter) < 0.01)
    #expect(new.markOpacity == old.markOpacity)
  }

  @Test func pressingCoversItUnlessItIsDisabled() {
    func count(_ state: ControlState) -> Int { Drawn(HelpButton().state(state)).fills.count }
    #expect(count(.highlighted) == count(.normal) + 1)
    #expect(count([.highlighted, .disabled]) == count(.normal))
  }
}

@Suite struct ImageButtonTests {
  /// The guidelines ask for about 10 points around the image.
  @Test func thereAreTenPointsAroundTheImage() throws {
    let drawn = Drawn(ImageButton("folder"), .macos)
    let image = try drawn.frame("symbol")
    #expect(image.minX == 10 && abs(drawn.size.width - image.maxX - 10) < 0.5)
    #expect(image.minY >= 10)
  }

  /// Measured at 1x: the chosen item of a toolbar is (238.5) on 252 (`mac11-settings-toolbar`), arrows of a disabled
  /// button of macOS 26 are (176) on (235), 30 % of the label (`mac26-openpanel-sidebar`).
  @Test func statesAreThePlatforms() {
    let on = ImageButton("star.fill", behavior: .toggle).with(\.isOn, true)
    #expect(Drawn(on, .macos).fills.contains { $0.color.alpha == 14 })
    let disabled = Drawn(ImageButton("folder").disabled(), .macos, era: .glass)
    #expect(disabled.layers.contains { abs($0.opacity - 0.3) < 1e-9 })
  }

  @Test func labelsOfImagesOfOneSizeMeet() {
    let heights = ["folder", "star.fill", "minus"].map {
      Drawn(ImageButton($0, title: "Open"), .macos).size.height
    }
    #expect(Set(heights).count == 1)
    #expect(Drawn(ImageButton("folder"), .macos).size.height < heights[0])
  }

  @Test func onlyTogglesStayOn() {
    func symbols(_ button: ImageButton) -> [Color] { Drawn(button, .macos).symbols }
    let toggle = ImageButton("star.fill", behavior: .toggle).with(\.isOn, true)
    #expect(symbols(toggle) == [.token(.accent, .macos)])
    #expect(symbols(ImageButton("star.fill").with(\.isOn, true)) != [.token(.accent, .macos)])
    #expect(symbols(ImageButton("star.fill", behavior: .popUp)).count == 2)
    #expect(toggle.exposed.value == "on")
  }

  @Test func itsLabelIsItsTitleOrItsImage() {
    #expect(ImageButton("folder", title: "Open").exposed.label == "Open")
    #expect(ImageButton("folder").exposed.label == "folder")
  }
}

@Suite struct GradientButtonTests {
  @Test func itIsASquareAndWiderWithAMenu() {
    let push = Drawn(GradientButton("plus"), .macos)
    #expect(push.size.width == push.size.height)
    let menu = Drawn(GradientButton("plus", behavior: .popUp), .macos)
    #expect(menu.size.width > push.size.width && menu.symbols.count == 2)
  }

  /// Derived: on macOS 26 it is as high as push and pop-up buttons, and as flat: (236) on white, (53) in the dark.
  @Test func onMacOS26ItIsLikeOtherButtons() {
    #expect(Drawn(GradientButton("plus"), .macos, era: .glass).size == Size(width: 24, height: 24))
    let look = ColorToken.gradientFill.standard(for: .macos, era: .glass)
    #expect(look.light.red == 236 && look.dark.red == 53)
    #expect(ColorToken.gradientFillEnd.standard(for: .macos, era: .glass) == look)
  }

  @Test func onlyTogglesStayOn() {
    func isOn(_ button: GradientButton) -> Bool {
      Drawn(button, .macos).fills.contains { $0.color == .token(.gradientOn, .macos) }
    }
    let toggle = GradientButton("eye", behavior: .toggle)
    #expect(isOn(toggle.with(\.isOn, true)) && isOn(toggle.state(.selected)))
    #expect(!isOn(toggle) && !isOn(GradientButton("eye").with(\.isOn, true)))
    let exposed = toggle.with(\.isOn, true).exposed
    #expect(exposed.label == "eye" && exposed.value == "on" && exposed.traits == [.toggleButton, .selected])
    #expect(exposed.isLabelGuessed)
  }

  /// Neighbours lie a pixel over each other, so that the line between them is as thin as the others.
  @Test func buttonsOfABarShareTheirEdges() throws {
    let bar = GradientBar(width: 200) {
      GradientButton("plus")
      GradientButton("minus")
    }
    let drawn = Drawn(bar, .macos)
    #expect(drawn.size == Size(width: 200, height: 23))
    let buttons = drawn.frames("gradient-button")
    try #require(buttons.count == 2)
    #expect(buttons[1].minX == buttons[0].maxX - 0.5)
  }

  @Test func aBarWithoutAWidthTakesAllThereIs() {
    #expect(Drawn(GradientBar { GradientButton("plus") }, .macos, width: 300).size.width == 300)
  }
}
