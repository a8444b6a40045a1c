import MaquetteFiles
import Testing

@testable import MaquetteStudio

@Suite struct RunRecordsTests {
  private func record(_ picture: String) -> PictureRecord {
    let digest = SHA256.digest(of: Array(picture.utf8))
    return PictureRecord(
      picture: picture, sheet: picture + ".yaml", key: digest, file: FileRecord(digest: digest, stamp: nil))
  }

  /// Two runs draw different sheets into one folder at the same time.
  @Test func runsInOneFolderKeepEachOthersRecords() throws {
    let folder = try TemporaryFolder()
    func begin() -> RunRecords {
      RunRecords(folder: folder.path, shard: nil, generator: "test", observer: { _ in })
    }
    let (first, second) = (begin(), begin())
    first.add(record("a.png"))
    try first.save()
    second.add(record("b.png"))
    try second.save()
    let manifest = try #require(try ManifestFile(in: folder.path).read())
    #expect(manifest.pictures.keys.sorted() == ["a.png", "b.png"])
    let third = begin()
    third.forget("a.png")
    try third.save()
    #expect(try ManifestFile(in: folder.path).read()?.pictures.keys.sorted() == ["b.png"])
  }
}
