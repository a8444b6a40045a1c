import Foundation
import MaquetteElements
import MaquetteFiles
import MaquetteGraphics
import struct MaquetteGraphics.Size
import MaquetteSheets
import Testing

/// Pictures that Swift code reads from files.
@Suite struct ImageFileTests {
  /// A folder with files, removed after the body.
  private func withFolder(_ files: [String: [UInt8]], _ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "/maquette-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, bytes) in files {
      let path = FileName.joined(folder, name)
      try Folder.create(FileName.folder(of: path))
      try FileBytes.write(bytes, to: path)
    }
    try body(folder)
  }

  private func complaint(_ read: () throws(SheetError) -> Void) -> String {
    do throws(SheetError) {
      try read()
      return ""
    } catch {
      return error.message
    }
  }

  private func pixels(_ asset: ImageAsset) -> [UInt32]? {
    if case .raster(let image)? = asset.variants.first?.picture { image.pixels } else { nil }
  }

  private func svg(_ content: String) -> [UInt8] {
    Array("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 20'>\(content)</svg>".utf8)
  }

  @Test func aDrawingIsOneFileForEveryScale() throws {
    let files = ["logo.svg": svg("<rect width='9' height='9'/>"), "logo@2x.svg": svg("")]
    try withFolder(files) { folder in
      let asset = try ImageAsset(path: folder + "/logo.svg")
      #expect(asset.variants.map(\.picture.scale) == [.infinity])
      #expect(asset.variants.map(\.picture.size) == [Size(width: 40, height: 20)])
    }
  }

  @Test func whatOfADrawingIsNotDrawnIsSaidAtItsPlace() throws {
    let files = [
      "logo.svg": svg("\n  <g><image href='a.png'/></g>\n  <rect filter='url(#f)'/>"),
      "page.pdf": Array("%PDF-1.7\n".utf8), "cut.svg": Array("<svg><g>".utf8),
    ]
    try withFolder(files) { folder in
      let logo = complaint { () throws(SheetError) in _ = try ImageAsset(path: folder + "/logo.svg") }
      #expect(logo.contains("logo.svg:2:6: error: <image> is a bitmap picture"))
      #expect(logo.contains("logo.svg:3:9: error: filter is not drawn"))
      let page = complaint { () throws(SheetError) in _ = try ImageAsset(path: folder + "/page.pdf") }
      #expect(page.contains("the file is a PDF") && page.contains("pdftocairo -svg"))
      let cut = complaint { () throws(SheetError) in _ = try ImageAsset(path: folder + "/cut.svg") }
      #expect(cut.contains("cut.svg:1:9: error: this is not XML"))
    }
  }

  @Test func theFilesOfAllScalesAreOneAsset() throws {
    try withFolder(["photo.png": SheetImageTests.png, "photo@3x.png": SheetImageTests.png]) { folder in
      let asset = try ImageAsset(path: folder + "/photo.png")
      #expect(asset.variants.map(\.picture.scale) == [1, 3])
      #expect(pixels(asset) == [0xFF00_00FF, 0x8080_0000])
      let image = try Image(contentsOfFile: folder + "/photo.png")
      #expect(image.source == .asset(asset))
      // One file, whatever its name says.
      let own = try ImageAsset(path: folder + "/photo@3x.png", scale: 2)
      #expect(own.variants.map(\.picture.size) == [Size(width: 1, height: 0.5)])
    }
  }

  @Test func foldersOfImageSetsAreRead() throws {
    let contents = #"{"images": [{"filename": "day.png", "scale": "2x"}]}"#
    let files = [
      "Sun.imageset/Contents.json": Array(contents.utf8), "Sun.imageset/day.png": SheetImageTests.png,
    ]
    try withFolder(files) { folder in
      let asset = try ImageAsset(path: folder + "/Sun.imageset")
      #expect(asset.variants.map(\.picture.scale) == [2])
    }
  }

  @Test func whatCannotBeReadIsSaid() throws {
    try withFolder(["photo.png": SheetImageTests.png, "note.png": Array("hello".utf8)]) { folder in
      let missing = complaint { () throws(SheetError) in _ = try ImageAsset(path: folder + "/phot.png") }
      #expect(missing.contains("phot.png") && missing.contains("did you mean 'photo.png'?"))
      for scale in [0, -1, .nan, .infinity] {
        let wrong = complaint { () throws(SheetError) in
          _ = try ImageAsset(path: folder + "/photo.png", scale: scale)
        }
        #expect(wrong.contains("positive"), "\(scale)")
      }
      let note = complaint { () throws(SheetError) in _ = try Image(contentsOfFile: folder + "/note.png") }
      #expect(note.contains("the file is plain text, expected a PNG, a JPEG or an SVG"))
      let scaled = complaint { () throws(SheetError) in
        _ = try ImageAsset(path: folder + "/gone.png", scale: 2)
      }
      #expect(scaled.contains("gone.png") && scaled.contains("no such file"))
    }
  }
}
