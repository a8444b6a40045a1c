import Foundation
@testable import MaquetteFiles
import Testing

@Suite("Whole files")
struct FileBytesTests {
  @Test("reading gives what was written", arguments: [0, 1, 4095, 4096, 4097, 300_000])
  func roundTrip(count: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
    try FileBytes.write(bytes, to: folder.path + "/a")
    #expect(try FileBytes.read(folder.path + "/a", limit: count) == bytes)
    #expect(try Folder.names(in: folder.path) == ["a"])
  }

  @Test("a file over the limit is not read, and neither is an endless one")
  func limit() throws {
    let folder = try TemporaryFolder()
    try FileBytes.write([1, 2, 3], to: folder.path + "/a")
    #expect(throws: FileProblem.tooLarge(byteCount: 3, limit: 2)) {
      try FileBytes.read(folder.path + "/a", limit: 2)
    }
    #expect(throws: FileProblem.self) { try FileBytes.read("/dev/zero", limit: 1 << 20) }
  }

  @Test("a failed write leaves the old file and nothing else")
  func failure() throws {
    let folder = try TemporaryFolder()
    try Folder.create(folder.path + "/occupied")
    #expect(throws: FileProblem.cannotWrite(code: EISDIR)) {
      try FileBytes.write([1], to: folder.path + "/occupied")
    }
    #expect(throws: FileProblem.cannotWrite(code: ENOENT)) {
      try FileBytes.write([1], to: folder.path + "/no/such")
    }
    // The temporary file can be written here, and only its renaming fails.
    #expect(throws: FileProblem.cannotWrite(code: ENAMETOOLONG)) {
      try FileBytes.write([1], to: folder.path + "/" + String(repeating: "n", count: 300))
    }
    #expect(try Folder.names(in: folder.path) == ["occupied"])
  }

  @Test("an existing file keeps its permissions, a link stays a link")
  func permissionsAndLinks() throws {
    let folder = try TemporaryFolder()
    let manager = FileManager.default
    try FileBytes.write([1], to: folder.path + "/a.png")
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path + "/a.png")
    try manager.createSymbolicLink(atPath: folder.path + "/b.png", withDestinationPath: "a.png")
    try FileBytes.write([2], to: folder.path + "/b.png")
    #expect(manager.contents(atPath: folder.path + "/a.png") == Data([2]))
    #expect(try manager.destinationOfSymbolicLink(atPath: folder.path + "/b.png") == "a.png")
    let mode = try manager.attributesOfItem(atPath: folder.path + "/a.png")[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }

  @Test("a device is written to, not replaced")
  func device() throws {
    try FileBytes.write([1, 2, 3], to: "/dev/null")
    #expect(
      try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        != .typeRegular)
  }

  @Test("a name as long as a file system allows")
  func longName() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "n", count: 251) + ".png"
    try FileBytes.write([1], to: "\(folder.path)/\(name)")
    #expect(try Folder.names(in: folder.path) == [name])
  }

  @Test func temporaryNamesAreKnown() {
    #expect(FileBytes.isTemporary(".maquette-8c01ffee12345678-3.tmp"))
    for name in [
      "maquette-12-3.tmp", ".maquette-12-3.png", ".maquette-x-3.tmp", ".maquette-a-b.tmp", ".maquette-12.tmp",
      ".tmp",
    ] {
      #expect(!FileBytes.isTemporary(name), "\(name)")
    }
  }

  /// Containers that share a folder may all have the process number 1.
  @Test func temporaryNamesDoNotDependOnTheProcessNumber() throws {
    let folder = try TemporaryFolder()
    let file = try TemporaryFile(beside: folder.path + "/a.png", in: AT_FDCWD)
    let names = try Folder.names(in: folder.path)
    #expect(names.count == 1 && names.allSatisfy(FileBytes.isTemporary))
    #expect(names.allSatisfy { !$0.contains("-\(getpid())-") })
    try file.rename(to: folder.path + "/a.png")
  }
}
