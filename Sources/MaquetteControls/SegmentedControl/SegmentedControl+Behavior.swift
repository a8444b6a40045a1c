public import MaquetteElements
import MaquetteGraphics

extension SegmentedControl: InteractiveControl {
  /// Returns a control that presses the segment under the finger, and selects it when the finger is lifted there.
  public func live(at place: ControlPlace) -> LiveControl { LiveSegmentedControl(place, self) }
}

/// A segmented control that presses the segment under the finger, and chooses it when the finger is lifted there.
open class LiveSegmentedControl: LiveValue<SegmentedControl> {
  /// The chosen segment's title, or its index if it has none.
  open override var valueText: String? {
    guard let index = value.selectedIndex, value.segments.indices.contains(index) else { return "none" }
    let title = value.segments[index].title
    return title.isEmpty ? "\(index)" : title
  }

  open override func beginTracking(_ touch: Touch) -> Bool {
    press(usableSegment(at: touch.location))
    return value.pressedIndex != nil
  }

  open override var keepsTouches: Bool { true }

  open override func continueTracking(_ touch: Touch) -> Bool {
    press(isTouchInside ? usableSegment(at: touch.location) : nil)
    return true
  }

  open override func endTracking(_ touch: Touch?) {
    let pressed = value.pressedIndex
    press(nil)
    guard touch != nil, isTouchInside, let pressed else { return }
    let isNew = pressed != value.selectedIndex
    if isNew && !value.isMomentary { value.selectedIndex = pressed }
    if isNew || value.isMomentary { sendActions(for: .valueChanged) }
  }

  open override func cancelTracking() { press(nil) }

  open override func springPart(at place: Point) -> Int? { usableSegment(at: place) }

  /// The segment under the drag is pressed, and selected when it springs.
  open override func springLoadingChanged(to phase: SpringLoading, at place: Point) {
    springLoading = phase
    let index = usableSegment(at: place)
    press(phase == .possible || phase == .activating ? index : nil)
    guard phase == .activated, let index, index != value.selectedIndex || value.isMomentary else { return }
    if !value.isMomentary { value.selectedIndex = index }
    sendActions(for: .valueChanged)
  }

  private func press(_ index: Int?) {
    if value.pressedIndex != index { value.pressedIndex = index }
  }

  /// The index of the enabled segment at a location, or nearest to it.
  private func usableSegment(at location: Point) -> Int? {
    let cells = parts(.segment).map(\.frame)
    guard cells.count == value.segments.count else { return nil }
    func distance(_ index: Int) -> Double {
      max(cells[index].minX - location.x, location.x - cells[index].maxX)
    }
    let nearest = cells.indices.min { distance($0) < distance($1) }
    return nearest.flatMap { value.segments[$0].isEnabled ? $0 : nil }
  }
}
