public import MaquetteElements
public import MaquetteGraphics

/// A control of several parts, such as segments or tabs: one is selected, and a finger may be on one.
public protocol PartedControl: StatefulControl {
  /// The number of the selected part, counted from 0; nil for none.
  var selectedIndex: Int? { get set }
  /// The number of the part under a finger or the pointer, counted from 0; nil for none.
  var pressedIndex: Int? { get set }
  /// The titles of the parts in their order; empty for a part without one.
  var titles: [String] { get }
}

/// A control that presses the part under a finger and selects it when the finger lifts.
open class LiveParts<Value: PartedControl>: LiveValue<Value> {
  /// The title of the selected part, or its number if it has none.
  open override var valueText: String? {
    let titles = value.titles
    guard let index = value.selectedIndex, titles.indices.contains(index) else { return "none" }
    return titles[index].isEmpty ? "\(index)" : titles[index]
  }

  /// Returns the number of the part at a location that can be used; nil for none.
  open func part(at location: Point) -> Int? { nil }

  /// Selects a part, and sends `valueChanged` if it was not selected.
  open func select(_ index: Int) {
    guard index != value.selectedIndex else { return }
    value.selectedIndex = index
    sendActions(for: .valueChanged)
  }

  /// Presses a part; nil for none.
  public final func press(_ index: Int?) {
    if value.pressedIndex != index { value.pressedIndex = index }
  }

  open override func beginTracking(_ touch: Touch) -> Bool {
    press(part(at: touch.location))
    return value.pressedIndex != nil
  }

  open override func continueTracking(_ touch: Touch) -> Bool {
    press(isTouchInside ? part(at: touch.location) : nil)
    return true
  }

  open override func endTracking(_ touch: Touch?) {
    let pressed = value.pressedIndex
    press(nil)
    if touch != nil, isTouchInside, let pressed { select(pressed) }
  }

  open override func cancelTracking() { press(nil) }

  /// Returns the new element, with the part that a person has selected.
  open override func taking(_ next: Value, insteadOf former: Value) -> Value {
    next.selectedIndex == former.selectedIndex ? next.with(\.selectedIndex, value.selectedIndex) : next
  }
}
