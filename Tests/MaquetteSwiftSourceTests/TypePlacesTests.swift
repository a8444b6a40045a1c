import MaquetteSwiftSource
import Testing

@Suite struct TypePlacesTests {
  private static let card = """
    import SwiftUI

    // struct Card is not here
    struct Card: View {
      var body: some View {
        Text("Rent")
        Text("Due")
        Text("Due")
      }
    }

    extension Card {
      var footer: some View { Text("Paid") }
    }
    """

  private func line(_ type: String, _ words: String...) -> Int? {
    TypePlaces([("Sources/Cards/Card.swift", Self.card)]).place(of: type, showing: words)?.line
  }

  @Test func aTypeIsFoundWhereItIsDeclared() {
    #expect(line("Cards.Card") == 4)
    #expect(line("Cards.Outer.Card") == 4)
    #expect(line("Cards.Missing") == nil)
  }

  @Test func theOnlyLiteralOfAWordIsNearer() {
    #expect(line("Cards.Card", "Rent") == 6)
    #expect(line("Cards.Card", "Paid") == 13)
    #expect(line("Cards.Card", "Due") == 4, "two lines show it")
    #expect(line("Cards.Card", "Gone") == 4)
  }

  @Test func typesOfOneNameAreToldApartByModuleAndWords() {
    let row = { (text: String) in "private struct Row: View {\n  var body: some View { Text(\"\(text)\") }\n}"
    }
    let places = TypePlaces([
      ("Sources/A/One.swift", row("one")), ("Sources/A/Two.swift", row("two")),
      ("Sources/B/Row.swift", row("b")),
    ])
    #expect(places.place(of: "B.Row")?.path == "Sources/B/Row.swift")
    #expect(places.place(of: "A.Row") == nil, "two files of the module have one")
    #expect(places.place(of: "A.Row", showing: ["two"]) == .init(path: "Sources/A/Two.swift", line: 2))
  }
}
