import MaquetteScreens
import MaquetteElements
import MaquetteInteraction
import Testing

/// A session with elements below each other, 20 points apart, from (0, 0) on.
func session(
  platform: Platform = .ios, direction: LayoutDirection = .leftToRight, _ elements: [any Element]
) -> Session {
  var environment = Environment(theme: .standard(for: platform, era: .classic))
  environment.direction = direction
  return Session(
    Mockup(VStack(spacing: 20, alignment: .leading) { elements }, environment: environment, padding: .zero))
}

/// A session with one control that has a value, and the control.
func session<Value: InteractiveControl>(
  platform: Platform = .ios, direction: LayoutDirection = .leftToRight, of value: Value
) throws -> (Session, LiveValue<Value>) {
  let session = session(platform: platform, direction: direction, [value])
  return (session, try #require(session.controls.first as? LiveValue<Value>))
}

extension Session {
  /// The events about editing, in order.
  var editingEvents: [String] { log.eventNames.filter { $0.hasPrefix("editing") } }

  /// The point at parts of a control's frame.
  func point(_ control: LiveControl, _ x: Double = 0.5, _ y: Double = 0.5) -> Point {
    let frame = control.frame
    return Point(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
  }

  /// A finger comes down on a control and is lifted a tenth of a second later.
  func tap(_ control: LiveControl, _ x: Double = 0.5, _ y: Double = 0.5) {
    touchDown(at: point(control, x, y))
    advance(by: Moment(seconds: 0.1))
    touchUp()
  }
}
