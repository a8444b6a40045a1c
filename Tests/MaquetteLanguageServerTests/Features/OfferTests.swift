import MaquetteDocuments
import Testing

@testable import MaquetteLanguageServer

@Suite("Offers at the cursor") struct OfferTests {
  @Test(
    "fit the place, in half-written sheets too",
    arguments: [
      ("bo|", ["body", "button"], []),
      ("maquette: 1\nappearance: |", ["light", "dark"], ["body"]),
      (
        "maquette: 1\nbody:\n  vstack:\n    spacing: 4\n    |", ["children", "alignment", "padding"],
        ["spacing"]
      ),
      ("maquette: 1\nbody:\n  hstack:\n    - switch:\n        value: |", ["true", "false"], []),
      ("maquette: 1\nbody:\n  button: { title: A, frame: { |", ["width", "height"], ["title"]),
      ("maquette: 1\nbody:\n  button:\n    with:\n      app|", ["appearance"], ["title"]),
      ("maquette: 1\nvariants:\n  appearance: [|", ["light", "dark"], []),
      ("maquette: 1\nvariants:\n  |", ["appearance", "exclude"], ["body"]),
      ("maquette: 1\nbody:\n  switch: { id: a }\ninteraction:\n  steps:\n    - tap: |", ["a"], ["tap"]),
      (
        "maquette: 1\nbody:\n  hstack:\n    - switch: { id: a }\n    - label: { text: x, visible-when: { |",
        ["a"], []
      ),
      ("maquette: 1\nbody:\n  for-each:\n    in: [a]\n    |", ["as", "do"], ["in"]),
      ("maquette: 1\nbody:\n  button:\n    then:\n      - |", ["after", "transition", "title"], []),
      ("maquette: 1\nbody:\n  button:\n    when: { if: {}, set: { |", ["title"], ["if"]),
      ("maquette: 1\nsections:\n  - |", ["body", "title"], []),
      ("maquette: 1\nbody:\n  segmented-control: { |", ["segments"], []),
      ("maquette: 1\nbody:\n  vstack:\n    - button: A\n    |", ["button"], []),
      ("define:\n  a: { label: x }\nbody:\n  vstack:\n    - use: |", ["a"], ["button"]),
    ])
  func places(marked: String, wanted: [String], unwanted: [String]) throws {
    let offers = Set(try TestSession().offers(marked))
    #expect(offers.isSuperset(of: wanted), "\(offers.sorted().prefix(30))")
    #expect(offers.isDisjoint(with: unwanted))
  }

  private static let tokens = """
    maquette: 1
    tokens:
      space: { $type: dimension, md: { $value: 16px } }
      brand: { $type: color, main: { $value: "#336699" } }
      fast: { $type: duration, $value: 200ms }
      strong: { $type: fontWeight, $value: 600 }

    """

  @Test(
    "name design tokens of the sheet inside quotes",
    arguments: [
      ("body:\n  vstack:\n    padding: \"{|\"\n", "{space.md}", "{space.md}"),
      ("body:\n  vstack:\n    padding: \"{spa|\"\n", "{space.md}", "{space.md}"),
      ("body:\n  vstack:\n    padding: '{space.|'\n", "{space.md}", "{space.md}"),
      ("body:\n  vstack:\n    padding: \"|\"\n", "{space.md}", "{space.md}"),
      ("body:\n  vstack:\n    padding: |\n", "{space.md}", "\"{space.md}\""),
      // A quote that is still open is closed.
      ("body:\n  vstack:\n    padding: \"{spa|\n", "{space.md}", "{space.md}\""),
      ("body:\n  vstack: { padding: '{|", "{space.md}", "{space.md}'"),
      ("body:\n  vstack: { padding: { top: \"{|\" } }\n", "{space.md}", "{space.md}"),
      // A bracket without quotes, which editors close themselves.
      ("body:\n  vstack:\n    padding: {|}\n", "{space.md}", "\"{space.md}\""),
      ("body:\n  label: { text: x, color: \"{br|}\" }\n", "{brand.main}", "{brand.main}"),
      ("body:\n  label: { text: x, weight: \"{|\" }\n", "{strong}", "{strong}"),
      ("body:\n  chart:\n    colors: [\"{|\"]\n", "{brand.main}", "{brand.main}"),
      ("padding: \"{|\"\nbody: spacer\n", "{space.md}", "{space.md}"),
    ])
  func designTokens(marked: String, wanted: String, text: String) throws {
    let session = try TestSession()
    let items =
      try session.request("textDocument/completion", session.at(Self.tokens + marked))["items"]?.items ?? []
    let item = try #require(items.first { $0["label"]?.string == wanted })
    #expect(item["textEdit"]?["newText"]?.string == text)
    let other = wanted == "{brand.main}" ? "{space.md}" : "{brand.main}"
    #expect(!items.contains { [other, "{fast}"].contains($0["label"]?.string) })
    if marked.contains("{|\"") { #expect(items.allSatisfy { $0["label"]?.string?.hasPrefix("{") ?? false }) }
  }

  @Test("replace the bracket that is meant to name a token")
  func brackets() throws {
    let session = try TestSession()
    let parameters = session.at(Self.tokens + "body:\n  vstack:\n    padding: {sp|}\n")
    let item = try session.request("textDocument/completion", parameters)["items"]?.items?.first {
      $0["label"]?.string == "{space.md}"
    }
    let range = item?["textEdit"]?["range"]
    #expect(range?["start"]?["character"]?.int == 13 && range?["end"]?["character"]?.int == 17)
  }

  @Test("replace the word, with quotes and colons where YAML needs them")
  func texts() throws {
    func text(_ marked: String, _ label: String) throws -> String? {
      let session = try TestSession()
      let items = try session.request("textDocument/completion", session.at(marked))["items"]?.items
      return items?.first { $0["label"]?.string == label }?["textEdit"]?["newText"]?.string
    }
    #expect(try text("maquette: 1\nbody:\n  but|", "button") == "button: ")
    #expect(try text("maquette: 1\nbody:\n  but|: x", "button") == "button")
    #expect(try text("maquette: 1\nbody:\n  vst|", "vstack") == "vstack:")
    #expect(try text("maquette: 1\nbody:\n  vstack:\n    - button: A\n    |", "button") == "- button: ")
    #expect(try text("maquette: 1\nbody: { but|", "button") == "button: ")
    #expect(try text("maquette: 1\nplatform: |", "ios") == "ios")
  }
}
