import Foundation
import Testing

@Suite("maquette list", .inTurn)
struct ListTests {
  private func json(_ arguments: [String]) throws -> Any {
    let outcome = try Workplace().run(["list"] + arguments + ["--json"])
    #expect(outcome.status == 0)
    return try JSONSerialization.jsonObject(with: Data(outcome.output))
  }

  @Test("controls, with their attributes")
  func controls() throws {
    let text = try Workplace().run("list controls").text
    #expect(text.contains("button"))
    let entries = try #require(try json(["controls"]) as? [[String: Any]])
    #expect(entries.count == text.split(separator: "\n").count)
    let lines = text.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("checkbox ") && $0.contains(" macOS ") })
    #expect(lines.contains { $0.hasPrefix("page-control ") && $0.contains(" iOS, watchOS ") })
    #expect(lines.contains { $0.hasPrefix("button ") && $0.contains(" all ") })
    #expect(
      entries.first { $0["name"] as? String == "page-control" }?["platforms"] as? [String] == [
        "ios", "watchos",
      ])
    let button = try #require(try json(["controls", "button"]) as? [String: Any])
    let attributes = try #require(button["attributes"] as? [[String: String]])
    #expect(attributes.map { $0["name"] }.contains("title"))
    let help = try Workplace().run("list controls button").text
    for attribute in attributes { #expect(help.contains(attribute["help"] ?? "?")) }
  }

  @Test("symbols, one a line, each of which can be drawn")
  func symbols() throws {
    let place = try Workplace()
    let names = try place.run("list symbols").text.split(separator: "\n").map(String.init)
    #expect(names.count >= 24)
    #expect(try json(["symbols"]) as? [String] == names)
    let rows = names.map { "    - symbol: \($0)" }.joined(separator: "\n")
    let outcome = try place.run("inspect -", input: "maquette: 1\nbody:\n  vstack:\n\(rows)\n")
    #expect(outcome.message == "")
  }

  @Test("symbols that match words, of a category, with what is known of them")
  func symbolSearch() throws {
    let place = try Workplace()
    func lines(_ arguments: String...) throws -> [String] {
      try place.run(["list", "symbols"] + arguments).text.split(separator: "\n").map(String.init)
    }
    #expect(try lines("delete").contains("trash.fill"))
    #expect(try lines("arrow", "up").contains("arrow.up.circle"))
    #expect(try lines("arrow", "up").allSatisfy { !$0.hasPrefix("trash") })
    #expect(try lines("--category", "weather").contains("sun.max"))
    #expect(try lines("--category", "weather").allSatisfy { !$0.hasPrefix("trash") })
    #expect(try lines("cloud", "--category", "connectivity", "--long").contains { $0.contains("= icloud") })
    #expect(try lines("--categories").contains { $0.hasPrefix("weather") })
    let details = try #require(try json(["symbols", "trash", "--long"]) as? [[String: Any]])
    #expect(details.first?["category"] as? String == "editing")
    #expect((details.first?["keywords"] as? [String])?.contains("bin") == true)
    let wrong = try place.run("list symbols --category wether")
    #expect(wrong.status == 64 && wrong.message.contains("did you mean 'weather'?"))
    try place.expect("list symbols quetzalcoatlus", 64)
  }

  @Test("text styles of a platform at a text size")
  func styles() throws {
    let styles = try #require(try json(["styles"]) as? [[String: Any]])
    let body = try #require(styles.first { $0["name"] as? String == "body" })
    #expect(body["size"] as? Double == 17)
    let macos = try #require(try json(["styles", "--platform", "macos"]) as? [[String: Any]])
    #expect(macos.first { $0["name"] as? String == "body" }?["size"] as? Double == 13)
  }

  @Test("design tokens of an era")
  func tokens() throws {
    func width(_ options: String...) throws -> String? {
      let tokens = try json(["tokens"] + options) as? [[String: Any]]
      return tokens?.first { $0["name"] as? String == "switch.regular.width" }?["value"] as? String
    }
    #expect(try width()?.contains("51") == true)
    #expect(try width("--era", "glass")?.contains("63") == true)
    #expect(try width("--era", "glass", "--platform", "macos")?.contains("54") == true)
    #expect(try Workplace().run("list styles --era ios7").status == 0)
  }

  @Test("fonts")
  func fonts() throws {
    #expect(
      try Workplace().run("list fonts").text.hasPrefix(
        """
        Inter                 bundled; replaces the system font
        Noto Sans Hebrew      bundled; for characters that it lacks
        Noto Sans Arabic      bundled; for characters that it lacks
        Noto Sans Armenian    bundled; for characters that it lacks

        """))
    #expect((try json(["fonts"]) as? [[String: Any]])?.count == 24)
  }

  @Test("languages")
  func languages() throws {
    let text = try Workplace().run("list languages").text
    for line in ["de       words, dates", "zh-Hant  words, dates", "my       dates", "es-MX    dates"] {
      #expect(text.contains(line + "\n"), "\(line)")
    }
    let list = try json(["languages"]) as? [[String: Any]]
    #expect(list?.first?["language"] as? String == "ar")
    #expect((list?.count ?? 0) > 80)
  }
}
