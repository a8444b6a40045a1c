import TestSupport
import Testing

@testable import MaquetteControlKit
@testable import MaquetteControls
@testable import MaquetteElements

@Suite("Timelines")
struct TimelineTests {
  private func starts(_ motions: Motions, _ settings: Timeline.Settings = .init()) -> [Int]? {
    Timeline(motions, settings: settings)?.frames.map(\.start.ticks)
  }

  private func motions(
    _ loops: [(period: Int, count: Int)] = [], _ changes: [(start: Int, duration: Int)] = []
  ) -> Motions {
    Motions(
      loops: loops.map { .init(period: Moment(ticks: $0.period), stepCount: $0.count) },
      changes: changes.map { .init(at: Moment(ticks: $0.start), lasting: Moment(ticks: $0.duration)) })
  }

  @Test("nothing moves: one frame")
  func still() {
    #expect(starts(Motions()) == [0])
  }

  @Test("a round has a frame a step, also where steps are no whole ticks")
  func rounds() {
    #expect(starts(motions([(600, 8)])) == [0, 75, 150, 225, 300, 375, 450, 525])
    #expect(starts(motions([(100, 3)])) == [0, 34, 67])
    let timeline = Timeline(motions([(600, 12)]))
    #expect(timeline?.frames.allSatisfy { $0.duration.ticks == 50 } == true)
  }

  @Test("two rounds end together")
  func commonRound() {
    let timeline = Timeline(motions([(200, 2), (300, 2)]))
    #expect(timeline?.frames.map(\.start.ticks) == [0, 100, 150, 200, 300, 400, 450, 500])
    #expect(timeline?.frames.reduce(0) { $0 + $1.duration.ticks } == 600)
    // They would end together after 101 minutes and are cut at the end of the longer one.
    let long = Timeline(motions([(3600, 2), (3637, 2)]))
    #expect(long?.frames.last.map { $0.start + $0.duration }?.ticks == 3637)
  }

  @Test("a change has frames at the rate, then a rest")
  func change() throws {
    let timeline = try #require(Timeline(motions([], [(300, 100)])))
    #expect(timeline.frames.map(\.start.ticks) == [0, 300, 320, 340, 360, 380, 400])
    #expect(timeline.frames.last?.duration.ticks == 360)
    let slow = Timeline.Settings(frameRate: 10, rest: .zero)
    // The state at the end has no time left to be seen.
    #expect(starts(motions([], [(300, 100)]), slow) == [0, 300, 360])
    #expect(starts(motions([], [(60, 0), (120, 0)])) == [0, 60, 120])
  }

  @Test("changes beside a round end with it")
  func changeAndRound() throws {
    let timeline = try #require(Timeline(motions([(600, 2)], [(100, 0)])))
    #expect(timeline.frames.map(\.start.ticks) == [0, 100, 300])
    #expect(timeline.frames.reduce(0) { $0 + $1.duration.ticks } == 600)
  }

  @Test("no frame is so short that browsers would show it for longer")
  func shortFrames() throws {
    let timeline = try #require(Timeline(motions([(600, 8)], [(70, 0), (297, 43)])))
    #expect(timeline.frames.allSatisfy { $0.duration.ticks >= 8 })
    #expect(timeline.frames.map(\.start.ticks).prefix(3) == [0, 75, 150])
  }

  @Test("10,000 frames are taken; more are refused, not counted")
  func limit() {
    // A change has a frame every 20 ticks, and one at its end.
    #expect(starts(motions([], [(0, 20 * 9_999)]))?.count == 10_000)
    #expect(starts(motions([], [(0, 20 * 10_000)])) == nil)
    #expect(starts(motions([(36_000, 10_000)])) != nil)
    #expect(starts(motions([(36_000, 10_001)])) == nil)
    #expect(starts(motions([(600, 100_000)])) == nil)
    #expect(starts(motions([], [(0, Moment.longest.ticks)])) == nil)
    #expect(starts(motions([(600, 8)], [(Moment.longest.ticks, 0)])) == nil)
  }
}
