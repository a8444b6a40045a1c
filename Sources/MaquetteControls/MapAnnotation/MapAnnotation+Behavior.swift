public import MaquetteElements

extension MapAnnotation: InteractiveContainer {
  /// Returns an annotation whose marker a tap selects; the buttons of its callout are touched by themselves.
  public func live(at place: ControlPlace) -> LiveControl { LiveMapAnnotation(place, self) }
}

/// A place on a map: a tap on its marker shows the callout in place of that of another one, as
/// `mapView(_:didSelect:)` tells. The marker stays where it is.
open class LiveMapAnnotation: LiveValue<MapAnnotation> {
  /// Creates the live control of a place.
  public override init(_ place: ControlPlace, _ value: MapAnnotation) {
    super.init(place, value.with(\.hasRoomForCallout, value.hasCallout))
  }

  /// "selected" while the callout is shown; nothing otherwise.
  open override var valueText: String? { value.hasCallout ? "selected" : nil }

  open override var eventsOfPurpose: ControlEvents { .valueChanged }

  open override func taking(_ next: MapAnnotation, insteadOf former: MapAnnotation) -> MapAnnotation {
    let taken = next.with(\.hasRoomForCallout, next.hasCallout)
    return next.hasCallout == former.hasCallout ? taken.with(\.hasCallout, value.hasCallout) : taken
  }

  open override func endTracking(_ touch: Touch?) {
    guard touch != nil, isTouchInside, !value.hasCallout, !value.title.isEmpty else { return }
    for case let other as LiveMapAnnotation in neighbors where other !== self && other.value.hasCallout {
      other.value.hasCallout = false
    }
    value.hasCallout = true
    sendActions(for: .valueChanged)
  }
}
