import Foundation
import MaquetteFiles
import Testing

@testable import MaquetteStudio

@Suite("File records")
struct FileRecordTests {
  /// Gives a file a modification time in the past; its status still changed just now.
  private func age(_ path: String) throws {
    let date = Date(timeIntervalSince1970: 1_600_000_000.25)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
  }

  @Test("a record that goes with the file's stamp saves reading it")
  func trusted() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "a")
    let stamp = try #require(FileStamp(of: folder("a")))
    // A digest that is not the file's shows that the file was not read.
    let former = FileRecord(digest: SHA256.digest(of: [9]), stamp: stamp)
    #expect(try FileRecord(of: folder("a"), former: former) == former)
  }

  @Test("a stamp that is not settled is not kept, whatever the modification time says")
  func racy() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "a")
    try age(folder("a"))
    let record = try FileRecord(of: folder("a"), former: nil)
    #expect(record.digest == SHA256.digest(of: Array("one".utf8)))
    #expect(record.stamp == nil)
  }

  @Test("a settled stamp is kept")
  func settled() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "a")
    // Longer than the ticks of the clocks of file systems in use where tests run.
    Thread.sleep(forTimeInterval: 0.05)
    let record = try FileRecord(of: folder("a"), former: nil)
    let stamp = try #require(FileStamp(of: folder("a")))
    #expect(record.stamp == (stamp.isSettled(at: FileStamp.now) ? stamp : nil))
  }

  @Test("another content of the same size and modification time is seen")
  func samesize() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "a")
    try age(folder("a"))
    let former = FileRecord(digest: SHA256.digest(of: Array("one".utf8)), stamp: FileStamp(of: folder("a")))
    Thread.sleep(forTimeInterval: 0.05)
    try folder.write("two", to: "a")
    try age(folder("a"))
    let record = try FileRecord(of: folder("a"), former: former)
    #expect(record.digest == SHA256.digest(of: Array("two".utf8)))
  }

  @Test("what is not there has no record")
  func nothing() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileProblem.cannotRead(code: ENOENT)) { try FileRecord(of: folder("a"), former: nil) }
  }

  @Test("a ledger looks at a file once")
  func ledger() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "a")
    let ledger = FileLedger()
    let first = try ledger.record(of: folder("a"))
    try folder.write("another", to: "a")
    #expect(try ledger.record(of: folder("a")) == first)
    #expect(ledger.records == [folder("a"): first])
  }
}
