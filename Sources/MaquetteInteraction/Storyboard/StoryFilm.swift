internal import MaquetteControls
internal import MaquetteGraphics

/// What a film needs to know of a script that was done.
struct FilmTrack: Sendable {
  /// A finger at a moment.
  struct Finger: Sendable {
    var time: Moment
    var place: Point
    var isDown: Bool
  }

  let scene: SessionScene
  let results: [ScriptRun.Result]
  let end: Moment
  let fingers: [Finger]

  init(_ run: ScriptRun) {
    scene = run.session.scene
    results = run.results
    end = run.session.time
    fingers = run.session.log.entries.compactMap { entry in
      guard case .touch(let phase, let place) = entry.event else { return nil }
      return Finger(time: entry.time, place: place, isDown: phase == .down || phase == .move)
    }
  }

  /// The finger at a moment, on its way between two places that it was told of.
  func finger(at time: Moment) -> FingerMark? {
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

/// A picture that moves as a script goes on, with what is done below it.
struct StoryFilm: Element {
  var run: FilmTrack
  var width: Double

  func node(in environment: Environment) -> Node {
    for result in run.results { environment.noteChange(at: result.start, lasting: .zero) }
    for (finger, next) in zip(run.fingers, run.fingers.dropFirst()) {
      let isMoving = finger.isDown && finger.place != next.place
      environment.noteChange(at: finger.time, lasting: isMoving ? next.time - finger.time : .zero)
    }
    environment.noteChange(at: run.end, lasting: .zero)
    let moment = environment.moment
    let index = run.results.lastIndex { $0.start <= moment }
    return StoryFrame(
      scene: run.scene, number: index.map { $0 + 1 } ?? 0,
      caption: index.map { run.results[$0].caption } ?? "At first", events: [], width: width,
      finger: run.finger(at: moment), isMoving: true
    ).node(in: environment)
  }
}
