@testable import MaquetteCommand
import Testing

@Suite("Progress", .inTurn)
struct ProgressTests {
  @Test(
    "count, rate and time left",
    arguments: [
      (0, 0.0, "0 of 1000"),
      (0, 5.0, "0 of 1000"),
      (10, 0.1, "10 of 1000  100/s"),
      (250, 2.0, "250 of 1000  125/s  6.0 s left"),
      (3, 2.0, "3 of 1000  1.5/s  11 min 5 s left"),
      (1000, 8.0, "1000 of 1000  125/s"),
    ])
  func text(done: Int, seconds: Double, text: String) {
    var progress = Progress(total: 1000)
    progress.done = done
    progress.seconds = seconds
    #expect(progress.text == text)
  }

  @Test("a bar of thirty cells that fills from the left")
  func bar() {
    var progress = Progress(total: 60)
    progress.done = 31
    #expect(
      progress.bar.prefix(31)
        == String(repeating: "█", count: 15) + String(repeating: "░", count: 15) + " ")
    progress.done = 61
    #expect(progress.bar.hasPrefix(String(repeating: "█", count: 30) + " "))
    #expect(Progress(total: 0).bar.hasPrefix("░"))
  }

  @Test(
    "times as people say them",
    arguments: [
      (0.0, "0.0 s"), (0.26, "0.3 s"), (9.94, "9.9 s"), (9.96, "10 s"), (59.4, "59 s"), (59.6, "1 min 0 s"),
      (200, "3 min 20 s"), (7500, "2 h 5 min"), (.infinity, "long"), (.nan, "long"), (-1, "long"),
      (1e300, "long"),
    ])
  func time(seconds: Double, text: String) {
    #expect(Progress.time(seconds) == text)
  }
}
