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
    /// What the finger, or the button of the pointer, does at the end of the path.
    let mark: FingerMark.Press
  }

  /// The session, after the last step.
  public let session: Session
  /// The picture before the first step.
  let beginning: SessionScene
  /// The size of the picture before the first step, in points.
  let size: Size
  /// The results of the steps.
  public private(set) var results: [Result] = []
  /// The actions of controls that have not come into the picture so far, such as the buttons of an alert.
  private var missing: [Script.Action] = []
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
  /// Longer than a pointer rests before a tool tip is shown.
  private static let hoverTime = Moment(seconds: 1.5)
  private static let swipeTime = 0.15
  private static let leastSwipeTime = 0.05
  /// Longer than a touch stays that opens a context menu.
  private static let longPressTime = Moment(seconds: 0.6)

  /// Runs a script on a picture.
  public init(_ script: Script, on mockup: Mockup) {
    session = Session(mockup)
    beginning = session.scene.at(.zero)
    size = session.layout.frame.size
    missing = script.actions
    // The picture shows for a while before the first step.
    session.advance(by: Self.pause)
    for step in script.steps { perform(step) }
  }

  private mutating func addActions() {
    var absent: [Script.Action] = []
    for action in missing {
      guard let control = session.control(action.control) else {
        absent.append(action)
        continue
      }
      control.addTarget(
        target, action: ControlAction(action.name), for: action.events ?? control.eventsOfPurpose)
    }
    missing = absent
  }

  private mutating func perform(_ step: ScriptStep) {
    addActions()
    let start = session.time
    let first = session.log.entries.count
    let down = session.touch?.touch.location ?? session.drag?.place
    let words = StepCaption(session, before: control(of: step), target: step.target)
    let before = session.layout
    var trail: [Point] = []
    switch step.verb {
    case .tap, .press, .longPress, .secondaryClick:
      guard let place = place(of: step.target, at: step.place) else { break }
      trail = [place]
      touch(place, step)
    case .choose:
      guard let place = session.place(ofItem: step.text) else { break }
      trail = [place]
      session.choose(step.text)
      rest()
    case .key:
      for _ in 0..<step.count { session.pressKey(step.key) }
      rest()
    case .drag:
      guard let place = place(of: step.target, at: step.place) else { break }
      session.touchDown(at: place)
      let end = self.place(of: step.destination, at: step.place) ?? place + step.distance
      trail = [place, end]
      move(to: end, over: step.seconds)
      session.touchUp()
      rest()
    case .move:
      guard let down else { break }
      trail = [down, down + step.distance]
      move(to: down + step.distance, over: step.seconds)
    case .hover:
      guard let place = place(of: step.target, at: step.place) else { break }
      trail = [place]
      session.pointerMoved(to: place)
      session.advance(by: step.seconds.map(Moment.init(seconds:)) ?? Self.hoverTime)
    case .spring:
      guard let place = place(of: step.target, at: step.place) else { break }
      trail = [place]
      session.dragOver(place)
      let whole = Session.springDelay + Session.springBlinking
      session.advance(by: step.seconds.map(Moment.init(seconds:)) ?? whole)
    case .swipe:
      guard let place = place(of: step.target, at: step.place), let distance = step.distance else { break }
      let end = place + distance
      trail = [place, end]
      let seconds = max(step.seconds ?? Self.swipeTime, Self.leastSwipeTime)
      session.touchDown(at: place)
      move(to: end, over: seconds)
      session.touchUp(velocity: Point(x: distance.x / seconds, y: distance.y / seconds))
      rest()
    case .scroll:
      if let destination = step.destination {
        session.scroll(to: destination)
      } else if let id = step.target, let distance = step.distance {
        session.scroll(id, by: Point(x: distance.x, y: distance.y))
      }
      rest()
    case .release:
      trail = [down].compactMap(\.self)
      session.touchUp()
      session.dragEnd()
      rest()
    case .cancel:
      trail = [down].compactMap(\.self)
      session.touchCancel()
      session.dragEnd()
      rest()
    case .wait:
      trail = [down].compactMap(\.self)
      session.advance(by: Moment(seconds: step.seconds ?? 0))
    case .type:
      session.type(step.text)
      rest()
    case .return:
      session.pressReturn()
      rest()
    case .escape:
      session.pressEscape()
      rest()
    case .authenticate:
      session.authenticate(accepted: step.isAccepted)
      rest()
    }
    results.append(
      Result(
        caption: step.caption ?? words.text(of: step), start: start, end: session.time,
        events: session.log.entries[first...].flatMap(\.eventNames),
        hasEffect: session.log.entries[first...].contains(where: \.isEffect) || session.layout != before,
        scene: session.scene.at(session.time + SessionScene.settled), trail: trail,
        mark: step.verb == .hover ? .none : session.touch != nil || session.drag != nil ? .down : .lifted))
  }

  /// Lets time pass after a finger was lifted, until nothing moves because of it.
  private func rest() {
    session.advance(by: Self.pause)
    session.advanceToRest()
  }

  /// Touches a place as a tap, a press or a click does.
  private func touch(_ place: Point, _ step: ScriptStep) {
    guard step.verb != .secondaryClick else {
      session.secondaryClick(at: place)
      return rest()
    }
    for index in 0..<step.count {
      if index > 0 { session.advance(by: Self.tapTime) }
      session.touchDown(at: place)
      session.advance(by: step.verb == .longPress ? Self.longPressTime : Self.tapTime)
      if step.verb != .press { session.touchUp() }
    }
    if step.verb != .press { rest() }
  }

  /// The control that a step is about: that under the finger, or that with the keyboard, or that which a key presses.
  private func control(of step: ScriptStep) -> LiveControl? {
    switch step.verb {
    case .tap, .press, .drag, .swipe, .hover, .spring, .longPress, .secondaryClick:
      place(of: step.target, at: step.place).flatMap { session.hitTest($0) }
    case .move, .release, .cancel: session.touch?.control ?? session.drag?.control
    case .type: session.focused
    case .return: session.focused ?? session.control(for: .returnKey)
    case .escape: session.focused ?? session.control(for: .escape)
    case .choose, .key: session.openMenu
    case .wait, .authenticate, .scroll: nil
    }
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
    // A link on two lines is touched in the first.
    guard let frame = (node.first { $0.controlPath != nil } ?? node).touchAreas.first else { return nil }
    let isMirrored = session.mockup.environment.direction == .rightToLeft
    let part = isMirrored ? 1 - parts.x : parts.x
    return Point(x: frame.minX + frame.width * part, y: frame.minY + frame.height * parts.y)
  }
}

extension Point {
  fileprivate static func + (point: Point, distance: ScriptPair?) -> Point {
    Point(x: point.x + (distance?.x ?? 0), y: point.y + (distance?.y ?? 0))
  }
}
