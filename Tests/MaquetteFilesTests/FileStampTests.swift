import MaquetteFiles
import Testing

@Suite("File stamps")
struct FileStampTests {
  @Test("whole seconds are those of a coarse clock")
  func coarse() {
    let fine = FileStamp(size: 1, modified: 0, changed: 1_000_000_001)
    #expect(!fine.isSettled(at: 1_000_000_001))
    #expect(!fine.isSettled(at: 1_010_000_000))
    #expect(fine.isSettled(at: 1_030_000_000))
    let coarse = FileStamp(size: 1, modified: 0, changed: 1_000_000_000)
    #expect(!coarse.isSettled(at: 2_900_000_000))
    #expect(coarse.isSettled(at: 3_000_000_001))
  }

  @Test("folders and what is not there have no stamp")
  func nothing() throws {
    let folder = try TemporaryFolder()
    #expect(FileStamp(of: folder.path) == nil)
    #expect(FileStamp(of: folder.path + "/a") == nil)
  }
}
