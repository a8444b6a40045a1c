import MaquetteCollections
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import MaquetteGraphics

enum SidebarLevelRule: LintRule {
  static let id = "L-sidebar-levels"
  static let summary = "The rows of a sidebar have two levels at most."
  static let reason =
    "People lose track in a deeper hierarchy; show further levels in a list beside the sidebar."
  static let source: LintSource? = LintSource(.sidebars, "show at most two levels of hierarchy in a sidebar.")
  static let remedy = "show the third level in a list in the next column"
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      sidebar:
        - sidebar-item:
            title: Boats
            symbol: flag
            children: [sidebar-item: { title: North, children: [sidebar-item: Pier 1] }]
      """,
    good: """
      sidebar:
        - sidebar-item: { title: Boats, symbol: flag, children: [sidebar-item: { title: North, symbol: folder }] }
      """)

  private static let most = 2

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Sidebar.self).compactMap { sidebar in
      let levels = levels(of: sidebar.element.children)
      guard levels > most else { return nil }
      return LintViolation(sidebar.node, "levels of rows:", measured: "\(levels)", asked: "at most \(most)")
    }
  }

  /// The number of levels of rows; a section is none.
  private static func levels(of elements: [any Element]) -> Int {
    elements.map { element in
      switch element.unmodified {
      case let item as SidebarItem: 1 + levels(of: item.children)
      case let section as Section: levels(of: section.children)
      default: 0
      }
    }.max() ?? 0
  }
}

enum SidebarSectionRule: LintRule {
  static let id = "L-sidebar-sections"
  static let summary = "A sidebar of more than ten rows has sections."
  static let reason =
    "Headers help people find a part. The number is this project's choice."
  static let source: LintSource? = LintSource(.sidebars, "group the items of a sidebar under headings.")
  static let remedy = "put rows that belong together into sections with headers"
  static let example = LintExample(
    setting: "platform: macos",
    bad: "sidebar: [\(rows(11))]",
    good: """
      sidebar:
        - section: { header: First, children: [\(rows(6))] }
        - section: { header: Second, children: [\(rows(5))] }
      """)

  private static let most = 10

  private static func rows(_ count: Int) -> String {
    (1...count).map { "sidebar-item: { title: Boat \($0), symbol: flag }" }.joined(separator: ", ")
  }

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Sidebar.self).compactMap { sidebar in
      let count = sidebar.element.children.count { $0.unmodified is SidebarItem }
      guard count > most else { return nil }
      return LintViolation(
        sidebar.node, "rows outside of sections:", measured: "\(count)", asked: "at most \(most)")
    }
  }
}

enum MenuTitleRule: LintRule {
  static let id = "L-menu-title"
  static let summary = "The title of a menu in a menu bar is one word."
  static let reason = "Two words look like two menus, and small screens lack the space."
  static let source: LintSource? = LintSource(
    .menuBar, "use one word for the title of a menu where possible.")
  static let remedy = "use the most telling word"
  static let example = LintExample(
    setting: "platform: macos\nsize: { width: 400 }",
    bad: "menu-bar: [menu-bar-item: { title: Harbor, application: true }, menu-bar-item: Edit Boats]",
    good: "menu-bar: [menu-bar-item: { title: Harbor, application: true }, menu-bar-item: Boats]")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(MenuBarItem.self).compactMap { item in
      let words = item.element.title.split(separator: " ").count
      // The name of an application is what it is, and a clock is no menu's title.
      guard words > 1, !item.element.isApplication, item.element.placement == .menu else { return nil }
      return LintViolation(
        item.node, "title '\(item.element.title)':", measured: "\(words) words", asked: "1")
    }
  }
}

enum TabPageRule: LintRule {
  static let id = "L-tab-pages"
  static let summary = "A tab view has two to six pages."
  static let reason =
    "One page needs no tabs; more than six are hard to tell apart, and their titles do not fit."
  static let source: LintSource? = LintSource(.tabViews, "avoid more than six tabs in a tab view.")
  static let remedy = "leave the tabs out, or choose between the pages with a pop-up button or a sidebar"
  static let example = LintExample(
    setting: "platform: macos",
    bad: "tab-view: [tab-page: { title: General, children: [label: Only one page] }]",
    good: "tab-view: [tab-page: { title: General, children: [label: One of two] }, tab-page: Advanced]")

  private static let allowed = 2...6

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(TabView.self).compactMap { view in
      let count = view.element.titles.count
      guard count > 0, !allowed.contains(count) else { return nil }
      return LintViolation(
        view.node, "pages:", measured: "\(count)", asked: "\(allowed.lowerBound) to \(allowed.upperBound)")
    }
  }
}

enum ColumnWidthRule: LintRule {
  static let id = "L-column-width"
  static let summary = "Every column of a split view is wide enough for its titles."
  static let reason =
    "Narrower columns cut off most titles. The minimum widths are the platform's: on macOS 140 points for a sidebar."
  static let source: LintSource? = LintSource(
    .splitViews, "set sensible minimum widths for the panes of a split view.")
  static let remedy = "make the window wider, the other columns narrower, or show fewer columns"
  static let example = LintExample(
    setting: "platform: macos",
    bad: split(width: 380), good: split(width: 640))

  private static func split(width: Int) -> String {
    """
    split-view:
      frame: { width: \(width), height: 120 }
      sidebar-width: 150
      content-width: 220
      children:
        - sidebar: [sidebar-item: { title: Boats, symbol: flag }]
        - label: { text: Twelve boats, padding: 10 }
        - label: { text: A boat, padding: 10 }
    """
  }

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(SplitView.self).flatMap { split in
      let columns = picture.nodes(in: split.node).first { $0.node.name == SplitView.columns }
      let least = split.element.leastWidths(in: split.environment)
      return zip(columns?.node.children ?? [], least).enumerated().compactMap {
        index, column -> LintViolation? in
        let (width, least) = (column.0.frame.width, column.1)
        // Edges on pixels may take less than a point.
        guard width.rounded() < least else { return nil }
        return LintViolation(
          split.node, "column \(index + 1):", measured: width.pointText, asked: "at least \(least.pointText)")
      }
    }
  }
}
