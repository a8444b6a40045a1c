public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

extension Scroll: InteractiveContainer {
  /// Returns a view whose content a finger moves.
  public func live(at place: ControlPlace) -> LiveControl { LiveScroll(place, self) }
}

/// A view whose content a finger moves.
open class LiveScroll: LiveControl, ScrollingControl {
  /// The view with its present offset.
  public private(set) var value: Scroll
  private var declared: Scroll

  /// Creates the live control of a place.
  public init(_ place: ControlPlace, _ value: Scroll) {
    self.value = value
    declared = value
    super.init(place)
  }

  /// The distance in points by which the content has moved.
  public var scrollOffset: Double { geometry?.distance ?? 0 }

  /// The distance in points by which the content can move.
  public var scrollLimit: Double { geometry?.limit ?? 0 }

  public var scrollAxis: Axis { value.axis }

  open func scroll(by distance: Double, isMoving: Bool) {
    let wanted = present + (distance.isFinite ? distance : 0)
    value.offset = .points(Swift.min(Swift.max(0, wanted), scrollLimit))
    value.isMoving = isMoving
    show()
  }

  open func scroll(to id: String) -> Bool {
    guard layout?.first(where: { $0.id == id }) != nil else { return false }
    value.offset = .element(id)
    value.isMoving = false
    show()
    return true
  }

  open override func drawn() -> any Element { value }

  /// Takes the new element, where a person has scrolled it to.
  open override func redeclared(as element: any Element) {
    guard let next = element as? Scroll else { return super.redeclared(as: element) }
    let offset = next.offset == declared.offset ? value.offset : next.offset
    declared = next
    value = next.offset(offset)
    show()
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
