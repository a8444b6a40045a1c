internal import MaquetteControls
internal import MaquetteGraphics

/// A watch button spans the screen.
enum WatchWidthRule: LintRule {
  static let id = "L-watch-width"
  static let summary = "On a watch a button, or a row of buttons, has the full width."
  static let reason = "The screen is small and the finger is not."
  static let remedy = "leave its width out, or put two side by side"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    setting: "platform: watchos\nsize: { width: 184 }\npadding: 8",
    bad: "button: { title: Start, style: gray, width: 100 }",
    good: "button: { title: Start, style: gray }")

  /// The part of the room that counts as all of it: the rest are a list's margins.
  private static let part = 0.9

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let buttons = picture.all(Button.self).filter {
      $0.environment.platform == .watchos && !$0.node.isSpecimen && $0.node.row == nil
    }
    return buttons.compactMap { button in
      guard let room = picture.watchRoom(around: button.node) else { return nil }
      // What stands in one row spans the screen together.
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
  /// The part of a watch's screen in which a node can be; nil if neither a screen nor a size says how large it is.
  func watchRoom(around node: SurveyedNode) -> Rect? {
    if let screen = ancestors(of: node).first(where: { $0.node.name == "screen" }) {
      return screen.frame.inset(dx: 8.5, dy: 0)
    }
    guard mockup.width != nil else { return nil }
    let padding = mockup.padding
    return Rect(
      minX: layout.frame.minX + padding.leading, minY: layout.frame.minY,
      maxX: layout.frame.maxX - padding.trailing, maxY: layout.frame.maxY)
  }
}
