internal import MaquetteElements

/// The words below the picture of a step: what a person does, to which control by its title, and what becomes of it.
struct StepCaption {
  let session: Session
  /// The control that the step touches or types into; nil for none.
  let control: LiveControl?
  /// The value of the control before the step.
  let formerValue: String?
  /// The label of the control before the step, which its touch may change.
  let name: String?

  /// Takes down what is known before a step.
  init(_ session: Session, before control: LiveControl?, target: String?) {
    self.session = session
    self.control = control
    formerValue = control?.valueText
    // A touch in an open menu is about an item of it.
    name =
      session.openMenu == nil
      ? control.map { session.name(of: $0) } : target.map { session.name(of: $0) }
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
    if let value = control.valueText, value != formerValue { return value.isEmpty ? "empty" : value }
    return control.isEnabled ? nil : "disabled"
  }

  private func action(of step: ScriptStep) -> String {
    let name = name ?? step.target.map { session.name(of: $0) } ?? ""
    func with(_ word: String, _ verb: String) -> String { name.isEmpty ? verb : "\(verb) \(word) \(name)" }
    return switch step.verb {
    case .tap where step.count == 2: with("on", "Double tap")
    case .tap where step.count > 2: "\(with("on", "Tap")) \(step.count) times"
    case .tap: with("on", "Tap")
    case .press: "Press \(name)"
    case .longPress: with("on", "Long press")
    case .secondaryClick: with("on", "Secondary click")
    case .choose: "Choose \(step.text)"
    case .key: "Press \(step.key.rawValue)\(step.count > 1 ? " \(step.count) times" : "")"
    case .drag:
      "Drag \(name)\(step.destination.map { " to \(session.name(of: $0))" } ?? Self.way(step.distance))"
    case .move: "Move the finger\(Self.way(step.distance))"
    case .swipe: "Swipe\(Self.way(step.distance))"
    case .scroll:
      "Scroll\(step.destination.map { " to \(session.name(of: $0))" } ?? Self.way(step.distance))"
    case .spring: "Hold something over \(name)"
    case .release: with("from", "Lift the finger")
    case .cancel: with("of", "Cancel the touch")
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

extension Session {
  /// The title of a control for people: its label, that of the row around it, its identifier, or what it is.
  func name(of control: LiveControl) -> String {
    let labels = layout.nodes(to: control.place.path).compactMap(\.accessibility?.label).filter {
      !$0.isEmpty
    }
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
