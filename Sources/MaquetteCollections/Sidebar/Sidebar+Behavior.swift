public import MaquetteElements
import MaquetteGraphics

extension SidebarItem: InteractiveContainer {
  /// Returns a row that a tap selects, or whose mark shows and hides the rows below it.
  public func live(at place: ControlPlace) -> LiveControl { LiveSidebarItem(place, self) }
}

/// A row that a tap selects, in place of the row of its sidebar that was selected before.
///
/// `valueChanged` tells of a selection, and of rows below that have come or gone; the events of a button follow a selection.
open class LiveSidebarItem: LiveButton<SidebarItem> {
  /// Whether the row is selected, and whether those below it are seen.
  open override var valueText: String? {
    let words = [
      isSelected ? "selected" : nil, value.children.isEmpty ? nil : value.isOpen ? "open" : "closed",
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
    if parts(SidebarRow.disclosure).first?.frame.contains(touch.location) ?? false {
      hasDisclosed = true
      value.isOpen.toggle()
      sendActions(for: .valueChanged)
      return
    }
    guard !isSelected else { return }
    for case let other as LiveSidebarItem in neighbors where other !== self && other.place.list == place.list
    {
      other.isSelected = false
    }
    isSelected = true
    sendActions(for: .valueChanged)
  }

  open override func taking(_ next: SidebarItem, insteadOf former: SidebarItem) -> SidebarItem {
    next.isOpen == former.isOpen ? next.with(\.isOpen, value.isOpen) : next
  }
}
