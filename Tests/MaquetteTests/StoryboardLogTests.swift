import Foundation
import MaquetteDesign
import MaquetteFiles
import Testing

/// The logs of the storyboards under `Golden/Storyboard`, beside their pictures: `<case>.events.txt`.
///
/// With `MAQUETTE_RECORD=missing` logs that are not there are written, with `failed` those that differ too.
@Suite struct StoryboardLogTests {
  static let folder = Repository.root + "/Golden/Storyboard"
  static let cases = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".yaml") }.sorted()

  @Test func thereAreSome() { #expect(Self.cases.count >= 8) }

  @Test(arguments: cases)
  func theLogIsTheGoldenOne(sheet: String) throws {
    let document = try Sheet(path: "\(Self.folder)/\(sheet)")
    let log = try #require(document.pictures.first).storyboard().log
    #expect(!log.entries.isEmpty)
    let path = "\(Self.folder)/\(sheet.dropLast(5)).events.txt"
    let mode = ProcessInfo.processInfo.environment["MAQUETTE_RECORD"] ?? ""
    let golden = try? String(contentsOfFile: path, encoding: .utf8)
    if golden == nil && ["missing", "failed", "all"].contains(mode) || ["failed", "all"].contains(mode) {
      try log.description.write(toFile: path, atomically: true, encoding: .utf8)
      return
    }
    #expect(log.description == golden, "\(sheet)")
    // JSON says the same: an object a line.
    let objects = try JSONSerialization.jsonObject(with: Data(log.json.utf8)) as? [[String: Any]]
    #expect(objects?.count == log.entries.count)
  }
}
