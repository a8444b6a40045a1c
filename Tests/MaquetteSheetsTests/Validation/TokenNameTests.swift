import MaquetteElements
import MaquetteGraphics
import Testing

@testable import MaquetteSheets

/// Tokens that a sheet holds itself, and what names them.
@Suite("Tokens in sheets") struct TokenNameTests {
  private static let tokens = """
    maquette: 1
    tokens:
      space: { $type: dimension, sm: { $value: 8px }, md: { $value: 16px } }
      line: { $type: strokeStyle, dash: { $value: dashed }, own: { $value: { dashArray: [6px, 2px], lineCap: round } }, twice: { $value: double } }
      edge: { $type: border, card: { $value: { color: "{color.blue}", width: 3px, style: "{line.own}" } } }
    body:

    """

  private func layout(_ body: String) throws -> LayoutNode {
    try #require(try pictures(Self.tokens + "  " + body).first).mockup().layout()
  }

  @Test("a tree names the tokens of attributes, and no text in braces")
  func tree() throws {
    let layout = try layout(
      "vstack: { spacing: \"{space.sm}\", padding: { top: \"{space.md}\" }, children: [label: { text: \"{space.md}\", font: \"{type.headline}\" }] }"
    )
    let stack = try #require(layout.nodes(named: NodeName("vstack")).first)
    #expect(stack.tokens.map(\.description) == ["spacing {space.sm}", "padding.top {space.md}"])
    let label = try #require(layout.nodes(named: NodeName("label")).first)
    #expect(label.tokens.map(\.description) == ["font {type.headline}"])
    #expect(layout.layoutText.contains(", spacing {space.sm}, padding.top {space.md}\n"))
    #expect(label.accessibility?.label == "{space.md}")
  }

