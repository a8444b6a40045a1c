import MaquetteControlKit
public import MaquetteElements

extension ToolbarItem {
  /// Returns a button, or an item that chooses a pane in a toolbar of settings.
  public func live(at place: ControlPlace) -> LiveControl {
    place.environment.hasToolbarBorders ? behaving(at: place) : LivePane(place, self)
  }
}

/// An item that chooses a pane of settings, in place of the one that was chosen before.
private final class LivePane: LiveToggle<ToolbarItem> {
  init(_ place: ControlPlace, _ item: ToolbarItem) {
    // The items of such a toolbar choose, whatever they do elsewhere.
    super.init(place, item.with(\.behavior, .toggle), \.isOn, words: ("chosen", "not chosen"))
  }

  override func endTracking(_ touch: Touch?) {
    guard touch != nil, isTouchInside, !isOn else { return }
    for case let other as LivePane in neighbors where other !== self && other.place.list == place.list {
      other.isOn = false
    }
    isOn = true
    sendActions(for: .valueChanged)
  }

  override func taking(_ next: ToolbarItem, insteadOf former: ToolbarItem) -> ToolbarItem {
    super.taking(next.with(\.behavior, .toggle), insteadOf: former)
  }
}
