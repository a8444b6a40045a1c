import Foundation
import Testing

@Suite("maquette inspect", .inTurn)
struct InspectTests {
  private static let sheet = """
    maquette: 1
    scale: 1
    body:
      button: { title: Play, id: play, frame: { width: 100, height: 50 } }
    """

  @Test("every stage is text about the same element")
  func stages() throws {
    let place = try Workplace(files: ["a.yaml": Self.sheet])
    func stage(_ name: String) throws -> String {
      let outcome = try place.expect(["inspect", "a.yaml", "--stage", name])
      return outcome.text
    }
    #expect(try stage("tree").contains("button (line 4, column 3)") == true)
    #expect(try stage("layout").contains("(16, 16) 100 x 50\n") == true)
    #expect(try stage("accessibility").hasPrefix("\"Play\", button, at (") == true)
    #expect(
      try stage("fonts") == """
        label 'Play'
          Inter, weight 400: 'Play'

        """)
    #expect(try stage("display-list").hasPrefix("picture 132 x 82 on #FFFFFF (background)\n") == true)
    #expect(try place.run("inspect a.yaml").text == stage("layout"))
    #expect(try place.files() == ["a.yaml"])
  }

  @Test("the tree and the layout are JSON with the same elements")
  func json() throws {
    let place = try Workplace(files: ["a.yaml": Self.sheet])
    func report(_ stage: String) throws -> Report {
      let outcome = try place.expect(["inspect", "a.yaml", "--stage", stage, "--json"])
      return try JSONDecoder().decode(Report.self, from: Data(outcome.output))
    }
    let play = try #require(try report("layout").pictures.first?.tree.first("play"))
    #expect(play.frame == Report.Frame(x: 16, y: 16, width: 100, height: 50))
    #expect(play.children?.first?.element == "button" && play.children?.first?.line == 4)
    let same = try #require(try report("tree").pictures.first?.tree.first("play"))
    #expect(same.element == play.element && same.frame == nil)
    #expect(same.children?.first?.line == 4)
    let refused = try place.run(["inspect", "a.yaml", "--stage", "fonts", "--json"])
    #expect(refused.status != 0 && refused.message.contains("--json needs --stage tree, layout"))
  }

  @Test("several pictures are told apart by their names")
  func variants() throws {
    let place = try Workplace()
    let outcome = try place.run("inspect -", input: RenderTests.variants)
    let titles = outcome.text.split(separator: "\n").filter { $0.hasPrefix("==") }
    #expect(titles == ["== sheet~light@1x", "== sheet~light@2x", "== sheet~dark@1x", "== sheet~dark@2x"])
  }

  @Test("the fonts of fields, wheels and keys are named too")
  func fonts() throws {
    let place = try Workplace(files: [
      "a.yaml": """
      maquette: 1
      body:
        vstack:
          - text-field: { text: "Zoë שלום" }
          - picker: { columns: [{ values: [🇫🇷 France, Italy] }] }
          - keyboard: {}
      """
    ])
    let listing = try place.expect(["inspect", "a.yaml", "--stage", "fonts"]).text
    #expect(listing.contains("field-text 'Zoë שלום'\n  Inter, weight 400: 'Zoë '\n"))
    #expect(listing.contains("  Noto Sans Hebrew, weight 400: 'שלום'\n"))
    #expect(listing.contains("  Noto Color Emoji, weight 400: '🇫🇷'\n"))
    #expect(listing.contains("key-text 'q'\n  Inter, weight 300: 'q'\n"))
  }
}

/// The JSON of a stage, as another program reads it.
private struct Report: Decodable {
  struct Frame: Decodable, Equatable { var x, y, width, height: Double }
  struct Node: Decodable {
    var element: String
    var id: String?
    var line: Int?
    var frame: Frame?
    var children: [Node]?

    func first(_ id: String) -> Node? {
      self.id == id ? self : (children ?? []).lazy.compactMap { $0.first(id) }.first
    }
  }
  struct Picture: Decodable {
    var name: String
    var tree: Node
  }
  var version: Int
  var pictures: [Picture]
}
