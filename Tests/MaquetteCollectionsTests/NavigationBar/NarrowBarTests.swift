import MaquetteElements
import MaquetteGraphics
import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteControlKit
@testable import MaquetteControls
@testable import MaquetteScreens
@testable import MaquetteScreens

/// Parts of bars that have too little room: they lie neither on each other nor outside.
@Suite struct NarrowBarTests {
  private static let bars: [NavigationBar] = {
    func bar(_ title: String, back: String, _ trailing: [String]) -> NavigationBar {
      NavigationBar(title, back: back).with(\.trailing, trailing.map { BarButton($0) })
    }
    let long = "Rechtschreibprüfung aktivieren"
    return [
      bar("Posteingang", back: "Einstellungen", ["Bearbeiten", "Fertigstellen"]),
      bar("Mail", back: "Einstellungen", [long]), bar(long, back: long, [long]),
      bar("M", back: "Einstellungen", []),
      bar("Mail", back: "", ["A", "B", "C", "D", "E", "F", "G", "H", "I"]),
    ]
  }()

  @Test(arguments: [Era.ios7, .classic, .glass], [120.0, 200, 320, 390, 820])
  func partsLieBesideEachOther(era: Era, width: Double) throws {
    for bar in Self.bars {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let drawn = Drawn(bar, .ios, era: era, width: width) { $0.direction = direction }
        let texts = drawn.nodes("label").map(\.frame).sorted { $0.minX < $1.minX }
        let buttons = drawn.frames("bar-button").sorted { $0.minX < $1.minX }
        for frames in [texts, buttons] {
          for (first, next) in zip(frames, frames.dropFirst()) {
            #expect(first.maxX <= next.minX + 0.5, "\(bar.title) \(era) \(width) \(direction)")
          }
          for frame in frames {
            #expect(frame.minX >= 0 && frame.maxX <= width, "\(bar.title) \(era) \(width)")
          }
        }
      }
    }
  }

  @Test func theBackButtonLosesItsTitleBeforeTheTitleIsCut() {
    func texts(_ width: Double) -> [String] {
      Drawn(NavigationBar("Posteingang", back: "Einstellungen"), .ios, era: .classic, width: width)
        .nodes("label").compactMap { $0.accessibility?.label }
    }
    #expect(texts(390) == ["Einstellungen", "Posteingang"])
    #expect(texts(200) == ["Back", "Posteingang"])
    #expect(texts(150) == ["Posteingang"])
    #expect(texts(50) == [])
  }

  @Test(arguments: [Era.ios7, .classic, .glass], [160.0, 320])
  func aBarAtTheBottomLeavesOutWhatHasNoRoom(era: Era, width: Double) throws {
    let symbols = Toolbar { (0..<12).map { BarButton(symbol: "star").with(\.accessibilityLabel, "\($0)") } }
    let drawn = Drawn(symbols, .ios, era: era, width: width)
    let buttons = drawn.nodes("bar-button")
    #expect(buttons.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= width })
    #expect(buttons.last?.accessibility?.label == "More" || buttons.count == 12)
    #expect(Drawn(symbols, .ios, era: era, width: 1000).nodes("bar-button").count == 12)
  }

  @Test(arguments: [Era.ios7, .classic, .glass], [200.0, 320])
  func titlesOfTabsKeepADistance(era: Era, width: Double) {
    let titles = [
      "Benachrichtigungen", "Einkaufswagen", "Veranstaltungen", "Kontoeinstellungen", "Favoriten",
    ]
    let bar = TabBar { titles.map { Tab($0, symbol: "star") } }
    let drawn = Drawn(bar, .ios, era: era, width: width)
    let frames = drawn.nodes("label").map(\.frame).sorted { $0.minX < $1.minX }
    for (first, next) in zip(frames, frames.dropFirst()) { #expect(next.minX - first.maxX >= 3, "\(era)") }
  }
}
