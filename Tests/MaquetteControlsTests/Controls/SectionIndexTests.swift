import MaquetteElements
import MaquetteGraphics
import Testing

@testable import MaquetteControls

/// The letters at the edge of a list.
@Suite struct SectionIndexTests {
  @Test func lettersAreThoseOfTheHeadersOrAll() {
    #expect(SectionIndexTitles.headers.titles(of: ["ada", "Ben"]) == ["A", "B"])
    let all = SectionIndexTitles.alphabet.titles(of: ["x"])
    #expect(all.count == 27 && all.first == "A" && all.last == "#")
    #expect(SectionIndexTitles.alphabet.titles(of: []).isEmpty)
    #expect(SectionIndexTitles.none.titles(of: ["A"]).isEmpty)
  }

  @Test func whatHasNoRoomIsADot() {
    #expect(SectionIndexLayout.lines(of: 3, in: 3) == [0, 1, 2])
    // Nine letters in five lines: first, middle and last, with dots between.
    #expect(SectionIndexLayout.lines(of: 9, in: 5) == [0, nil, 4, nil, 8])
    #expect(SectionIndexLayout.lines(of: 9, in: 6) == [0, nil, 4, nil, 8])
    #expect(SectionIndexLayout.lines(of: 9, in: 1) == [0])
    #expect(SectionIndexLayout.lines(of: 9, in: 0).isEmpty)
    #expect(SectionIndexLayout.lines(of: 0, in: 5).isEmpty)
  }

  @Test(arguments: 3...40)
  func theFirstAndTheLastLetterStay(room: Int) {
    let lines = SectionIndexLayout.lines(of: 27, in: room)
    #expect(lines.count <= room)
    #expect(lines.first == 0 && lines.last == 26)
    let letters = lines.compactMap(\.self)
    #expect(zip(letters, letters.dropFirst()).allSatisfy(<))
  }

  /// UIKit: 15 wide; rows keep them free.
  @Test func rowsKeepItFree() throws {
    func list(_ index: SectionIndexTitles) -> List {
      List(style: .plain) { Section("A") { ListRow("Ada").accessory(.checkmark) } }
        .with(\.sectionIndex, index)
    }
    let without = Drawn(list(.none), .ios, era: .classic, width: 320, height: 200)
    let with = Drawn(list(.headers), .ios, era: .classic, width: 320, height: 200)
    #expect(try with.frame(SectionIndex.name).maxX == 320)
    #expect(try with.frame(SectionIndex.name).width == 15)
    #expect(try without.frame("symbol").maxX - with.frame("symbol").maxX == 15)
  }
}
