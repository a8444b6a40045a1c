public import MaquetteElements
import MaquetteGraphics

extension Keyboard: InteractiveControl {
  /// Returns a keyboard that types into the field that is edited.
  public func live(at place: ControlPlace) -> LiveControl { LiveKeyboard(place, self) }
}

/// A keyboard whose keys type when a finger is lifted on them; until then the finger may slide to another key.
open class LiveKeyboard: LiveControl {
  /// The keyboard to draw.
  public final var value: Keyboard { didSet { show() } }

  /// Creates the live control of a place.
  public init(_ place: ControlPlace, _ value: Keyboard) {
    self.value = value
    super.init(place)
  }

  open override func drawn() -> any Element { value }

  open override func beginTracking(_ touch: Touch) -> Bool {
    press(part(at: touch.location))
    return true
  }

  open override var keepsTouches: Bool { true }

  open override func continueTracking(_ touch: Touch) -> Bool {
    press(part(at: touch.location))
    return true
  }

  open override func endTracking(_ touch: Touch?) {
    press(nil)
    guard let touch, let part = part(at: touch.location) else { return }
    switch part {
    case .key(let key): perform(key.action, taps: touch.tapCount)
    case .suggestion(let index): accept(index)
    case .accessory(let button): perform(button)
    }
  }

  open override func cancelTracking() { press(nil) }
}

extension LiveKeyboard {
  /// What a finger can be on.
  private enum Part {
    case key(KeyboardKey)
    case suggestion(Int)
    case accessory(KeyboardAccessory)
  }

  /// The field that is edited; nil for none.
  private var field: (any EditableControl)? {
    neighbors.lazy.filter(\.isFocused).compactMap { $0 as? any EditableControl }.first
  }

  /// The key, the word or the button under a finger; between keys the nearest one, so that no touch is lost.
  private func part(at location: Point) -> Part? {
    func index(_ name: NodeName) -> Int? { parts(name).firstIndex { $0.frame.contains(location) } }
    if let index = index(KeyboardAccessoryBar.name) {
      let id = parts(KeyboardAccessoryBar.name)[index].id
      return KeyboardAccessory.allCases.first { $0.id == id }.map(Part.accessory)
    }
    if let index = index(KeyboardSuggestions.name) { return .suggestion(index) }
    let caps = parts(KeyCap.name)
    guard let top = caps.map(\.frame.minY).min(), location.y > top - Self.leastTarget / 2 else { return nil }
    let nearest = caps.indices.min {
      caps[$0].frame.squaredDistance(to: location) < caps[$1].frame.squaredDistance(to: location)
    }
    let keys = value.plan(in: environment).keys(width: frame.width).map(\.key)
    guard let nearest, keys.indices.contains(nearest), keys[nearest].isEnabled else { return nil }
    return keys[nearest].action == .none ? nil : .key(keys[nearest])
  }

  private func press(_ part: Part?) {
    var pressed = value
    (pressed.pressed, pressed.pressedSuggestion, pressed.pressedAccessory) = (nil, nil, nil)
    switch part {
    case .key(let key): pressed.pressed = key.name
    case .suggestion(let index): pressed.pressedSuggestion = index
    case .accessory(let button): pressed.pressedAccessory = button
    case nil: break
    }
    value = pressed
  }

  private func perform(_ action: KeyboardKey.Action, taps: Int) {
    switch action {
    case .text(let text): type(text)
    case .space: type(" ")
    case .delete:
      field?.deleteBackward()
      capitalize()
    case .return: pressReturn()
    case .plane(let plane): value.plane = plane
    case .shift:
      // Two taps in a row keep capitals on.
      value.shift = taps > 1 ? .locked : value.shift == .lowercase ? .uppercase : .lowercase
    // Another keyboard, and speech, belong to the system.
    case .switchKeyboard, .dictation, .none: break
    }
  }

  private func type(_ text: String) {
    for character in text { field?.insert(character) }
    // As on the platform, letters come back after a space or an apostrophe.
    if let plane = value.plane, plane != .letters, !value.type.isPad, [" ", "'"].contains(text) {
      value.plane = .letters
    }
    capitalize()
  }

  /// Sets the shift key for the next letter.
  private func capitalize() {
    guard value.shift != .locked else { return }
    let isBeginning = value.type.capitalizesSentences && (field?.valueText ?? "x").isBeforeSentence
    let shift: ShiftState = isBeginning ? .uppercase : .lowercase
    if value.shift != shift { value.shift = shift }
  }

  /// Puts a suggested word in the place of the one that is typed.
  private func accept(_ index: Int) {
    guard let field, value.suggestions.indices.contains(index) else { return }
    let typed = (field.valueText ?? "").reversed().prefix { !$0.isWhitespace }.count
    for _ in 0..<typed { field.deleteBackward() }
    type(value.suggestions[index] + " ")
  }

  private func perform(_ button: KeyboardAccessory) {
    guard let field else { return }
    let fields = neighbors.filter { $0.takesKeyboard && $0.isEnabled && $0.isVisible }
    guard let place = fields.firstIndex(where: { $0 === field }) else { return field.resign() }
    switch button {
    case .done: field.resign()
    case .previous where place > 0: fields[place - 1].focus()
    case .next where place + 1 < fields.count: fields[place + 1].focus()
    case .previous, .next: break
    }
  }
}

extension KeyboardAccessory {
  /// The identifier of the button's node.
  var id: String { "keyboard-\(rawValue)" }

  /// What is spoken for the button.
  var word: SpokenWord {
    switch self {
    case .previous: .previous
    case .next: .next
    case .done: .done
    }
  }
}

extension Rect {
  /// The square of the distance from the rectangle to a point; 0 inside.
  fileprivate func squaredDistance(to point: Point) -> Double {
    let dx = Swift.max(minX - point.x, 0, point.x - maxX)
    let dy = Swift.max(minY - point.y, 0, point.y - maxY)
    return dx * dx + dy * dy
  }
}
