import MaquetteCollections
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import TestSupport
import Testing

@Suite struct WindowTests {
  private func draw(_ style: Window.Style = .window, isActive: Bool = true, _ children: any Element...)
    -> Drawn
  {
    let window = Window("General", style: style) { children }.with(\.width, 300)
    return Drawn(window, .macos) { $0.isWindowActive = isActive }
  }

  @Test(arguments: [(Window.Style.window, 108.0), (.sheet, 80), (.dialog, 80)])
  func onlyWindowsHaveATitleBar(style: Window.Style, height: Double) {
    #expect(draw(style, Spacer(minLength: 40)).size.height == height)
    #expect(draw(.sheet).texts.isEmpty)
  }

  @Test func aToolbarComesBesideTheTitleHoweverItIsWrapped() {
    let plain = draw(.window, Toolbar { PushButton("Add") }).size
    let content = draw(.window, PushButton("Add")).size
    #expect(plain == draw(.window, Toolbar { PushButton("Add") }.id("bar")).size)
    #expect(plain.height == 52 + 40 && content.height == 28 + 40 + 20)
  }

  @Test func buttonsLoseTheirColoursWithTheFocus() {
    let close = Color.token(.windowClose, .macos)
    #expect(draw().fills.contains { $0.color == close })
    let inactive = draw(isActive: false)
    #expect(!inactive.fills.contains { $0.color == close })
    #expect(inactive.texts == [.token(.tertiaryLabel, .macos)])
  }

  /// One Gaussian fits the shadows of `mac12-tabview`, its dark variant and `mac11-settings-toolbar`.
  @Test(arguments: [(Appearance.light, UInt8(102)), (.dark, 179)])
  func theShadowIsThePlatforms(appearance: Appearance, alpha: UInt8) throws {
    let drawn = Drawn(Window("General") { Spacer(minLength: 40) }, .macos) { $0.appearance = appearance }
    let shadow = try #require(drawn.shadows.first)
    #expect(shadow.sigma == 19.6 && shadow.offset.y == 18 && shadow.color.alpha == alpha)
  }

  /// `mac12-tabview` at 1x: a title of (74) on (251), 201 in the line below; in the dark (161) on (48), and black.
  @Test(arguments: [(Appearance.light, 251.0, 74.0, 201.0), (.dark, 48, 161, 0)])
  func titleAndLineAreThePlatforms(appearance: Appearance, bar: Double, title: Double, line: Double) {
    var environment = Environment(theme: .macos)
    environment.appearance = appearance
    func shown(_ token: ColorToken) -> Double {
      let color = environment.color(token)
      return bar + (Double(color.red) - bar) * Double(color.alpha) / 255
    }
    #expect(abs(shown(.windowTitle) - title) <= 1 && abs(shown(.windowLine) - line) <= 1)
    #expect(environment.color(.windowClose) == Color(red: 255, green: 95, blue: 87))
  }

  /// `mac26-dialog-buttons`, `mac26-tabview` at 1x: a title 84 from the edge with a baseline at 21; `mac12-tabview`: in the
  /// middle.
  @Test func titlesOfMacOS26BeginAtTheButtons() throws {
    let window = Window("General") { Spacer(minLength: 40) }.with(\.width, 300)
    let drawn = Drawn(window, .macos, era: .glass, scale: 1)
    #expect(try drawn.frame("label").minX == 84)
    #expect(drawn.baselines.map { $0.rounded() } == [21])
    #expect(abs(try Drawn(window, .macos).frame("label").center.x - 150) <= 0.5)
  }

  /// `mac26-groupbox` at 1x: buttons of 14, 9 from the corner's sides and 23 apart, in colours of their own.
  @Test func buttonsOfMacOS26AreThePlatforms() {
    let window = Window("General") { Spacer(minLength: 40) }.with(\.width, 300)
    let drawn = Drawn(window, .macos, era: .glass, scale: 1)
    let colors = [
      Color(red: 255, green: 92, blue: 95), Color(red: 250, green: 200, blue: 0),
      Color(red: 52, green: 199, blue: 89),
    ]
    let buttons = colors.flatMap { drawn.frames(filledWith: $0) }
    #expect(buttons.map(\.minX) == [9, 32, 55])
    #expect(buttons.allSatisfy { $0.minY == 9 && $0.width == 14 })
  }

  @Test func aBoxHasTheSizeOfItsContentOrItsOwn() {
    #expect(Drawn(GroupBox { Spacer(minLength: 30) }, .macos).size.height == 50)
    let wide = Drawn(GroupBox("Startup") { PushButton("Add") }.with(\.width, 200), .macos)
    #expect(wide.size.width == 200 && wide.texts.count == 2)
  }

  @Test func aColumnWithoutAToolbarHasNone() throws {
    let window = Window("Photos") {
      Toolbar { PushButton("Add") }
      SplitView {
        Text("Places")
        Text("Days")
        Text("Photo")
      }
    }.with(\.width, 1200).with(\.height, 400)
    for era in [Era.classic, .glass] {
      #expect(Drawn(window, .macos, era: era).frames(Toolbar.name).count == 1)
    }
    // All that there is goes back.
    #expect(draw(.window, Toolbar { PushButton(symbol: "chevron.backward") }).frames(Toolbar.name).count == 1)
  }

  /// As on the platform: the buttons that go back and forward, the title, then the other buttons.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func theTitleStandsAfterTheBackButton(direction: LayoutDirection) throws {
    let window = Window("Photos") {
      Toolbar {
        PushButton(symbol: "chevron.backward")
        PushButton(symbol: "plus")
      }
    }.with(\.width, 300)
    let drawn = Drawn(window, .macos) { $0.direction = direction }
    let buttons = drawn.frames(PushButton.name)
    let title = try drawn.frame("label")
    #expect(buttons.count == 2)
    let places = [buttons[0].center.x, title.center.x, buttons[1].center.x]
    #expect(direction == .leftToRight ? places == places.sorted() : places == places.sorted(by: >))
  }
}
