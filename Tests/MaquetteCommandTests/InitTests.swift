import ArgumentParser
import Testing

@testable import MaquetteCommand

@Suite("maquette init", .inTurn)
struct InitTests {
  @Test("the folder works: its sheet renders, its golden is equal, its guidelines are kept")
  func works() throws {
    let place = try Workplace()
    let outcome = try place.expect("init mockups")
    #expect(outcome.text.contains("mockups/sheets/welcome.yaml\n"))
    #expect(
      try place.files() == [
        "mockups/.build/maquette/results.json", "mockups/.gitignore", "mockups/AGENTS.md",
        "mockups/brand.tokens.json", "mockups/check.sh", "mockups/maquette.yaml",
        "mockups/sheets/welcome.yaml",
        "mockups/sheets/welcome~dark.png", "mockups/sheets/welcome~light.png",
      ])
    try place.expect("check mockups/sheets")
    try place.expect("lint mockups/sheets")
  }

  @Test("nothing is overwritten")
  func keeps() throws {
    let place = try Workplace(files: ["check.sh": "mine"])
    let outcome = try place.expect("init", 73)
    #expect(outcome.message.contains("check.sh: the file exists already"))
    #expect(try place.files() == ["check.sh"])
    #expect(try place.bytes(of: "check.sh") == Array("mine".utf8))
  }

  @Test("a .gitignore stays, and is told what it should name")
  func ignored() throws {
    let place = try Workplace(files: [".gitignore": "mine"])
    let outcome = try place.expect("init")
    #expect(
      outcome.message.contains(".gitignore exists and was not changed; add to it .build/, build/, report/"))
    #expect(try place.bytes(of: ".gitignore") == Array("mine".utf8))
  }

  @Test("instructions for agents are kept, and those written name calls that exist")
  func instructions() throws {
    let place = try Workplace(files: ["AGENTS.md": "mine"])
    #expect(try place.expect("init").message.contains("AGENTS.md exists and was not changed"))
    #expect(try place.bytes(of: "AGENTS.md") == Array("mine".utf8))
    let calls = StarterFolder.instructionsOfAgents.matches(of: /`maquette ([^`]+)`/).map { $0.output.1 }
    #expect(calls.count >= 5)
    for call in calls {
      #expect(throws: Never.self, "\(call)") {
        try RootCommand.parseAsRoot(call.split(separator: " ").map(String.init))
      }
    }
  }

  @Test("under CI no golden is recorded")
  func continuousIntegration() throws {
    let place = try Workplace()
    try place.run("init", environment: ["CI": "true"])
    #expect(try !place.files().contains { $0.hasSuffix(".png") })
  }
}
