import Testing

@testable import MaquetteVectors

/// Style sheets: which rules select an element, and which of them counts.
@Suite struct CSSSheetTests {
  private let document = """
    <svg><g id='a' class='x y'><rect/><rect id='b' class='y' fill='gray' style='opacity: .5'/></g></svg>
    """

  private func fill(_ css: String) throws -> String? {
    let tree = try XMLTree(Array(document.utf8))
    var sheet = CSSSheet()
    sheet.add(css)
    #expect(sheet.unknown == [])
    return sheet.properties(of: 3, in: tree)["fill"]
  }

  @Test(arguments: [
    "rect", "*", ".y", "#b", "rect.y#b", "g rect", "g > rect", "svg rect", ".x .y", "#a > .y", "[id=b]",
    "rect[fill]", "a, rect", "rect /* c */", "svg > g > rect",
  ])
  func selectorsSelect(selector: String) throws { #expect(try fill("\(selector) { fill: red }") == "red") }

  @Test(arguments: [
    "circle", ".x", "#a", "svg > rect", "rect rect", "rect:first-child", "rect:hover", "[id=c]", "[title]",
    ".y .y .y",
  ])
  func othersDoNot(selector: String) throws { #expect(try fill("\(selector) { fill: red }") == "gray") }

  @Test func theMostSpecificRuleCountsAndOfEqualOnesTheLast() throws {
    #expect(try fill("#b { fill: red } rect.y { fill: blue } rect { fill: green }") == "red")
    #expect(try fill("rect { fill: red } rect { fill: blue }") == "blue")
    #expect(try fill("rect { fill: red !important } #b { fill: blue }") == "red")
  }

  @Test func theStyleOfTheElementComesLast() throws {
    let tree = try XMLTree(Array(document.utf8))
    var sheet = CSSSheet()
    sheet.add("rect { opacity: 1 } #b { stroke: red; ; bad } @charset 'x'; rect { stroke-width: 2 }")
    let properties = sheet.properties(of: 3, in: tree)
    #expect(properties["opacity"] == ".5")
    #expect(properties["stroke"] == "red")
  }

  @Test(arguments: [
    "@media print { rect { fill: red } }", "rect:nth-child(2) { fill: red }", "rect + rect { x: y }",
  ])
  func whatIsNotUnderstoodIsKnown(css: String) {
    var sheet = CSSSheet()
    sheet.add(css)
    #expect(sheet.unknown.count == 1)
  }
}
