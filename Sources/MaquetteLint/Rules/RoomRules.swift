import MaquetteElements
import MaquetteGraphics

/// A text under another one.
enum HiddenTextRule: LintRule {
  static let id = "L-text-hidden"
  static let summary = "No text lies on another text."
  static let reason =
    "Overlapping texts cannot be read. Elements of a zstack, and elements moved by an offset, overlap."
  static let source: LintSource? = LintSource(.project, "keep texts apart, so that none hides another.")
  static let remedy = "put them side by side or below each other: vstack, hstack"
  static let severity = LintSeverity.error
  static let example = LintExample(
    bad: "zstack: [label: Inbox, label: Drafts]", good: "vstack: [label: Inbox, label: Drafts]")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let places = picture.textPlaces.filter { !$0.seen.isEmpty && !$0.text.element.text.isEmpty }
    let letters = places.map(\.letters)
    let index = RectIndex(letters)
    return places.indices.compactMap { lower in
      var cover: Int?
      index.search(letters[lower]) { upper in
        if upper > lower, hides(places[upper], places[lower], letters[upper], letters[lower]) {
          cover = upper
        }
        return cover == nil
      }
      guard let cover else { return nil }
      let (hidden, shown) = (places[lower].text, places[cover].text)
      let common = letters[lower].intersection(letters[cover])
      return LintViolation(
        hidden.node,
        "'\(hidden.element.shown(in: hidden.environment))' lies under"
          + " '\(shown.element.shown(in: shown.environment))':",
        measured: "\(common.width.pointText) x \(common.height.pointText)", asked: "nothing",
        remedy: nil, area: common)
    }
  }

  private static func hides(
    _ upper: TextPlaces.Place, _ lower: TextPlaces.Place, _ above: Rect, _ below: Rect
  ) -> Bool {
    // What stands in front covers the picture on purpose, and what scrolls goes on under bars and headers.
    guard upper.front == lower.front, upper.scroll == lower.scroll else { return false }
    // A badge stands over its corner, and a lens shows what is under it once more.
    guard !upper.isMoved, upper.text.element.text != lower.text.element.text else { return false }
    let common = above.intersection(below)
    return common.width > 1 && common.height > 1
  }
}

extension TextPlaces.Place {
  /// The part of what is seen that letters take: lines have some room above and below them.
  fileprivate var letters: Rect {
    let rest = Swift.min(text.frame.height, text.element.lineHeight(in: text.environment)) * 0.2
    return text.frame.inset(dx: 0, dy: rest).intersection(seen)
  }
}

/// A text that reaches over the edge of what it stands in.
enum OutsideRule: LintRule {
  static let id = "L-text-outside"
  static let summary = "A text stays inside its control or container."
  static let reason = "Text beyond the edge is cut off, or collides with its neighbours."
  static let source: LintSource? = LintSource(
    .project, "keep content inside its container at every text size.")
  static let remedy = "give it more room, let it wrap, or write less"
  static let example = LintExample(
    bad: """
      glass:
        frame: { width: 160 }
        children: [label: { text: Remove from Collections, fixed-size: true }]
      """,
    good: """
      glass:
        frame: { width: 160 }
        children: [label: Remove from Collections]
      """)

  /// The excess in points that nobody sees.
  private static let slack = 4.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.textPlaces.compactMap { place in
      let (text, frame) = (place.text, place.text.frame)
      guard !place.isMoved, place.scroll == nil, !text.element.text.isEmpty,
        let container = place.container.map({ picture.nodes[$0] }), container.index != text.node.index
      else { return nil }
      let room = container.frame
      let excess = Swift.max(
        room.minX - frame.minX, frame.maxX - room.maxX, room.minY - frame.minY, frame.maxY - room.maxY)
      guard excess > slack else { return nil }
      return LintViolation(
        text.node,
        "'\(text.element.shown(in: text.environment))' reaches out of the \(container.node.name.text):",
        measured: excess.pointText, asked: "nothing", area: frame)
    }
  }
}

/// A text whose words are torn apart.
enum BrokenWordRule: LintRule {
  static let id = "L-word-broken"
  static let summary = "Texts break between words."
  static let reason =
    "A word split over two lines is hard to read; the space is narrower than the longest word."
  static let source: LintSource? = LintSource(.project, "break lines between words, even in narrow places.")
  static let remedy = "give it more room, put it above its neighbour, or write less"
  static let example = LintExample(
    bad: "label: { text: Notification Settings, frame: { width: 60 } }",
    good: "label: { text: Notification Settings, frame: { width: 120 } }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.textPlaces.compactMap { place in
      let text = place.text
      guard !text.element.isVerbatim else { return nil }
      let fit = text.element.fit(width: text.frame.width, in: text.environment)
      guard fit.breaksWords else { return nil }
      return LintViolation(
        text.node, "'\(fit.text)' is broken within a word: width", measured: text.frame.width.pointText,
        asked: "its longest word's", area: text.frame)
    }
  }
}
