import MaquetteControls
import Testing

@Suite struct ElementSynonymsTests {
  private static let names = Catalogue.standard.entries.map(\.name)

  @Test func everySynonymLeadsToAnElementAndIsNoneItself() {
    for (synonym, name) in ElementSynonyms.table {
      #expect(Catalogue.standard.entry(named: name) != nil, "\(synonym)")
      #expect(Catalogue.standard.entry(named: synonym) == nil, "\(synonym)")
    }
  }

  @Test(arguments: [
    ("radio-button", "radio"), ("table", "list"), ("toggle", "switch"), ("text", "label"),
    ("spinner", "activity-indicator"), ("dropdown", "pop-up-button"), ("textfield", "text-field"),
    ("checkmark", "checkbox"), ("stack", "vstack"), ("row", "hstack"), ("image", "symbol"),
    ("icon", "symbol"),
    ("UIButton", "button"), ("NSPopUpButton", "pop-up-button"), ("UITableView", "list"),
    ("SearchBar", "search-field"),
    ("divider", "spacer"), ("alert", "window"),
  ])
  func aNameOfAnotherSystemLeadsToOurs(written: String, meant: String) {
    #expect(ElementSynonyms.nearest(to: written, among: Self.names) == meant)
  }

  @Test func whatIsNoSynonymIsFoundByItsSpelling() {
    #expect(ElementSynonyms.nearest(to: "buton", among: Self.names) == "button")
    #expect(ElementSynonyms.nearest(to: "gadget", among: Self.names) == nil)
    // A container is nothing that one control on the command line can be.
    #expect(ElementSynonyms.nearest(to: "stack", among: ["symbol"]) == nil)
  }
}
