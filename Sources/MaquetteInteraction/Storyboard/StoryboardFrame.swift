import MaquetteElements

/// The picture of a step with its caption and events below it.
struct StoryboardFrame: Element {
  var scene: SessionScene
  /// The number of the step; 0 for the picture before all steps.
  var number: Int
  var caption: String
  var events: [String]
  /// The width in points.
  var width: Double
  var finger: FingerMark?

  /// The least width of captions, in points; our choice.
  static let leastWidth = 150.0
  private static let spacing = 6.0

  func node(in environment: Environment) -> Node {
    // The picture keeps its own size, whatever is proposed.
    var picture: any Element = scene.fixedSize()
    if let finger { picture = picture.overlay(finger) }
    let edge = Surface.Border(color: .token(.separator), width: 1 / environment.scale)
    let title = number == 0 ? caption : "\(number)  \(caption)"
    let list = Self.counted(events).joined(separator: ", ")
    return VStack(spacing: Self.spacing, alignment: .leading) {
      picture.overlay(Surface(.rectangle, border: edge))
      VStack(spacing: 2, alignment: .leading) {
        Text(title, style: .footnote, weight: .semibold)
        if !list.isEmpty {
          Text(list, style: .caption2).color(.token(.secondaryLabel))
        }
      }
      .frame(width: width, alignment: .topLeading)
    }
    .node(in: environment)
  }

  /// Events with a count where one repeats, or a pair repeats as those of a slider do.
  static func counted(_ events: [String]) -> [String] {
    var result: [String] = []
    var rest = events[...]
    while let first = rest.first {
      let singles = rest.prefix { $0 == first }.count
      let pair = Array(rest.prefix(2))
      var pairs = 1
      while singles == 1, pair.count == 2, Array(rest.dropFirst(2 * pairs).prefix(2)) == pair { pairs += 1 }
      if pairs > 1 {
        result.append("(\(pair.joined(separator: ", "))) ×\(pairs)")
        rest = rest.dropFirst(2 * pairs)
      } else {
        result.append(singles == 1 ? first : "\(first) ×\(singles)")
        rest = rest.dropFirst(singles)
      }
    }
    return result
  }
}

/// A picture that moves as a script goes on, with the current step below it.
struct StoryboardAnimation: Element {
  private struct Finger: Sendable {
    var time: Moment
    var place: Point
    /// What it does; nil for a finger that is not there.
    var press: FingerMark.Press?
    var isPointer: Bool
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
      let hasPointer = run.session.hasPointer
      switch entry.event {
      case .touch(let phase, let place):
        let isDown = phase == .down || phase == .move
        // A pointer stays where its button was.
        return Finger(
          time: entry.time, place: place, press: isDown ? .down : hasPointer ? FingerMark.Press.none : nil,
          isPointer: hasPointer)
      case .pointer(let place), .secondaryClick(let place):
        return Finger(time: entry.time, place: place, press: FingerMark.Press.none, isPointer: true)
      default: return nil
      }
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
        let isMoving = finger.press == .down && finger.place != next.place
        return .init(at: finger.time, lasting: isMoving ? next.time - finger.time : .zero)
      }
  }

  /// The finger at a moment, between the places of two events.
  private func finger(at time: Moment) -> FingerMark? {
    guard let index = fingers.lastIndex(where: { $0.time <= time }), let press = fingers[index].press else {
      return nil
    }
    var place = fingers[index].place
    if press == .down, index + 1 < fingers.count, fingers[index + 1].time > fingers[index].time {
      let next = fingers[index + 1]
      let part = (time - fingers[index].time).part(of: next.time - fingers[index].time)
      place = Point(
        x: place.x + (next.place.x - place.x) * part, y: place.y + (next.place.y - place.y) * part)
    }
    return FingerMark(trail: [place], press: press, isPointer: fingers[index].isPointer)
  }
}
