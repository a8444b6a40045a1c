@testable import MaquetteCollections
@testable import MaquetteControlKit
@testable import MaquetteScreens
import MaquetteElements
import MaquetteGraphics
import TestSupport
import Testing

/// Sheets and their heights.
@Suite("Sheets") struct ModalSheetTests {
  private let phone = Device.named("iphone-15") ?? Device.all[0]

  private func on(_ device: Device, _ overlay: any Element, era: Era = .classic) -> Drawn {
    Drawn(Screen(device) { overlay }, .ios, era: era)
  }

  /// `UISheetPresentationController`: the whole height up to 10 below the safe area, or the half of it.
  @Test("detents are heights of the screen")
  func detents() throws {
    func frame(_ detent: SheetDetent, era: Era = .classic) throws -> Rect {
      try on(phone, ModalSheet(detent) { Text("Sheet") }, era: era).frame("presentation")
    }
    #expect(try frame(.large) == Rect(x: 0, y: 69, width: 393, height: 783))
    #expect(try frame(.medium) == Rect(x: 0, y: 426, width: 393, height: 426))
    #expect(try frame(.height(200)) == Rect(x: 0, y: 652, width: 393, height: 200))
    #expect(try frame(.fraction(0.25)).height == 213)
    // `ios26-sheet-small`: a low sheet floats 8 from the edges.
    #expect(try frame(.height(200), era: .glass) == Rect(x: 8, y: 644, width: 377, height: 200))
    #expect(try frame(.large, era: .ios7) == Rect(x: 0, y: 0, width: 393, height: 852))
  }

  /// `selectedDetentIdentifier` is nil at first, and the sheet rests at the smallest of its detents.
  @Test(
    "without a detent of its own a sheet rests at the lowest one",
    arguments: [
      ([SheetDetent.large, .medium], 426.0), ([.medium, .height(200)], 200),
      ([.fraction(0.25), .medium], 213), ([.large], 783), ([], 783),
    ])
  func lowest(detents: [SheetDetent], height: Double) throws {
    let sheet = ModalSheet { Text("Sheet") }.with(\.detents, detents)
    #expect(try on(phone, sheet).frame("presentation").height == height)
    #expect(try on(phone, sheet.with(\.detent, .large)).frame("presentation").height == 783)
  }

  @Test("behind the highest sheet the page shrinks, and no other one") func recess() {
    func transforms(_ detent: SheetDetent, era: Era = .classic) -> [Transform] {
      on(phone, ModalSheet(detent) { Text("Sheet") }, era: era).layers.map(\.transform)
        .filter { $0 != .identity }
    }
    // The margins of 16 at both sides.
    #expect(transforms(.large).map { $0.a } == [(393.0 - 32) / 393])
    #expect(transforms(.medium).isEmpty && transforms(.large, era: .glass).isEmpty)
  }

  @Test(
    "a detent is a word, a percentage or a number of points",
    arguments: [
      ("medium", SheetDetent.medium), ("large", .large), ("40%", .fraction(0.4)), ("320", .height(320)),
    ])
  func words(text: String, detent: SheetDetent) throws {
    #expect(try SheetDetent(attribute: .scalar(text, isQuoted: false)) == detent)
  }

  @Test("other words are no detents", arguments: ["small", "-3", "140%", "nan", "%"])
  func nonsense(text: String) {
    #expect(throws: AttributeError.self) { try SheetDetent(attribute: .scalar(text, isQuoted: false)) }
  }

  /// 56 in a card of iOS 13 to 18; on iOS 26 buttons of 44 are 16 from the top, the room below them is 10.
  @Test("a navigation bar is higher in a sheet that does not cover the screen")
  func bar() throws {
    func height(_ era: Era, _ detent: SheetDetent = .medium) throws -> Double {
      let sheet = ModalSheet(detent) { NavigationBar("New") { BarButton("Save") } }
      return try on(phone, sheet, era: era).frame("navigation-bar").height
    }
    #expect(try height(.classic) == 56)
    #expect(try height(.classic, .large) == 56)
    #expect(try height(.glass) == 70)
    // It covers the screen: the status bar's 59 and the bar's 44.
    #expect(try height(.ios7) == 103)
  }

  /// What is not at the edge of the screen ends where the safe area does.
  @Test("the content of a floating sheet keeps off the home indicator")
  func floating() throws {
    let sheet = ModalSheet(.medium) {
      Spacer()
      Text("End")
    }
    for era in [Era.classic, .glass] {
      let end = try #require(
        on(phone, sheet, era: era).nodes("label").first { $0.accessibility?.label == "End" })
      #expect(end.frame.maxY == 852 - 34)
    }
  }

  /// The page that shrinks is surrounded by black.
  @Test("the status bar is light over a page that is set back")
  func statusBar() throws {
    func isLight(_ detent: SheetDetent, era: Era) throws -> Bool {
      let drawn = on(phone, ModalSheet(detent) { Text("Sheet") }, era: era)
      let bar = try #require(drawn.nodes("status-bar").first)
      var inks: [Color] = []
      bar.forEach { node, _ in
        for case .glyphs(_, _, let color) in node.operations { inks.append(color) }
      }
      return try #require(inks.first).red > 200
    }
    #expect(try isLight(.large, era: .classic))
    #expect(try !isLight(.medium, era: .classic))
    #expect(try !isLight(.large, era: .glass))
  }

  /// In the dark the surfaces of a sheet are those of UIKit's elevated level: (28, 28, 30) and (44, 44, 46).
  @Test("surfaces of sheets are elevated in the dark")
  func elevation() throws {
    func colors(_ detent: SheetDetent, of appearance: Appearance) -> [Color] {
      let sheet = ModalSheet(detent) { MaquetteCollections.List { ListRow("A") } }
      let drawn = Drawn(sheet, .ios, width: 390, height: 400) { $0.appearance = appearance }
      return drawn.fills.map(\.color)
    }
    let (page, card) = (Color(red: 28, green: 28, blue: 30), Color(red: 44, green: 44, blue: 46))
    let dark = colors(.medium, of: .dark)
    #expect(dark.contains(page) && dark.contains(card))
    #expect(!dark.contains(Color(red: 0, green: 0, blue: 0)))
    #expect(colors(.medium, of: .light).contains(Color(red: 242, green: 242, blue: 247)))
  }
}
