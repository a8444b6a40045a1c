import MaquetteCollections
import MaquetteElements
import MaquetteFiles
import MaquetteInteraction

/// A screen after some taps.
struct PrototypeWalk {
  /// A place that can be tapped.
  struct Place {
    let frame: Rect
    let label: String
    let target: PrototypeScreen.Target?
  }

  let session: Session
  private let screen: PrototypeScreen

  /// Our choices: how long a tap takes, and how long after it everything rests.
  private static let (tapTime, restTime) = (Moment(seconds: 0.1), Moment(seconds: 2))

  /// Taps a screen at some places, one after the other.
  init(_ screen: PrototypeScreen, taps: [Point]) {
    self.screen = screen
    session = Session(screen.mockup)
    for place in taps {
      session.touchDown(at: place)
      session.advance(by: Self.tapTime)
      session.touchUp()
      session.advance(by: Self.restTime)
    }
  }

  /// The picture, at rest.
  var mockup: Mockup {
    var environment = screen.mockup.environment
    environment.moment = session.time + Self.restTime
    return Mockup(
      session.scene.at(environment.moment), environment: environment, padding: .zero, background: nil)
  }

  /// The places where a tap may change something, the innermost last; each is met by a tap on its middle.
  var places: [Place] {
    let layout = session.layout
    if let menu = session.openMenu {
      let items = menu.presented.flatMap { $0.nodes(named: MenuItem.nodeName) }
      let beside = Place(frame: layout.frame, label: "Close", target: nil)
      return [beside]
        + items.map { Place(frame: $0.frame, label: $0.accessibility?.label ?? "", target: nil) }
    }
    var found: [Place] = []
    var linked: Set<String> = []
    if session.presenter == nil {
      layout.forEach { node, _ in
        guard let id = node.id, let target = screen.targets[id], node.frame.width > 0 else { return }
        linked.insert(id)
        found.append(Place(frame: node.frame, label: node.accessibility?.label ?? id, target: target))
      }
    }
    for control in session.controls
    where control.isVisible && control.isEnabled && control.id.map({ !linked.contains($0) }) ?? true {
      let frame = session.target(of: control)
      guard frame.width > 0, frame.height > 0, session.hitTest(frame.center) === control else { continue }
      found.append(Place(frame: frame, label: control.label, target: nil))
    }
    return found
  }
}
