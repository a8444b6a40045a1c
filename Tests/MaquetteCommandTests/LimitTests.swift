import Foundation
import Testing

@Suite("maquette list limits", .inTurn)
struct LimitTests {
  private static let page =
    #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/") + "/Documentation/Limits.md"

  @Test("the page is what the command prints")
  func page() throws {
    // To fix it: maquette list limits > Documentation/Limits.md
    let page = try String(contentsOfFile: Self.page, encoding: .utf8)
    #expect(try Workplace().run("list limits").text == page)
  }

  /// A sheet whose label is in `depth` stacks, or one with a value at or beyond the bound of the table.
  private static func sheet(_ lines: String) -> String { "maquette: 1\n" + lines + "\n" }

  /// A label inside of lists and mappings: the sheet and its body are two levels, each stack is two more.
  private static func nested(_ stacks: Int) -> String {
    let opening = String(repeating: "{ vstack: [", count: stacks)
    let closing = String(repeating: "] }", count: stacks)
    return sheet("body: \(opening){ label: Deep }\(closing)")
  }

  @Test(
    "a sheet at a bound is drawn, and one beyond it ends as the page says",
    arguments: [
      ("levels", nested(31), nested(32), 75),
      ("scale", sheet("scale: 8\nbody: { label: A }"), sheet("scale: 8.5\nbody: { label: A }"), 65),
      (
        "padding", sheet("padding: 10000\nscale: 0.5\nbody: { spacer: {} }"),
        sheet("padding: 10001\nbody: { label: A }"), 65
      ),
      (
        "characters", sheet("body: { label: \(String(repeating: "a", count: 4096)) }"),
        sheet("body: { label: \(String(repeating: "a", count: 4097)) }"), 75
      ),
    ])
  func bounds(name: String, within: String, beyond: String, code: Int) throws {
    let place = try Workplace(files: ["within.yaml": within, "beyond.yaml": beyond])
    let drawn = try place.run("inspect within.yaml --stage tree")
    #expect(drawn.status == 0, "\(name): \(drawn.message)")
    let refused = try place.run("inspect beyond.yaml --stage tree")
    #expect(refused.status == code, "\(name): \(refused.message)")
    #expect(refused.message.contains("beyond.yaml:"), "\(name) has a place")
  }
}
