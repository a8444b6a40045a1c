import MaquetteElements
import TestSupport
import Testing

@testable import MaquetteCollections

@Suite("Edit menus") struct EditMenuTests {
  @Test(
    "commands are divided into pages that fit with their arrows",
    arguments: [
      // All fit; one arrow; arrows at both ends; a command that is wider than the bar stands alone.
      ([50, 50, 50], 150.0, [0..<3]),
      ([50, 50, 50], 149, [0..<2, 2..<3]),
      ([50, 50, 50, 50, 50], 140, [0..<2, 2..<3, 3..<5]),
      ([200, 50], 140, [0..<1, 1..<2]),
      ([], 140, [0..<0]),
    ] as [([Double], Double, [Range<Int>])])
  func pages(widths: [Double], limit: Double, expected: [Range<Int>]) {
    #expect(EditMenuPages(widths: widths, limit: limit, chevron: 40).ranges == expected)
  }

  @Test("the commands follow what is selected, as UIKit's") func commands() {
    func commands(_ selection: Range<Int>, editable: Bool = true, secret: Bool = false, of count: Int = 9)
      -> [EditCommand]
    {
      .fitting(selection: selection, of: count, isEditable: editable, isSecret: secret)
    }
    #expect(commands(2..<5) == [.cut, .copy, .paste, .lookUp])
    #expect(commands(4..<4) == [.select, .selectAll, .paste])
    #expect(commands(0..<0, of: 0) == [.paste])
    #expect(commands(0..<9, secret: true) == [.paste])
    #expect(commands(2..<5, editable: false) == [.copy, .selectAll, .lookUp])
    #expect(commands(0..<9, editable: false) == [.copy, .lookUp])
  }

  @Test("its commands are buttons, in the language of the picture") func accessibility() {
    let drawn = Drawn(EditMenu([.cut, .custom("Share")])) { $0.locale = LanguageTag("de") }
    let items = drawn.accessibility(of: "edit-menu-item")
    #expect(items.map(\.label) == ["Ausschneiden", "Share"])
    #expect(items.allSatisfy { $0.traits == [.button] })
  }

  /// Flutter's measures of Apple's templates: a bar of 36, an arrow of 7 below it.
  @Test("the arrow takes room on its side, and none in iOS 26") func arrow() throws {
    let menu = EditMenu([.copy])
    #expect(Drawn(menu, .ios, era: .ios7).size.height == 43)
    #expect(Drawn(menu.with(\.arrow, .none), .ios, era: .ios7).size.height == 36)
    let (down, up) = (
      Drawn(menu, .ios, era: .ios7), Drawn(menu.with(\.arrow, .up), .ios, era: .ios7)
    )
    #expect(try down.frame("edit-menu-item").minY == 0)
    #expect(try up.frame("edit-menu-item").minY == 7)
    #expect(Drawn(menu, .ios, era: .glass).size.height == 44)
  }

  @Test("it stands above the selection, and below it where there is no room") func place() throws {
    func menu(top: Double) throws -> (menu: Rect, label: Rect) {
      let label = Text("Copy me").selectable(.all, menu: .open).padding(Insets(top: top, leading: 100))
        .frame(width: 390, height: 300, alignment: .topLeading)
      let drawn = Drawn(label, .ios, era: .classic, width: 390, height: 300)
      return (try drawn.frame("presentation"), try drawn.frame("label"))
    }
    let above = try menu(top: 100)
    // 8 from the knob, which is 12 high.
    #expect(abs(above.menu.maxY - (above.label.minY - 20)) <= 1)
    let below = try menu(top: 20)
    #expect(below.menu.minY > below.label.maxY)
  }

  @Test("a menu without commands warns") func empty() {
    #expect(Drawn(EditMenu([])).warnings.count == 1)
  }

  @Test("the first handle is where the text begins, with its knob above") func handles() throws {
    func knobs(_ text: String, _ direction: LayoutDirection) throws -> [Rect] {
      let drawn = Drawn(Text(text).selectable(.all), .ios) { $0.direction = direction }
      return drawn.operations.compactMap {
        if case .fill(.ellipse(let knob), _) = $0 { knob } else { nil }
      }
    }
    let left = try knobs("Bergen", .leftToRight)
    #expect(left.count == 2 && left[0].minX < left[1].minX && left[0].minY < left[1].minY)
    let right = try knobs("שלום", .rightToLeft)
    #expect(right.count == 2 && right[0].minX > right[1].minX && right[0].minY < right[1].minY)
    let mac = Drawn(Text("Bergen").selectable(.all), .macos)
    #expect(mac.operations.allSatisfy { if case .fill(.ellipse, _) = $0 { false } else { true } })
  }

  @Test("what is not selectable is a plain text") func plain() {
    #expect(SelectableText.of(Text("A")) is Text)
    #expect(SelectableText.of(Text("A").with(\.selection, .all)) is SelectableText)
  }
}
