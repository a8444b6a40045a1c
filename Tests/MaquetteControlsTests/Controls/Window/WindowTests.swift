import MaquetteControls
import MaquetteGraphics
import Testing

@Suite struct WindowTests {
  private func macos(_ element: any Element, change: (inout Environment) -> Void = { _ in }) -> DrawnParts {
    DrawnParts(element) {
      $0.platform = .macos
      change(&$0)
    }
  }

  private func window(_ style: Window.Style, _ children: any Element...) -> Window {
    var window = Window("General", style: style) { children }
    window.width = 300
    return window
  }

  @Test func onlyWindowsHaveATitleBar() throws {
    let heights = [Window.Style.window, .sheet, .dialog].map {
      macos(window($0, Spacer(minLength: 40))).size.height
    }
    #expect(heights == [108, 80, 80])
    #expect(macos(window(.sheet)).texts.isEmpty)
  }

  @Test func aToolbarComesBesideTheTitleHoweverItIsWrapped() {
    let plain = macos(window(.window, Toolbar { PushButton("Add") }))
    let wrapped = macos(window(.window, Toolbar { PushButton("Add") }.id("bar")))
    let content = macos(window(.window, PushButton("Add")))
    #expect(plain.size == wrapped.size)
    #expect(plain.size.height == 52 + 40 && content.size.height == 28 + 40 + 20)
  }

  @Test func buttonsLoseTheirColoursWithTheFocus() {
    let environment = Environment(theme: .macos)
    let close = environment.color(.windowClose)
    #expect(macos(window(.window)).fills.contains { $0.color == close })
    let inactive = macos(window(.window)) { $0.isWindowActive = false }
    #expect(!inactive.fills.contains { $0.color == close })
    #expect(inactive.texts == [environment.color(.tertiaryLabel)])
  }

  @Test func aBoxIsAsLargeAsItsContentOrAsItIsTold() {
    let box = GroupBox { Spacer(minLength: 30) }
    #expect(macos(box).size.height == 50)
    var wide = GroupBox("Startup") { PushButton("Add") }
    wide.width = 200
    #expect(macos(wide).size.width == 200)
    #expect(macos(wide).texts.count == 2)
  }
}