  @Test("lengths that are written as numbers are known where the brand has tokens for lengths")
  func lengths() throws {
    let body =
      "vstack: { spacing: 7, padding: { all: 5 }, surface: { radius: 9, fill: red }, children: [label: A] }"
    let stack = try #require(try layout(body).nodes(named: NodeName("vstack")).first)
    #expect(
      stack.lengths.map { "\($0.attribute) \($0.points)" } == [
        "spacing 7.0", "padding.all 5.0", "surface.radius 9.0",
      ])
    let without = try #require(try pictures("maquette: 1\nbody:\n  " + body).first).mockup().layout()
    #expect(without.nodes(named: NodeName("vstack")).flatMap(\.lengths).isEmpty)
  }

  @Test("a stroke takes a stroke style by its name, a border, and the names of CSS")
  func strokes() throws {
    func stroke(_ value: String) throws -> StrokeStyle? {
      let node = try layout("rectangle: { stroke: \(value), frame: { width: 40, height: 40 } }")
      var found: StrokeStyle?
      node.forEach { node, _ in
        for case .stroke(_, let style, _) in node.operations { found = style }
      }
      return found
    }
    #expect(try stroke("{ width: 2, style: \"{line.dash}\" }")?.dashes == [6, 4])
    #expect(try stroke("{ width: 2, style: dotted }")?.dashes == [0, 4])
    #expect(try stroke("{ width: 2, style: dotted }")?.cap == .round)
    let card = try #require(try stroke("\"{edge.card}\""))
    #expect(card.width == 3 && card.dashes == [6, 2] && card.cap == .round)
    #expect(try stroke("{ width: 2, style: dashed, dash: [1, 9] }")?.dashes == [1, 9])
  }

  @Test(
    "what cannot be drawn or read is refused in words",
    arguments: [
      (
        "rectangle: { stroke: { style: \"{line.twice}\" } }",
        "has a line of the style 'double', which cannot be drawn"
      ),
      (
        "label: { text: A, surface: { border: \"{edge.card}\" } }",
        "not solid, but the border of a surface must be"
      ),
      ("vstack: { spacing: \"{space.md} * 2\", children: [label: A] }", "expressions are not supported"),
      ("vstack: { spacing: \"{space.mdd}\", children: [label: A] }", "did you mean '{space.md}'?"),
      ("label: { text: A, font: \"{type.headlin}\" }", "did you mean '{type.headline}'?"),
      ("label: { text: A, color: \"{color.lable}\" }", "did you mean '{color.label}'?"),
    ])
  func refusals(body: String, words: String) {
    #expect(complaint(about: Self.tokens + "  " + body).contains(words))
  }

  private static let motion = """
    maquette: 1
    tokens:
      pace: { quick: { $type: duration, $value: 400ms } }
      ease: { in: { $type: cubicBezier, $value: [0.5, 0, 1, 1] } }
      turn: { $type: transition, page: { $value: { duration: "{pace.quick}", delay: 100ms, timingFunction: "{ease.in}" } } }
      space: { md: { $type: dimension, $value: 16px } }
    body:

    """

  @Test("a change takes durations, curves and transitions by their names")
  func changes() throws {
    func changes(_ then: String) throws -> Set<Motions.Change> {
      let body = "  switch: { value: false, then: { value: true, \(then) } }"
      return try #require(try pictures(Self.motion + body).first).mockup().motions().changes
    }
    func change(_ start: Double, _ duration: Double) -> Set<Motions.Change> {
      [.init(at: Moment(seconds: start), lasting: Moment(seconds: duration))]
    }
    #expect(try changes("after: \"{pace.quick}\", transition: 1") == change(0.4, 1))
    #expect(try changes("transition: \"{turn.page}\"") == change(0.6, 0.4))
    #expect(try changes("transition: \"{pace.quick}\"") == change(0.5, 0.4))
    #expect(try changes("transition: { duration: 2, curve: \"{ease.in}\" }") == change(0.5, 2))
    #expect(try changes("transition: { curve: linear }") == change(0.5, 0.488))
    #expect(try changes("after: 1") == change(1, 0.488))
  }

  @Test(
    "a token of another type is refused, and what it is is said",
    arguments: [
      ("then: { after: \"{ease.in}\" }", "the token 'ease.in' is a cubic Bézier curve, not a duration"),
      ("then: { after: \"{pace.quik}\" }", "defines a duration 'pace.quik'\n"),
      ("then: { transition: \"{space.md}\" }", "the token 'space.md' is a dimension, not a transition"),
      ("then: { transition: { curve: \"{pace.quick}\" } }", "is a duration, not a cubic Bézier curve"),
      ("then: { transition: { curve: [2, 0, 1, 1] } }", "are times from 0 to 1"),
      ("then: { transition: 61 }", "a number of seconds between 0 and 60, found '61'"),
      ("padding: \"{pace.quick}\"", "the token 'pace.quick' is a duration, not a dimension"),
      ("opacity: \"{space.md}\"", "the token 'space.md' is a dimension, not a number"),
      ("style: \"{type.body}\"", "expected one of"),
      ("weight: \"{turn.page}\"", "is a transition, not a font weight"),
    ])
  func otherTypes(attribute: String, words: String) {
    let text = complaint(about: Self.motion + "  label: { text: A, \(attribute) }")
    #expect(text.contains(words) || text.contains(words.replacing("\n", with: "")), "\(text)")
  }

  @Test("tokens that cannot be read are reported once, and not where they are named")
  func consequences() {
    let text = """
      maquette: 1
      tokens: { space: { $type: dimension, md: { $value: 16furlong }, sm: { $value: 8px } } }
      body: { vstack: { padding: "{space.md}", spacing: "{space.sm}", titel: A } }
      """
    let words = complaint(about: text)
    #expect(words.contains("unknown unit 'furlong'") && !words.contains("no token file"), "\(words)")
    #expect(words.contains("unknown attribute 'titel'"))
  }

  @Test("problems of tokens are said at their place in the sheet")
  func places() {
    let text =
      "maquette: 1\ntokens:\n  space: { $type: dimension, md: { $value: \"{space.sm} * 2\" } }\nbody: spacer\n"
    let words = complaint(about: text)
    #expect(
      words.contains("sheet.yaml:3:44: error: expected a dimension, found the expression '{space.sm} * 2'"))
    #expect(words.contains("the format has no expressions"))
  }

  @Test("themes lie over the sheet's own tokens")
  func themes() throws {
    let text =
      Self.tokens.replacing(
        "body:\n",
        with: """
          themes:
            calm: { brand: { $type: color, ink: { $value: "{color.teal}" } } }
          body:

          """)
      + "  label: { text: A, color: \"{brand.ink}\", with: { theme: calm }, padding: \"{space.md}\" }"
    #expect(complaint(about: text) == "")
  }
}
