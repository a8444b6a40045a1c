import MaquetteMotion
import Testing

@Suite("Loops")
struct LoopTests {
  @Test("steps follow each other, and begin again after a round")
  func steps() {
    let loop = Motions.Loop(period: Moment(ticks: 600), stepCount: 8)
    #expect([0, 74, 75, 599, 600, 675].map { loop.step(at: Moment(ticks: $0)) } == [0, 0, 1, 7, 0, 1])
  }

  @Test("a loop that does not move stays at its first step, and is no motion")
  func still() {
    for loop in [
      Motions.Loop(period: .zero, stepCount: 8), Motions.Loop(period: Moment(ticks: 600), stepCount: 0),
    ] {
      #expect(loop.step(at: Moment(ticks: 500)) == 0)
      #expect(Motions(loops: [loop]).loops.isEmpty)
    }
  }
}
