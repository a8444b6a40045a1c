import MaquetteScreens
import MaquetteControls
import MaquetteElements
import MaquetteGraphics

enum WatchWidthRule: LintRule {
  static let id = "L-watch-width"
  static let summary = "On a watch a button, or a row of buttons, has the full width."
  static let reason = "The screen is small, and fingers are large."
  static let source: LintSource? = LintSource(
    .buttons, "prefer full-width buttons on a watch.")
  static let remedy = "omit the width of the button, or put two buttons side by side"
  static let example = LintExample(
    setting: "platform: watchos\nsize: { width: 184 }\npadding: 8",
    bad: "button: { title: Start, style: gray, width: 100 }",
    good: "button: { title: Start, style: gray }")

  /// The part of the width that counts as the full width; lists have margins.
  private static let part = 0.9

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let buttons = picture.all(Button.self).filter {
      $0.environment.platform == .watchos && !$0.node.isSpecimen && $0.node.row == nil
    }
    let rooms = Dictionary(grouping: buttons) { picture.watchRoom(around: $0.node) }
    let found = rooms.flatMap { room, buttons -> [LintViolation] in
      guard let room else { return [] }
      var rows = WatchRows(buttons.map(\.frame))
      return buttons.compactMap { button in
        let span = rows.span(beside: button.frame)
        guard span < room.width * part else { return nil }
        return LintViolation(button.node, "width", measured: span.pointText, asked: room.width.pointText)
      }
    }
    return found.sorted { $0.node.index < $1.node.index }
  }
}

/// The rows that buttons of one room stand in: the buttons of a row count together.
private struct WatchRows {
  private let frames: [Rect]
  private let index: RectIndex
  private let width: (from: Double, to: Double)
  /// The widths of rows by their upper and lower edges; all of a row have the same.
  private var spans: [[Double]: Double] = [:]

  init(_ frames: [Rect]) {
    self.frames = frames
    index = RectIndex(frames)
    width = (frames.map(\.minX).min() ?? 0, frames.map(\.maxX).max() ?? 0)
  }

  /// The width of all buttons that are partly as high as one of them.
  mutating func span(beside frame: Rect) -> Double {
    if let known = spans[[frame.minY, frame.maxY]] { return known }
    var row = Rect.zero
    let band = Rect(minX: width.from, minY: frame.minY, maxX: width.to, maxY: frame.maxY)
    index.search(band) { place in
      let other = frames[place]
      if other.minY < frame.maxY, other.maxY > frame.minY { row = row.union(other) }
      return true
    }
    spans[[frame.minY, frame.maxY]] = row.width
    return row.width
  }
}

extension LintPicture {
  /// The usable part of a watch's screen around a node; nil for a picture without a screen or a width.
  func watchRoom(around node: LintNode) -> Rect? {
    if let screen = outer(of: node).first(where: { $0.node.name == Screen.nodeName }) {
      return screen.frame.inset(dx: 8.5, dy: 0)
    }
    guard mockup.width != nil else { return nil }
    let padding = mockup.padding
    return Rect(
      minX: layout.frame.minX + padding.leading, minY: layout.frame.minY,
      maxX: layout.frame.maxX - padding.trailing, maxY: layout.frame.maxY)
  }
}

enum WatchHeightRule: LintRule {
  static let id = "L-watch-height"
  static let summary = "On a watch, neighbouring buttons are equally high."
  static let reason = "Unequal heights suggest unequal importance."
  static let source: LintSource? = LintSource(
    .buttons, "give neighbouring buttons on a watch the same height.")
  static let remedy = "give all the height of the tallest, or put them into a button-group"
  static let example = LintExample(
    setting: "platform: watchos\nsize: { width: 184 }\npadding: 8",
    bad: """
      vstack:
        - button: { title: Start, style: gray, width: infinity, height: 44 }
        - button: { title: Stop, style: gray, width: infinity, height: 56 }
      """,
    good: """
      vstack:
        - button: { title: Start, style: gray, width: infinity, height: 44 }
        - button: { title: Stop, style: gray, width: infinity, height: 44 }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.neighbours(Button.self).flatMap { buttons -> [LintViolation] in
      guard let first = buttons.first, first.environment.platform == .watchos else { return [] }
      let slack = 1 / picture.environment.scale + 0.01
      return buttons.dropFirst().compactMap { button in
        guard abs(button.frame.height - first.frame.height) > slack else { return nil }
        return LintViolation(
          button.node, "height", measured: button.frame.height.pointText, asked: first.frame.height.pointText)
      }
    }
  }
}

enum WatchRadiusRule: LintRule {
  static let id = "L-watch-radius"
  static let summary = "On a watch, buttons keep the system's corner radius."
  static let reason =
    "The system's radius matches the corners of the screen, and changes in views that scroll."
  static let source: LintSource? = LintSource(
    .buttons,
    "keep the system's button corners on a watch, on pages that scroll and on "
      + "those that do not.")
  static let remedy = "remove 'corner-radius'"
  static let example = LintExample(
    setting: "platform: watchos\nsize: { width: 184 }\npadding: 8",
    bad: "button: { title: Start, style: gray, width: infinity, corner-radius: 4 }",
    good: "button: { title: Start, style: gray, width: infinity }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Button.self).compactMap { button in
      guard button.environment.platform == .watchos, let radius = button.element.cornerRadius else {
        return nil
      }
      return LintViolation(button.node, "radius", measured: radius.pointText, asked: "the system's")
    }
  }
}
