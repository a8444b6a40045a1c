import MaquetteCollections
import MaquetteControls
import MaquetteElements
import MaquetteScreens

enum BadgeLengthRule: LintRule {
  static let id = "L-badge"
  static let summary = "A badge has at most four characters."
  static let reason =
    "A badge is read at a glance; a longer one covers its neighbours. The number is this project's choice."
  static let source: LintSource? = LintSource(
    .tabBars, "announce news in a badge with few characters.")
  static let remedy = "show a number, and the words in the view behind it"
  static let example = LintExample(
    setting: "size: { width: 430 }",
    bad: """
      tab-bar:
        - tab: { title: Home, symbol: house.fill }
        - tab: { title: Messages, symbol: message.fill, badge: 12 unread }
      """,
    good: """
      tab-bar:
        - tab: { title: Home, symbol: house.fill }
        - tab: { title: Messages, symbol: message.fill, badge: "12" }
      """)

  private static let most = 4

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let tabs = picture.all(Tab.self).map { ($0.node, $0.element.badge) }
    let buttons = picture.all(BarButton.self).map { ($0.node, $0.element.badge) }
    let others = picture.all(Badge.self).map { ($0.node, Optional($0.element.shownText)) }
    return (tabs + buttons + others).compactMap { node, badge in
      guard let badge, badge.count > most else { return nil }
      return LintViolation(
        node, "badge '\(badge)':", measured: "\(badge.count) characters", asked: "at most \(most)")
    }
  }
}

enum BadgeDotRule: LintRule {
  static let id = "L-badge-dot"
  static let summary = "A dot has an accessibility label."
  static let reason = "People who cannot see a dot miss it without an accessibility label."
  static let source: LintSource? = LintSource(.accessibility, "describe in words what only a mark shows.")
  static let remedy = "give it an accessibility label, such as 'new messages'"
  static let example = LintExample(
    bad: "badge: { children: [label: Inbox] }",
    good: "badge: { accessibility-label: New messages, children: [label: Inbox] }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Badge.self).compactMap { badge in
      guard badge.element.isDot, (badge.element.accessibilityLabel ?? "").isEmpty else { return nil }
      return LintViolation(badge.node, "the dot has no accessibility label")
    }
  }
}

enum AvatarInitialsRule: LintRule {
  static let id = "L-avatar-initials"
  static let summary = "An avatar shows at most two initials."
  static let reason = "Three letters are small, and read as a word."
  static let source: LintSource? = LintSource(.project, "use the first letters of two names in a monogram.")
  static let remedy = "use the initials of the first and the last name"
  static let example = LintExample(
    bad: "avatar: { person: Ada Maria Reyes, initials: AMR }", good: "avatar: Ada Maria Reyes")

  private static let most = 2

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Avatar.self).compactMap { avatar in
      let shown = avatar.element.shownInitials
      guard avatar.element.image == nil, avatar.element.symbol == nil, shown.count > most else {
        return nil
      }
      return LintViolation(
        avatar.node, "initials '\(shown)':", measured: "\(shown.count)", asked: "at most \(most)")
    }
  }
}

enum NestedCardRule: LintRule {
  static let id = "L-card-nested"
  static let summary = "No card lies on a card."
  static let reason =
    "Nested surfaces do not clarify what belongs together, and waste space on a second margin."
  static let source: LintSource? = LintSource(
    .project, "group related content on one surface; a second one adds nothing.")
  static let remedy = "separate the parts of the card by a divider, or put the cards side by side"
  static let example = LintExample(
    setting: "size: { width: 300 }\nbackground: grouped-background",
    bad: "card: { title: Trip, children: [card: { title: Hotel, style: outlined }] }",
    good: "card: { title: Trip, children: [divider, label: Hotel] }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Card.self).compactMap { card in
      guard picture.outer(of: card.node).contains(where: { $0.node.subject?.element is Card }) else {
        return nil
      }
      let title = card.element.title
      return LintViolation(card.node, title.isEmpty ? "a card in a card" : "the card '\(title)' is in a card")
    }
  }
}
