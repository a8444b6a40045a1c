public import MaquetteControlKit
public import MaquetteElements
public import MaquetteGraphics

extension TabView: InteractiveContainer {
  /// Returns a view whose tabs are selected by taps; the page's elements take their own touches.
  public func live(at place: ControlPlace) -> LiveControl { LiveTabView(place, self) }
}

/// A tab view that shows the page of the tab where a touch ends.
open class LiveTabView: LiveParts<TabView> {
  /// The number of the tab at a location; nil beside them. The tabs are drawn after the page, which may have segments too.
  open override func part(at location: Point) -> Int? {
    parts(.segment).suffix(value.pages.count).map(\.frame).firstIndex { $0.contains(location) }
  }
}
