public import MaquetteElements
import MaquetteGraphics

extension PageControl: InteractiveControl {
  /// Returns a page control: a tap left or right of its middle opens the adjacent page. The reference of
  /// `UIPageControl` names one `valueChanged` for that.
  public func live(at place: ControlPlace) -> LiveControl { LivePageControl(place, self) }
}

private final class LivePageControl: LiveValue<PageControl> {
  /// The number of the page, from 1.
  override var valueText: String? { "\(value.current + 1) of \(value.pages)" }

  override func endTracking(_ touch: Touch?) {
    guard let touch, isTouchInside else { return }
    let isForward = (touch.location.x >= frame.center.x) == (environment.direction == .leftToRight)
    let next = value.current + (isForward ? 1 : -1)
    guard (0..<max(value.pages, 0)).contains(next) else { return }
    value.current = next
    sendActions(for: .valueChanged)
  }
}
