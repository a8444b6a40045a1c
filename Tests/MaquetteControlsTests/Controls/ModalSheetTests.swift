@testable import MaquetteControls
import MaquetteElements
import MaquetteGraphics
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
}
