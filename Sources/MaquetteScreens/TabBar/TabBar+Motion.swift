package import MaquetteControlKit
package import MaquetteElements
import MaquetteGraphics

extension TabBar: AnimatedControl {
  package func look(in environment: Environment) -> SelectionLook {
    guard canHaveLens(in: environment) else { return SelectionLook(position: nil) }
    if let pressedIndex, canPress(pressedIndex, in: environment),
      let place = place(of: pressedIndex, in: environment)
    {
      return SelectionLook(position: place, lifted: 1)
    }
    return SelectionLook(position: place(of: selectedIndex, in: environment))
  }

  /// The selection travels as a lens where it is of glass; elsewhere the look changes at once.
  package func look(
    after time: Moment, from former: SelectionLook, in environment: Environment
  ) -> SelectionLook {
    look(in: environment).moved(from: former, after: time, rises: true, in: environment)
  }

  package func settlingTime(from former: TabBar, in environment: Environment) -> Moment {
    look(in: environment).settlingTime(from: former.look(in: environment), in: environment)
  }

  /// Whether the selection becomes a lens: a bar that has become small shows no others.
  private func canHaveLens(in environment: Environment) -> Bool {
    environment.theme[LensMetrics.self].isUsed && environment.theme[TabBarMetrics.self].floats && !isMinimized
  }

  /// Whether a search is under a finger.
  func isSearchPressed(in environment: Environment) -> Bool {
    guard let pressedIndex, canPress(pressedIndex, in: environment) else { return false }
    return tabs[pressedIndex].role == .search
  }

  private func canPress(_ index: Int, in environment: Environment) -> Bool {
    tabs.indices.contains(index) && !tabs[index].state.contains(.disabled) && !isDisabled(in: environment)
  }

  /// The place of a tab among those that share a row; nil for none, and for a search that stands apart.
  private func place(of index: Int?, in environment: Environment) -> Double? {
    let all = shownTabs(in: environment)
    guard let index = shownIndex(index, in: environment), all.indices.contains(index) else { return nil }
    let isTogether = isAtTop(in: environment)
    func isInRow(_ child: (element: any Element, tab: Tab)) -> Bool {
      (isTogether || child.tab.role != .search) && !child.element.isHidden(in: environment)
    }
    return isInRow(all[index]) ? Double(all[..<index].filter(isInRow).count) : nil
  }
}

extension TabBar {
  /// The number of tabs that a phone has room for.
  private static let phoneCount = 5

  /// The tabs that are shown. As on the platform, a phone has room for five: the last one stands for those that have none.
  func shownTabs(in environment: Environment) -> [(element: any Element, tab: Tab)] {
    let all = children.compactMap { child in child.tab.map { (element: child, tab: $0) } }
    guard hasMore(in: environment) else { return all }
    let more = Tab(environment.translated(.more), symbol: "ellipsis")
    return all.prefix(Self.phoneCount - 1) + [(element: more, tab: more)]
  }

  /// The number of a tab among those that are shown.
  func shownIndex(_ index: Int?, in environment: Environment) -> Int? {
    hasMore(in: environment) ? index.map { Swift.min($0, Self.phoneCount - 1) } : index
  }

  private func hasMore(in environment: Environment) -> Bool {
    tabs.count > Self.phoneCount && environment.screenWidth != nil && !environment.isRegularWidth
  }
}
