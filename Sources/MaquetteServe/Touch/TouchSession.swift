import MaquetteDocuments
import MaquetteElements
import MaquetteInteraction
import MaquettePNG
import MaquetteRendering
import MaquetteStudio
import Synchronization

/// A picture that is touched on pages; all pages see the same one.
///
/// The session's time is that of a clock on the wall, so that animations take as long as on a device.
final class TouchSession: Sendable {
  private struct State {
    var session: Session
    var last = ContinuousClock.now
    /// Where and when the finger came down; nil for no finger.
    var start: (place: Point, ids: [String])?
    /// Until when something may move.
    var restless = ContinuousClock.now
    var lineCount = 0
    var revision = 0

    init(_ mockup: Mockup) { session = Session(mockup) }

    /// Lets as much time pass as has passed, at most a second.
    mutating func catchUp() {
      let now = ContinuousClock.now
      let length = min((now - last) / .seconds(1), 1)
      last = now
      session.advance(by: Moment(seconds: length))
    }
  }

  let screen: PrototypeScreen
  private let state: Mutex<State>
  private let name: String

  /// How long a picture may move after a touch, which is more than any change takes.
  private static let restlessness = Duration.milliseconds(700)
  /// The number of events after which the session begins anew: it keeps all of them.
  static let eventLimit = 20_000
  /// The distance in points within which a touch is a tap.
  private static let tapDistance = 10.0

  init(_ screen: PrototypeScreen, name: String) {
    self.screen = screen
    self.name = name
    state = Mutex(State(screen.mockup))
  }

  /// Does what a person does, and returns what came of it.
  func act(_ action: TouchAction) -> JSON {
    let mockup = screen.mockup
    return state.withLock { state in
      if state.session.log.entries.count > Self.eventLimit { state = State(mockup) }
      state.catchUp()
      var target: PrototypeScreen.Target?
      let session = state.session
      switch action {
      case .down(let place):
        state.start = (place, targets(at: place, in: session))
        session.touchDown(at: place)
      case .move(let place): session.touchMove(to: place)
      case .up(let place, let velocity):
        session.touchMove(to: place)
        let isBusy = session.openMenu != nil
        session.touchUp(velocity: velocity)
        if let start = state.start, !isBusy, Self.distance(start.place, place) <= Self.tapDistance {
          target = start.ids.lazy.compactMap { self.screen.targets[$0] }.first
          // A row that leads away is not selected when its screen comes back.
          if target != nil { session.hitTest(place)?.isSelected = false }
        }
        state.start = nil
      case .cancel:
        session.touchCancel()
        state.start = nil
      case .hover(let place): session.pointerMoved(to: place)
      case .secondary(let place): session.secondaryClick(at: place)
      case .text(let text): session.type(text)
      case .key(let key): session.pressKey(key)
      case .delete: (session.focused as? any EditableControl)?.deleteBackward()
      case .restart: state = State(mockup)
      }
      state.revision += 1
      state.restless = ContinuousClock.now + Self.restlessness
      return report(&state, target: target)
    }
  }

  /// The session's picture now, as a PNG.
  func frame(by renderer: Renderer, threads: Int) -> Response {
    let base = screen.mockup
    let (mockup, isMoving, revision): (Mockup, Bool, Int) = state.withLock { state in
      state.catchUp()
      let isMoving = state.start != nil || ContinuousClock.now < state.restless
      let session = state.session
      let moment = isMoving ? session.time : session.time + Moment(seconds: 1)
      var environment = base.environment
      environment.moment = moment
      let mockup = Mockup(
        session.scene.at(moment), environment: environment, padding: .zero, background: nil)
      return (mockup, isMoving, state.revision)
    }
    do throws(StudioError) {
      let drawing = try PictureDrawing(mockup, name: name, path: name)
      var options = drawing.options
      options.compression = .fast
      var response = Response.png(try drawing.encoded(options: options, by: renderer, threads: threads))
      response.fields = ["X-Moving": isMoving ? "1" : "0", "X-Revision": "\(revision)"]
      return response
    } catch {
      return .problem("\(error)")
    }
  }

  /// The identifiers with targets whose elements are at a place, the innermost first.
  private func targets(at place: Point, in session: Session) -> [String] {
    guard !screen.targets.isEmpty, session.openMenu == nil else { return [] }
    if let control = session.hitTest(place), !control.isEnabled { return [] }
    // What stands in front of the picture covers all elements behind it.
    let fronts = session.presenter?.presented ?? []
    let roots = fronts.isEmpty ? [session.layout] : fronts
    var found: [String] = []
    for root in roots {
      root.forEach { node, _ in
        guard let id = node.id, screen.targets[id] != nil, node.frame.contains(place) else { return }
        found.insert(id, at: 0)
      }
    }
    return found
  }

  private func report(_ state: inout State, target: PrototypeScreen.Target?) -> JSON {
    let session = state.session
    let lines = session.log.description.split(separator: "\n")
    let new = lines.dropFirst(min(state.lineCount, lines.count)).suffix(40)
    state.lineCount = lines.count
    let rect: Rect? =
      if case .element(let id) = target { screen.frame(of: id, in: session.layout) } else { nil }
    return .object([
      "revision": .whole(state.revision), "events": .array(new.map { .text(String($0)) }),
      "keyboard": .boolean(session.focused != nil), "links": links(in: session),
      "target": target.map { target in
        switch target {
        case .sheet(let path): .object(["sheet": .text(path)])
        case .back: .object(["back": .boolean(true)])
        case .element:
          .object(["frame": rect.map { Self.json($0) }])
        }
      },
    ])
  }

  /// What a page must know to show the picture: the screen that a flow begins with.
  var json: JSON {
    state.withLock { state in
      .object([
        "frame": screen.firstScreen(in: state.session.layout).map { Self.json($0) },
        "revision": .whole(state.revision), "links": links(in: state.session),
      ])
    }
  }

  /// The frames of the elements with targets.
  private func links(in session: Session) -> JSON {
    if screen.targets.isEmpty { return .array([]) }
    var frames: [JSON] = []
    session.layout.forEach { node, _ in
      if let id = node.id, screen.targets[id] != nil { frames.append(Self.json(node.frame)) }
    }
    return .array(frames)
  }

  private static func json(_ frame: Rect) -> JSON {
    .array([.measure(frame.minX), .measure(frame.minY), .measure(frame.width), .measure(frame.height)])
  }

  private static func distance(_ a: Point, _ b: Point) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }
}
