public import MaquetteElements

/// A script's run: the session, and the result of each step.
public struct ScriptRun {
  /// The result of a step.
  public struct Result: Sendable {
    /// A description of the step.
    public let caption: String
    /// When the step began.
    public let start: Moment
    /// When the step ended.
    public let end: Moment
    /// The events that were sent, in order.
    public let events: [String]
    /// Whether anything came of the step: an event, an action, or another picture.
    package let hasEffect: Bool
    /// The picture after the step, with its changes completed.
    let scene: SessionScene
    /// The path of the finger, from where it came down in this step or before to where it is or was lifted; empty for no
    /// finger.
    let trail: [Point]
    let isDown: Bool
  }

  /// The session, after the last step.
  public let session: Session
  /// The picture before the first step.
  let beginning: SessionScene
  /// The size of the picture before the first step, in points.
  let size: Size
  /// The results of the steps.
  public private(set) var results: [Result] = []
  // The targets of actions live as long as the run.
  private let target = Target()

  private final class Target {}

  /// The duration of a tap; our choice, as are the others.
  private static let tapTime = Moment(seconds: 0.1)
  /// The pause after a finger was lifted.
  private static let pause = Moment(seconds: 0.5)
  /// The time between the events of a moving finger: twelve a second, which keeps logs short.
  private static let sampleTime = Moment(ticks: 50)
  private static let dragTime = 0.4

  /// Runs a script on a picture.
  public init(_ script: Script, on mockup: Mockup) {
    session = Session(mockup)
    beginning = session.scene.at(.zero)
    size = session.layout.frame.size
    for action in script.actions {
      guard let control = session.control(action.control) else { continue }
      control.addTarget(
        target, action: ControlAction(action.name), for: action.events ?? control.eventsOfPurpose)
    }
    // The picture shows for a while before the first step.
    session.advance(by: Self.pause)
    for step in script.steps { perform(step) }
  }

  private mutating func perform(_ step: ScriptStep) {
    let start = session.time
    let first = session.log.entries.count
    let down = session.touch?.touch.location
    let before = session.layout
    var control: LiveControl?
    var trail: [Point] = []
    switch step.verb {
    case .tap:
      guard let place = place(of: step.target, at: step.place) else { break }
      trail = [place]
      for index in 0..<step.count {
        if index > 0 { session.advance(by: Self.tapTime) }
        control = session.touchDown(at: place)
        session.advance(by: Self.tapTime)
        session.touchUp()
      }
      session.advance(by: Self.pause)
    case .press:
      guard let place = place(of: step.target, at: step.place) else { break }
      trail = [place]
      control = session.touchDown(at: place)
      session.advance(by: Self.tapTime)
    case .drag:
      guard let place = place(of: step.target, at: step.place) else { break }
      control = session.touchDown(at: place)
      let end = self.place(of: step.destination, at: step.place) ?? place + step.distance
      trail = [place, end]
      move(to: end, over: step.seconds)
      session.touchUp()
      session.advance(by: Self.pause)
    case .move:
      guard let down else { break }
      control = session.touch?.control
      trail = [down, down + step.distance]
      move(to: down + step.distance, over: step.seconds)
    case .release:
      trail = [down].compactMap(\.self)
      control = session.touch?.control
      session.touchUp()
      session.advance(by: Self.pause)
    case .cancel:
      trail = [down].compactMap(\.self)
      control = session.touch?.control
      session.touchCancel()
      session.advance(by: Self.pause)
    case .wait:
      trail = [down].compactMap(\.self)
      session.advance(by: Moment(seconds: step.seconds ?? 0))
    case .type:
      session.type(step.text)
      session.advance(by: Self.pause)
    case .return:
      session.pressReturn()
      session.advance(by: Self.pause)
    case .escape:
      session.pressEscape()
      session.advance(by: Self.pause)
    case .authenticate:
      session.authenticate(accepted: step.isAccepted)
      session.advance(by: Self.pause)
    }
    results.append(
      Result(
        caption: step.caption ?? Self.caption(of: step, on: control), start: start, end: session.time,
        events: session.log.entries[first...].flatMap(\.eventNames),
        hasEffect: session.log.entries[first...].contains(where: \.isEffect) || session.layout != before,
        scene: session.scene.at(session.time + SessionScene.settled), trail: trail,
        isDown: session.touch != nil))
  }

  /// Moves the finger evenly.
  private func move(to end: Point, over seconds: Double?) {
    guard let start = session.touch?.touch.location else { return }
    let duration = Moment(seconds: seconds ?? Self.dragTime)
    let count = max(duration.ticks / Self.sampleTime.ticks, 1)
    for index in 1...count {
      session.advance(
        by: Moment(ticks: duration.ticks * index / count - duration.ticks * (index - 1) / count))
      let part = Double(index) / Double(count)
      session.touchMove(
        to: index == count
          ? end : Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
  }

  /// The point at parts of an element's frame, or of the first control in it; nil if there is no such element.
  private func place(of id: String?, at parts: ScriptPair) -> Point? {
    guard let id, let node = session.layout.first(where: { $0.id == id }) else { return nil }
    let frame = node.first { $0.controlPath != nil }?.frame ?? node.frame
    let isMirrored = session.mockup.environment.direction == .rightToLeft
    let part = isMirrored ? 1 - parts.x : parts.x
    return Point(x: frame.minX + frame.width * part, y: frame.minY + frame.height * parts.y)
  }

  private static func caption(of step: ScriptStep, on control: LiveControl?) -> String {
    let name = control.map { $0.label.isEmpty ? $0.id ?? $0.place.name : $0.label } ?? step.target ?? ""
    return switch step.verb {
    case .tap where step.count == 2: "Double-tap \(name)"
    case .tap where step.count > 2: "Tap \(name) \(step.count) times"
    case .tap: "Tap \(name)"
    case .press: "Press \(name)"
    case .drag: "Drag \(name)"
    case .move: "Move"
    case .release: "Release"
    case .cancel: "Cancel"
    case .wait: "Wait \((step.seconds ?? 0).decimalText) s"
    case .type: "Type “\(step.text)”"
    case .return: "Return"
    case .escape: "Escape"
    case .authenticate: step.isAccepted ? "Authenticate" : "Authentication refused"
    }
  }
}

extension Point {
  fileprivate static func + (point: Point, distance: ScriptPair?) -> Point {
    Point(x: point.x + (distance?.x ?? 0), y: point.y + (distance?.y ?? 0))
  }
}
