import MaquetteCollections
import TestSupport
import Testing

@testable import MaquetteControlKit
@testable import MaquetteControls
@testable import MaquetteElements
@testable import MaquetteScreens

/// What stands over a screen ends inside it, and its heading is not drawn over.
@Suite struct TallDialogTests {
  private static let words = (1...9).map { "Action number \($0)" }
  private static let overlays: [(name: String, element: any Element)] = [
    (
      "alert",
      Alert("A question that is long enough for two lines", message: "And what follows from it.") { buttons }
    ),
    (
      "action-sheet",
      ActionSheet("A heading that is long enough for two lines", message: "And what follows from it.") {
        buttons
      }
    ),
    ("menu", BarButton("Menu").with(\.menu, .open).with(\.children, words.map { MenuItem($0) })),
    ("context", ContextMenu(Text("Anchor")) { words.map { MenuItem($0) } }.with(\.menu, .open)),
    ("popover", Text("Anchor").presents(Popover { words.map { Text($0) } })),
  ]

  private static var buttons: [any Element] { words.map { Button($0) } + [Button("Cancel").role(.cancel)] }

  @Test(
    arguments: ["iphone-se", "iphone-17", "ipad-mini"],
    [TextSize.large, .xxxLarge, .accessibility3, .accessibility5])
  func itEndsInsideTheScreen(device: String, size: TextSize) throws {
    var canvas = DeviceCanvas(try #require(Device.named(device)))
    for orientation in [DeviceCanvas.Orientation.portrait, .landscape] {
      canvas.orientation = orientation
      for era in [Era.classic, .glass] {
        for (name, element) in Self.overlays {
          var screen = Screen()
          screen.canvas = canvas
          screen.children = [element]
          let drawn = Drawn(screen, .ios, era: era) { $0.textSize = size }
          let cards = drawn.nodes("presentation").map(\.frame)
          let bounds = Rect(origin: .zero, size: canvas.size)
          let place = "\(name) \(device) \(orientation) \(era) \(size)"
          #expect(!cards.isEmpty, "\(place)")
          for card in cards { #expect(card.intersection(bounds) == card, "\(place) \(card)") }
        }
      }
    }
  }

  /// The buttons scroll below the heading, which keeps its place.
  @Test(arguments: [Era.ios7, .classic, .glass]) func theHeadingOfAnActionSheetIsWhole(era: Era) throws {
    let phone = try #require(Device.named("iphone-se"))
    let sheet = Self.overlays[1].element
    let drawn = Drawn(Screen(phone) { sheet }, .ios, era: era)
    let (title, message) = (try drawn.frame("label"), drawn.frames("label")[1])
    let first = try #require(drawn.frames("dialog-button").first ?? drawn.frames("button").first)
    #expect(title.maxY <= message.minY + 1 && message.maxY <= first.minY + 1)
    #expect(title.minY >= 0)
  }
}
