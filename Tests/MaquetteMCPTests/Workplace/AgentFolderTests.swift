import Foundation
import MaquetteRPC
import MaquetteSheets
import MaquetteStudio
import Testing

@testable import MaquetteMCP

@Suite struct AgentFolderTests {
  @Test func filesInTheFolderAreReached() throws {
    let place = try AgentWorkplace(files: ["a/b.yaml": "b"])
    let folder = place.folder
    for name in ["a/b.yaml", "./a/b.yaml", "a/../a/b.yaml", folder.root + "/a/b.yaml"] {
      #expect(try folder.path(of: name) == folder.root + "/a/b.yaml")
      #expect(try folder.bytes(of: name) == Array("b".utf8))
    }
    #expect(try folder.path(of: ".") == folder.root)
    #expect(try folder.path(of: "new/file.yaml") == folder.root + "/new/file.yaml")
  }

  @Test(arguments: [
    "..", "../x.yaml", "a/../../x.yaml", "/etc/hosts", "/", "out.yaml", "out/x.yaml", "out/new/x.yaml",
    "dangling", "a\u{0}b",
    "a\u{202E}b", "x\n",
  ])
  func othersAreNot(name: String) throws {
    let place = try AgentWorkplace(files: ["a/b.yaml": "b"])
    try FileManager.default.createSymbolicLink(
      atPath: place.folder.root + "/out", withDestinationPath: "/etc")
    try FileManager.default.createSymbolicLink(
      atPath: place.folder.root + "/out.yaml", withDestinationPath: "/etc/hosts")
    try FileManager.default.createSymbolicLink(
      atPath: place.folder.root + "/dangling", withDestinationPath: "/no/such/place")
    #expect(throws: RPCError.self) { try place.folder.path(of: name) }
    #expect(throws: SheetError.self) { try place.folder.bytes(of: name) }
  }

  /// A folder beside it whose name begins alike is another one.
  @Test func aNameThatBeginsAlikeIsAnotherFolder() throws {
    let place = try AgentWorkplace()
    #expect(throws: RPCError.self) { try place.folder.path(of: place.folder.root + "2/x.yaml") }
  }

  @Test func messagesHaveThePathsOfClients() throws {
    let place = try AgentWorkplace()
    let error = StudioError(
      .noInput, "\(place.folder.root)/a.png: no such file", subject: place.folder.root + "/a.png")
    #expect(place.folder.relative(error).subject == "a.png")
    #expect(place.folder.relative(error).message == "a.png: no such file")
  }

  @Test func aFolderThatDoesNotExistIsAnError() {
    #expect(throws: StudioError.self) { try AgentFolder("/no/such/folder") }
  }
}
