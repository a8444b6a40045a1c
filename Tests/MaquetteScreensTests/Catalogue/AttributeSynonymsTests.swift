import MaquetteElements
import MaquetteScreens
import TestSupport
import Testing

@Suite struct AttributeSynonymsTests {
  static let common = CommonAttributes.attributes.map(\.name)

  private func hint(_ name: String, of element: String) throws -> String? {
    let entry = try #require(Catalogue.standard.entry(named: element))
    return AttributeSynonyms.hint(for: name, among: entry.attributes.map(\.name) + Self.common)
  }

  /// What newcomers typed, and what they meant.
  @Test(arguments: [
    ("vstack", "gap", "did you mean 'spacing'?"), ("label", "bold", "write 'weight: bold'"),
    ("label", "font-size", "did you mean 'size'?"), ("label", "align", "did you mean 'alignment'?"),
    ("button", "label", "did you mean 'title'?"), ("button", "icon", "did you mean 'symbol'?"),
    ("button", "variant", "did you mean 'style'?"), ("checkbox", "checked", "did you mean 'value'?"),
    ("button", "cornerRadius", "did you mean 'corner-radius'?"),
    ("vstack", "margin", "did you mean 'padding'?"),
    ("label", "width", "write 'frame: { width: 200 }'"), ("slider", "min", "did you mean 'minimum'?"),
    ("list-row", "description", "did you mean 'subtitle'?"),
    ("image", "alt", "did you mean 'accessibility-label'?"),
    ("button", "primary", "write 'role: primary'"), ("label", "bg", "did you mean 'background'?"),
    ("label", "sise", "did you mean 'size'?"),
  ])
  func wordsOfOtherSystemsLeadToOurs(element: String, name: String, hint wanted: String) throws {
    #expect(try hint(name, of: element) == wanted)
  }

  @Test func aWordThatMeansNothingHasNoHint() throws {
    #expect(try hint("zoological", of: "button") == nil)
  }

  /// A meaning that no element has would never be said.
  @Test func everyMeaningIsAnAttributeOfAnElement() throws {
    let names = Set(Catalogue.standard.entries.flatMap { $0.attributes.map(\.name) } + Self.common)
    for (word, meanings) in try synonyms(of: "attribute") {
      #expect(word.allSatisfy { $0.isLowercase || $0.isNumber }, "\(word)")
      for meaning in meanings.split(separator: " | ") {
        let name = String(meaning.prefix { $0 != ":" })
        #expect(names.contains(name) || name == "children", "\(word) means \(meaning)")
      }
    }
  }
}
