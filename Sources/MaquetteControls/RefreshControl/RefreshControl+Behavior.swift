public import MaquetteElements
import MaquetteLayout

extension RefreshControl: InteractiveControl {
  /// Returns a control that the view around it pulls.
  public func live(at place: ControlPlace) -> LiveControl { LiveRefreshControl(place, self) }
}

/// A control that reloads the view around it, with the names of `UIRefreshControl`.
///
/// A finger that drags the view down beyond its beginning pulls the control. From its threshold on the control sends
/// `valueChanged`, once a pull and while the finger is down, and refreshes until ``endRefreshing()``. A disabled one is not
/// pulled.
open class LiveRefreshControl: LiveValue<RefreshControl> {
  /// Whether this pull has sent its event.
  private var hasActed = false

  /// Whether the view reloads.
  public var isRefreshing: Bool { value.isRefreshing }

  /// Shows that the view reloads, as a program does: it sends no event.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    change(value.with(\.refreshing, true).with(\.holdsRoom, value.stretch == nil))
  }

  /// Ends the reload: the control gives up its room.
  open func endRefreshing() {
    wake(after: nil)
    guard isRefreshing else { return }
    change(value.with(\.refreshing, false).with(\.pull, value.stretch.map(share) ?? 0))
  }

  open override var valueText: String? { isRefreshing ? "refreshing" : "off" }

  /// A touch that does not pull the view does nothing.
  open override func beginTracking(_ touch: Touch) -> Bool { false }

  /// Ends what a pull has begun, if the element says when.
  open override func timePassed() { endRefreshing() }

  /// Keeps what a person has made of it, unless the element says something else than before.
  open override func taking(_ next: RefreshControl, insteadOf former: RefreshControl) -> RefreshControl {
    guard next.isRefreshing == former.isRefreshing, next.pull == former.pull else {
      wake(after: nil)
      return settled(next)
    }
    return next.with(\.pull, value.pull).with(\.refreshing, value.refreshing)
      .with(\.stretch, value.stretch).with(\.holdsRoom, value.holdsRoom)
  }

  /// Follows the content of the view around it, which a finger holds beyond its beginning by a distance in points.
  package func pull(by distance: Double) {
    var next = value.with(\.stretch, distance).with(\.isSudden, false)
    if !isRefreshing {
      next.refreshing = false
      next.pull = share(of: distance)
    }
    value = next
    guard !isRefreshing, !hasActed, distance >= threshold else { return }
    hasActed = true
    value = next.with(\.refreshing, true).with(\.holdsRoom, false)
    if let seconds = value.endsAfter { wake(after: Moment(seconds: seconds)) }
    sendActions(for: .valueChanged)
  }

  /// Lets the content spring back to its beginning, or to the room of the control while it refreshes.
  package func release() {
    hasActed = false
    var next = value.with(\.stretch, nil).with(\.holdsRoom, true).with(\.isSudden, false)
    if !isRefreshing { next.pull = 0 }
    value = next
  }

  private var threshold: Double { environment.theme[RefreshControlMetrics.self].threshold }

  private func share(of distance: Double) -> Double { Swift.min(distance / threshold, 1) }

  private func change(_ next: RefreshControl) { value = settled(next) }

  /// Returns another value. If the view is scrolled away from its beginning, what is in sight stays where it is.
  private func settled(_ next: RefreshControl) -> RefreshControl {
    guard let view = neighbors.lazy.compactMap({ $0 as? any ScrollingControl }).last(where: isAround),
      view.scrollOffset > 0
    else { return next.with(\.isSudden, false) }
    let difference = height(of: next) - height(of: value)
    view.scroll(by: difference < 0 ? Swift.max(difference, -view.scrollOffset) : difference, isMoving: false)
    return next.with(\.isSudden, true)
  }

  private func isAround(_ view: any ScrollingControl) -> Bool {
    view.scrollAxis == .vertical && place.path.isInside(view.place.path)
  }

  /// The height of an element in points, once it has settled.
  private func height(of element: RefreshControl) -> Double {
    var still = environment
    still.interaction = nil
    return element.node(in: still).item.measure(Proposal(width: frame.width, height: nil)).size.height
  }
}
