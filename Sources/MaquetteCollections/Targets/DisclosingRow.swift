public import MaquetteElements
import MaquetteGraphics

/// A row with others below it, which a mark shows and hides.
public protocol DisclosingRow: StatefulControl, InteractiveContainer {
  /// Whether the nested rows show.
  var isOpen: Bool { get set }
  /// Whether there are rows below.
  var hasRowsBelow: Bool { get }
  /// The name of the node of the mark.
  static var disclosure: NodeName { get }
}

/// A row that a tap selects, in place of the row that was selected before among all that one group holds.
///
/// `valueChanged` tells of a selection, and of rows below that have come or gone; the events of a button follow a selection.
open class LiveDisclosingRow<Value: DisclosingRow>: LiveButton<Value> {
  /// Whether the row is selected, and whether those below it are seen.
  open override var valueText: String? {
    let words = [
      isSelected ? "selected" : nil, value.hasRowsBelow ? value.isOpen ? "open" : "closed" : nil,
    ].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// Whether the touch has shown or hidden the rows below, which is no action of the row.
  private var hasDisclosed = false

  open override var eventsOfTouchUpInside: ControlEvents {
    hasDisclosed ? .touchUpInside : super.eventsOfTouchUpInside
  }

  open override var eventsOfPurpose: ControlEvents { .primaryActionTriggered }

  open override func endTracking(_ touch: Touch?) {
    hasDisclosed = false
    guard let touch, isTouchInside else { return }
    if value.hasRowsBelow, parts(Value.disclosure).first?.frame.contains(touch.location) ?? false {
      hasDisclosed = true
      value.isOpen.toggle()
      sendActions(for: .valueChanged)
      return
    }
    guard !isSelected else { return }
    for case let other as LiveDisclosingRow<Value> in neighbors
    where other !== self && other.place.list == place.list {
      other.isSelected = false
    }
    isSelected = true
    sendActions(for: .valueChanged)
  }

  open override func taking(_ next: Value, insteadOf former: Value) -> Value {
    next.isOpen == former.isOpen ? next.with(\.isOpen, value.isOpen) : next
  }
}
