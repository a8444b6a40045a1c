import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

extension TextField: LinedValue {
  public var hidesText: Bool { isSecure }
  public var content: TextContent { TextContent(text) }
  /// Whether the text goes on in further lines; that of a secure field does not.
  var takesLines: Bool { axis == .vertical && !isSecure }

  public func textStyle(in environment: Environment) -> TextStyle {
    environment.theme[TextFieldMetrics.self].textStyle
  }

  /// On macOS the return key confirms the text of a field, however many lines it has.
  public func returnBeginsLine(in environment: Environment) -> Bool {
    takesLines && environment.platform != .macos
  }

  /// Returns a field that a tap focuses, and that scrolls if it has lines.
  public func live(at place: ControlPlace) -> LiveControl {
    takesLines ? LiveLines(place, self) : LiveField(place, self)
  }
}

extension TextField {
  /// The keyboard for the field's content; the first letter of a sentence is a capital.
  public var keyboard: Keyboard? {
    var keyboard = Keyboard(keyboardType, returnKey: returnKey)
    keyboard.accessory = keyboardAccessory
    keyboard.shift =
      !isSecure && keyboardType.capitalizesSentences && text.isBeforeSentence ? .uppercase : .lowercase
    return keyboard
  }
}

/// A control value with editable text.
public protocol EditableValue: InteractiveContainer, AlignedControl {
  /// The text.
  var text: String { get set }
  /// The placeholder of an empty field.
  var placeholder: String { get }
  /// The colour of caret and selection; nil for the environment's tint.
  var tint: ColorReference? { get }
  /// The selected part; nil for the caret at the end.
  var selection: TextSelection? { get set }
  /// Whether the selection's edit menu is open while the field is edited.
  var editMenu: EditMenuState { get set }
  /// When the clear button shows.
  var clearButton: ClearButtonMode { get }
  /// The button after the text, in whose place the clear button shows; nil for none.
  var trailingButton: FieldButton? { get }
  /// The keyboard that the screen shows while the field is edited; nil for none.
  var keyboard: Keyboard? { get }
  /// Whether the text is secret.
  var hidesText: Bool { get }
  /// Whether the return key begins a line rather than confirm the text; the default is no.
  func returnBeginsLine(in environment: Environment) -> Bool
  /// The number of characters after which keys add none; the default is nil, for no limit.
  var maximumLength: Int? { get }
  /// Replaces the text after an edit; the default drops looks of its parts.
  mutating func edit(_ text: String)
  /// Returns the value with text and selection of another one, as a person has left them.
  func edited(like other: Self) -> Self
}

extension EditableValue {
  public var trailingButton: FieldButton? { nil }
  public func returnBeginsLine(in environment: Environment) -> Bool { false }
  public var maximumLength: Int? { nil }
  public mutating func edit(_ text: String) { self.text = text }
  public func edited(like other: Self) -> Self {
    with(\.text, other.text).with(\.selection, other.selection)
  }

  /// Whether the field shows its clear button.
  func showsClearButton(in environment: Environment) -> Bool {
    !text.isEmpty && clearButton.isShown(isEditing: isEdited(in: environment))
  }

  /// Whether the field shows a button, which is exposed by itself.
  func hasButton(in environment: Environment) -> Bool {
    trailingButton != nil || showsClearButton(in: environment)
  }

  /// Whether the field is being edited.
  func isEdited(in environment: Environment) -> Bool {
    let state = effectiveState(in: environment)
    return state.contains(.focused) && !state.contains(.disabled) && environment.isWindowActive
  }

  /// Returns the text or the placeholder, with the selection while the field is being edited.
  func line(_ style: TextStyle, in environment: Environment) -> FieldText {
    var line = FieldText(
      text: text, placeholder: placeholder, isSecure: hidesText, style: style,
      metrics: environment.theme[TextFieldMetrics.self])
    line.color = .token(isDisabled(in: environment) ? .tertiaryLabel : .label)
    line.selection = isEdited(in: environment) ? selection ?? .caret(.max) : nil
    line.tint = environment.resolvedTint(tint)
    line.keyboard = keyboard
    line.alignment = contentAlignment.ofText(environment.direction)
    if line.selection != nil { line.menu = EditMenu(commands, in: editMenu) }
    return line
  }

  /// The selected characters; an empty range for the caret.
  var selected: Range<Int> { (selection ?? .caret(.max)).places(in: text.count) }

  /// The commands of the edit menu.
  var commands: [EditCommand] {
    .fitting(selection: selected, of: text.count, isEditable: true, isSecret: hidesText)
  }

  /// Returns a field that a tap focuses.
  public func live(at place: ControlPlace) -> LiveControl { LiveField(place, self) }
}

