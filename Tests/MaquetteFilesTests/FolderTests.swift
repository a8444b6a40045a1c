import Foundation
import MaquetteFiles
import Testing

@Suite("Folders")
struct FolderTests {
  @Test("files come sorted, from nested folders too; hidden ones and linked folders do not")
  func files() throws {
    let folder = try TemporaryFolder()
    try Folder.create(folder.path + "/b/c")
    for name in ["b/c/1.yaml", "b/é.yaml", "b/Z.yaml", "a.yaml", ".hidden", "b0"] {
      try FileBytes.write([], to: "\(folder.path)/\(name)")
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/loop", withDestinationPath: folder.path)
    #expect(
      try Folder.files(in: folder.path).map { $0.dropFirst(folder.path.count + 1) } == [
        "a.yaml", "b/Z.yaml", "b/c/1.yaml", "b/é.yaml", "b0",
      ])
  }

  @Test("a missing folder is a problem with the system's code")
  func missing() {
    #expect(throws: FileProblem.cannotRead(code: ENOENT)) { try Folder.files(in: "/nowhere") }
    #expect(Folder.kind(of: "/nowhere") == .nothing)
  }

  @Test("a folder is made once, and not where a file is")
  func create() throws {
    let folder = try TemporaryFolder()
    try Folder.create(folder.path + "/a")
    try Folder.create(folder.path + "/a")
    #expect(Folder.kind(of: folder.path + "/a") == .folder)
    try FileBytes.write([1], to: folder.path + "/file")
    #expect(throws: FileProblem.cannotWrite(code: EEXIST)) { try Folder.create(folder.path + "/file/b") }
    #expect(throws: FileProblem.cannotWrite(code: EEXIST)) { try Folder.create(folder.path + "/file") }
  }
}
