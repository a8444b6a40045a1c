import Foundation
import MaquettePNG
import Testing

@Suite("Results of a check", .inTurn)
struct ResultsTests {
  private static let pictures = ".build/maquette/pictures/Golden/"

  @Test("a failure leaves its pictures; the drawing is what would be recorded, byte for byte")
  func pictures() throws {
    let place = try Goldens.changed()
    let left = try place.files().filter { $0.hasPrefix(Self.pictures) }.map {
      $0.dropFirst(Self.pictures.count)
    }
    #expect(
      left
        == ["Button/a", "Switch/b~dark", "Switch/b~light"].flatMap { name in
          ["actual", "difference", "expected"].map { "\(name).\($0).png"[...] }
        })
    let actual = try place.bytes(of: Self.pictures + "Button/a.actual.png")
    #expect(
      try place.bytes(of: Self.pictures + "Button/a.expected.png") == place.bytes(of: "Golden/Button/a.png"))
    try place.run("check --record failed")
    #expect(try place.bytes(of: "Golden/Button/a.png") == actual)
  }

  @Test("the next check removes what the last one left, and nothing else")
  func stale() throws {
    let place = try Goldens.changed()
    try place.write("mine", to: Self.pictures + "Button/notes.txt")
    try place.run("check --record failed")
    #expect(
      try place.files().filter { $0.hasPrefix(".build/") }
        == [
          Self.pictures + "Button/notes.txt", ".build/maquette/results.json",
        ].sorted())
  }

  @Test("they go elsewhere if asked to")
  func elsewhere() throws {
    let place = try Goldens.recorded()
    try place.remove(".build")
    try place.run("check --results out/here")
    #expect(place.exists("out/here/results.json") && !place.exists(".build"))
  }

  @Test("results that cannot be written are a failure")
  func unwritable() throws {
    let place = try Goldens.recorded()
    try place.write("in the way", to: "out")
    let outcome = try place.expect("check --results out", 73)
    #expect(outcome.message.hasPrefix("maquette: out"))
  }

  @Test("an interrupted check leaves whole files only, and no results that look whole")
  func interrupt() throws {
    let place = try Workplace(files: ["Golden/Button/a.yaml": InterruptionTests.sheet])
    let process = try place.start("check")
    while process.isRunning && ((try? place.files().count) ?? 0) < 4 { usleep(1000) }
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    let outcome = try place.outcome(of: process)
    #expect(outcome.isSignalled)
    let files = try place.files().filter { $0.hasPrefix(".build/") }
    #expect(!files.contains(".build/maquette/results.json"))
    for name in files {
      #expect(name.hasSuffix(".png") && !name.contains("/.maquette"))
      #expect(throws: Never.self) { try PNG.decode(place.bytes(of: name)) }
    }
    try place.expect("review", 66)
  }
}
