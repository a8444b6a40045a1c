import MaquetteMotion
import Testing

@Suite("Moments")
struct MomentTests {
  @Test("seconds become the nearest tick, whatever they are")
  func seconds() {
    #expect(Moment(seconds: 0.125).ticks == 75)
    #expect(Moment(seconds: 1.0 / 12).ticks == 50)
    #expect(Moment(seconds: 0.1 + 0.2).seconds == 0.3)
    for seconds in [-1.0, .nan, -.infinity] { #expect(Moment(seconds: seconds) == .zero) }
    for seconds in [1e300, .infinity] { #expect(Moment(seconds: seconds) == .longest) }
  }

  @Test("the part of a length of time")
  func parts() {
    let half = Moment(seconds: 0.5)
    #expect(half.part(of: Moment(seconds: 2)) == 0.25)
    #expect(half.part(of: half) == 1)
    #expect(half.part(of: .zero) == 1)
    #expect(Moment(ticks: -5).part(of: half) == 0)
  }
}
