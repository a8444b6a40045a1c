import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteGraphics
import Testing

@testable import MaquetteControls
@testable import MaquetteScreens
@testable import MaquetteElements
@testable import MaquetteSheets

@Suite struct ElementTests {
  private func body(_ text: String) throws -> any Element {
    try #require(try pictures("maquette: 1\nbody: \(text)").first).body
  }

  @Test func takesANameAScalarOrAttributes() throws {
    #expect(try body("button").outermost(Button.self).first?.title == Button().title)
    #expect(try body("{ button: Play }").outermost(Button.self).first?.title == "Play")
    #expect(try body("{ button: 12 }").outermost(Button.self).first?.title == "12")
    #expect(try body("{ button: { title: 'true' } }").outermost(Button.self).first?.title == "true")
    #expect(try body("{ button: }").outermost(Button.self).first?.title == Button().title)
    #expect(try body("{ spacer: 20 }").outermost(Spacer.self).first?.minLength == 20)
  }

  @Test func takesABareListForAListAttribute() throws {
    let control = try body("{ segmented-control: [Day, Week, Month] }").outermost(SegmentedControl.self).first
    #expect(control?.segments.map(\.title) == ["Day", "Week", "Month"])
    #expect(
      complaint(about: "maquette: 1\nbody: { button: [Play, Stop] }").contains("attributes of 'button'"))
  }

  @Test func takesChildrenAsAListOrAsAnAttribute() throws {
    for text in [
      "{ hstack: [spacer, { label: a }] }", "{ hstack: { spacing: 8, children: [spacer, { label: a }] } }",
    ] {
      let stack = try #require(try body(text).outermost(HStack.self).first)
      #expect(stack.children.count == 2)
      #expect(stack.children[0].outermost(Spacer.self).count == 1)
      #expect(stack.children[1].outermost(Text.self).first?.text == "a")
    }
  }

  @Test func placesEachElement() throws {
    let text = "maquette: 1\nbody:\n  vstack:\n    - label: a\n    - hstack: [ spacer ]\n"
    let layout = try #require(try pictures(text).first).mockup().layout()
    func place(of name: String) -> MaquetteDiagnostics.SourceLocation? {
      layout.first { $0.name.text == name }?.source
    }
    #expect(place(of: "vstack") == SourceLocation(line: 3, column: 3))
    #expect(place(of: "hstack") == SourceLocation(line: 5, column: 7))
    #expect(place(of: "spacer") == SourceLocation(line: 5, column: 17))
  }

  @Test func appliesWhatEveryElementTakes() throws {
    func layout(_ attributes: String) throws -> LayoutNode {
      let text = "maquette: 1\npadding: 0\nbody: { button: { title: Play\(attributes) } }"
      return try #require(try pictures(text).first).mockup().layout()
    }
    let plain = try layout("").frame
    let padded = try layout(", id: name, padding: { leading: 4, vertical: 3 }")
    #expect(padded.frame.width == plain.width + 4 && padded.frame.height == plain.height + 6)
    var ids: [String] = []
    padded.forEach { node, _ in ids += node.id.map { [$0] } ?? [] }
    #expect(ids == ["name"])
    #expect(try layout(", frame: { width: 200, height: 99 }").frame.size == Size(width: 200, height: 99))
    let large = try layout(", with: { text-size: accessibility-3 }")
    #expect(large.frame.height > plain.height)
    // The title has four characters; what the element says itself counts more than what it takes from around it.
    #expect(try layout(", tracking: 2").frame.width == plain.width + 8)
    #expect(try layout(", with: { tracking: 2 }").frame == layout(", tracking: 2").frame)
    #expect(try layout(", tracking: 2, with: { tracking: 9 }").frame == layout(", tracking: 2").frame)
    // Four characters of 0.6 of 17 points, for words that the default design sets in about 32.
    #expect(try layout(", font-design: monospaced").frame.width > plain.width + 7)
  }

  @Test func readsEveryElementOfTheCatalogue() throws {
    // A matrix needs a cell; its tests are in MatrixTests.
    for entry in Catalogue.standard.entries where entry.name != Matrix.name {
      #expect(complaint(about: "maquette: 1\nbody: \(entry.name)").isEmpty, "\(entry.name)")
    }
  }

  @Test func readsJSONAsTheSameElement() throws {
    let yaml = try body("\n  button:\n    title: Play\n    corner-radius: 7.5\n    busy: true\n")
    let json = try #require(
      try pictures(
        #"{"maquette": 1, "body": {"button": {"title": "Play", "corner-radius": 7.5, "busy": true}}}"#
      )
      .first
    ).body
    let (first, second) = try (
      #require(yaml.outermost(Button.self).first), #require(json.outermost(Button.self).first)
    )
    #expect(first.title == second.title && first.cornerRadius == 7.5 && second.cornerRadius == 7.5)
    #expect(first.isBusy && second.isBusy)
  }
}
