public import MaquetteElements
import MaquetteGraphics
public import MaquetteLayout

extension PageView: InteractiveContainer {
  /// Returns a view whose pages a finger turns.
  public func live(at place: ControlPlace) -> LiveControl { LivePageView(place, self) }
}

/// Pages that a finger turns one by one; a tap on the dots opens the next one, or the one before.
open class LivePageView: LiveValue<PageView>, ScrollingControl {
  /// The number of the page, from 1.
  open override var valueText: String? { "\(value.openPage + 1) of \(value.children.count)" }

  public var scrollAxis: Axis { value.axis }
  public var isTouchedItself: Bool { true }
  public var scrollOffset: Double { value.position * extent }
  public var scrollLimit: Double { Double(Swift.max(0, value.children.count - 1)) * extent }

  open func scroll(by distance: Double, isMoving: Bool) {
    guard extent > 0, distance.isFinite else { return }
    let drag = value.drag + distance / extent
    guard !isMoving else {
      value.drag = Swift.min(Swift.max(-1, drag), 1)
      return
    }
    // However fast a finger was, it turns one page.
    open(value.openPage + (drag >= 0.5 ? 1 : drag <= -0.5 ? -1 : 0))
  }

  open func scroll(to id: String) -> Bool { false }

  open override func beginTracking(_ touch: Touch) -> Bool { dots?.contains(touch.location) ?? false }

  open override func endTracking(_ touch: Touch?) {
    guard let touch, let dots, dots.contains(touch.location) else { return }
    let isAfter =
      value.axis == .vertical
      ? touch.location.y >= dots.center.y
      : (touch.location.x >= dots.center.x) == (environment.direction == .leftToRight)
    open(value.openPage + (isAfter ? 1 : -1))
  }

  /// Returns the new element, on the page that a person has opened.
  open override func taking(_ next: PageView, insteadOf former: PageView) -> PageView {
    next.current == former.current ? next.with(\.current, value.current) : next
  }

  /// Opens a page, if there is one, and ends the drag.
  private func open(_ page: Int) {
    let isThere = value.children.indices.contains(page) && page != value.openPage
    value = value.with(\.drag, 0).with(\.current, isThere ? page : value.current)
    if isThere { sendActions(for: .valueChanged) }
  }

  private var extent: Double { value.axis == .vertical ? frame.height : frame.width }

  /// The part of the view in which a tap turns pages: the frame of its own dots, not that of dots on a page.
  private var dots: Rect? {
    func own(_ node: LayoutNode) -> LayoutNode? {
      switch node.name {
      case PageViewDots.name: node
      case PageView.pagesName: nil
      default: node.children.lazy.compactMap(own).first
      }
    }
    return layout.flatMap(own)?.frame
  }
}