/// A field that a tap focuses and keys fill.
open class LiveField<Value: EditableValue>: LiveValue<Value>, EditableControl {
  /// What the finger that is down does to the selection.
  let selectionTouch = SelectionTouch()

  /// Creates the live control of a place, whose edit menu a touch that stays opens.
  public override init(_ place: ControlPlace, _ value: Value) {
    super.init(place, value)
    isContextMenuInteractionEnabled = true
  }

  /// The text, or dots for a secret one.
  open override var valueText: String? {
    value.hidesText ? String(repeating: "•", count: min(value.text.graphemeCount, 256)) : value.text
  }

  /// Whether the return key begins a line.
  open var returnBeginsLine: Bool { value.returnBeginsLine(in: environment) }

  /// The return key confirms the text.
  open override var eventsOfPurpose: ControlEvents { .primaryActionTriggered }

  open override func taking(_ next: Value, insteadOf former: Value) -> Value {
    next.text == former.text ? next.edited(like: value) : next
  }

  open override var keepsTouches: Bool { selectionTouch.fixed != nil }

  open override func beginTracking(_ touch: Touch) -> Bool {
    // Notes where the finger is, for a touch that stays.
    _ = grab(at: touch.location)
    return true
  }

  open override func continueTracking(_ touch: Touch) -> Bool {
    drag(to: touch.location)
    return true
  }

  open override func cancelTracking() { selectionTouch.fixed = nil }

  /// A touch has stayed: the edit menu of the caret under it opens.
  open override func timePassed() {
    guard selectionTouch.fixed == nil else { return }
    host?.cancelTouch()
    openMenu(at: selectionTouch.start)
  }

  open override func editingEnded() { closeMenu() }

  open override func endTracking(_ touch: Touch?) {
    let dragged = selectionTouch.fixed != nil
    selectionTouch.fixed = nil
    guard let touch, isTouchInside else { return }
    if dragged { return openMenu(at: nil) }
    if parts(FieldCancelButton.name).contains(where: { isNear($0, touch.location) }) { return cancel() }
    if !value.text.isEmpty, isOnClearButton(touch.location) {
      value.text = ""
      value.selection = nil
      sendActions(for: .editingChanged)
    }
    focus()
    guard touch.tapCount == 2, let word = word(at: touch.location), !word.isEmpty else { return }
    select(word)
    if environment.platform != .macos { openMenu(at: nil) }
  }

  /// Ends the search as the cancel button of a search bar does: the text goes, and the keyboard with it.
  private func cancel() {
    if !value.text.isEmpty {
      value.text = ""
      value.selection = nil
      sendActions(for: .editingChanged)
    }
    resign()
  }

  /// Whether a finger hits a part, which is smaller than a finger.
  private func isNear(_ part: LayoutNode, _ location: Point) -> Bool {
    part.frame.inset(by: -Self.leastTarget / 4).contains(location)
  }

  open func insert(_ character: Character) {
    var characters = Array(value.text)
    switch value.selection ?? .caret(characters.count) {
    case .all: characters = [character]
    case .caret(let place): characters.insert(character, at: min(max(place, 0), characters.count))
    case .range(let range):
      let range = range.clamped(to: 0..<characters.count)
      characters.replaceSubrange(range, with: [character])
    }
    if let limit = value.maximumLength, characters.count > Swift.max(limit, value.text.count) { return }
    // The caret moves behind the character.
    value.selection =
      switch value.selection {
      case .caret(let place): .caret(min(max(place, 0), characters.count - 1) + 1)
      case .range(let range): .caret(range.lowerBound + 1)
      default: nil
      }
    value.edit(String(characters))
    sendActions(for: .editingChanged)
  }

  open func deleteBackward() {
    var characters = Array(value.text)
    switch value.selection ?? .caret(characters.count) {
    case .all: characters = []
    case .caret(let place):
      let place = min(max(place, 0), characters.count)
      guard place > 0 else { return }
      characters.remove(at: place - 1)
      if value.selection != nil { value.selection = .caret(place - 1) }
    case .range(let range):
      let range = range.clamped(to: 0..<characters.count)
      characters.removeSubrange(range)
      value.selection = .caret(range.lowerBound)
    }
    if case .all = value.selection { value.selection = nil }
    value.edit(String(characters))
    sendActions(for: .editingChanged)
  }

  open func enter(_ entry: String) {
    value.selection = nil
    value.text += value.text.isEmpty ? entry : ", \(entry)"
  }

  private func isOnClearButton(_ location: Point) -> Bool {
    guard let button = parts(FieldClearButton.name).last else { return false }
    let reach = Self.leastTarget / 2
    return abs(button.frame.center.x - location.x) <= reach
      && abs(button.frame.center.y - location.y) <= reach
  }
}
