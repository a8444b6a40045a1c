package import MaquetteElements

/// A bar or a view whose tabs choose one of several parts of an application, or pages.
package protocol TabbedControl: PartedControl, ContainerElement {
  var accessibilityLabel: String? { get set }
}

extension TabbedControl {
  /// Returns a group; its tabs, and the page of a view, are exposed by themselves.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(
      label: accessibilityLabel ?? "", traits: traits(.tabBar, in: environment), isContainer: true)
  }

  /// Returns a warning if there is no tab, or none with the number of the selected one.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    let count = titles.count
    if count == 0 { return [.itemCount(element: Self.name, count: 0, allowed: 1...100)] }
    return [selectedIndex, pressedIndex].compactMap(\.self).filter { $0 >= count }
      .map { .noSuchItem(element: Self.name, index: $0, count: count) }
  }
}
