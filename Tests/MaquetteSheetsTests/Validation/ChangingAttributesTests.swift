import MaquetteElements
import MaquetteGraphics
import MaquetteScene
import Testing

@testable import MaquetteSheets

/// Attributes that all elements have, changed by `then` and `when`.
@Suite("Changing attributes") struct ChangingAttributesTests {
  private func layout(_ body: String, at seconds: Double = 0) throws -> LayoutNode {
    var mockup = try #require(try pictures("maquette: 1\nbody:\n  " + body).first).mockup()
    mockup.environment.moment = Moment(seconds: seconds)
    return mockup.layout()
  }

  /// The opacity of the group around a label; 1 without one.
  private func opacity(_ then: String, at seconds: Double) throws -> Double {
    let root = try layout("label: { text: A, opacity: 0.2, then: \(then) }", at: seconds)
    return try #require(root.nodes(named: .opacity).first).layer?.opacity ?? 1
  }

  @Test("a change without a transition is sudden, and one with it moves along the curve")
  func opacities() throws {
    #expect(try opacity("{ opacity: 1 }", at: 0.49) == 0.2)
    #expect(try opacity("{ opacity: 1 }", at: 0.5) == 1)
    let slow = "{ opacity: 1, transition: { duration: 1, curve: linear } }"
    #expect(try opacity(slow, at: 0.5) == 0.2)
    #expect(abs(try opacity(slow, at: 1) - 0.6) < 1e-9)
    #expect(try opacity(slow, at: 1.5) == 1)
  }

  @Test("a change that another one interrupts ends where it is")
  func interruption() throws {
    let changes =
      "[{ after: 0, opacity: 1, transition: { duration: 1, curve: linear } }, { after: 0.5, opacity: 0, transition: { duration: 1, curve: linear } }]"
    #expect(abs(try opacity(changes, at: 0.5) - 0.6) < 1e-9)
    #expect(abs(try opacity(changes, at: 1) - 0.3) < 1e-9)
    #expect(try opacity(changes, at: 2) == 0)
  }

  @Test("design, width, tracking, kerning and digits of fonts change as others do")
  func fonts() throws {
    for attribute in [
      "font-design: serif", "font-width: condensed", "tracking: 8", "kerning: 8", "font-design: monospaced",
    ] {
      let body = "label: { text: Wide words, then: { \(attribute) } }"
      let (before, after) = (try layout(body), try layout(body, at: 1))
      let stated = try layout("label: { text: Wide words, \(attribute) }")
      #expect(before.frame != after.frame && after.frame == stated.frame, "\(attribute)")
    }
  }

  @Test("what is not an element's own changes under a condition, with its own")
  func conditions() throws {
    let body =
      "vstack: [switch: { id: s, value: $value }, label: { text: A, when: { if: { s: true }, set: { opacity: 0.5, text: B } } }]"
    let on = try layout(body.replacing("$value", with: "true"))
    #expect(on.nodes(named: .opacity).count == 1)
    #expect(on.nodes(named: NodeName("label")).first?.accessibility?.label == "B")
    #expect(try layout(body.replacing("$value", with: "false")).nodes(named: .opacity).isEmpty)
  }

  @Test(
    "what tells an element apart stays",
    arguments: ["id: b", "caption: B", "then: { text: B }", "lint-ignore: {}"])
  func unchanging(attribute: String) {
    let words = complaint(about: "maquette: 1\nbody: { label: { text: A, then: { \(attribute) } } }")
    #expect(words.contains("of an element cannot change") && words.contains("opacity"), "\(words)")
  }

  @Test("a text with a transition fades into the next one, which is spoken alone")
  func fading() throws {
    let body = "label: { text: Before, then: { text: After, transition: { duration: 1, curve: linear } } }"
    let middle = try layout(body, at: 1)
    let opacities = middle.nodes(named: .opacity).compactMap(\.layer?.opacity)
    #expect(opacities.count == 2 && opacities.allSatisfy { abs($0 - 0.5) < 1e-9 })
    #expect(try layout(body, at: 1.5).nodes(named: .opacity).isEmpty)
    #expect(middle.accessibilityText.contains("After") && !middle.accessibilityText.contains("Before"))
  }
}
