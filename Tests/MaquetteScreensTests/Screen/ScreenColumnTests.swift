import MaquetteCollections
import TestSupport
import Testing

@testable import MaquetteControlKit
@testable import MaquetteControls
@testable import MaquetteElements
@testable import MaquetteScreens

/// The children of a screen below each other, and the backgrounds that go on to its edges.
@Suite struct ScreenColumnTests {
  private static func phone(_ name: String = "iphone-16") throws -> Device {
    try #require(Device.named(name))
  }

  @Test func plainChildrenAreBelowEachOther() throws {
    let phone = try Self.phone()
    let drawn = Drawn(
      Screen(phone) {
        Text("Welcome")
        Spacer()
        Button("Start")
      })
    let (label, button) = (try drawn.frame("label"), try drawn.frame("button"))
    #expect(label.minY == phone.uprightInsets.top)
    #expect(button.maxY == phone.size.height - phone.uprightInsets.bottom)
  }

  @Test func aWallpaperIsBehindTheColumn() throws {
    let drawn = Drawn(
      Screen(try Self.phone()) {
        NavigationBar("Inbox")
        Wallpaper()
        Text("One")
        Text("Two")
      })
    let wall = try drawn.frame("wallpaper")
    let texts = drawn.nodes("label").filter { ["One", "Two"].contains($0.accessibility?.label) }.map(\.frame)
    #expect(wall.height > 400)
    #expect(texts.allSatisfy { $0.minY >= wall.minY && $0.maxY <= wall.maxY })
    #expect(texts[0].maxY <= texts[1].minY)
  }

  /// As SwiftUI's `background(_:ignoresSafeAreaEdges:)`: only the edges that touch the safe area go on.
  @Test func aBackgroundGoesOnToTheEdgesThatItTouches() throws {
    let phone = try Self.phone()
    func fill(_ element: any Element, _ color: ColorToken = .red) throws -> Rect {
      var attributes = CommonAttributes()
      attributes.background = .token(color)
      let drawn = Drawn(Screen(phone) { attributes.apply(to: element) })
      return try #require(drawn.fills.first { $0.color == .token(color) }).rect
    }
    let infinite = FrameLength(max: .infinity)
    let whole = try fill(Text("a").frame(width: infinite, height: infinite))
    #expect(whole == Rect(origin: .zero, size: phone.size))
    let top = try fill(Text("a").frame(width: infinite, height: FrameLength(min: 40, max: 40)))
    #expect(top == Rect(x: 0, y: 0, width: phone.size.width, height: phone.uprightInsets.top + 40))
    let inner = try fill(Text("a").frame(width: 40, height: 40).padding(20))
    #expect(inner.minX > 0 && inner.minY == 0)
  }

  @Test func theGroundOfAFormGoesOnUnderTheBar() throws {
    let phone = try Self.phone()
    let drawn = Drawn(
      Screen(phone) {
        NavigationBar("Checkout", back: "Cart")
        Form { ListRow("Card") }
        Button("Pay Now")
      })
    let ground = Color.token(.groupedBackground)
    let fill = try #require(drawn.fills.first { $0.color == ground })
    #expect(fill.rect.minY == 0 && fill.rect.width == phone.size.width)
    #expect(fill.rect.maxY <= (try drawn.frame("button")).minY)
  }

  @Test func whatScrollsKeepsItsBackgroundsToItself() throws {
    var attributes = CommonAttributes()
    attributes.background = .token(.red)
    let row = attributes.apply(to: Text("a").frame(width: FrameLength(max: .infinity), height: FrameLength()))
    let drawn = Drawn(Screen(try Self.phone()) { Scroll { row } })
    let fill = try #require(drawn.fills.first { $0.color == .token(.red) })
    #expect(fill.rect.minY > 0)
  }
}
