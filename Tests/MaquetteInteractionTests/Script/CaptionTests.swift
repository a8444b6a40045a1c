import MaquetteCollections
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import MaquetteInteraction
import Testing

/// Captions say what a person does with what the platform has: a finger or a pointer.
@Suite("Captions") struct CaptionTests {
  private let steps: [ScriptStep] = [
    .tap("wifi"), .tap("wifi", count: 2), .tap("wifi", count: 3), .press("wifi"),
    .move(by: ScriptPair(x: 5, y: 0)),
    .release, .press("wifi"), .cancel, .hover("wifi"), .secondaryClick("wifi"),
  ]

  private func captions(_ platform: Platform) -> [String] {
    let mockup = Mockup(
      Switch().accessibility(AccessibilityAttributes(label: "Wi-Fi")).id("wifi"),
      environment: Environment(theme: .standard(for: platform, era: .classic)))
    return ScriptRun(Script(steps), on: mockup).results.map(\.caption)
  }

  @Test("fingers tap, lift and are cancelled") func fingers() {
    #expect(
      captions(.ios) == [
        "Tap on Wi-Fi: on", "Double tap on Wi-Fi", "Tap on Wi-Fi 3 times: off", "Press Wi-Fi",
        "Move the finger 5 right", "Lift the finger from Wi-Fi: on", "Press Wi-Fi",
        "Cancel the touch of Wi-Fi",
        "Point at Wi-Fi", "Secondary click on Wi-Fi",
      ])
  }

  @Test("pointers click, and their button is released") func pointers() {
    #expect(
      captions(.macos) == [
        "Click Wi-Fi: on", "Double-click Wi-Fi", "Click Wi-Fi 3 times: off", "Press Wi-Fi",
        "Move the pointer 5 right", "Release Wi-Fi: on", "Press Wi-Fi",
        "Cancel the click of Wi-Fi",
        "Point at Wi-Fi", "Secondary-click Wi-Fi",
      ])
  }

  @Test("keys that move through a menu have the names of a keyboard")
  func menuKeys() {
    let steps: [ScriptStep] = [.key(.down, count: 2), .key(.return), .key(.escape)]
    #expect(
      ScriptRun(Script(steps), on: Mockup(Switch())).results.map(\.caption) == [
        "Press Down Arrow 2 times", "Press Return", "Press Escape",
      ])
  }

  @Test("keys of a keyboard are named") func keys() {
    var screen = Screen()
    screen.children = [TextField("Name").id("name")]
    let run = ScriptRun(
      Script([.tap("name"), .tap("key-h"), .tap("key-i"), .press("key-space"), .release, .tap("key-return")]),
      on: Mockup(screen, padding: .zero))
    #expect(
      run.results.map(\.caption).dropFirst() == [
        "Tap H", "Tap i", "Press space", "Lift the finger from space", "Tap return",
      ])
  }
}
