public import MaquetteElements

/// Something that is dragged over the picture.
struct SpringDrag {
  /// Where it is, in points.
  var place: Point
  /// The spring-loaded control under it, with its part; nil for none.
  var control: LiveControl?
  var part: Int?
  /// When the control goes on to its next phase; nil for a control that has acted, and without one.
  var due: Moment?
}

extension Session {
  /// The time for which something must be held over a control before the control blinks, and the duration of that: our
  /// choice, for no reference states it.
  static let (springDelay, springBlinking) = (Moment(seconds: 0.5), Moment(seconds: 0.5))

  /// Drags something over a place of the picture, or on to it, and holds it there.
  ///
  /// A control with spring loading highlights, blinks, and then acts, as with `UISpringLoadedInteraction`. Other controls
  /// show nothing. A finger that is down is lifted; a place that is not finite is ignored.
  public func dragOver(_ place: Point) {
    guard place.x.isFinite && place.y.isFinite else { return }
    if touch != nil { touchUp() }
    dismissToolTip()
    let hit = hitTest(place).flatMap { $0.isSpringLoaded ? $0 : nil }
    let part = hit?.springPart(at: place)
    let control = part == nil ? nil : hit
    log.add(.drag(place), of: control?.title, at: time)
    guard control !== drag?.control || part != drag?.part else {
      drag?.place = place
      if drag == nil { drag = SpringDrag(place: place) }
      return
    }
    leaveSpring()
    drag = SpringDrag(
      place: place, control: control, part: part, due: control == nil ? nil : time + Self.springDelay)
    control?.springLoadingChanged(to: .possible, at: place)
  }

  /// Ends the drag, as when something is dropped; without one nothing happens.
  public func dragEnd() {
    guard let drag else { return }
    log.add(.drop, of: drag.control?.title, at: time)
    leaveSpring()
    self.drag = nil
  }

  private func leaveSpring() {
    guard let drag, let control = drag.control else { return }
    self.drag?.control = nil
    control.springLoadingChanged(to: .inactive, at: drag.place)
  }

  /// Goes on to the next phase of the control under the drag.
  func advanceSpring() {
    guard let drag, let control = drag.control else { return }
    let isBlinking = control.springLoading == .activating
    self.drag?.due = isBlinking ? nil : time + Self.springBlinking
    control.springLoadingChanged(to: isBlinking ? .activated : .activating, at: drag.place)
  }
}
