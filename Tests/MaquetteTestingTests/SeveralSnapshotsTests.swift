import MaquetteElements
import MaquetteControls
import MaquetteTesting
import Testing

@Suite struct SeveralSnapshotsTests {
  private let folder = TemporaryFolder()

  private func card(_ title: String) -> Mockup {
    Mockup(theme: .ios, scale: 1) { Button(title).id("action") }
  }

  private var goldens: [String] { folder.goldens(of: "SeveralSnapshotsTests") }

  @Test func oneCallOfSeveralStrategiesIsOneMessage() throws {
    func run(_ title: String) -> [String] {
      folder.issues { assertSnapshots(of: card(title), as: .picture, .accessibility, testName: "card()") }
    }
    #expect(run("Play").count == 1)
    #expect(goldens == ["card.1.accessibility.txt", "card.1.png"])
    #expect(run("Play").isEmpty)
    let found = run("Pause")
    let message = try #require(found.first)
    #expect(found.count == 1 && message.hasPrefix("2 of 2 snapshots fail\n"))
    let advice = message.split(separator: "\n").last ?? ""
    #expect(advice.contains("card.1.png ") && advice.contains("card.1.accessibility.txt, or run again"))
  }

  @Test func aChangeOfSeveralPicturesIsSaidOnce() throws {
    func run(_ title: String) -> [String] {
      folder.issues {
        assertSnapshots(
          of: card(title), as: ["light": .picture, "again": .picture(), "dark": .picture(appearance: .dark)],
          testName: "card()")
      }
    }
    _ = run("Play")
    #expect(goldens == ["card.again.png", "card.dark.png", "card.light.png"])
    let message = try #require(run("Pause").first)
    #expect(message.split(separator: "\n").count { $0.contains("'Play' to 'Pause'") } == 1, "\(message)")
    #expect(
      message.contains("it has the same change as \(folder.path)/SeveralSnapshotsTests/card.light.png"))
  }

  @Test func severalValuesHaveNames() {
    let found = folder.issues {
      assertSnapshots(of: ["play": card("Play"), "stop": card("Stop")], as: .layout, testName: "card()")
    }
    #expect(found.count == 1)
    #expect(goldens == ["card.play.layout.txt", "card.stop.layout.txt"])
  }

  @Test func aValueIsMadeOnce() {
    var count = 0
    func made() -> Mockup {
      count += 1
      return card("Play")
    }
    _ = folder.issues { assertSnapshots(of: made(), as: .layout, .accessibility, testName: "card()") }
    #expect(count == 1)
  }

  @Test func aVerificationReturnsWhatIsWrong() {
    var found: String?
    #expect(folder.issues { found = verifySnapshot(of: "a\n", as: .lines, testName: "v()") }.isEmpty)
    #expect(found?.hasPrefix("recorded at ") == true)
    #expect(folder.issues { found = verifySnapshot(of: "a\n", as: .lines, testName: "v()") }.isEmpty)
    #expect(found == nil)
    #expect(folder.issues { found = verifySnapshot(of: "b\n", as: .lines, testName: "v()") }.isEmpty)
    #expect(found?.contains("-a\n  +b") == true)
  }
}
