import Testing

@testable import MaquetteSheets

/// YAML reads a colour without quotes as a comment; the message about that names the colour.
@Suite struct ColorCommentTests {
  @Test(arguments: [
    ("body:\n  button: { title: Save, tint: #FF9500 }", "3:32", "#FF9500"),
    ("body:\n  button: { title: Save, tint: #FF9500 }\nscale: 2\n", "3:32", "#FF9500"),
    ("body:\n  button: { title: Save, tint: #FF9500\n    }", "3:32", "#FF9500"),
    ("body:\n  button:\n    title: Save\n    tint: #F00\n", "5:11", "#F00"),
    ("body:\n  symbol: { name: bell, palette: [#FF0000, blue] }\nscale: 2\npadding: 3\n", "3:35", "#FF0000"),
    ("body:\n  vstack:\n    - color-well: #FF9500\n    - spacer\n", "4:19", "#FF9500"),
    ("body: spacer\nbackground: #FF950080   # behind it", "3:13", "#FF950080"),
  ])
  func oneMessagePointsAtTheColour(text: String, place: String, color: String) {
    let lines = complaint(about: "maquette: 1\n" + text).split(separator: "\n")
    #expect(lines.first == "sheet.yaml:\(place): error: '#' begins a comment here")
    #expect(lines.last == "  write \"\(color)\" in quotes")
    #expect(lines.count == 4)
  }

  @Test(arguments: [
    "body: #the one element\n  spacer", "body: spacer #FF9500", "body: { label: \"a: #FF9500\" }",
    "body: #FF9500\n  spacer", "body: { label: it's } #FF9500", "body: { label: a#FF9500 }",
  ])
  func otherCommentsAreComments(text: String) {
    #expect(complaint(about: "maquette: 1\n" + text) == "")
  }

  @Test func otherMistakesAreReportedAsUsual() {
    let answer = complaint(about: "maquette: 1\nbody: { label: [a, \"tint: #FF9500\" }")
    #expect(answer.contains("expected ',' or ']'"))
    #expect(complaint(about: "maquette: 1\ntitle: #12345\nbody: spacer").contains("'title' has no value"))
  }
}
