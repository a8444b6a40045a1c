public import MaquetteControls
internal import MaquetteGraphics

/// A segmented control: the segment under the finger is pressed, and chosen when the finger is lifted there.
public final class LiveSegmentedControl: LiveValue<SegmentedControl> {
  init(_ role: ControlStage.Role, _ control: SegmentedControl) { super.init(role, value: control) }

  /// The chosen segment, counted from 0; nil for none, which a momentary control always has.
  public var selectedSegmentIndex: Int? {
    get { value.selectedIndex }
    set { if newValue != value.selectedIndex { value.selectedIndex = newValue } }
  }

  /// The chosen segment's title or number.
  public override var valueText: String? {
    guard let index = selectedSegmentIndex, value.segments.indices.contains(index) else { return "none" }
    let title = value.segments[index].title
    return title.isEmpty ? "\(index)" : title
  }

  /// Presses a segment that can be used.
  public override func beginTracking(_ touch: Touch) -> Bool {
    let index = segment(at: touch.location)
    guard value.segments.indices.contains(index), value.segments[index].isEnabled else { return false }
    value.pressedIndex = index
    return true
  }

  /// Presses the segment that the finger has come to.
  public override func continueTracking(_ touch: Touch) -> Bool {
    let index = segment(at: touch.location)
    let isUsable = isTouchInside && value.segments.indices.contains(index) && value.segments[index].isEnabled
    if value.pressedIndex != (isUsable ? index : nil) { value.pressedIndex = isUsable ? index : nil }
    return true
  }

  /// Chooses the pressed segment.
  public override func endTracking(_ touch: Touch?) {
    let pressed = value.pressedIndex
    if pressed != nil { value.pressedIndex = nil }
    guard touch != nil, isTouchInside, let pressed else { return }
    let isNew = pressed != selectedSegmentIndex
    if !value.isMomentary { selectedSegmentIndex = pressed }
    if isNew || value.isMomentary { sendActions(for: .valueChanged) }
  }

  /// Lets go of the pressed segment.
  public override func cancelTracking() { value.pressedIndex = nil }

  /// The segment at a place; all are equally wide, and the first is at the leading end.
  private func segment(at location: Point) -> Int {
    guard frame.width > 0, !value.segments.isEmpty else { return 0 }
    let part = (location.x - frame.minX) / frame.width
    let leading = environment.direction == .leftToRight ? part : 1 - part
    let count = Double(value.segments.count)
    return Int(min(max(leading * count, 0), count - 1))
  }
}
