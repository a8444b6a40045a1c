import Foundation
import MaquetteFiles
import MaquettePNG
import MaquetteRaster
import TestRounds
import Testing

/// The bounds of files that are too large to write out: what is beyond their contents is sparse, and takes no room on a disk.
@Suite("Limits of files, at their bounds", .inTurn)
struct FileLimitTests {
  private static let mebibyte = 1 << 20
  private static let sheet =
    "maquette: 1\nbody: { image: { source: a.png, frame: { width: 9, height: 9 } } }\n"

  /// Makes a file a number of bytes long.
  private func stretch(_ name: String, in place: Workplace, to bytes: Int) throws {
    let handle = try #require(FileHandle(forWritingAtPath: "\(place.path)/\(name)"))
    try handle.truncate(atOffset: UInt64(bytes))
  }

  private func write(_ bytes: [UInt8], to name: String, in place: Workplace) throws {
    try FileBytes.write(bytes, to: "\(place.path)/\(name)")
  }

  private func picture(width: Int, height: Int) throws -> [UInt8] {
    try PNG.encode(#require(Bitmap(width: width, height: height)))
  }

  @Test("a picture of 64 MiB is taken, and one byte more is not", .enabled(if: Rounds.factor > 1))
  func pictureFile() throws {
    let place = try Workplace(files: ["a.yaml": Self.sheet])
    try write(picture(width: 1, height: 1), to: "a.png", in: place)
    try stretch("a.png", in: place, to: 64 * Self.mebibyte)
    try place.expect("inspect a.yaml --stage tree")
    try stretch("a.png", in: place, to: 64 * Self.mebibyte + 1)
    let refused = try place.expect("inspect a.yaml --stage tree", 75)
    #expect(
      refused.message.contains(
        "error: cannot draw 'a.png': the file has more than 64 MiB"))
  }

  @Test("four of them are taken, and not a fifth of any size")
  func pictureFiles() throws {
    let place = try Workplace()
    for index in 0..<5 {
      try write(picture(width: 1, height: 1), to: "\(index).png", in: place)
      if index < 4 { try stretch("\(index).png", in: place, to: 64 * Self.mebibyte) }
    }
    func sheet(_ count: Int) -> String {
      "maquette: 1\nbody: { vstack: [\((0..<count).map { "{ image: \($0).png }" }.joined(separator: ", "))] }\n"
    }
    try place.write(sheet(4), to: "within.yaml")
    try place.write(sheet(5), to: "beyond.yaml")
    try place.expect("inspect within.yaml --stage tree")
    let refused = try place.expect("inspect beyond.yaml --stage tree", 75)
    #expect(refused.message.contains("beyond.yaml:2:"))
    #expect(refused.message.contains("'4.png': the pictures of the sheet have more than 256 MiB together"))
  }

  @Test(
    "the pixels and the sides of a picture",
    arguments: Rounds.part(
      [((65_535, 1), (65_536, 1)), ((1, 65_535), (1, 65_536)), ((8192, 8192), (8192, 8193))], every: 3))
  func pictureSize(within: (Int, Int), beyond: (Int, Int)) throws {
    let place = try Workplace(files: ["a.yaml": Self.sheet])
    try write(picture(width: within.0, height: within.1), to: "a.png", in: place)
    try place.expect("inspect a.yaml --stage tree")
    try write(picture(width: beyond.0, height: beyond.1), to: "a.png", in: place)
    let refused = try place.expect("inspect a.yaml --stage tree", 75)
    #expect(refused.message.contains("\(beyond.0) × \(beyond.1) pixels"), "\(refused.message)")
  }

  @Test("a font of 64 MiB is taken, and one byte more is not")
  func fontFile() throws {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(
      separator: "/")
    let font = try FileBytes.read(root + "/Fonts/Inter/InterVariable.ttf", limit: 64 * Self.mebibyte)
    let place = try Workplace(files: ["a.yaml": "maquette: 1\nbody: { label: A }\n"])
    try write(font, to: "a.ttf", in: place)
    try stretch("a.ttf", in: place, to: 64 * Self.mebibyte)
    try place.expect("inspect a.yaml --stage tree --font a.ttf")
    try stretch("a.ttf", in: place, to: 64 * Self.mebibyte + 1)
    let refused = try place.expect("inspect a.yaml --stage tree --font a.ttf", 75)
    #expect(refused.message.contains("a.ttf"), "\(refused.message)")
  }

  @Test("a manifest of more than 256 MiB is not believed, and all is drawn")
  func manifest() throws {
    let place = try Workplace(files: ["a.yaml": "maquette: 1\nbody: { label: A }\n"])
    try place.expect("render a.yaml -o out")
    #expect(try place.expect("render a.yaml -o out").message.contains("1 unchanged"))
    try stretch("out/maquette-manifest.jsonl", in: place, to: 256 * Self.mebibyte + 1)
    let again = try place.expect("render a.yaml -o out")
    #expect(
      again.message.contains("maquette-manifest.jsonl") && again.message.contains("1 drawn"),
      "\(again.message)")
  }

  @Test("results of more than 256 MiB are refused")
  func results() throws {
    let place = try Workplace(files: [".build/maquette/results.json": "{}"])
    try stretch(".build/maquette/results.json", in: place, to: 256 * Self.mebibyte + 1)
    let refused = try place.expect("accept --all", 75)
    #expect(refused.message.contains("results.json"), "\(refused.message)")
  }
}
