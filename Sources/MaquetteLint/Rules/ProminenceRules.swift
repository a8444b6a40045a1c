import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteLayout

enum ProminentRule: LintRule {
  static let id = "L-prominent"
  static let summary = "One view has at most two filled buttons."
  static let reason =
    "A filled button marks the likeliest choice; several of them compete and slow people down."
  static let source: LintSource? = LintSource(
    .buttons,
    "use at most two prominent buttons in a view, because more of them take longer to choose "
      + "from.")
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
  /// The index of the view around a node: a window, a screen, a group of the sheet, or the picture.
  func view(around node: LintNode) -> Int {
    outer(of: node).first {
      $0.region == .window || $0.node.name == Group.nodeName || $0.node.isHost
    }?.index ?? 0
  }
}

enum SizeChoiceRule: LintRule {
  static let id = "L-size-choice"
  static let summary =
    "Buttons of one set have one size; style marks the likelier choice."
  static let reason =
    "Equal sizes show that buttons belong together; style marks the preferred one."
  static let source: LintSource? = LintSource(
    .buttons, "mark the preferred choice with style instead of size.")
  static let remedy = "give all the same size, and the likelier choice a more prominent style"
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

  /// The least difference of heights that counts, in points.
  static let slack = 2.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.neighbours((any ChoiceButton).self).flatMap { buttons in
      var choices = SizeChoices(buttons)
      return buttons.indices.compactMap { index in
        choices.nextDiffers(from: index).flatMap { violation(of: buttons[index], beside: buttons[$0]) }
      }
    }
  }

  private static func violation(
    of button: LintElement<any ChoiceButton>, beside other: LintElement<any ChoiceButton>
  ) -> LintViolation? {
    guard button.element.look == other.element.look, isChoice(button), isChoice(other),
      button.element.title != other.element.title || button.element.title.isEmpty
    else { return nil }
    let what = "differs from \(other.node.title) in size alone:"
    if button.element.size != other.element.size {
      return LintViolation(
        button.node, what, measured: button.element.size.rawValue, asked: other.element.size.rawValue)
    }
    // Without a height of its own, a button is as high as its content asks; symbols alone, such as those of a player, may
    // differ.
    guard !button.element.title.isEmpty, !other.element.title.isEmpty else { return nil }
    guard button.element.height != nil || other.element.height != nil,
      abs(button.frame.height - other.frame.height) > slack, !differInContent(button, other)
    else { return nil }
    return LintViolation(
      button.node, what, measured: button.frame.height.pointText, asked: other.frame.height.pointText)
  }
}

extension SizeChoiceRule {
  /// Whether a button is no specimen, whose title is the name of its size.
  static func isChoice(_ button: LintElement<any ChoiceButton>) -> Bool {
    button.element.title.lowercased() != button.element.size.rawValue
  }

  /// Whether the buttons would differ in height without heights of their own.
  private static func differInContent(
    _ first: LintElement<any ChoiceButton>, _ second: LintElement<any ChoiceButton>
  ) -> Bool {
    abs(naturalHeight(of: first) - naturalHeight(of: second)) > slack
  }

  /// The height of a button, in points, if it had none of its own.
  static func naturalHeight(of button: LintElement<any ChoiceButton>) -> Double {
    let natural = button.element.withoutHeight.node(in: button.environment)
    return natural.item.measure(Proposal(width: button.frame.width, height: nil)).size.height
  }
}

enum DeprecatedRule: LintRule {
  static let id = "L-deprecated"
  static let summary = "Rounded rectangle buttons are deprecated."
  static let reason = "Since iOS 7 the platform draws them as system buttons."
  static let source: LintSource? = LintSource(
    .ios7Controls, "the rounded rectangle button is deprecated; use a system button.")
  static let remedy = "use a button of the style system, or of another style"
  static let example = LintExample(
    bad: "rounded-rectangle-button: { title: Continue }",
    good: "button: { title: Continue, style: system, frame: { width: 100, height: 44 } }")

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(RoundedRectangleButton.self).map {
      LintViolation($0.node, "a rounded rectangle button is drawn as a system button")
    }
  }
}

/// A button that can be one of several choices.
protocol ChoiceButton: Sendable {
  var title: String { get }
  var role: ButtonRole { get }
  var tint: ColorReference? { get }
  var size: ControlSize { get }
  var height: Double? { get }
  /// The button with the height that its content asks.
  var withoutHeight: any Element { get }
  /// The style, without the size; equal ones look equally likely.
  var look: String { get }
  /// The prominence from 0 (plain) to 3 (filled with the tint).
  var prominence: Int { get }
}

extension Button: ChoiceButton {
  var look: String { style.rawValue }
  var withoutHeight: any Element { with(\.height, nil) }

  var prominence: Int {
    switch style {
    case .system, .plain: 0
    case .gray, .outlined, .glass: 1
    case .tinted: 2
    case .filled, .glassProminent: 3
    }
  }
}

extension PushButton: ChoiceButton {
  var look: String { "push-button \(prominence)" }
  var withoutHeight: any Element { with(\.height, nil) }

  var prominence: Int { role == .primary ? 3 : tint == nil ? 1 : 2 }
}
