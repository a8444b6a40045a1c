import MaquetteControlKit
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import TestSupport
import Testing

@Suite struct ToggleButtonTests {
  private let blue = Color(red: 0, green: 122, blue: 255)
  private let bell = ToggleButton("bell", isOn: true)

  /// The colours of the surface and of the symbol.
  private func colors(_ element: any Element) -> (surface: Color?, symbol: Color?) {
    let drawn = Drawn(element, scale: 3)
    return (drawn.fills.last?.color, drawn.symbols.last)
  }

  @Test func aSurfaceAppearsWhenItIsOn() {
    #expect(colors(ToggleButton("bell")) == (nil, blue))
    #expect(colors(bell) == (blue.opacity(0.18), blue))
    #expect(colors(ToggleButton("bell").with(\.state, .selected)).surface == blue.opacity(0.18))
    #expect(colors(bell.with(\.style, .filled)) == (blue, .white))
  }

  /// Nothing moves when it is switched, and it is as high as a button with a title.
  @Test(arguments: [ControlSize.mini, .small, .medium, .large])
  func sizesAreThoseOfButtons(size: ControlSize) {
    let on = Drawn(ToggleButton("trash", isOn: true).with(\.size, size), scale: 3).size
    #expect(on == Drawn(ToggleButton("trash").with(\.size, size), scale: 3).size)
    #expect(on.height == Drawn(Button("Play").style(.tinted).size(size), scale: 3).size.height)
  }

  @Test func tintAndCornersCanBeChosen() {
    let button = ToggleButton("heart.fill", isOn: true).with(\.tint, .token(.red)).with(\.cornerRadius, 3)
    #expect(colors(button).symbol == Color(red: 255, green: 59, blue: 48))
    #expect(Drawn(button).cornerRadius == 3)
  }

  @Test func itsSymbolCanHaveASizeOfItsOwn() throws {
    let own = try Drawn(ToggleButton("trash"), scale: 3).frame("symbol").height
    let twice = try Drawn(ToggleButton("trash").with(\.symbolSize, 34), scale: 3).frame("symbol").height
    #expect(abs(twice / own - 2) < 0.1)
  }

  @Test func aTitleStandsBesideTheSymbolAndIsTheLabel() throws {
    let button = bell.with(\.title, "Notify")
    let drawn = Drawn(button, scale: 3)
    #expect(try drawn.frame("label").minX > drawn.frame("symbol").maxX)
    #expect(button.exposed.label == "Notify")
  }

  /// A circle is as wide as it is high: as high as the button, or as wide as is said.
  @Test(arguments: [Era.classic, .glass])
  func shapes(era: Era) {
    func size(_ change: (inout ToggleButton) -> Void) -> Size {
      var button = bell
      change(&button)
      return Drawn(button, .ios, era: era, scale: 3).size
    }
    let plain = size { _ in }
    #expect(size { $0.shape = .circle } == Size(width: plain.height, height: plain.height))
    #expect(
      size {
        $0.shape = .circle
        $0.width = 26
      } == Size(width: 26, height: 26))
    #expect(size { $0.shape = .capsule } == plain)
    #expect(size { ($0.width, $0.height) = (80, 50) } == Size(width: 80, height: 50))
  }

  /// AppKit's push-on, push-off button: a bezel, in the accent while it is on.
  @Test func onMacOSItIsAPushButton() {
    func list(_ element: any Element) -> [Color] { Drawn(element, .macos, scale: 2).fills.map(\.color) }
    var push = PushButton(symbol: "bell")
    #expect(list(ToggleButton("bell")) == list(push))
    push.isOn = true
    #expect(list(bell) == list(push))
    #expect(list(bell.with(\.shape, .circle)) != list(push))
  }

  @Test func aDisabledOneLosesItsTint() {
    let disabled = Drawn(bell) { $0.isEnabled = false }
    #expect(disabled.symbols.last == Color(red: 60, green: 60, blue: 67, alpha: 77))
  }

  @Test func aMissingSymbolIsAWarning() {
    #expect(!Drawn(ToggleButton()).warnings.isEmpty)
  }

  @Test func nameAndValueAreExposed() {
    let exposed = bell.with(\.accessibilityLabel, "Notify").exposed
    #expect(exposed.label == "Notify" && exposed.value == "on")
    #expect(exposed.traits == [.toggleButton, .selected])
    #expect(ToggleButton("bell").exposed.label == "bell")
  }

  /// SwiftUI's spelling: the title, then the switch at the far end of the room there is.
  @Test func aToggleIsATitleAndASwitch() throws {
    let drawn = Drawn(Toggle("Wi-Fi", isOn: true).style(.switch), width: 200)
    #expect(try drawn.frame("label").minX == 0)
    #expect(try drawn.frame("switch").maxX == 200)
    #expect(colors(Toggle("Wi-Fi", isOn: true).style(.button)).surface == blue.opacity(0.18))
  }
}
