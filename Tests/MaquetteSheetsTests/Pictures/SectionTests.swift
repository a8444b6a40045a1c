import MaquetteControls
import Testing

@testable import MaquetteSheets

/// Sheets in sections.
@Suite struct SectionTests {
  @Test func sectionsStandBelowEachOtherUnderTheirTitles() throws {
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

  @Test func problemsAreTold() {
    let start = "maquette: 1\n"
    #expect(
      complaint(about: start + "body: spacer\nsections: [{ body: spacer }]").contains(
        "3:1: error: the sheet has a body and sections"))
    #expect(
      complaint(about: start + "sections: []").contains("expected a list of sections, found an empty list"))
    #expect(
      complaint(about: start + "sections: [a]").contains(
        "2:12: error: expected the title and body of a section"))
    #expect(
      complaint(about: start + "sections: [{ titel: a, body: spacer }]").contains(
        "2:14: error: unknown attribute 'titel' of a group"))
  }
}
