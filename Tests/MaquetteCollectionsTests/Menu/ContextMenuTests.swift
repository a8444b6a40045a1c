import MaquetteCollections
import MaquetteElements
import TestSupport
import Testing

/// Where context menus stand.
@Suite struct ContextMenuTests {
  private func menu(_ drawn: Drawn) throws -> Rect { try drawn.frame("presentation") }

  @Test("a context menu of iOS is 16 below its element, which stands before a dim picture") func context()
    throws
  {
    let element = ContextMenu(Text("Photo")) { MenuItem("Copy") }.with(\.menu, .open)
    let drawn = Drawn(element, .ios, width: 390, height: 400)
    let text = try drawn.frame("label")
    #expect(try abs(menu(drawn).minY - text.maxY - 16) < 0.6)
    let parts = try #require(drawn.nodes("presentation").first).children
    #expect(parts.first?.frame == Rect(x: 0, y: 0, width: 390, height: 400))
    #expect(parts.last?.frame == text)
    // Drawn once: the element behind is hidden.
    #expect(drawn.nodes("presenter").first?.layer?.opacity == 0)
  }

  @Test("a menu of macOS opens at the pointer") func pointer() throws {
    let element = ContextMenu(Surface().frame(width: 100, height: 40)) { MenuItem("Copy") }
      .with(\.menu, .open).with(\.pointer, [0.25, 0.5])
    let drawn = Drawn(
      element.frame(
        width: FrameLength(max: .infinity), height: FrameLength(max: .infinity), alignment: .topLeading),
      .macos, width: 300, height: 200)
    #expect(try menu(drawn).origin == Point(x: 25, y: 20))
  }
}
