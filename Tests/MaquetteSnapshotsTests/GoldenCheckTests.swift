import Foundation
import MaquetteFiles
import MaquettePNG
import MaquetteRaster
import MaquetteSnapshots
import Testing

@Suite("Golden check")
struct GoldenCheckTests {
  private let folder = NSTemporaryDirectory() + "maquette-golden-\(UUID().uuidString)"
  private let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])

  /// Runs a body in a folder that holds the given sheets.
  private func inFolder(sheets: [String], _ body: () throws -> Void) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for sheet in sheets {
      try Folder.create(FileName.folder(of: "\(folder)/\(sheet)"))
      try FileBytes.write([], to: "\(folder)/\(sheet)")
    }
    try body()
  }

  private func check(_ mode: RecordMode, names: [String] = ["a"]) throws -> [String] {
    let bitmap = try #require(bitmap)
    let outcomes = try GoldenCheck(mode: mode).check(GoldenStore(folder)) { _ in
      names.map { DrawnPicture(name: $0, bitmap: bitmap, options: PNGOptions(scale: 2)) }
    }
    return outcomes.map { String("\($0)".dropFirst(folder.count + 1)) }
  }

  static let missing =
    "there is no golden picture yet; to record it, run with --record missing or set MAQUETTE_RECORD=missing"
  static let recorded = "recorded; look at it before you commit it"

  @Test("goldens are found by control and case, in order")
  func store() throws {
    let sheets = ["Switch/on.yaml", "Button/matrix.yaml", "Button/notes.txt", "Button/a.json"]
    try inFolder(sheets: sheets) { () throws in
      let goldens = try GoldenStore(folder).goldens
      #expect(goldens.map(\.control) == ["Button", "Button", "Switch"])
      #expect(goldens.map(\.name) == ["a", "matrix", "on"])
      #expect(goldens[1].picturePath(of: "matrix") == "\(folder)/Button/matrix.png")
      #expect(goldens[1].picturePath(of: "matrix~dark") == "\(folder)/Button/matrix~dark.png")
      #expect(try GoldenStore("\(folder)/Switch/on.yaml").goldens == [goldens[2]])
    }
  }

  @Test("a folder without goldens is an error, not a success")
  func emptyStore() throws {
    try inFolder(sheets: ["Button/notes.txt"]) { () throws in
      let error = #expect(throws: GoldenError.self) { try GoldenStore(folder) }
      #expect(
        error?.description == "\(folder): there are no goldens here; a golden is a sheet, "
          + "<Control>/<case>.yaml, with its picture beside it")
    }
    let error = #expect(throws: GoldenError.self) { try GoldenStore(folder) }
    #expect(error?.description == "\(folder): cannot read: no such file or folder")
  }

  @Test("a missing picture fails, is recorded when asked for, and then passes")
  func missingPicture() throws {
    try inFolder(sheets: ["B/a.yaml"]) { () throws in
      #expect(try check(.never) == ["B/a.png: \(Self.missing)"])
      #expect(try Folder.names(in: folder + "/B") == ["a.yaml"])
      #expect(try check(.missing) == ["B/a.png: \(Self.recorded)"])
      #expect(try PNGFile.read(folder + "/B/a.png").scale == 2)
      #expect(try check(.never) == ["B/a.png: equal"])
      #expect(try check(.missing) == ["B/a.png: equal"])
      #expect(try check(.failed) == ["B/a.png: equal"])
      #expect(try check(.all) == ["B/a.png: \(Self.recorded)"])
    }
  }

  @Test("a picture that differs fails until failures are recorded")
  func differentPicture() throws {
    try inFolder(sheets: ["B/a.yaml"]) { () throws in
      let other = try #require(Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FF00]))
      try PNGFile.write(other, to: folder + "/B/a.png")
      let difference = "B/a.png: 1 of 2 pixel differs, within 1 × 1 at (1, 0), by at most 255 of 255"
      #expect(try check(.never) == [difference])
      #expect(try check(.missing) == [difference])
      #expect(try PNGFile.read(folder + "/B/a.png").bitmap == other)
      #expect(try check(.failed) == ["B/a.png: \(Self.recorded)"])
      #expect(try check(.never) == ["B/a.png: equal"])
    }
  }

  @Test("a picture that cannot be read fails until failures are recorded")
  func damagedPicture() throws {
    try inFolder(sheets: ["B/a.yaml"]) { () throws in
      try FileBytes.write([], to: folder + "/B/a.png")
      let empty = "B/a.png: the file is empty; a PNG has at least 67 bytes"
      #expect(try check(.never) == [empty])
      #expect(try check(.missing) == [empty])
      #expect(try check(.failed) == ["B/a.png: \(Self.recorded)"])
    }
  }

  @Test("every variant has its picture, and a picture of none is an orphan")
  func variantsAndOrphans() throws {
    try inFolder(sheets: ["B/a.yaml"]) { () throws in
      _ = try check(.missing, names: ["a~light", "a~dark", "a~old"])
      #expect(
        try check(.never, names: ["a~light", "a~dark"]) == [
          "B/a~light.png: equal", "B/a~dark.png: equal",
          "B/a~old.png: no sheet draws this picture; delete it, or bring its sheet back",
        ])
    }
  }

  @Test("a sheet that cannot be drawn fails with its reasons, and orphans nothing")
  func undrawnSheet() throws {
    try inFolder(sheets: ["B/a.yaml"]) { () throws in
      _ = try check(.missing)
      let outcomes = try GoldenCheck().check(GoldenStore(folder)) { _ throws(DrawingFailure) in
        throw DrawingFailure(reasons: ["line 1", "line 2"])
      }
      #expect(outcomes.map(\.description) == ["line 1\nline 2"])
      #expect(outcomes.map(\.verdict.passes) == [false])
    }
  }

  @Test("only equality and what was recorded pass")
  func passing() {
    #expect(Verdict.equal.passes && Verdict.recorded.passes)
    for verdict in [Verdict.missing, .orphan, .unreadable(.empty), .notRecorded(.outOfMemory)] {
      #expect(!verdict.passes)
    }
  }
}
