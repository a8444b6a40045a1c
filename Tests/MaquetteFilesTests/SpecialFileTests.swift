import Foundation
@testable import MaquetteFiles
import Testing

@Suite("What is no plain file")
struct SpecialFileTests {
  @Test("a pipe is refused at once, and read where a command line names it")
  func pipe() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path + "/pipe.yaml"
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(throws: FileProblem.cannotRead(code: ENXIO)) { try FileBytes.read(pipe, limit: 9) }
    #expect(throws: FileProblem.cannotRead(code: ENXIO)) { try Digest(ofFile: pipe) }
    #expect(
      FileProblem.cannotRead(code: ENXIO).reason == "it is a pipe, a device or a socket instead of a file")
    #expect(throws: FileProblem.tooLarge(byteCount: nil, limit: 9)) {
      try FileBytes.read("/dev/zero", orStream: 0, limit: 9)
    }
  }

  @Test("a device is refused, and a folder is one")
  func device() {
    #expect(throws: FileProblem.cannotRead(code: ENXIO)) { try FileBytes.read("/dev/zero", limit: 9) }
    #expect(throws: FileProblem.cannotRead(code: EISDIR)) { try FileBytes.read("/", limit: 1 << 30) }
  }

  @Test("what a walk does not look into is named")
  func passedOver() throws {
    let folder = try TemporaryFolder()
    for name in ["a/b.yaml", ".git/c.yaml"] {
      try Folder.create(FileName.folder(of: folder.path + "/" + name))
      try FileBytes.write([], to: "\(folder.path)/\(name)")
    }
    for name in [".d.yaml", ".e.png"] { try FileBytes.write([], to: "\(folder.path)/\(name)") }
    try #require(symlink(folder.path + "/a", folder.path + "/link") == 0)
    try #require(symlink("/nowhere", folder.path + "/lost.yaml") == 0)
    let walk = try Folder.walk(folder.path) { $0.hasSuffix(".yaml") }
    let relative = { (path: String) in String(path.dropFirst(folder.path.count + 1)) }
    #expect(walk.files.map(relative) == ["a/b.yaml"])
    #expect(
      walk.passedOver.map { "\(relative($0.path)): \($0.reason)" } == [
        ".d.yaml: it is hidden", ".git: it is hidden", "link: it is a link to a folder",
        "lost.yaml: it is a broken link",
      ])
  }

  #if os(Linux)
    @Test("a name that is not UTF-8 is named")
    func otherEncodings() throws {
      let folder = try TemporaryFolder()
      let name = Array((folder.path + "/r").utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0]
      let descriptor = creat(name, 0o600)
      try #require(descriptor >= 0)
      close(descriptor)
      #expect(try Folder.walk(folder.path).passedOver.map(\.reason) == ["its name is not UTF-8"])
      unlink(name)
    }
  #endif

  @Test("what a killed process left is swept, and what one works on is not")
  func sweep() throws {
    let folder = try TemporaryFolder()
    let working = try TemporaryFile(beside: folder.path + "/a.png", in: AT_FDCWD)
    let left = ".maquette-8c01ffee12345678-3.tmp"
    try FileBytes.write([1], to: "\(folder.path)/\(left)")
    try FileBytes.write([1], to: folder.path + "/.maquette-notes.tmp")
    FileBytes.sweep(folder.path)
    #expect(try Folder.names(in: folder.path).count == 2)
    #expect(try !Folder.names(in: folder.path).contains(left))
    try working.rename(to: folder.path + "/a.png")
    #expect(try Folder.names(in: folder.path) == [".maquette-notes.tmp", "a.png"])
  }
}
