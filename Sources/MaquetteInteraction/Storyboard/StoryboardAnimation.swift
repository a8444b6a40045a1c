internal import MaquetteElements
internal import MaquetteGraphics

/// A picture that moves as a script goes on, with the current step below it.
struct StoryboardAnimation: Element {
  /// A finger at a moment.
  private struct Finger: Sendable {
    var time: Moment
    var place: Point
    var isDown: Bool
  }

  private let scene: SessionScene
  private let results: [ScriptRun.Result]
  private let end: Moment
  private let fingers: [Finger]
  private let width: Double

  /// Creates the animation of a run, whose captions are so wide in points.
  init(_ run: ScriptRun, width: Double) {
    scene = run.session.scene
    results = run.results
    end = run.session.time
    fingers = run.session.log.entries.compactMap { entry in
      guard case .touch(let phase, let place) = entry.event else { return nil }
      return Finger(time: entry.time, place: place, isDown: phase == .down || phase == .move)
    }
    self.width = width
  }

  func node(in environment: Environment) -> Node {
    let index = results.lastIndex { $0.start <= environment.moment }
    var node = StoryboardFrame(
      scene: scene, number: index.map { $0 + 1 } ?? 0,
      caption: index.map { results[$0].caption } ?? "At first",
      events: [], width: width, finger: finger(at: environment.moment)
    ).node(in: environment)
    node.motionSource = { Motions(changes: changes) }
    return node
  }

  /// When the caption or the finger changes.
  private var changes: [Motions.Change] {
    results.map { .init(at: $0.start) } + [.init(at: end)]
      + zip(fingers, fingers.dropFirst()).map { finger, next in
        let isMoving = finger.isDown && finger.place != next.place
        return .init(at: finger.time, lasting: isMoving ? next.time - finger.time : .zero)
      }
  }

  /// The finger at a moment, between the places of two events.
  private func finger(at time: Moment) -> FingerMark? {
    guard let index = fingers.lastIndex(where: { $0.time <= time }), fingers[index].isDown else { return nil }
    var place = fingers[index].place
    if index + 1 < fingers.count, fingers[index + 1].time > fingers[index].time {
      let next = fingers[index + 1]
      let part = (time - fingers[index].time).part(of: next.time - fingers[index].time)
      place = Point(
        x: place.x + (next.place.x - place.x) * part, y: place.y + (next.place.y - place.y) * part)
    }
    return FingerMark(trail: [place], isDown: true)
  }
}
