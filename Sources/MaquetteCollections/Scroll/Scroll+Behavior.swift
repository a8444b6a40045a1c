public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

extension Scroll: InteractiveContainer {
  /// Returns a view whose content a finger moves.
  public func live(at place: ControlPlace) -> LiveControl { LiveScroll(place, self) }
}

/// A view whose content a finger moves.
open class LiveScroll: LiveValue<Scroll>, ScrollingControl {
  /// The distance in points by which the content has moved.
  public var scrollOffset: Double { geometry?.distance ?? 0 }

  /// The distance in points by which the content can move.
  public var scrollLimit: Double { geometry?.limit ?? 0 }

  public var scrollAxis: Axis { value.axis }

  open func scroll(by distance: Double, isMoving: Bool) {
    let wanted = present + (distance.isFinite ? distance : 0)
    value = value.offset(.points(Swift.min(Swift.max(0, wanted), scrollLimit))).with(\.isMoving, isMoving)
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
