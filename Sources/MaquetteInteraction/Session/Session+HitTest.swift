public import MaquetteElements
public import MaquetteGraphics

extension Session {
  /// Returns the control that a finger at a place comes down on.
  ///
  /// A control is hit inside of its frame, and on touch platforms inside of its ``target(of:)``. Of several the one whose
  /// frame holds the place wins, the frontmost first; else the nearest. An invisible control is not hit; a disabled one is
  /// hit as any other, and swallows the touch.
  public func hitTest(_ place: Point) -> LiveControl? {
    _ = layout
    var best: (control: LiveControl, distance: Double)?
    // Later ones are in front.
    for control in controls.reversed() where control.isVisible {
      let frame = control.frame
      if frame.contains(place) { return control }
      guard target(of: control).contains(place) else { continue }
      let distance = frame.squaredDistance(to: place)
      if best.map({ distance < $0.distance }) ?? true { best = (control, distance) }
    }
    return best?.control
  }

  /// The rectangle in which a finger hits a control, in points of the picture: the frame, on touch platforms extended to
  /// ``LiveControl/leastTarget``.
  public func target(of control: LiveControl) -> Rect {
    guard control.environment.platform != .macos else { return control.frame }
    return control.frame.inset(
      dx: -max(0, LiveControl.leastTarget - control.frame.width) / 2,
      dy: -max(0, LiveControl.leastTarget - control.frame.height) / 2)
  }
}

extension Rect {
  /// The square of the distance from the rectangle to a point; 0 inside.
  fileprivate func squaredDistance(to point: Point) -> Double {
    let dx = max(minX - point.x, 0, point.x - maxX)
    let dy = max(minY - point.y, 0, point.y - maxY)
    return dx * dx + dy * dy
  }
}
