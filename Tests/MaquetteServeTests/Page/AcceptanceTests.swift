import Foundation
import MaquetteFiles
import MaquetteScreens
import MaquetteStudio
import Testing

@Suite struct AcceptanceTests {
  /// A folder whose golden picture shows another title.
  static func served(variables: [String: String] = [:]) throws -> ServedFolder {
    let folder = try TemporaryFolder()
    try folder.write(TemporaryFolder.sheet("Play"), to: "a.yaml")
    var request = RenderRequest(
      sheets: [folder("a.yaml")], theme: ThemeSources(catalogue: .standard), out: folder("a.png"))
    request.isStripped = true
    _ = try RenderRun(request, observer: { _ in }).run()
    try folder.write(TemporaryFolder.sheet("Stop"), to: "a.yaml")
    return try ServedFolder(folder, variables: variables)
  }

  static func check(_ answer: Client.Answer) throws -> String {
    String(try #require(answer.text.firstMatch(of: /"check":(\d+)/)).output.1)
  }

  @Test func aDifferenceIsShownAndAccepted() throws {
    let served = try Self.served()
    let sheet = served.sheet("a.yaml")
    let found = try served.ask("GET", "golden", sheet)
    #expect(found.text.contains("\"outcome\":\"different\""))
    let values = sheet.merging(["check": try Self.check(found)]) { $1 }
    for role in ["expected", "actual", "difference"] {
      #expect(try served.ask("GET", "golden/\(role)", values).isPNG)
    }
    let actual = try served.ask("GET", "golden/actual", values).body
    #expect(try served.ask("POST", "accept", values).status == 200)
    #expect(try FileBytes.read(served.folder("a.png"), limit: 1 << 20) == actual)
    #expect(try served.ask("GET", "golden", sheet).text.contains("\"outcome\":\"equal\""))
    // What was accepted is not accepted twice.
    #expect(try served.ask("POST", "accept", values).status == 404)
    #expect(served.stop())
  }

  @Test func nothingIsWrittenWithoutTheComparisonThatWasShown() throws {
    let served = try Self.served()
    let sheet = served.sheet("a.yaml")
    let before = try FileBytes.read(served.folder("a.png"), limit: 1 << 20)
    #expect(try served.ask("POST", "accept", sheet).status == 404)
    let number = try Self.check(try served.ask("GET", "golden", sheet))
    #expect(try served.ask("POST", "accept", sheet.merging(["check": number + "1"]) { $1 }).status == 404)
    // A reading request changes nothing, and neither does a page of another origin.
    #expect(try served.ask("GET", "accept", sheet.merging(["check": number]) { $1 }).status == 404)
    let client = try #require(Client(port: served.port))
    client.send(
      "POST", served.target("accept", sheet.merging(["check": number]) { $1 }), port: served.port,
      ["Origin": "http://example.com"])
    #expect(client.answer()?.status == 403)
    #expect(try FileBytes.read(served.folder("a.png"), limit: 1 << 20) == before)
    #expect(served.stop())
  }

  @Test func aGoldenThatChangedMeanwhileIsKept() throws {
    let served = try Self.served()
    let sheet = served.sheet("a.yaml")
    let number = try Self.check(try served.ask("GET", "golden", sheet))
    try served.folder.write("other", to: "a.png")
    let answer = try served.ask("POST", "accept", sheet.merging(["check": number]) { $1 })
    #expect(answer.status == 409)
    #expect(answer.text.contains("changed"))
    #expect(try served.folder.text("a.png") == "other")
    #expect(served.stop())
  }

  @Test func aLinkInPlaceOfTheGoldenIsNotFollowed() throws {
    let served = try Self.served()
    let outside = try TemporaryFolder()
    try FileManager.default.moveItem(atPath: served.folder("a.png"), toPath: outside("a.png"))
    try FileManager.default.createSymbolicLink(
      atPath: served.folder("a.png"), withDestinationPath: outside("a.png"))
    let before = try FileBytes.read(outside("a.png"), limit: 1 << 20)
    let sheet = served.sheet("a.yaml")
    let number = try Self.check(try served.ask("GET", "golden", sheet))
    #expect(try served.ask("POST", "accept", sheet.merging(["check": number]) { $1 }).status == 404)
    #expect(try FileBytes.read(outside("a.png"), limit: 1 << 20) == before)
    #expect(served.stop())
  }

  @Test func aCISystemAcceptsNothing() throws {
    let served = try Self.served(variables: ["CI": "true"])
    let sheet = served.sheet("a.yaml")
    let before = try FileBytes.read(served.folder("a.png"), limit: 1 << 20)
    let number = try Self.check(try served.ask("GET", "golden", sheet))
    #expect(try served.ask("POST", "accept", sheet.merging(["check": number]) { $1 }).status == 409)
    #expect(try FileBytes.read(served.folder("a.png"), limit: 1 << 20) == before)
    #expect(served.stop())
  }
}
