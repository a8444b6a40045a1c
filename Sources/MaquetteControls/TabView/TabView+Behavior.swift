public import MaquetteElements
import MaquetteGraphics

extension TabView: InteractiveContainer {
  /// Returns a view whose tabs a tap selects; what is on the page is touched by itself.
  public func live(at place: ControlPlace) -> LiveControl { LiveTabView(place, self) }
}

/// A tab view that shows the page of the tab in which a touch is lifted.
open class LiveTabView: LiveValue<TabView> {
  /// The title of the page that is seen, or its number if it has none.
  open override var valueText: String? {
    let titles = value.titles
    guard let index = value.selectedIndex, titles.indices.contains(index) else { return "none" }
    return titles[index].isEmpty ? "\(index)" : titles[index]
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
    guard touch != nil, isTouchInside, let pressed, pressed != value.selectedIndex else { return }
    value.selectedIndex = pressed
    sendActions(for: .valueChanged)
  }

  open override func taking(_ next: TabView, insteadOf former: TabView) -> TabView {
    next.selectedIndex == former.selectedIndex ? next.with(\.selectedIndex, value.selectedIndex) : next
  }

  private func press(_ index: Int?) {
    if value.pressedIndex != index { value.pressedIndex = index }
  }

  /// The number of the tab at a location; nil beside them. The tabs are drawn after the page, which may have segments too.
  private func tab(at location: Point) -> Int? {
    parts(.segment).suffix(value.pages.count).map(\.frame).firstIndex { $0.contains(location) }
  }
}
