import MaquetteControlKit
import MaquetteControls
public import MaquetteElements

// The scrolling of a session. A finger that moves far enough scrolls the view around it, and the control that it came down on
// loses the touch, as with `UIScrollView`; only controls that a finger drags, such as sliders, keep it.
extension Session {
  /// The distance in points from which on a finger scrolls, which is the allowance of `UIPanGestureRecognizer`.
  private static let panDistance = 10.0

  /// Scrolls the view of an identifier, or the innermost one around that element, by a distance in points towards its end.
  /// Returns whether there is such a view.
  @discardableResult
  public func scroll(_ id: String, by distance: Point) -> Bool {
    guard distance.x.isFinite, distance.y.isFinite else { return false }
    let axis: Axis = abs(distance.x) > abs(distance.y) ? .horizontal : .vertical
    guard let view = scrollView(around: id, along: axis) else { return false }
    let length = view.scrollAxis == .vertical ? distance.y : distance.x
    log.add(.scroll(distance), of: view.title, at: time)
    // As a finger does: what comes into sight by it can respond to its end.
    view.scroll(by: length, isMoving: true)
    _ = layout
    view.scroll(by: 0, isMoving: false)
    _ = layout
    return true
  }

  /// Scrolls the view around the element of an identifier, until the element is at its beginning. Returns whether there is
  /// such a view.
  @discardableResult
  public func scroll(to id: String) -> Bool {
    _ = layout
    let views = scrollViews.filter { $0.layout?.first { $0.id == id } != nil }
    // A row that moves to the side does not lead anywhere.
    guard let view = views.last(where: { $0.scroll(to: id) }) else { return false }
    log.add(.scrollTo(id), of: view.title, at: time)
    _ = layout
    return true
  }

  /// The view of an identifier, whatever its axis; or else the innermost one that holds the element or that the element
  /// holds, along an axis if there is any.
  private func scrollView(around id: String, along axis: Axis) -> (any ScrollingControl)? {
    _ = layout
    // A list has its identifier around the view. A row that moves to the side is one of the view around it to a finger that
    // moves up.
    let path = layout.first { $0.id == id }?.controlPlaces.first?.path
    let own = scrollViews.first {
      ($0.id == id || $0.place.path == path) && ($0.scrollAxis == axis || !$0.isTouchedItself)
    }
    if let own { return own }
    let fitting = scrollViews.filter { $0.scrollAxis == axis }
    return scrollView(around: id, among: fitting) ?? scrollView(around: id, among: scrollViews)
  }

  private func scrollView(around id: String, among views: [any ScrollingControl]) -> (any ScrollingControl)? {
    if let own = views.first(where: { $0.id == id }) { return own }
    if let around = views.last(where: { $0.layout?.first { $0.id == id } != nil }) { return around }
    let paths = layout.first { $0.id == id }?.controlPlaces.map(\.path) ?? []
    return views.first { paths.contains($0.place.path) }
  }

  /// The views that scroll, from the outermost to the innermost.
  var scrollViews: [any ScrollingControl] {
    controls.compactMap { $0 as? any ScrollingControl }.filter(\.isVisible)
  }

  /// Moves the content of the view that a finger scrolls, or begins to. Returns whether the touch scrolls.
  func scrolls(with touch: Touch, on control: LiveControl?) -> Bool {
    _ = layout
    let (dx, dy) = (
      touch.location.x - touch.previousLocation.x, touch.location.y - touch.previousLocation.y
    )
    if let scroller {
      log.add(.touch(.move, touch.location), of: scroller.title, at: time)
      scroller.scroll(by: -scroller.along(dx, dy), isMoving: true)
      return true
    }
    guard openMenu == nil, control?.keepsTouches != true else { return false }
    let (x, y) = (touch.location.x - touch.start.x, touch.location.y - touch.start.y)
    guard x * x + y * y >= Self.panDistance * Self.panDistance else { return false }
    let axis: Axis = abs(y) >= abs(x) ? .vertical : .horizontal
    let view = scrollViews.last {
      $0.environment.platform != .macos && $0.scrollAxis == axis && $0.frame.contains(touch.start)
        && $0.canScroll(by: -$0.along(x, y))
    }
    guard let view else { return false }
    if let control {
      log.add(.touch(.cancel, touch.location), of: control.title, at: time)
      control.touchCancelled()
    }
    followMenu(touch, .cancelled)
    scroller = view
    self.touch = (touch, nil)
    log.add(.touch(.move, touch.location), of: view.title, at: time)
    view.scroll(by: -view.along(x, y), isMoving: true)
    return true
  }

  /// Scrolls to the beginning after a tap on the status bar, as `scrollsToTop` of `UIScrollView` describes it.
  func scrollToTop(after touch: Touch) {
    let place = touch.location
    let bar = layout.first { $0.name == StatusBar.nodeName && $0.frame.contains(place) }
    guard openMenu == nil, bar != nil, bar?.frame.contains(touch.start) == true,
      let view = scrollViews.first(where: { $0.scrollAxis == .vertical && $0.frame.contains(place) })
    else { return }
    view.scroll(by: -view.scrollOffset, isMoving: false)
    _ = layout
  }

  /// Ends the scrolling when the finger is lifted at a velocity in points a second. Returns whether it did scroll.
  func endScrolling(velocity: Point = .zero) -> Bool {
    guard let scroller else { return false }
    self.scroller = nil
    _ = layout
    let speed = velocity.x.isFinite && velocity.y.isFinite ? scroller.along(velocity.x, velocity.y) : 0
    scroller.scroll(by: -Momentum.distance(at: speed), isMoving: false)
    _ = layout
    return true
  }
}

extension ScrollingControl {
  /// The part of a distance along the axis, positive towards the end of the content's reading direction.
  fileprivate func along(_ dx: Double, _ dy: Double) -> Double {
    if scrollAxis == .vertical { return dy }
    return environment.direction == .rightToLeft ? -dx : dx
  }
}
