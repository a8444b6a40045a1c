import MaquetteCollections
import MaquetteElements
import MaquetteScreens

enum BarTitleRule: LintRule {
  static let id = "L-bar-title"
  static let summary = "A navigation bar's title leaves room for the back button, on every screen."
  static let reason =
    "The back button names the previous screen; beside a long title the platform shortens it to 'Back' or a chevron."
  static let source: LintSource? = LintSource(
    .toolbars, "keep a title short enough for the buttons beside it.")
  static let remedy = "use a shorter title, or a large one"
  static let example = LintExample(
    setting: "size: { width: 320 }",
    bad: "navigation-bar: { title: Sound Recognition, back: Accessibility, trailing: [Edit] }",
    good: "navigation-bar: { title: Sounds, back: Settings, trailing: [Edit] }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(NavigationBar.self).compactMap { bar in
      // A watch never shows it.
      guard let wanted = bar.element.backTitle, !wanted.isEmpty, bar.environment.platform == .ios,
        let back = picture.all(BarButton.self, in: bar.node).first(where: { $0.element.style == .back }),
        back.element.title != wanted, back.showsTitle
      else { return nil }
      let shown = back.element.title.isEmpty ? "a chevron alone" : "'\(back.element.title)'"
      return LintViolation(
        bar.node, "title '\(bar.element.title)' leaves no room for '\(wanted)': the button shows \(shown)")
    }
  }
}

extension LintElement<BarButton> {
  /// Whether the system shows more than a chevron.
  fileprivate var showsTitle: Bool { environment.theme.era != .glass }
}

enum TabCountRule: LintRule {
  static let id = "L-tab-count"
  static let summary = "A tab bar on a phone has at most five tabs."
  static let reason =
    "More tabs are too narrow to read; the platform moves the fifth and later ones behind a More tab."
  static let source: LintSource? = LintSource(
    .tabBars, "use the least number of tabs that people need: five on a phone, with More for the rest.")
  static let remedy = "use fewer tabs, and reach the rest from within them"
  static let example = LintExample(
    setting: "size: { width: 430 }",
    bad: """
      tab-bar:
        - tab: { title: Home, symbol: house.fill }
        - tab: { title: Search, symbol: magnifyingglass }
        - tab: { title: Photos, symbol: photo.fill }
        - tab: { title: Messages, symbol: message.fill }
        - tab: { title: Saved, symbol: bookmark.fill }
        - tab: { title: Profile, symbol: person.fill }
      """,
    good: """
      tab-bar:
        - tab: { title: Home, symbol: house.fill }
        - tab: { title: Photos, symbol: photo.fill }
        - tab: { title: Profile, symbol: person.fill }
      """)

  private static let most = 5
  /// Narrower bars are those of phones: the largest are 440 points wide upright, the smallest tablets 744.
  private static let phoneWidth = 600.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(TabBar.self).compactMap { bar in
      let count = bar.element.tabs.count
      guard count > most, bar.node.frame.width < phoneWidth else { return nil }
      return LintViolation(bar.node, "tabs:", measured: "\(count)", asked: "at most \(most)")
    }
  }
}

enum TabTitleRule: LintRule {
  static let id = "L-tab-title"
  static let summary = "Every tab has a title that fits."
  static let reason = "Few people understand symbols alone; a search tab on iOS 26 is the exception."
  static let source: LintSource? = LintSource(.tabBars, "give each tab a title of few words.")
  static let remedy = "give it a title of one word"
  static let example = LintExample(
    setting: "size: { width: 430 }",
    bad: """
      tab-bar:
        - tab: { title: Home, symbol: house.fill }
        - tab: { symbol: photo.fill, accessibility-label: Photos }
      """,
    good: """
      tab-bar:
        - tab: { title: Home, symbol: house.fill }
        - tab: { title: Photos, symbol: photo.fill }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Tab.self).compactMap { tab in
      guard tab.element.title.isEmpty, tab.element.role != .search else { return nil }
      return LintViolation(tab.node, "the tab has no title")
    }
  }
}

enum TabDisabledRule: LintRule {
  static let id = "L-tab-disabled"
  static let summary = "No tab is disabled."
  static let reason =
    "A tab that is sometimes disabled makes an app seem broken; an empty page can explain itself."
  static let source: LintSource? = LintSource(
    .tabBars, "leave tabs enabled even if their content is not there.")
  static let remedy = "enable it, and let its page say what is missing"
  static let example = LintExample(
    setting: "size: { width: 430 }",
    bad: """
      tab-bar:
        - tab: { title: Home, symbol: house.fill }
        - tab: { title: Photos, symbol: photo.fill, state: disabled }
      """,
    good: """
      tab-bar:
        - tab: { title: Home, symbol: house.fill }
        - tab: { title: Photos, symbol: photo.fill }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Tab.self).compactMap { tab in
      tab.element.state.contains(.disabled) ? LintViolation(tab.node, "the tab is disabled") : nil
    }
  }
}
