import Foundation
import Testing

@Suite("maquette render --watch")
struct WatchTests {
  static let sheet = "maquette: 1\nbody: { button: Play }\n"

  /// Waits until something holds, or for so long that it will not.
  private func wait(_ condition: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<600 {
      if try condition() { return true }
      usleep(50_000)
    }
    return false
  }

  @Test("what is saved is drawn, a wrong sheet is said and does not end it, Ctrl-C does")
  func watch() throws {
    let place = try Workplace(files: ["in/a.yaml": Self.sheet, "in/b.yaml": Self.sheet])
    let process = try place.start("render in -o out --watch")
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    let paths = { (try? place.bytes(of: "out/maquette-manifest.jsonl").count) ?? 0 }
    // Either may be first: they are drawn side by side.
    let isThere = { (try? Set(place.files()).isSuperset(of: ["out/a.png", "out/b.png"])) ?? false }
    #expect(wait { isThere() && paths() > 0 })
    let first = try place.bytes(of: "out/a.png")
    let other = try place.bytes(of: "out/b.png")
    usleep(500_000)

    try place.write("maquette: 1\nbody: { buton: Play }\n", to: "in/a.yaml")
    #expect(wait { place.message.contains("in/a.yaml:2:9: error: unknown element 'buton'") })
    try place.write(Self.sheet.replacing("Play", with: "Pause"), to: "in/a.yaml")
    #expect(try wait { try place.bytes(of: "out/a.png") != first })
    try place.write(Self.sheet, to: "in/c.yaml")
    #expect(wait { (try? place.files().contains("out/c.png")) ?? false })
    #expect(try place.bytes(of: "out/b.png") == other)
    // A picture is printed after it is written.
    #expect(wait { place.text.hasSuffix("out/c.png\n") })

    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    let outcome = try place.outcome(of: process)
    #expect(outcome.isSignalled && outcome.status == SIGINT)
    #expect(outcome.text == "out/a.png\nout/b.png\nout/a.png\nout/c.png\n")
  }
}
