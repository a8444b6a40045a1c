public import MaquetteControlKit
import MaquetteControls
public import MaquetteElements
public import MaquetteGraphics

extension TabBar: InteractiveContainer {
  /// Returns a bar whose tabs a tap selects; what stands above them is touched by itself.
  public func live(at place: ControlPlace) -> LiveControl { LiveTabBar(place, self) }
}

/// A tab bar that selects the tab where a finger lifts.
///
/// `valueChanged` tells of the selection; a tap on the selected tab sends a button's action alone, with which an application
/// returns to the beginning of the part.
open class LiveTabBar: LiveParts<TabBar> {
  open override func select(_ index: Int) {
    guard index != value.selectedIndex else { return sendActions(for: .primaryActionTriggered) }
    value.selectedIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// The number of the tab at a location that can be used; nil for none. A search may stand after the others, and a bar that
  /// has become small shows some of its tabs only.
  open override func part(at location: Point) -> Int? {
    let nodes = parts(Tab.nodeName)
    guard let place = LiveControl.index(of: nodes, at: location),
      let index = nodes[place].subject?.environment.tabSlot?.index, value.tabs.indices.contains(index)
    else { return nil }
    return value.tabs[index].state.contains(.disabled) ? nil : index
  }
}
