import Foundation
import MaquetteFiles
import Testing

@testable import MaquettePreviews

@Suite struct ChildProcessTests {
  @Test func theOutputAndTheCodeAreKept() throws {
    let folder = try TemporaryFolder()
    var process = ChildProcess(["/bin/sh", "-c", "echo $A; echo b >&2; pwd; exit 3"], in: "/")
    process.environment = ["A": "one"]
    process.output = FileName.joined(folder.path, "out")
    process.errors = FileName.joined(folder.path, "err")
    let result = process.run()
    #expect(result.code == 3 && result.signal == nil && result.failure == nil && !result.timedOut)
    #expect(try FileBytes.read(FileName.joined(folder.path, "out"), limit: 100) == Array("one\n/\n".utf8))
    #expect(try FileBytes.read(FileName.joined(folder.path, "err"), limit: 100) == Array("b\n".utf8))
  }

  @Test func aProgramThatIsNotThereHasAMessage() {
    let result = ChildProcess(["/nothing/here"], in: "/").run()
    #expect(result.code == nil && result.failure != nil)
  }

  @Test func aProgramThatHangsIsKilledWithItsChildren() throws {
    let folder = try TemporaryFolder()
    let mark = FileName.joined(folder.path, "late")
    var process = ChildProcess(["/bin/sh", "-c", "(sleep 1; touch '\(mark)') & sleep 60"], in: folder.path)
    process.seconds = 0.2
    let result = process.run()
    #expect(result.timedOut && result.signal == SIGKILL)
    Thread.sleep(forTimeInterval: 1.2)
    #expect(Folder.kind(of: mark) == .nothing)
  }

  @Test func aProgramThatNoOneWaitsForIsKilledWithItsChildren() throws {
    let folder = try TemporaryFolder()
    let mark = FileName.joined(folder.path, "late")
    let started = FileName.joined(folder.path, "started")
    let process = ChildProcess(
      ["/bin/sh", "-c", "touch '\(started)'; (sleep 1; touch '\(mark)') & sleep 60"], in: folder.path
    ) {
      Folder.kind(of: started) == .file
    }
    let result = process.run()
    #expect(result.wasCancelled && !result.timedOut && result.signal == SIGKILL)
    Thread.sleep(forTimeInterval: 1.2)
    #expect(Folder.kind(of: mark) == .nothing)
  }

  @Test func aSignalIsTold() {
    #expect(ChildProcess(["/bin/sh", "-c", "kill -SEGV $$"], in: "/").run().signal == SIGSEGV)
  }

  @Test func aFolderThatIsNotThereIsAReason() {
    let process = ChildProcess(["/bin/pwd"], in: "/nothing/here")
    let result = process.run()
    #expect(result.code == nil && process.reason(of: result).lowercased().contains("no such file"))
  }

  @Test func theFirstErrorIsTheReason() throws {
    let folder = try TemporaryFolder()
    var process = ChildProcess(["/bin/sh", "-c", "echo a >&2; echo 'error: b' >&2; exit 1"], in: folder.path)
    process.errors = FileName.joined(folder.path, "err")
    #expect(process.reason(of: process.run()) == "error: b")
    process.arguments[2] = "exit 4"
    #expect(process.reason(of: process.run()) == "exit code 4")
  }

  @Test func aProgramThatPrintsWithoutEndIsEnded() throws {
    let folder = try TemporaryFolder()
    var process = ChildProcess(["/bin/cat", "/dev/zero"], in: folder.path)
    process.output = FileName.joined(folder.path, "out")
    process.fileSize = 1 << 20
    process.seconds = 60
    #expect(process.run().signal == SIGXFSZ)
    #expect(try FileBytes.read(FileName.joined(folder.path, "out"), limit: 1 << 24).count == 1 << 20)
  }

  #if os(Linux)
    @Test func aProgramWithoutANetworkHasNoRoutes() throws {
      let folder = try TemporaryFolder()
      var process = ChildProcess(["/bin/cat", "/proc/net/dev"], in: folder.path)
      process.isIsolated = true
      process.output = FileName.joined(folder.path, "out")
      let result = process.run()
      guard result.isIsolated else { return }
      let text = String(
        decoding: try FileBytes.read(FileName.joined(folder.path, "out"), limit: 1 << 20), as: UTF8.self)
      // Only the loopback device, which is down.
      #expect(text.split(separator: "\n").dropFirst(2).allSatisfy { $0.contains("lo:") })
    }
  #endif
}
