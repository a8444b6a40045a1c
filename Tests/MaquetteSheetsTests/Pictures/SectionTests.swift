import MaquetteControls
import MaquetteElements
import Testing

@testable import MaquetteSheets

/// Sheets in sections.
@Suite struct SectionTests {
  @Test func sectionsFollowEachOtherUnderTheirTitles() throws {
    let folder = SheetFolder(
      """
      maquette: 1
      sections:
        - title: Labels
          note: Two of them
          body: [label: a, label: b]
        - for-each: { in: [x, y], do: { title: $item, body: { label: in $item } } }
      """)
    #expect(try folder.texts() == ["Labels", "Two of them", "a", "b", "x", "in x", "y", "in y"])
  }

  @Test func aSheetWithSectionsCanBeIncluded() throws {
    let folder = SheetFolder(
      "maquette: 1\nbody: { include: part.yaml }",
      ["part.yaml": "maquette: 1\nsections: [{ title: A, body: { label: b } }]"])
    #expect(try folder.texts() == ["A", "b"])
  }
}
