import MaquetteElements

extension Rating: InteractiveControl {
  public func live(at place: ControlPlace) -> LiveControl { LiveRating(place, self) }
}

/// A rating that fills the stars up to the touched position.
private final class LiveRating: LiveValue<Rating> {
  override var valueText: String? { "\(value.value) of \(value.count)" }

  override func beginTracking(_ touch: Touch) -> Bool { set(by: touch) }

  override func continueTracking(_ touch: Touch) -> Bool { set(by: touch) }

  private func set(by touch: Touch) -> Bool {
    let stars = parts(.path).map(\.frame)
    let isMirrored = environment.direction == .rightToLeft
    let filled = stars.filter { isMirrored ? $0.maxX >= touch.location.x : $0.minX <= touch.location.x }
    guard filled.count != value.value else { return true }
    value.value = filled.count
    sendActions(for: .valueChanged)
    return true
  }
}
