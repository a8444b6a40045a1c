import Testing

@Suite("maquette check: reports", .inTurn)
struct CheckReportsTests {
  @Test("a page, JUnit and JSON are written where they are asked for")
  func files() throws {
    let place = try Goldens.changed()
    let outcome = try place.expect("check --report out/page --junit out/junit.xml --json out/results.json", 1)
    #expect(outcome.message.hasPrefix("the report is out/page/index.html\n"))
    let page = String(decoding: try place.bytes(of: "out/page/index.html"), as: UTF8.self)
    #expect(page.contains("Golden/Button/a.png"))
    let junit = String(decoding: try place.bytes(of: "out/junit.xml"), as: UTF8.self)
    #expect(junit.contains("tests=\"3\" failures=\"3\""))
    #expect(place.exists("out/results.json"))
  }

  @Test("GitHub Actions is told of failures at the sheet, with what changed, and gets a summary")
  func annotations() throws {
    let place = try Goldens.changed()
    try place.write("before\n", to: "summary.md")
    let outcome = try place.run(
      "check", environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"])
    let commands = outcome.text.split(separator: "\n").filter { $0.hasPrefix("::error ") }
    #expect(commands.count == 3)
    #expect(commands.first?.hasPrefix("::error file=Golden/Button/a.yaml,") == true)
    #expect(commands.first?.contains("text changed from 'Play' to 'Pause'") == true)
    let summary = String(decoding: try place.bytes(of: "summary.md"), as: UTF8.self)
    #expect(summary.hasPrefix("before\n") && summary.contains("3 of 3 cases fail"))
    #expect(try !place.run("check").text.contains("::error"))
  }

  @Test("a report that cannot be written is a failure")
  func unwritable() throws {
    let place = try Goldens.recorded()
    try place.write("in the way", to: "out")
    try place.expect("check --junit out/junit.xml", 73)
    try place.expect("check --junit Golden", 64)
    try place.expect("check --json --junit -", 64)
  }
}
