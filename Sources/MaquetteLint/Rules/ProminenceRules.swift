internal import MaquetteControls
internal import MaquetteElements

enum ProminentRule: LintRule {
  static let id = "L-prominent"
  static let summary = "One view has at most two filled buttons."
  static let reason = "A filled button marks the likeliest choice; several marks compete."
  static let remedy = "make the less likely choices tinted, gray or plain"
  static let example = LintExample(
    bad: """
      vstack:
        - button: { title: Buy, style: filled, size: large }
        - button: { title: Rent, style: filled, size: large }
        - button: { title: Try, style: filled, size: large }
      """,
    good: """
      vstack:
        - button: { title: Buy, style: filled, size: large }
        - button: { title: Rent, style: gray, size: large }
        - button: { title: Try, style: plain, size: large }
      """)

  private static let most = 2

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let filled = picture.all((any ChoiceButton).self).filter {
      $0.element.prominence == 3 && !$0.node.isSpecimen
    }
    // Each titled part of a sheet and each window is a view of its own.
    let views = Dictionary(grouping: filled) { picture.view(around: $0.node) }
    return views.keys.sorted().flatMap { view in
      (views[view] ?? []).dropFirst(most).map { button in
        LintViolation(
          button.node, "filled buttons in one view:", measured: "\(views[view]?.count ?? 0)",
          asked: "at most \(most)")
      }
    }
  }
}

extension LintPicture {
  /// The index of the view around a node: a window, a group of the sheet, or the picture.
  func view(around node: LintNode) -> Int {
    ancestors(of: node).first { $0.region == .window || $0.node.name == Group.name }?.index ?? 0
  }
}

enum SizeChoiceRule: LintRule {
  static let id = "L-size-choice"
  static let summary =
    "Buttons of one set of choices have one size; the likelier choice has another style."
  static let reason = "Size follows the room; style marks the likely choice."
  static let remedy = "give all the same size and the likelier choice a more prominent style"
  static let example = LintExample(
    bad: """
      hstack:
        - button: { title: Save, style: gray, size: large }
        - button: { title: Discard, style: gray, size: small }
      """,
    good: """
      hstack:
        - button: { title: Save, style: filled, size: large }
        - button: { title: Discard, style: gray, size: large }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.neighbours(Button.self).flatMap { buttons in
      buttons.indices.dropFirst().compactMap { index in
        let button = buttons[index]
        let other = buttons[..<index].first {
          $0.element.style == button.element.style && $0.element.size != button.element.size
        }
        return other.map { other in
          LintViolation(
            button.node,
            "differs from \(other.node.title) in size alone:", measured: button.element.size.rawValue,
            asked: other.element.size.rawValue)
        }
      }
    }
  }
}

enum DestructiveRule: LintRule {
  static let id = "L-primary-destructive"
  static let summary = "A destructive button is neither the default nor the most prominent of its choices."
  static let reason = "People press the prominent button without reading, and cannot undo this one."
  static let remedy = "make the safe choice the prominent one"
  static let example = LintExample(
    bad: """
      hstack:
        - button: { title: Delete, style: filled, role: destructive, size: large }
        - button: { title: Cancel, style: gray, role: cancel, size: large }
      """,
    good: """
      hstack:
        - button: { title: Delete, style: gray, role: destructive, size: large }
        - button: { title: Cancel, style: filled, role: cancel, size: large }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.neighbours((any ChoiceButton).self).flatMap { buttons in
      buttons.compactMap { button in
        guard button.element.role == .destructive else { return nil }
        let others = buttons.filter { $0.node.index != button.node.index && $0.element.role != .destructive }
        guard let most = others.map(\.element.prominence).max(), button.element.prominence > most else {
          return nil
        }
        return LintViolation(
          button.node, "the destructive button is the most prominent of \(buttons.count) choices")
      }
    }
  }
}

enum DeprecatedRule: LintRule {
  static let id = "L-deprecated"
  static let summary = "Rounded rectangle buttons are deprecated."
  static let reason = "Since iOS 7 the platform draws it as a system button."
  static let remedy = "use a button of the style system, or of another style"
  static let example = LintExample(
    bad: "rounded-rectangle-button: { title: Continue }",
    good: "button: { title: Continue, style: system }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(RoundedRectangleButton.self).map {
      LintViolation($0.node, "a rounded rectangle button is drawn as a system button")
    }
  }
}

/// A button that can be one of several choices.
protocol ChoiceButton: Sendable {
  var role: ButtonRole { get }
  /// The prominence from 0 (plain) to 3 (filled with the tint).
  var prominence: Int { get }
}

extension Button: ChoiceButton {
  var prominence: Int {
    switch style {
    case .system, .plain: 0
    case .gray, .outlined: 1
    case .tinted: 2
    case .filled: 3
    }
  }
}

extension PushButton: ChoiceButton {
  var prominence: Int { role == .primary ? 3 : tint == nil ? 1 : 2 }
}
