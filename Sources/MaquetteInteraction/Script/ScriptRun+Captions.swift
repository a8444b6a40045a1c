import MaquetteElements

/// The words below the picture of a step: what a person does, to which control by its title, and what becomes of it.
struct StepCaption {
  let session: Session
  /// The control that the step touches or types into; nil for none.
  let control: LiveControl?
  /// The value of the control before the step.
  let formerValue: String?
  /// The label of the control or its part before the step, which the touch may change.
  let name: String?
  /// Whether the part is a key of a keyboard.
  let isKey: Bool

  /// Takes down what is known before a step.
  init(_ session: Session, before control: LiveControl?, target: String?) {
    self.session = session
    self.control = control
    formerValue = control?.valueText
    let part = session.part(target, of: control)
    isKey = part?.traits.contains(.keyboardKey) ?? false
    // A touch in an open menu is about an item of it.
    name =
      session.openMenu == nil
      ? part?.label ?? control.map { session.name(of: $0) } : target.map { session.name(of: $0) }
  }

  /// The caption after the step; a step's own has precedence.
  func text(of step: ScriptStep) -> String {
    let action = action(of: step)
    guard step.verb != .type, step.verb != .choose, let outcome else { return action }
    return "\(action): \(outcome)"
  }

  /// The new value, or why there is none.
  private var outcome: String? {
    guard let control else { return nil }
    if let value = control.valueText, value != formerValue {
      // A caption is one line, however many a text has.
      let line = value.split(whereSeparator: \.isNewline).joined(separator: " ")
      return line.isEmpty ? "empty" : line
    }
    return control.isEnabled ? nil : "disabled"
  }

  private func action(of step: ScriptStep) -> String {
    let name = name ?? step.target.map { session.name(of: $0) } ?? ""
    let isPointer = session.hasPointer
    func with(_ word: String, _ verb: String) -> String {
      name.isEmpty ? verb : word.isEmpty ? "\(verb) \(name)" : "\(verb) \(word) \(name)"
    }
    // People tap on controls, tap keys, and click controls.
    let (on, tap, finger) = (
      isKey || isPointer ? "" : "on", isPointer ? "Click" : "Tap", isPointer ? "pointer" : "finger"
    )
    return switch step.verb {
    case .tap where step.count == 2: with(on, isPointer ? "Double-click" : "Double tap")
    case .tap where step.count > 2: "\(with(on, tap)) \(step.count) times"
    case .tap: with(on, tap)
    case .press: "Press \(name)"
    case .longPress: isPointer ? with("", "Press and hold") : with("on", "Long press")
    case .secondaryClick: with(on, isPointer ? "Secondary-click" : "Secondary click")
    case .hover: with("at", "Point")
    case .choose: "Choose \(step.text)"
    case .key: "Press \(step.key.title)\(step.count > 1 ? " \(step.count) times" : "")"
    case .drag:
      "Drag \(name)\(step.destination.map { " to \(session.name(of: $0))" } ?? Self.way(step.distance))"
    case .move: "Move the \(finger)\(Self.way(step.distance))"
    case .swipe: "Swipe\(Self.way(step.distance))"
    case .scroll:
      "Scroll\(step.destination.map { " to \(session.name(of: $0))" } ?? Self.way(step.distance))"
    case .spring: "Hold something over \(name)"
    case .release: isPointer ? with("", "Release") : with("from", "Lift the finger")
    case .cancel: with("of", "Cancel the \(isPointer ? "click" : "touch")")
    case .wait: "Wait \((step.seconds ?? 0).decimalText) s"
    case .type: "Type “\(step.text)”\(name.isEmpty ? "" : " into \(name)")"
    case .return: with("in", "Press Return")
    case .escape: with("in", "Press Escape")
    case .authenticate: step.isAccepted ? "Authenticate" : "Refuse to authenticate"
    }
  }

  /// A distance in words: ` 60 right, 10 down`.
  private static func way(_ distance: ScriptPair?) -> String {
    guard let distance else { return "" }
    var words: [String] = []
    if distance.x != 0 { words.append("\(abs(distance.x).decimalText) \(distance.x > 0 ? "right" : "left")") }
    if distance.y != 0 { words.append("\(abs(distance.y).decimalText) \(distance.y > 0 ? "down" : "up")") }
    return words.isEmpty ? "" : " " + words.joined(separator: ", ")
  }
}

extension MenuKey {
  /// The name of the key, as on a keyboard in English.
  fileprivate var title: String {
    switch self {
    case .up: "Up Arrow"
    case .down: "Down Arrow"
    case .left: "Left Arrow"
    case .right: "Right Arrow"
    case .return: "Return"
    case .escape: "Escape"
    }
  }
}

extension Session {
  /// Whether a person uses a pointer rather than a finger.
  var hasPointer: Bool { mockup.environment.platform == .macos }

  /// What is said of a part of a control, such as a key of a keyboard: by its identifier, or else that under the finger.
  fileprivate func part(_ id: String?, of control: LiveControl?) -> Accessibility? {
    guard let control, let layout = control.layout else { return nil }
    if let id {
      guard id != control.id, let part = layout.first(where: { $0.id == id }) else { return nil }
      return part.first { !($0.accessibility?.label ?? "").isEmpty }?.accessibility
    }
    guard let place = touch?.touch.location else { return nil }
    let key = layout.first { node in
      node.accessibility?.traits.contains(.keyboardKey) == true && node.frame.contains(place)
    }
    return key?.accessibility
  }

  /// The title of a control for people: its label, that of the row around it, its identifier, or what it is.
  func name(of control: LiveControl) -> String {
    let exposed = layout.nodes(to: control.place.path).compactMap(\.accessibility).filter {
      !$0.label.isEmpty
    }
    // A link says where it leads, whatever text it is in.
    if let link = exposed.last, link.traits.contains(.link) { return link.label }
    let labels = exposed.map(\.label)
    guard let own = labels.last else {
      return control.id ?? control.place.name.replacing("-", with: " ")
    }
    // The detail button of a row is told from those of other rows.
    let row = labels.dropLast().last
    return control.place.element is any InteractiveContainer || row == nil || row == own
      ? own : "\(own) of \(row ?? own)"
  }

  /// The title of an element for people.
  func name(of id: String) -> String {
    if let control = control(id) { return name(of: control) }
    let label = layout.first { $0.id == id }?.first { !($0.accessibility?.label ?? "").isEmpty }
    return label?.accessibility?.label ?? id
  }
}
