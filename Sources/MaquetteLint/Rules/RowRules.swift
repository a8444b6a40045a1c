import MaquetteCollections
import MaquetteControlKit
import MaquetteElements

/// The actions of a row, at one of its ends.
private struct RowActions {
  var row: LintNode
  var edge: SwipeActions.Edge
  var actions: [SwipeAction]
}

extension LintPicture {
  /// The actions of every row, also those that no swipe has uncovered.
  fileprivate var rowActions: [RowActions] {
    all(ListRow.self).flatMap { row in
      row.element.swipeActions.map { group in
        let actions = group.children.flatMap { $0.outermost(SwipeAction.self) }
        return RowActions(row: row.node, edge: group.edge, actions: actions)
      }
    }
  }
}

enum SwipeTitleRule: LintRule {
  static let id = "L-swipe-title"
  static let summary = "Every swipe action has a title, even if a symbol replaces it."
  static let reason =
    "Screen readers offer actions by title, and tall rows show the titles."
  static let source: LintSource? = LintSource(
    .project, "name each action for people who cannot see its symbol.")
  static let remedy = "give it a title of one or two words beside its symbol"
  static let example = LintExample(
    bad: """
      list-row:
        title: Invoice
        value: Paid
        children:
          - swipe-actions: { reveal: open, children: [swipe-action: { symbol: flag.fill, tint: indigo }] }
      """,
    good: """
      list-row:
        title: Invoice
        value: Paid
        children:
          - swipe-actions:
              reveal: open
              children: [swipe-action: { title: Flag, symbol: flag.fill, tint: indigo }]
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.rowActions.flatMap { group in
      group.actions.enumerated().compactMap { index, action in
        guard action.title.isEmpty, (action.accessibilityLabel ?? "").isEmpty else { return nil }
        let what = action.symbol.map { "with the symbol '\($0)'" } ?? "\(index + 1)"
        return LintViolation(group.row, "the \(group.edge.rawValue) action \(what) has no title")
      }
    }
  }
}

enum SwipeCountRule: LintRule {
  static let id = "L-swipe-count"
  static let summary = "A row has at most three swipe actions at each end."
  static let reason =
    "More actions hide the row that they act on. The number is this project's choice."
  static let source: LintSource? = LintSource(
    .project, "keep every action of a row visible and easy to hit.")
  static let remedy = "keep the most frequent ones, and put the rest behind one that opens a menu"
  static let example = LintExample(
    bad: """
      list-row:
        title: Invoice
        value: Paid
        children:
          - swipe-actions:
              reveal: open
              children: [swipe-action: Delete, swipe-action: Flag, swipe-action: Move, swipe-action: Share]
      """,
    good: """
      list-row:
        title: Invoice
        value: Paid
        children:
          - swipe-actions: { reveal: open, children: [swipe-action: Delete, swipe-action: Flag, swipe-action: More] }
      """)

  private static let most = 3

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.rowActions.compactMap { group in
      guard group.actions.count > most else { return nil }
      return LintViolation(
        group.row, "\(group.edge.rawValue) actions:", measured: "\(group.actions.count)",
        asked: "at most \(most)")
    }
  }
}

enum SwipeDestructiveRule: LintRule {
  static let id = "L-swipe-destructive"
  static let summary = "A destructive swipe action is the first one at the trailing end."
  static let reason =
    "People expect it at the edge, where a long swipe performs it; elsewhere it is hit by mistake."
  static let source: LintSource? = LintSource(
    .project, "put deletion at the end of a row, where the long swipe performs it.")
  static let remedy = "put it first at the trailing end"
  static let example = LintExample(
    bad: """
      list-row:
        title: Invoice
        value: Paid
        children:
          - swipe-actions:
              reveal: open
              children: [swipe-action: Flag, swipe-action: { title: Delete, role: destructive }]
      """,
    good: """
      list-row:
        title: Invoice
        value: Paid
        children:
          - swipe-actions:
              reveal: open
              children: [swipe-action: { title: Delete, role: destructive }, swipe-action: Flag]
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.rowActions.flatMap { group in
      group.actions.enumerated().compactMap { index, action in
        guard action.role == .destructive, index > 0 || group.edge == .leading else { return nil }
        let place = group.edge == .leading ? "at the leading end" : "number \(index + 1)"
        return LintViolation(group.row, "the destructive action '\(action.title)' is \(place)")
      }
    }
  }
}

enum SectionIndexRule: LintRule {
  static let id = "L-section-index"
  static let summary = "A list with a section index has sections with headers."
  static let reason = "The letters lead to headers; without headers the index is empty."
  static let source: LintSource? = LintSource(
    .project, "let each letter of an index lead to a section.")
  static let remedy = "group the rows into sections with headers, or leave the index out"
  static let example = LintExample(
    setting: "size: { width: 340 }",
    bad: "list: { style: plain, section-index: alphabet, children: [list-row: Ada, list-row: Ben] }",
    good: """
      list:
        style: plain
        section-index: alphabet
        children:
          - section: { header: A, children: [list-row: Ada] }
          - section: { header: B, children: [list-row: Ben] }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(List.self).compactMap { list in
      let headers = list.element.children.flatMap { $0.outermost(Section.self) }.compactMap(\.header)
      guard list.element.sectionIndex != .none, headers.allSatisfy(\.isEmpty) else { return nil }
      return LintViolation(list.node, "the list has a section index but no headers")
    }
  }
}
