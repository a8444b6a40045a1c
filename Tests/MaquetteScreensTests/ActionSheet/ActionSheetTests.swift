@testable import MaquetteControlKit
@testable import MaquetteControls
@testable import MaquetteScreens
import MaquetteElements
import MaquetteGraphics
import TestSupport
import Testing

/// Action sheets, by the measures of pictures.
@Suite("Action sheets") struct ActionSheetTests {
  private let phone = Device.named("iphone-15") ?? Device.all[0]

  private func choices() -> ActionSheet {
    ActionSheet("Choose action") {
      Button("Cancel").role(.cancel)
      Button("Continue")
      Button("Delete").role(.destructive)
    }
  }

  private func on(_ device: Device, _ overlay: any Element, era: Era = .classic) -> Drawn {
    Drawn(Screen(device) { overlay }, .ios, era: era)
  }

  /// An action sheet of iOS 16 at 3x: 8 from the edges, rows of 57, 8 above the row that cancels, above the home area of 34.
  @Test("an action sheet has the places of the picture") func actionSheet() throws {
    let drawn = on(phone, choices())
    let rows = drawn.nodes("button").sorted { $0.frame.minY < $1.frame.minY }
    #expect(rows.compactMap { $0.accessibility?.label } == ["Continue", "Delete", "Cancel"])
    #expect(rows.allSatisfy { $0.frame.height == 57 && $0.frame.minX == 8 && $0.frame.width == 377 })
    #expect(rows[2].frame.minY - rows[1].frame.maxY == 8 && rows[2].frame.maxY == 852 - 34)
  }

  /// `ios26-action-sheet-small`, 0.8x: a card of 240 without a button that cancels, capsules 16 from its edges, 48 high and 8
  /// apart.
  @Test("an action sheet of iOS 26 is a card") func glassActionSheet() {
    let rows = Drawn(choices(), .ios, era: .glass).frames("button")
    #expect(rows == [Rect(x: 16, y: rows[0].minY, width: 208, height: 48), rows[0].offset(dx: 0, dy: 56)])
  }

  @Test("at its source on a tablet an action sheet is a popover without a button that cancels") func tablet()
    throws
  {
    let button = Button("Close").presents(choices())
    let tablet = try #require(Device.named("ipad"))
    let drawn = Drawn(Screen(tablet) { button }, .ios)
    let labels = drawn.accessibility(of: "button").map(\.label)
    #expect(labels == ["Close", "Continue", "Delete"])
    #expect(try drawn.frame("presentation").width == 304)
  }
}
