public import MaquetteElements
import MaquetteGraphics

extension TabBar: InteractiveContainer {
  /// Returns a bar whose tabs a tap selects; what stands above them is touched by itself.
  public func live(at place: ControlPlace) -> LiveControl { LiveTabBar(place, self) }
}

/// A tab bar that selects the tab in which a finger is lifted.
///
/// `valueChanged` tells of the selection; a tap on the selected tab sends a button's action alone, with which an application
/// returns to the beginning of the part.
open class LiveTabBar: LiveValue<TabBar> {
  /// The title of the selected tab, or its number if it has none.
  open override var valueText: String? {
    let tabs = value.tabs
    guard let index = value.selectedIndex, tabs.indices.contains(index) else { return "none" }
    return tabs[index].title.isEmpty ? "\(index)" : tabs[index].title
  }

  open override func beginTracking(_ touch: Touch) -> Bool {
    press(tab(at: touch.location))
    return value.pressedIndex != nil
  }

  open override func continueTracking(_ touch: Touch) -> Bool {
    press(isTouchInside ? tab(at: touch.location) : nil)
    return true
  }

  open override func cancelTracking() { press(nil) }

  open override func endTracking(_ touch: Touch?) {
    let pressed = value.pressedIndex
    press(nil)
    guard touch != nil, isTouchInside, let index = pressed else { return }
    guard index != value.selectedIndex else {
      sendActions(for: .primaryActionTriggered)
      return
    }
    value.selectedIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func taking(_ next: TabBar, insteadOf former: TabBar) -> TabBar {
    next.selectedIndex == former.selectedIndex ? next.with(\.selectedIndex, value.selectedIndex) : next
  }

  private func press(_ index: Int?) {
    if value.pressedIndex != index { value.pressedIndex = index }
  }

  /// The number of the tab at a location that can be used; nil for none. A search may stand after the others, and a bar that
  /// has become small shows some of its tabs only.
  private func tab(at location: Point) -> Int? {
    let nodes = parts(Tab.nodeName)
    guard let place = LiveControl.index(of: nodes, at: location),
      let index = nodes[place].subject?.environment.tabSlot?.index, value.tabs.indices.contains(index)
    else { return nil }
    return value.tabs[index].state.contains(.disabled) ? nil : index
  }
}
