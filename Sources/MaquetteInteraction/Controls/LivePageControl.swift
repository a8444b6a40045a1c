public import MaquetteControls
internal import MaquetteGraphics

/// A page control: a tap beside its middle opens the page before or after. The reference of `UIPageControl` has one
/// `valueChanged` for that.
public final class LivePageControl: LiveValue<PageControl> {
  init(_ role: ControlStage.Role, _ control: PageControl) { super.init(role, value: control) }

  /// The page that is open, counted from 0.
  public var currentPage: Int {
    get { value.current }
    set { if newValue != value.current { value.current = newValue } }
  }

  /// The number of the page, from 1, as it is said.
  public override var valueText: String? { "\(currentPage + 1) of \(value.pages)" }

  /// Turns a page if the finger is lifted inside.
  public override func endTracking(_ touch: Touch?) {
    guard let touch, isTouchInside else { return }
    let isForward = (touch.location.x >= frame.center.x) == (environment.direction == .leftToRight)
    let next = currentPage + (isForward ? 1 : -1)
    guard (0..<max(value.pages, 0)).contains(next) else { return }
    currentPage = next
    sendActions(for: .valueChanged)
  }
}
