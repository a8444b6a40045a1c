import MaquetteCollections
import MaquetteScreens
public import MaquetteElements

extension Session {
  /// Returns the control that a finger at a place comes down on.
  ///
  /// A control is hit inside of its frame, and on touch platforms inside of its ``target(of:)``. Of several the one whose
  /// frame holds the place wins, the frontmost first, except that the target of a control in a row goes before the row; else
  /// the nearest. An invisible control is not hit; a disabled one is hit as any other, and swallows the touch. The frame of
  /// a link that wraps holds other words, which do not belong to it. Beside something modal, that is hit.
  public func hitTest(_ place: Point) -> LiveControl? {
    _ = layout
    // An open menu gets every touch.
    if let openMenu { return openMenu }
    var best: (control: LiveControl, distance: Double)?
    // Later ones are in front.
    for control in controls.reversed() where control.isVisible && !control.standsAround {
      // A link that an ellipsis stands for takes no room.
      guard control.frame.width > 0, control.frame.height > 0 else { continue }
      let areas = control.layout?.touchAreas ?? [control.frame]
      if areas.contains(where: { $0.contains(place) }) {
        guard let inner = best?.control, inner.place.path.isInside(control.place.path) else { return control }
        return inner
      }
      // A pointer hits what it points at and nothing around it.
      guard control.environment.platform != .macos, target(of: control).contains(place) else { continue }
      let distance = areas.reduce(.infinity) { min($0, $1.squaredDistance(to: place)) }
      if best.map({ distance < $0.distance }) ?? true { best = (control, distance) }
    }
    return best?.control ?? presenter(at: place)
  }

  /// The rectangle in points where a finger hits a control: the hit target of rules and redlines, including the area
  /// around a small control. A pointer hits the frame.
  ///
  /// What those count to a row, as its switch, or do not count as a target, as a text field, is hit here by itself, in its
  /// frame extended to ``LiveControl/leastTarget``.
  public func target(of control: LiveControl) -> Rect {
    guard control.environment.platform != .macos else { return control.frame }
    let targets = touchTargets ?? findTouchTargets()
    touchTargets = targets
    return targets[control.place.path]
      ?? control.frame.inset(
        dx: -max(0, LiveControl.leastTarget - control.frame.width) / 2,
        dy: -max(0, LiveControl.leastTarget - control.frame.height) / 2)
  }

  /// The hit targets of the picture by their controls; that of a control with several parts holds all of theirs.
  private func findTouchTargets() -> [ControlPath: Rect] {
    var owners: [ControlPath?] = []
    var around: [(depth: Int, path: ControlPath)] = []
    layout.forEach { node, depth in
      while let last = around.last, last.depth >= depth { around.removeLast() }
      if let path = node.controlPath { around.append((depth, path)) }
      owners.append(around.last?.path)
    }
    var result: [ControlPath: Rect] = [:]
    for target in layout.touchTargets(on: mockup.environment.platform, in: catalogue) {
      guard owners.indices.contains(target.index), let path = owners[target.index] else { continue }
      result[path] = result[path]?.union(target.area) ?? target.area
    }
    return result
  }

  /// The elements of the picture's catalogue, and those of its controls that are not among them.
  private var catalogue: Catalogue {
    controls.reduce(mockup.environment.catalogue) { catalogue, control in
      catalogue.entry(named: control.place.name) == nil
        ? catalogue.adding(Swift.type(of: control.place.element)) : catalogue
    }
  }
}

extension LiveControl {
  /// Whether touches go to what is inside the control, or behind it, rather than to the control.
  fileprivate var standsAround: Bool {
    if let view = self as? any ScrollingControl { return !view.isTouchedItself }
    return self is any ContextMenuPresenter || self is any OverlayPresenter
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
