import MaquetteElements
import MaquetteGraphics
import TestSupport
import Testing

@testable import MaquetteCollections

/// The letters at the edge of a list.
@Suite struct SectionIndexTests {
  @Test func lettersAreThoseOfTheHeadersOrAll() {
    let own = SectionIndexTitles.headers.index(of: [nil, "ada", "", "Ben", "ßa"])
    #expect(own.titles == ["A", "B", "SS"] && own.sections == [1, 3, 4])
    let all = SectionIndexTitles.alphabet.index(of: ["x"])
    #expect(all.titles.count == 27 && all.titles.first == "A" && all.titles.last == "#")
    #expect(all.sections.isEmpty, "they are looked up")
    #expect(SectionIndexTitles.alphabet.index(of: [nil, ""]).titles.count == 27)
    #expect(SectionIndexTitles.headers.index(of: [nil, ""]).titles.isEmpty)
    #expect(SectionIndexTitles.none.index(of: ["A"]).titles.isEmpty)
  }

  /// Unicode: the letter before the accent, composed or not; other scripts stand under the sign.
  @Test(arguments: [
    ("Ångström", "A"), ("A\u{30A}ngström", "A"), ("éclair", "E"), ("Øre", "O"), ("Łódź", "L"), ("Æther", "A"),
    ("zebra", "Z"), ("Ωmega", "#"), ("7-Eleven", "#"), ("", "#"),
  ])
  func accentsDoNotCount(text: String, letter: Character) {
    #expect(SectionIndexTitles.letter(of: text) == letter)
  }

  @Test func aLetterLeadsToItsSectionOrTheNearest() {
    let headers: [String?] = [nil, "Recent", "Ångström", "Curie", "Meitner", "1905"]
    func section(_ title: String) -> Int? { SectionIndexTitles.section(of: title, among: headers) }
    #expect(section("A") == 2, "not the first one whose letter is later")
    #expect(section("B") == 3 && section("D") == 4 && section("R") == 1)
    #expect(section("S") == 5 && section("#") == 5)
    #expect(SectionIndexTitles.section(of: "Z", among: ["A", "M", "M", nil]) == 1, "the nearest before")
    #expect(SectionIndexTitles.section(of: "A", among: [nil, ""]) == nil)
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
