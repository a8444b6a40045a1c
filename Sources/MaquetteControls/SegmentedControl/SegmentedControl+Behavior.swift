public import MaquetteElements
import MaquetteGraphics

extension SegmentedControl: InteractiveControl {
  /// Returns a control that presses the segment under the finger, and selects it when the finger is lifted there.
  public func live(at place: ControlPlace) -> LiveControl { LiveSegmentedControl(place, self) }
}

private final class LiveSegmentedControl: LiveValue<SegmentedControl> {
  /// The chosen segment's title, or its index if it has none.
  override var valueText: String? {
    guard let index = value.selectedIndex, value.segments.indices.contains(index) else { return "none" }
    let title = value.segments[index].title
    return title.isEmpty ? "\(index)" : title
  }

  override func beginTracking(_ touch: Touch) -> Bool {
    press(usableSegment(at: touch.location))
    return value.pressedIndex != nil
  }

  override func continueTracking(_ touch: Touch) -> Bool {
    press(isTouchInside ? usableSegment(at: touch.location) : nil)
    return true
  }

  override func endTracking(_ touch: Touch?) {
    let pressed = value.pressedIndex
    press(nil)
    guard touch != nil, isTouchInside, let pressed else { return }
    let isNew = pressed != value.selectedIndex
    if isNew && !value.isMomentary { value.selectedIndex = pressed }
    if isNew || value.isMomentary { sendActions(for: .valueChanged) }
  }

  override func cancelTracking() { press(nil) }

  private func press(_ index: Int?) {
    if value.pressedIndex != index { value.pressedIndex = index }
  }

  /// The index of the enabled segment at a location; all are equally wide, and the first is at the leading end.
  private func usableSegment(at location: Point) -> Int? {
    guard frame.width > 0, !value.segments.isEmpty else { return nil }
    let part = (location.x - frame.minX) / frame.width
    let leading = environment.direction == .leftToRight ? part : 1 - part
    let count = Double(value.segments.count)
    let index = Int(min(max(leading * count, 0), count - 1))
    return value.segments[index].isEnabled ? index : nil
  }
}
