public import MaquetteControls
internal import MaquetteGraphics

/// A field that text is typed into: a tap gives it the keyboard.
public final class LiveField<Value: EditableValue>: LiveValue<Value>, EditableControl {
  /// What was entered, or dots for what is secret.
  public override var valueText: String? {
    value.hidesText ? String(repeating: "•", count: min(value.text.count, 256)) : value.text
  }

  /// What was entered counts when the return key is pressed.
  public override var eventsOfPurpose: ControlEvents { .primaryActionTriggered }

  /// Takes the keyboard, or empties the field, if the finger is lifted inside.
  public override func endTracking(_ touch: Touch?) {
    guard let touch, isTouchInside else { return }
    if !value.text.isEmpty, isOnClearButton(touch.location) {
      value.text = ""
      value.selection = nil
      sendActions(for: .editingChanged)
    }
    session?.focus(self)
  }

  /// Puts a letter where the caret is, or in place of what is selected.
  func insert(_ letter: Character) {
    var letters = Array(value.text)
    switch value.selection ?? .caret(letters.count) {
    case .all: letters = [letter]
    case .caret(let place): letters.insert(letter, at: min(max(place, 0), letters.count))
    case .range(let range):
      let range = range.clamped(to: 0..<letters.count)
      letters.replaceSubrange(range, with: [letter])
    }
    // The caret goes on behind the letter.
    value.selection =
      switch value.selection {
      case .caret(let place): .caret(place + 1)
      case .range(let range): .caret(range.lowerBound + 1)
      default: nil
      }
    value.text = String(letters)
    sendActions(for: .editingChanged)
  }

  /// The button that empties the field is its last symbol, at the trailing end, if it is there at all.
  private func isOnClearButton(_ location: Point) -> Bool {
    let isShown =
      switch value.clearButton {
      case .never: false
      case .always: true
      case .whileEditing: isFocused
      case .unlessEditing: !isFocused
      }
    guard isShown, let button = parts("symbol").last else { return false }
    let reach = Session.leastTarget / 2
    return abs(button.frame.center.x - location.x) <= reach
      && abs(button.frame.center.y - location.y) <= reach
  }
}

/// What a field is drawn by.
public protocol EditableValue: StatefulControl {
  /// What was entered.
  var text: String { get set }
  /// Which part is selected; nil for the caret at the end.
  var selection: TextSelection? { get set }
  /// When the button that empties the field shows.
  var clearButton: ClearButtonMode { get }
  /// Whether what was entered is secret.
  var hidesText: Bool { get }
}

extension TextField: EditableValue {
  /// Whether dots stand for what was entered.
  public var hidesText: Bool { isSecure }
}

extension SearchField: EditableValue {
  /// What is searched for is no secret.
  public var hidesText: Bool { false }
}

extension ComboBox: EditableValue {
  /// The caret stays behind the text: a combo box shows no selection.
  public var selection: TextSelection? {
    get { nil }
    set {}
  }
  /// It has none; its button offers choices.
  public var clearButton: ClearButtonMode { .never }
  /// What is chosen is no secret.
  public var hidesText: Bool { false }
}
