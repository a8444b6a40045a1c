import MaquetteControlKit
import MaquetteCollections
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import TestSupport
import Testing

/// The controls of macOS 10.10 to 10.15. Measured numbers are of a push button of 10.14 on white at 2x (`mac1014-push`);
/// published ones are of WebKit's `RenderThemeMac.mm` of that time, of react-desktop (10.11), or of Tk (10.14).
@Suite struct MacOS10Tests {
  private let save = PushButton("Save")

  private func draw(
    _ element: any Element, _ appearance: Appearance = .light, isActive: Bool = true, era: Era = .ios7
  ) -> Drawn {
    Drawn(element, .macos, era: era) {
      $0.appearance = appearance
      $0.isWindowActive = isActive
    }
  }

  @Test func itIsAThemeOfItsOwn() {
    #expect(Theme.allStandard.count == 7)
    let theme = Theme.standard(for: .macos, era: .ios7)
    #expect(theme.platform == .macos && theme.era == .ios7)
    #expect(Platform.macos.eras == [.classic, .ios7, .glass])
    #expect(Theme.standard(for: .watchos, era: .ios7).era == .classic)
  }

  /// What has no look of its own has that of macOS 11 to 15, not that of iOS 7.
  @Test func missingLooksAreThoseOfMacOS() {
    for token in [ColorToken.green, .separator, .switchTrack, .fieldBorder] {
      #expect(token.standard(for: .macos, era: .ios7) == token.standard(for: .macos, era: .classic))
    }
    for control in [ContactAddButton(), PageControl(), TextField(text: "Red"), ProgressView(0.4)]
      as [any Element]
    {
      #expect(draw(control).operations == draw(control, era: .classic).operations)
    }
  }

