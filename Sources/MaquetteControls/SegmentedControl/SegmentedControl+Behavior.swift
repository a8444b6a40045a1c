public import MaquetteControlKit
public import MaquetteElements
public import MaquetteGraphics

extension SegmentedControl: InteractiveControl {
  /// Returns a control that presses the segment under the finger, and selects it when the finger is lifted there.
  public func live(at place: ControlPlace) -> LiveControl { LiveSegmentedControl(place, self) }
}

extension SegmentedControl: PartedControl {
  /// The titles of the segments.
  public var titles: [String] { segments.map(\.title) }
}

/// A segmented control that presses the segment under the finger, and chooses it when the finger is lifted there.
open class LiveSegmentedControl: LiveParts<SegmentedControl> {
  open override var keepsTouches: Bool { true }

  open override func select(_ index: Int) {
    if value.isMomentary { sendActions(for: .valueChanged) } else { super.select(index) }
  }

  open override func springPart(at place: Point) -> Int? { part(at: place) }

  /// The segment under the drag is pressed, and selected when it springs.
  open override func springLoadingChanged(to phase: SpringLoading, at place: Point) {
    springLoading = phase
    let index = part(at: place)
    press(phase == .possible || phase == .activating ? index : nil)
    if phase == .activated, let index { select(index) }
  }

  /// The index of the enabled segment at a location, or nearest to it.
  open override func part(at location: Point) -> Int? {
    let cells = parts(.segment).map(\.frame)
    guard cells.count == value.segments.count else { return nil }
    func distance(_ index: Int) -> Double {
      max(cells[index].minX - location.x, location.x - cells[index].maxX)
    }
    let nearest = cells.indices.min { distance($0) < distance($1) }
    return nearest.flatMap { value.segments[$0].isEnabled ? $0 : nil }
  }
}
