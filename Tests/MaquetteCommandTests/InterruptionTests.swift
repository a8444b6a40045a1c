import Foundation
import MaquetteStudio
import MaquettePNG
import Testing

@Suite("Interruption")
struct InterruptionTests {
  /// Many pictures, so that a signal finds the command at work.
  static let sheet = """
    maquette: 1
    body: { matrix: { rows: { size: [small, medium, large] }, columns: { style: [plain, filled] },
      cell: { button: { title: Play, symbol: play.fill } } } }
    variants:
      appearance: [light, dark]
      contrast: [standard, increased]
      text-size: [small, medium, large, accessibility-1, accessibility-2, accessibility-3]
      scale: [1, 2, 3, 4, 5]
    """

  @Test(
    "leaves whole pictures only, and the shell sees the signal",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGXCPU])
  func interrupt(signal: Int32) throws {
    let place = try Workplace(files: ["a.yaml": Self.sheet])
    let process = try place.start("render a.yaml -o out")
    while process.isRunning && ((try? place.files().count) ?? 0) < 5 { usleep(1000) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    let outcome = try place.outcome(of: process)
    #expect(outcome.isSignalled)
    #expect(outcome.status == signal)
    let manifest = "out/\(ManifestFile.name)"
    let pictures = try place.files().filter { $0 != "a.yaml" && $0 != manifest }
    #expect(pictures.count >= 3 && pictures.count < 120)
    for name in pictures {
      #expect(name.hasSuffix(".png") && !name.contains("/."))
      #expect(throws: Never.self) { try PNG.decode(place.bytes(of: name)) }
    }
    // The manifest knows every picture that is there, and the next run draws the others.
    let known = try #require(try ManifestFile(in: place.path + "/out").read())
    #expect(known.pictures.keys.map { "out/" + $0 }.sorted() == pictures)
    let next = try place.spawn("render a.yaml -o out")
    #expect(
      next.message.hasPrefix("120 pictures: \(120 - pictures.count) drawn, \(pictures.count) unchanged"))
  }
}

/// Files with more bytes than the disk has to hold.
enum Sparse {
  static func grow(_ path: String, to size: UInt64) throws {
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: size)
    try handle.close()
  }
}
