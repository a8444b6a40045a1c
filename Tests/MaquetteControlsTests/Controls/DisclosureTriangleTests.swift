import MaquetteControls
import MaquetteGraphics
import Testing

@Suite struct DisclosureTriangleTests {
  @Test func itIsASquareBeforeItsTitle() throws {
    let alone = DrawnParts(DisclosureTriangle()) { $0.platform = .macos }
    #expect(alone.size.width == alone.size.height)
    let titled = DrawnParts(DisclosureTriangle("Details")) { $0.platform = .macos }
    #expect(titled.size.width > alone.size.width && titled.texts.count == 1)
  }

  @Test func itSaysWhetherDetailsShow() {
    let closed = DisclosureTriangle("Details").accessibility(in: Environment())
    #expect(closed == Accessibility(label: "Details", value: "collapsed", traits: [.button]))
    #expect(DisclosureTriangle(isOpen: true).accessibility(in: Environment()).value == "expanded")
  }

  @Test func openAndClosedAreEquallyLarge() {
    let open = DrawnParts(DisclosureTriangle("Details", isOpen: true))
    #expect(open.size == DrawnParts(DisclosureTriangle("Details")).size)
  }
}
