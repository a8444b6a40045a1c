internal import MaquetteControls
internal import MaquetteElements

enum WatchWidthRule: LintRule {
  static let id = "L-watch-width"
  static let summary = "On a watch a button, or a row of buttons, has the full width."
  static let reason = "The screen is small and fingers are not."
  static let remedy = "leave its width out, or put two side by side"
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
    return buttons.compactMap { button in
      guard let room = picture.watchRoom(around: button.node) else { return nil }
      // The buttons of one row count together.
      let frame = button.frame
      let row = buttons.filter {
        $0.frame.minY < frame.maxY && $0.frame.maxY > frame.minY && picture.watchRoom(around: $0.node) == room
      }
      let span = row.reduce(Rect.zero) { $0.union($1.frame) }.width
      guard span < room.width * part else { return nil }
      return LintViolation(button.node, "width", measured: span.pointText, asked: room.width.pointText)
    }
  }
}

extension LintPicture {
  /// The usable part of a watch's screen around a node; nil for a picture without a screen or a width.
  func watchRoom(around node: LintNode) -> Rect? {
    if let screen = ancestors(of: node).first(where: { $0.node.name == Screen.nodeName }) {
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
  static let remedy = "give all the height of the highest, or put them into a button-group"
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
