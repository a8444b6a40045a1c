import Foundation
import MaquetteFiles
import Testing

@Suite("Folders")
struct FolderTests {
  private let folder = NSTemporaryDirectory() + "maquette-files-\(UUID().uuidString)"

  @Test("files come sorted, from nested folders too; hidden ones and linked folders do not")
  func files() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Folder.create(folder + "/b/c")
    for name in ["b/c/1.yaml", "b/é.yaml", "b/Z.yaml", "a.yaml", ".hidden", "b0"] {
      try FileBytes.write([], to: "\(folder)/\(name)")
    }
    try FileManager.default.createSymbolicLink(atPath: folder + "/loop", withDestinationPath: folder)
    #expect(
      try Folder.files(in: folder).map { $0.dropFirst(folder.count + 1) } == [
        "a.yaml", "b/Z.yaml", "b/c/1.yaml", "b/é.yaml", "b0",
      ])
  }

  @Test("what is not there is a problem with the system's code")
  func missing() {
    #expect(throws: FileProblem.cannotRead(code: ENOENT)) { try Folder.files(in: folder) }
    #expect(Folder.kind(of: folder) == .nothing)
  }

  @Test("a folder is made once, and not where a file is")
  func create() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Folder.create(folder + "/a")
    try Folder.create(folder + "/a")
    #expect(Folder.kind(of: folder + "/a") == .folder)
    try FileBytes.write([1], to: folder + "/file")
    #expect(throws: FileProblem.cannotWrite(code: EEXIST)) { try Folder.create(folder + "/file/b") }
    #expect(throws: FileProblem.cannotWrite(code: EEXIST)) { try Folder.create(folder + "/file") }
  }
}
