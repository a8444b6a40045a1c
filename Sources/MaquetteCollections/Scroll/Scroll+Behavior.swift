import MaquetteControlKit
public import MaquetteControls
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

extension Scroll: InteractiveContainer {
  /// Returns a view whose content a finger moves.
  public func live(at place: ControlPlace) -> LiveControl { LiveScroll(place, self) }
}

/// A view whose content a finger moves. One with a refresh control goes on beyond its beginning, and springs back.
open class LiveScroll: LiveValue<Scroll>, ScrollingControl {
  /// The distance in points by which a finger has gone beyond the beginning.
  private var excess = 0.0

  /// The distance in points that the content has scrolled.
  public var scrollOffset: Double { geometry?.distance ?? 0 }

  /// The distance in points that the content can scroll.
  public var scrollLimit: Double { geometry?.limit ?? 0 }

  public var scrollAxis: Axis { value.axis }

  open func canScroll(by distance: Double) -> Bool {
    distance < 0
      ? scrollOffset > 0 || refreshControl != nil : distance > 0 && scrollOffset < scrollLimit
  }

  open func scroll(by distance: Double, isMoving: Bool) {
    let wanted = present - excess + (distance.isFinite ? distance : 0)
    pull(to: isMoving ? Swift.max(0, -wanted) : 0)
    value = value.offset(.points(Swift.min(Swift.max(0, wanted), scrollLimit))).with(\.isMoving, isMoving)
  }

  /// The control that a finger pulls beyond the beginning; nil for none, or a disabled one.
  public var refreshControl: LiveRefreshControl? {
    guard scrollAxis == .vertical, let layout else { return nil }
    let inside = neighbors.filter { $0.place.path.isInside(place.path) }
    let views = inside.filter { ($0 as? LiveScroll)?.scrollAxis == .vertical }
    return inside.lazy.compactMap { $0 as? LiveRefreshControl }.first { control in
      control.isEnabled && !views.contains { control.place.path.isInside($0.place.path) }
        && layout.first { $0.controlPath == control.place.path } != nil
    }
  }

  /// Takes the refresh control to where the finger is beyond the beginning, in points; 0 lets it go.
  private func pull(to next: Double) {
    guard next != excess else { return }
    excess = next
    if next > 0 {
      refreshControl?.pull(by: Momentum.stretched(next, in: frame.height))
    } else {
      refreshControl?.release()
    }
  }

  open func scroll(to id: String) -> Bool {
    guard layout?.first(where: { $0.id == id }) != nil else { return false }
    value = value.offset(.element(id)).with(\.isMoving, false)
    return true
  }

  /// Returns the new element, where a person has scrolled it to.
  open override func taking(_ next: Scroll, insteadOf former: Scroll) -> Scroll {
    next.offset == former.offset ? next.offset(value.offset) : next
  }

  /// The offset without the rounding to pixels, so that small distances add up.
  private var present: Double {
    if case .points(let offset) = value.offset, offset >= 0 {
      Swift.min(offset, scrollLimit)
    } else {
      scrollOffset
    }
  }

  private var geometry: (distance: Double, limit: Double, axis: Axis)? {
    layout?.scrolled(along: value.axis)?.scroll
  }
}
