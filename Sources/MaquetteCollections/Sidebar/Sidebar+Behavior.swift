public import MaquetteElements

extension SidebarItem: DisclosingRow {
  /// Whether there are rows below.
  public var hasRowsBelow: Bool { !children.isEmpty }
  /// The name of the node of the mark that shows and hides them.
  public static var disclosure: NodeName { SidebarRow.disclosure }

  /// Returns a row that a tap selects, or whose mark shows and hides the rows below it.
  public func live(at place: ControlPlace) -> LiveControl { LiveSidebarItem(place, self) }
}

/// A live row of a sidebar.
public typealias LiveSidebarItem = LiveDisclosingRow<SidebarItem>
