import MaquetteControlKit
import MaquetteElements
import TestSupport
import Testing

@testable import MaquetteControls

/// A button of macOS without a style: the platform's push button.
@Suite struct MacButtonTests {
  private func macos(_ element: any Element, _ era: Era) -> Drawn { Drawn(element, .macos, era: era) }

  @Test(arguments: [ControlSize.mini, .small, .medium, .large], Era.allCases)
  func aButtonWithoutAStyleIsAPushButton(size: ControlSize, era: Era) {
    for role in ButtonRole.allCases {
      for state in [ControlState.normal, .highlighted, .focused, .selected, .disabled] {
        let button = Button("Share", symbol: "trash").role(role).size(size).state(state)
        let push = PushButton("Share", symbol: "trash").role(role).with(\.size, size).state(state)
        #expect(macos(button, era).operations == macos(push, era).operations)
      }
    }
  }

  @Test func aSmallButtonIsHigherThanAMiniOne() {
    let heights = [ControlSize.mini, .small].map { macos(Button("A").size($0), .classic).size.height }
    #expect(heights == [13, 16])
  }

  @Test(arguments: ButtonStyle.allCases)
  func aButtonWithAStyleHasNoBezel(style: ButtonStyle) {
    #expect(macos(Button("A").style(style), .classic).nodes("bezel").isEmpty)
  }

  @Test func whatHasALineOrCornersOfItsOwnHasNoBezel() {
    for button in [
      Button("A").with(\.cornerRadius, 4), Button("A").with(\.borderWidth, 1),
      Button("A").with(\.borderColor, .token(.red)),
    ] {
      #expect(macos(button, .classic).nodes("bezel").isEmpty)
    }
    #expect(macos(Button("A"), .classic).nodes("bezel").count == 1)
    #expect(Drawn(Button("A"), .ios).nodes("bezel").isEmpty)
  }

  /// What push buttons do not have is drawn on the bezel all the same.
  @Test func nothingOfAButtonIsLost() throws {
    let two = macos(Button("Import", subtitle: "From a camera"), .classic)
    #expect(two.nodes("label").count == 2 && two.size.height > 20)
    let busy = macos(Button("Save").busy("Saving"), .classic)
    #expect(busy.nodes("activity-indicator").count == 1)
    #expect(busy.size.height == 20)
    let spread = macos(Button("A", symbol: "trash").with(\.symbolSpacing, 30), .classic)
    #expect(try spread.frame("label").minX - spread.frame("symbol").maxX == 30)
    let inset = macos(Button("A").with(\.contentInsets, Insets(all: 20)), .classic)
    #expect(try inset.frame("label").minX == 20)
  }

  @Test func itSaysWhatAButtonSays() throws {
    let exposed = try #require(macos(Button("Save").state(.selected), .classic).accessibility)
    #expect(exposed.label == "Save")
    #expect(exposed.traits.contains(.button) && exposed.traits.contains(.selected))
  }
}