  /// WebKit: 21, 18 and 15; 21 is measured.
  @Test(arguments: [(ControlSize.mini, 15.0), (.small, 18), (.medium, 21)])
  func bezelsAreHigher(size: ControlSize, height: Double) {
    let buttons: [any Element] = [
      save.with(\.size, size), PopUpButton("Red").with(\.size, size),
      SegmentedControl(["Red", "Blue"]).with(\.size, size),
    ]
    for button in buttons { #expect(draw(button).size.height == height) }
    #expect(draw(ComboBox("Red")).size.height == 21 && draw(HelpButton()).size == Size(width: 21, height: 21))
  }

  /// Measured: a line of 1 that is 222 at the top, so black of 13 %, a white face inside it, and a shadow that makes the
  /// line 195 and the points below it 244 and 254.
  @Test func aLineOfOnePointLiesAroundTheFace() throws {
    let drawn = draw(save.with(\.width, 65))
    let face = try #require(drawn.fills.first)
    #expect(face.rect == Rect(x: 1, y: 1, width: 63, height: 19) && face.color == .white)
    let line = try #require(drawn.strokes.first)
    #expect(line.width == 1 && line.color == Color(red: 0, green: 0, blue: 0, alpha: 33))
    let shadow = try #require(drawn.shadows.first)
    #expect(drawn.shadows.count == 1 && shadow.offset.y == 1.35 && shadow.sigma == 0.45)
  }

  /// Measured: the same title makes a button 65 wide that is 69 wide on macOS 11 (`mac11-push-pushme`), and its baseline
  /// is 14.5 below the top.
  @Test func theTitleIsNearerToTheLine() {
    let button = PushButton("Push Me")
    #expect(draw(button, era: .classic).size.width - draw(button).size.width == 4)
    #expect(draw(button).baselines.allSatisfy { abs($0 - 14.5) < 0.25 })
  }

  /// react-desktop: a default button from (108, 179, 250) to (8, 126, 255), in a line to (1, 92, 255); Tk: (23, 111, 232)
  /// to (20, 94, 206) in dark appearance.
  @Test(arguments: [(Appearance.light, 179, 126, 92), (.dark, 111, 94, 73)])
  func defaultButtonsAreGradients(appearance: Appearance, top: Int, bottom: Int, edge: Int) throws {
    let gradients = draw(save.role(.primary), appearance).gradients
    #expect(gradients.count == 2)
    let greens = gradients.map { $0.map { Int($0.green) } }
    let (line, face) = try (#require(greens.first), #require(greens.last))
    #expect(zip(face, [top, bottom]).allSatisfy { abs($0 - $1) <= 4 })
    #expect(line.last.map { abs($0 - edge) <= 4 } == true)
  }

  /// Later systems darken a pressed button; here it has the tint (react-desktop, Tk).
  @Test func aPressedButtonHasTheTint() {
    #expect(draw(save.state(.highlighted)).texts == [.token(.onTint, .macos)])
    #expect(draw(save.state([.highlighted, .disabled])).texts == [.token(.tertiaryLabel, .macos)])
    #expect(draw(save.state(.highlighted), era: .classic).texts == [.token(.label, .macos)])
  }

  /// Tk: a cap of 16 and the line, as high as the button, with arrowheads of 7; WebKit: the title 8 from the edge.
  @Test(arguments: [PopUpButton("Red") as any Element, PullDownButton("Red"), ComboBox("Red")])
  func theCapIsTheEndOfTheBezel(button: any Element) throws {
    let drawn = draw(button)
    let arrows = try drawn.frame("arrows")
    #expect(abs(arrows.center.x - (drawn.size.width - 8.5)) <= 0.25)
    #expect(drawn.gradients.count == 2)
    #expect(drawn.arrowheads.allSatisfy { abs($0.width - 7) < 1e-9 })
    #expect(draw(button, isActive: false).gradients.isEmpty)
  }

  /// Tk: the selected part of a bezel has the blue of a default button, and is gray in a window behind.
  @Test func theSelectedSegmentIsATintedPartOfTheBezel() throws {
    let control = SegmentedControl(["Red", "Blue"], selected: 1)
    let drawn = draw(control)
    let (white, label) = (Color.token(.onTint, .macos), Color.token(.label, .macos))
    #expect(drawn.texts == [label, white])
    #expect(draw(control, isActive: false).texts == [label, label])
    let blue = try #require(draw(save.role(.primary)).gradients.last)
    #expect(drawn.gradients.last == blue)
    let behind = try #require(draw(control, isActive: false).gradients.last)
    #expect(behind.allSatisfy { $0.red == $0.green && $0.green == $0.blue })
  }

  /// WebKit: 14, 12 and 10, with the bezel's line inside.
  @Test(arguments: [(ControlSize.mini, 10.0), (.small, 12), (.medium, 14)])
  func boxesAreSmallBezels(size: ControlSize, side: Double) throws {
    for box in [Checkbox("").with(\.size, size), Radio("").with(\.size, size)] as [any Element] {
      let drawn = draw(box)
      #expect(drawn.size == Size(width: side, height: side))
      #expect(drawn.strokes.map(\.width) == [1])
      #expect(drawn.fills.first?.rect == Rect(x: 1, y: 1, width: side - 2, height: side - 2))
    }
    #expect(draw(Checkbox("", value: .on)).gradients.count == 2)
  }

  /// WebKit: marks of 1 x 3, 9 from the middle of the track.
  @Test func marksOfSlidersAreShort() throws {
    let fills = draw(Slider(0).with(\.width, 150).with(\.ticks, 3)).fills
    let track = try #require(fills.first?.rect)
    let marks = fills.map(\.rect).filter { $0.size == Size(width: 1, height: 3) }
    #expect(marks.count == 3 && marks.allSatisfy { abs($0.center.y - track.center.y - 9) <= 0.5 })
  }

  /// Tk: arrowheads 5 wide between the middles of their ends, 3.25 from the middle, and no line between them.
  @Test func steppersHaveNoLine() {
    let drawn = draw(Stepper(5))
    #expect(drawn.size == Size(width: 15, height: 23))
    let arrows = drawn.arrowheads.map(\.center.y)
    #expect(arrows.count == 2 && zip(arrows, [8.25, 14.75]).allSatisfy { abs($0 - $1) <= 0.25 })
    #expect(drawn.fills.filter { $0.rect.height > 0 }.map(\.color) == [.white])
  }

  /// As on iOS 7, in the size of macOS.
  @Test func spinnersHaveTwelveSpokes() {
    let drawn = draw(ActivityIndicator())
    #expect(drawn.size == Size(width: 16, height: 16) && drawn.fills.count == 12)
  }

  @Test func disclosureTrianglesAreFilled() {
    let closed = draw(DisclosureTriangle())
    #expect(closed.symbols.isEmpty && closed.fills.map(\.rect.size) == [Size(width: 8, height: 9)])
    #expect(draw(DisclosureTriangle("", isOpen: true)).fills.map(\.rect.size) == [Size(width: 9, height: 8)])
  }

  /// react-desktop: a title bar of 22 from (231) to (209), corners of 5.
  @Test func titleBarsAreLowGradients() {
    let window = Window("General") { Spacer(minLength: 40) }.with(\.width, 300)
    let drawn = draw(window)
    #expect(drawn.size.height == 22 + 80)
    #expect(drawn.gradients.map { $0.map(\.red) } == [[231, 209]])
    #expect(drawn.clips.contains { $0.radii.topLeft == 5 })
    #expect(draw(window, isActive: false).gradients.isEmpty)
  }
}
