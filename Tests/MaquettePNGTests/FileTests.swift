import Foundation
import MaquettePNG
import MaquetteRaster
import Testing

@Suite("Files")
struct FileTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "maquette-png-\(UUID().uuidString)/"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder) }

  @Test("a file is written whole, replaces what was there and leaves nothing else")
  func write() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let bitmap = try #require(Bitmap(width: 2, height: 2, pixels: [1 << 24, 2 << 24, 3 << 24, 4 << 24]))
    try PNGFile.write([1, 2, 3], to: folder + "a.png")
    try PNGFile.write(bitmap, to: folder + "a.png", options: PNGOptions(scale: 3))
    let picture = try PNGFile.read(folder + "a.png")
    #expect(picture.bitmap == bitmap)
    #expect(picture.scale == 3)
    #expect(try names() == ["a.png"])
  }

  @Test("what cannot be written says why and leaves no temporary file")
  func unwritable() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let missing = folder + "no/such/a.png"
    let error = #expect(throws: PNGError.self) { try PNGFile.write([1], to: missing) }
    #expect(error?.description == "\(missing): cannot write: no such file or folder")
    try FileManager.default.createDirectory(atPath: folder + "d.png", withIntermediateDirectories: true)
    let occupied = #expect(throws: PNGError.self) { try PNGFile.write([1], to: folder + "d.png") }
    #expect(occupied?.description == "\(folder)d.png: cannot write: it is a folder")
    #expect(try names() == ["d.png"])
  }

  @Test("what cannot be read says where and why")
  func unreadable() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let missing = #expect(throws: PNGError.self) { try PNGFile.read(folder + "a.png") }
    #expect(missing?.description == "\(folder)a.png: cannot read: no such file or folder")
    try PNGFile.write([0x47, 0x49, 0x46], to: folder + "a.png")
    let other = #expect(throws: PNGError.self) { try PNGFile.read(folder + "a.png") }
    #expect(
      other?.description
        == "\(folder)a.png: the file is plain text, expected a PNG: name a picture file")
    let directory = #expect(throws: PNGError.self) { try PNGFile.read(folder) }
    #expect(directory?.description == "\(folder): cannot read: it is a folder")
  }

  @Test("a file over the limit is not read")
  func fileTooLarge() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "large.png"
    try PNGFile.write([1], to: path)
    let handle = try #require(FileHandle(forWritingAtPath: path))
    // Sparse: no such number of bytes is on the disk.
    try handle.truncate(atOffset: UInt64(PNGFile.largestFile + 1))
    let error = #expect(throws: PNGError.self) { try PNGFile.read(path) }
    #expect(error?.description == "\(path): 1342177281 bytes is too large; at most 1280 MiB are read")
  }
}
