import MaquetteDesign
import MaquetteSnapshots
import Testing

/// Pairs of sheets with one deliberate change each, and the words it is told in.
@Suite struct ExplanationTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let old: String
    let new: String
    let lines: [String]

    init(_ name: String, _ old: String, _ new: String, _ lines: [String]) {
      (testDescription, self.old, self.new, self.lines) = (name, old, new, lines)
    }
  }

  static let rows = ["One", "Two", "Three", "Four", "Five"]

  static func list(_ rows: [String]) -> String {
    "  list:\n" + rows.map { "    - list-row: { title: \($0) }\n" }.joined()
  }

  static func stack(_ lines: String...) -> String {
    "  vstack:\n    alignment: leading\n    children:\n" + lines.map { "      - \($0)\n" }.joined()
  }

  static let cases = [
    Case("nothing", stack("label: Wi-Fi"), stack("label: Wi-Fi"), []),
    Case(
      "text", stack("label: Wi-Fi"), stack("label: WLAN"),
      [
        "picture: grew from 73 x 52.5 to 81 x 52.5 pt",
        "label 'WLAN' (a.yaml:9): text changed from 'Wi-Fi' to 'WLAN'",
      ]),
    Case(
      "text colour", stack("label: { text: Wi-Fi, color: '#FF0000' }"),
      stack("label: { text: Wi-Fi, color: '#0000FF' }"),
      ["label 'Wi-Fi' (a.yaml:9): text colour changed from #FF0000 to #0000FF"]),
    Case(
      "font size", stack("label: { text: Wi-Fi, size: 17 }"), stack("label: { text: Wi-Fi, size: 20 }"),
      [
        "picture: grew from 73 x 52.5 to 79.5 x 56 pt",
        "label 'Wi-Fi' (a.yaml:9): font size changed from 17 to 20",
      ]),
    Case(
      "weight", stack("label: { text: Wi-Fi }"), stack("label: { text: Wi-Fi, weight: bold }"),
      [
        "picture: grew from 73 x 52.5 to 76 x 52.5 pt",
        "label 'Wi-Fi' (a.yaml:9): font weight changed from regular to bold",
      ]),
    Case(
      "fill", stack("button: { title: Save, style: filled }"),
      stack("button: { title: Save, style: tinted }"),
      [
        "button 'Save' (a.yaml:9): fill changed from #007AFF to #007AFF2E; text colour changed from #FFFFFF to #007AFF"
      ]),
    Case(
      "tint", stack("button: { title: Save, style: filled, with: { tint: '#007AFF' } }"),
      stack("button: { title: Save, style: filled, with: { tint: '#0A84FF' } }"),
      ["button 'Save' (a.yaml:9): fill changed from #007AFF to #0A84FF"]),
    Case(
      "title", stack("button: { title: Save, style: filled }"),
      stack("button: { title: Send, style: filled }"),
      [
        "picture: grew from 93.5 x 66.5 to 95.5 x 66.5 pt",
        "button 'Send' (a.yaml:9): text changed from 'Save' to 'Send'; grew from 61.5 x 34.5 to 63.5 x 34.5 pt",
      ]),
    Case(
      "symbol", stack("button: { title: Play, symbol: play.fill }"),
      stack("button: { title: Play, symbol: play }"),
      ["button 'Play' (a.yaml:9): symbol changed from 'play.fill' to 'play'"]),
    Case(
      "size", stack("button: { title: Save, style: filled }"),
      stack("button: { title: Save, style: filled, size: large }"),
      [
        "picture: grew from 93.5 x 66.5 to 109.5 x 82.5 pt",
        "button 'Save' (a.yaml:9): corner radius changed from 7 to 9; grew from 61.5 x 34.5 to 77.5 x 50.5 pt",
      ]),
    Case(
      "padding", stack("button: { title: Save, style: filled, id: save }"),
      stack("button: { title: Save, style: filled, id: save, padding: { leading: 4 } }"),
      ["picture: grew from 93.5 x 66.5 to 97.5 x 66.5 pt", "button 'Save' (a.yaml:9): moved 4 pt right"]),
    Case(
      "opacity", stack("label: Wi-Fi"), stack("label: { text: Wi-Fi, opacity: 0.5 }"),
      ["label 'Wi-Fi' (a.yaml:9): opacity changed from 1 to 0.5"]),
    Case(
      "background", stack("label: Wi-Fi"), stack("label: { text: Wi-Fi, background: '#FFCC00' }"),
      ["label 'Wi-Fi' (a.yaml:9): fill #FFCC00 appeared"]),
    Case(
      "switch", stack("switch: false"), stack("switch: true"),
      [
        "switch (a.yaml:9): value changed from 'off' to 'on'; fill changed from #78788029 to #34C759; fill #FFFFFF moved 20 pt right"
      ]),
    Case(
      "inserted row", list(rows), list(["One", "New", "Two", "Three", "Four", "Five"]),
      [
        "picture: grew from 422 x 284 to 422 x 328 pt",
        "list (a.yaml:6): grew from 390 x 252 to 390 x 296 pt", "list-row 'New' (a.yaml:8): appeared",
        "list-row 'Two' and 3 more after it (a.yaml:9): moved 44 pt down",
      ]),
    Case(
      "removed row", list(rows), list(["One", "Three", "Four", "Five"]),
      [
        "picture: shrank from 422 x 284 to 422 x 240 pt",
        "list (a.yaml:6): shrank from 390 x 252 to 390 x 208 pt", "list-row 'Two' (a.yaml:8): disappeared",
        "list-row 'Three' and 2 more after it (a.yaml:8): moved 44 pt up",
      ]),
    Case(
      "swapped rows", list(rows), list(["One", "Three", "Two", "Four", "Five"]),
      ["list-row 'Three' (a.yaml:8): moved 44 pt up", "list-row 'Two' (a.yaml:9): moved 44 pt down"]),
    Case(
      "section moved", stack("label: A", "vstack: [{ label: B }, { label: C }, { button: D }]"),
      stack("label: { text: A, size: 40 }", "vstack: [{ label: B }, { label: C }, { button: D }]"),
      [
        "picture: grew from 68 x 152 to 68 x 179.5 pt",
        "label 'A' (a.yaml:9): font size changed from 17 to 40", "vstack (a.yaml:10): moved 27.5 pt down",
      ]),
    Case(
      "segments", stack("segmented-control: { segments: [Day, Week], selected: 0 }"),
      stack("segmented-control: { segments: [Day, Week], selected: 1 }"),
      [
        "segmented-control (a.yaml:9): fill #FFFFFF moved 54 pt right",
        "segment 'Day' in segmented-control (a.yaml:9): font weight changed from semibold to medium",
        "segment 'Week' in segmented-control (a.yaml:9): font weight changed from medium to semibold",
      ]),
    Case(
      "appeared", stack("label: A"), stack("label: A", "button: { title: Save, style: filled }"),
      ["picture: grew from 43.5 x 52.5 to 93.5 x 95 pt", "button 'Save' (a.yaml:10): appeared"]),
    Case(
      "disappeared", stack("button: Save", "label: A"), stack("label: A"),
      [
        "picture: shrank from 93.5 x 95 to 43.5 x 52.5 pt", "button 'Save' (a.yaml:9): disappeared",
        "label 'A' (a.yaml:9): moved 42.5 pt up",
      ]),
    Case(
      "order",
      "  zstack:\n    - label: { text: A, background: '#FF0000', padding: 8 }\n    - label: { text: B, background: '#00FF00', padding: 8 }\n",
      "  zstack:\n    - label: { text: B, background: '#00FF00', padding: 8 }\n    - label: { text: A, background: '#FF0000', padding: 8 }\n",
      ["label 'A' (a.yaml:8): reordered: now drawn over label 'B'"]),
    Case(
      "covered", "  zstack:\n    - label: A\n",
      "  zstack:\n    - label: A\n    - label: { text: B, background: '#00FF00', padding: 8 }\n",
      [
        "picture: grew from 43.5 x 52.5 to 59 x 68.5 pt",
        "label 'A' (a.yaml:7): moved 8 pt right and 8 pt down",
        "label 'B' (a.yaml:8): appeared, covering label 'A'",
      ]),
    Case(
      "truncated", stack("label: { text: A long label, frame: { width: 100 }, lines: 1 }"),
      stack("label: { text: A long label, frame: { width: 60 }, lines: 1 }"),
      [
        "picture: shrank from 132 x 52.5 to 92 x 52.5 pt",
        "label 'A long label' (a.yaml:9): text is set differently (line breaks, truncation or font)",
      ]),
    Case(
      "disabled", stack("button: { title: Save, style: filled }"),
      stack("button: { title: Save, style: filled, state: disabled }"),
      [
        "button 'Save' (a.yaml:9): fill changed from #007AFF to #7676801F; text colour changed from #FFFFFF to #3C3C434D"
      ]),
    Case(
      "matrix",
      "  matrix: { rows: { size: [small, large] }, columns: { style: [gray, filled] }, cell: { button: { title: Play } } }\n",
      "  matrix: { rows: { size: [small, large] }, columns: { style: [gray, tinted] }, cell: { button: { title: Play } } }\n",
      [
        "button 'Play', 2 of 4 (a.yaml:6): fill changed from #007AFF to #007AFF2E; text colour changed from #FFFFFF to #007AFF"
      ]),
    Case(
      "id", stack("label: A", "label: { text: B, id: it }", "label: C"),
      stack("label: A", "label: C", "label: { text: D, id: it }"),
      [
        "label 'C' (a.yaml:10): moved 28.5 pt up",
        "label 'D' (a.yaml:11): moved 28.5 pt down; text changed from 'B' to 'D'",
      ]),
    Case(
      "wrapped", stack("button: { title: Save, style: filled }", "label: A"),
      stack("hstack: [{ button: { title: Save, style: filled } }, { label: A }]"),
      [
        "picture: resized from 93.5 x 95 to 113 x 66.5 pt",
        "label 'A' (a.yaml:9): moved 69.5 pt right and 35.5 pt up",
      ]),
    Case(
      "rows and their controls",
      "  list:\n    - list-row: { title: One, children: [{ switch: true }] }\n    - list-row: { title: Two, children: [{ switch: true }] }\n",
      "  list:\n    - list-row: { title: One, children: [{ switch: true }] }\n    - list-row: { title: Two, children: [{ switch: false }] }\n",
      [
        "switch (a.yaml:8): value changed from 'on' to 'off'; fill changed from #34C759 to #78788029; fill #FFFFFF moved 20 pt left"
      ]),
    Case(
      "focused", stack("button: { title: Save, style: filled }"),
      stack("button: { title: Save, style: filled, state: focused }"),
      ["button 'Save' (a.yaml:9): stroke #007AFF80 appeared"]),
    Case(
      "two things", stack("button: { title: Save, style: filled, padding: { leading: 4 } }", "label: A"),
      stack(
        "button: { title: Save, style: filled, padding: { leading: 8 }, with: { tint: '#0A84FF' } }",
        "label: A"),
      [
        "picture: grew from 97.5 x 95 to 101.5 x 95 pt",
        "button 'Save' (a.yaml:9): moved 4 pt right; fill changed from #007AFF to #0A84FF",
      ]),
    Case(
      "section and a row in it",
      "  form:\n    - section: { header: General, children: [ { list-row: One }, { list-row: Two } ] }\n    - section: { header: More, children: [ { list-row: Three }, { list-row: Four } ] }\n",
      "  form:\n    - section: { header: General, children: [ { list-row: One }, { list-row: New }, { list-row: Two } ] }\n    - section: { header: More, children: [ { list-row: Three }, { list-row: Vier } ] }\n",
      [
        "picture: grew from 422 x 318 to 422 x 362 pt",
        "form (a.yaml:6): grew from 390 x 286 to 390 x 330 pt",
        "section 'General' (a.yaml:7): grew from 358 x 109.5 to 358 x 153.5 pt",
        "list-row 'New' (a.yaml:7): appeared",
        "list-row 'Two' (a.yaml:7): moved 44 pt down", "section 'More' (a.yaml:8): moved 44 pt down",
        "list-row 'Vier' (a.yaml:8): text changed from 'Four' to 'Vier'",
      ]),
    Case(
      "two texts in one row",
      "  list: [{ list-row: { title: Photos, subtitle: 2 albums } }]\n",
      "  list: [{ list-row: { title: Photos, subtitle: 2 albums, with: { appearance: dark } } }]\n",
      [
        "list-row 'Photos' (a.yaml:6): text colour of 'Photos' changed from #000000 to #FFFFFF; "
          + "text colour of '2 albums' changed from #3C3C4399 to #EBEBF599"
      ]),
  ]

  @Test(arguments: cases) func oneChangeIsToldInTheseWords(of example: Case) throws {
    let pair = try PicturePair(example.old, example.new)
    #expect(pair.lines == example.lines)
  }
}
